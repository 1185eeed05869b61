import type { Seat } from '@khora/engine';
import { useEffect, useState } from 'react';
import { href } from '../../browser/router.ts';
import { originOf } from '../../game/origins.ts';
import type { ShownGame } from '../../runner/game.ts';
import { tableOf } from '../../runner/ids.ts';
import { useLaurelWords } from '../../words/laurels/laurel-words.ts';
import { factsOf, ownSeat } from './facts.ts';
import { keepHonours, readHonours } from './honours.ts';
import { LAUREL_IDS, type LaurelId, withGame } from './laurels.ts';
import { Medal } from './medal.tsx';
import './laurels.css';

/** Whose game it was: the player's own seat at a server's table, or the only person's on this device. */
function seatOf({ id, viewer, seats }: ShownGame): Seat | null {
  // Playing on from somebody else's position does not count.
  if (originOf(id)) return null;
  if (tableOf(id) === null) return ownSeat(seats);
  return viewer === 'spectator' ? null : viewer;
}

/** Enters a finished game and returns the laurels that it won. */
function laurelsOf(game: ShownGame): readonly LaurelId[] {
  const own = seatOf(game);
  const facts = own !== null && game.record ? factsOf(game.record, own, game.seats) : null;
  if (!facts) return [];
  keepHonours(withGame(readHonours(), game.id, facts, Date.now()));
  const { won } = readHonours();
  return LAUREL_IDS.filter((id) => won[id]?.game === game.id);
}

/** A quiet note below the result about laurels won in this game. */
export function LaurelNotice({ game }: { readonly game: ShownGame }) {
  const w = useLaurelWords();
  const [won, setWon] = useState<readonly LaurelId[]>([]);
  useEffect(() => setWon(laurelsOf(game)), [game]);
  if (won.length === 0) return null;
  return (
    <section className="laurel-notice" aria-label={w('title')}>
      <h2>{w('notice', { count: won.length })}</h2>
      <ul>
        {won.map((id) => (
          <li key={id}>
            <Medal laurel={id} />
            <span>
              <b>{w(`laurels.${id}.name`)}</b> {w(`laurels.${id}.text`)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={href({ screen: 'laurels' })}>{w('all')}</a>
      </p>
    </section>
  );
}
