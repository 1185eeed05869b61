import { CITY_IDS, seated } from '@khora/engine';
import { useMemo, useState } from 'react';
import { PlayerMarker } from '../../art/art.ts';
import { href } from '../../browser/router.ts';
import { Page } from '../../ui/page.tsx';
import { Ruled } from '../../ui/rule-link.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useSheetWords } from '../../words/sheet/sheet-words.ts';
import { keepSheet, keptSheet } from './kept-sheet.ts';
import { PlayerSheet } from './player-sheet.tsx';
import { countUp, newcomer, type Possessions, tieOf } from './table-state.ts';
import './sheet.css';

const FEWEST = 2;
const MOST = 4;

/** For games with the box: asks what is on the table and adds it up by the rules. */
export function SheetScreen() {
  const w = useSheetWords();
  const { texts } = useLanguage();
  const nameOf = (seat: number) => texts.word('player', { number: seat + 1 });
  const [players, setPlayers] = useState(() => keptSheet([nameOf(0), nameOf(1)]));
  const places = useMemo(() => countUp(players), [players]);
  const change = (next: readonly Possessions[]) => {
    setPlayers(next);
    keepSheet(next);
  };
  const free = CITY_IDS.filter((id) => !players.some(({ city }) => city === id));
  const add = () => {
    const [city] = free;
    if (city) change([...players, { ...newcomer(players.length, nameOf(players.length)), city }]);
  };
  return (
    <Page title={w('title')} wide>
      <p className="score-intro">
        {w('text')} <a href={href({ screen: 'library' })}>{w('lookUp')}</a>
      </p>
      <div className="score-sheet">
        {seated(players).map(([player, seat]) => {
          const place = places[seat];
          return (
            place && (
              <PlayerSheet
                key={seat}
                seat={seat}
                player={player}
                place={place}
                free={free}
                onChange={(next) => change(players.with(seat, next))}
              />
            )
          );
        })}
      </div>
      <p className="score-buttons">
        {players.length < MOST && (
          <button type="button" className="button" onClick={add}>
            {w('add')}
          </button>
        )}
        {players.length > FEWEST && (
          <button type="button" className="button" onClick={() => change(players.slice(0, -1))}>
            {w('remove')}
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          onClick={() => change(players.map(({ name }, seat) => newcomer(seat, name)))}
        >
          {w('clear')}
        </button>
      </p>
      <Ranking players={players} places={places} />
    </Page>
  );
}

type Places = ReturnType<typeof countUp>;

/** Whether somebody else has as many points, so that drachmas decide. */
function isTied(places: Places, points: number): boolean {
  return points > 0 && places.filter((place) => place.points === points).length > 1;
}

function Ranking({ players, places }: { readonly players: readonly Possessions[]; readonly places: Places }) {
  const w = useSheetWords();
  const { texts } = useLanguage();
  // An empty sheet is not a tie.
  const tie = places.some(({ points }) => points > 0) ? tieOf(places) : null;
  return (
    <section aria-live="polite" className="score-ranking">
      <h2>{texts.word('result')}</h2>
      <ol>
        {places
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ seat, rank, points }) => (
            <li key={seat} value={rank}>
              <PlayerMarker seat={seat} size={22} />
              <span>{texts.word('rank', { rank, player: players[seat]?.name ?? '' })}</span>
              <b>
                {texts.amount('points', points)}
                {isTied(places, points) && ` · ${texts.amount('drachmas', players[seat]?.drachmas ?? 0)}`}
              </b>
            </li>
          ))}
      </ol>
      {tie && (
        <p>
          <Ruled text={w(`tie.${tie}`)} />
        </p>
      )}
    </section>
  );
}
