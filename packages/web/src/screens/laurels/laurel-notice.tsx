import { useEffect, useState } from 'react';
import { href } from '../../browser/router.ts';
import { ownSeat } from '../../game/own-seat.ts';
import type { ShownGame } from '../../runner/game.ts';
import { useLaurelWords } from '../../words/laurels/laurel-words.ts';
import { factsOf } from './facts.ts';
import { keepHonours, readHonours } from './honours.ts';
import { LAUREL_IDS, type LaurelId, withGame } from './laurels.ts';
import { Medal } from './medal.tsx';
import './laurels.css';

/** Enters a finished game and returns the laurels that it won. */
function laurelsOf(game: ShownGame): readonly LaurelId[] {
  const own = ownSeat(game);
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
