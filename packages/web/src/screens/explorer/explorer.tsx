import { CITY_IDS, type CityId } from '@khora/engine';
import { useMemo, useState } from 'react';
import { Choices } from '../../ui/choices.tsx';
import { Page } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { useExplorerWords } from '../../words/explorer/explorer-words.ts';
import { useLanguage } from '../../words/language.tsx';
import {
  type Counted,
  FEWEST,
  type Openings,
  openingsOf,
  ranked,
  shareOf,
  TOPICS,
  type Topic,
} from './openings.ts';
import { OPENINGS_DATA } from './openings-data.ts';
import '../../ui/form.css';
import './explorer.css';

type CityChoice = CityId | 'all';

/** How often each opening won in games of strong bots, by number of players and city. */
export function ExplorerScreen() {
  const w = useExplorerWords();
  const { texts } = useLanguage();
  const sizes = OPENINGS_DATA.map(({ players }) => String(players));
  const [players, setPlayers] = useState(sizes.at(-1) ?? '');
  const [city, setCity] = useState<CityChoice>('all');
  const [topic, setTopic] = useState<Topic>('first');
  const data = OPENINGS_DATA.find((each) => String(each.players) === players);
  const openings = useMemo(() => data && openingsOf(data, city), [data, city]);
  if (!data || !openings) return <Page title={w('title')}>{w('none')}</Page>;
  const cities = CITY_IDS.map((id) => ({ value: id, label: texts.city(id) }));
  return (
    <Page title={w('title')} wide>
      <p>{w('text', { games: data.games, players: data.players, bot: w(`bots.${data.bot}`) })}</p>
      <div className="explorer-controls">
        <Choices
          label={w('players')}
          value={players}
          choices={sizes.map((size) => ({ value: size, label: size }))}
          onChange={setPlayers}
        />
        <div className="field explorer-city">
          <span aria-hidden="true">{w('city')}</span>
          <Select
            label={w('city')}
            value={city}
            choices={[{ value: 'all', label: w('allCities') }, ...cities]}
            onChange={setCity}
          />
        </div>
        <Choices
          label={w('topic')}
          value={topic}
          choices={TOPICS.map((each) => ({ value: each, label: w(`topics.${each}`) }))}
          onChange={setTopic}
        />
      </div>
      <OpeningTable openings={openings} topic={topic} />
      <p className="detail">{w('caution')}</p>
    </Page>
  );
}

function OpeningTable({ openings, topic }: { readonly openings: Openings; readonly topic: Topic }) {
  const w = useExplorerWords();
  const { locale } = useLanguage().texts;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const rows = useRows(openings, topic);
  if (openings.all.players < FEWEST) return <p>{w('none')}</p>;
  const average = shareOf(openings.all).value;
  const top = Math.max(...rows.map(({ counted }) => shareOf(counted).high));
  return (
    <section>
      <h2>{w(`topics.${topic}`)}</h2>
      <p>
        {w(`about.${topic}`)} {w('average', { share: percent.format(average) })}
      </p>
      <table className="openings">
        <thead>
          <tr>
            <th scope="col">{w('columns.what')}</th>
            <th scope="col">{w('columns.players')}</th>
            <th scope="col">{w('columns.won')}</th>
            <th scope="col">{w('columns.interval')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counted }) => (
            <OpeningRow
              key={name}
              name={name}
              counted={counted}
              average={average}
              top={top}
              percent={percent}
            />
          ))}
        </tbody>
      </table>
      {topic !== 'developments' && <p className="detail">{w('few', { count: FEWEST })}</p>}
    </section>
  );
}

interface NamedCount {
  readonly name: string;
  readonly counted: Counted;
}

function useRows(openings: Openings, topic: Topic): NamedCount[] {
  const w = useExplorerWords();
  const { texts } = useLanguage();
  switch (topic) {
    case 'tiles':
      return ranked(openings.tiles, topic).map((counted) => ({
        name: counted.tiles.map((tile) => texts.action(tile)).join(' + '),
        counted,
      }));
    case 'developments':
      return ranked(openings.developments, topic).map((counted) => ({
        name: w('reached', { count: counted.reached }),
        counted,
      }));
    default:
      return ranked(openings[topic], topic).map((counted) => ({ name: texts.card(counted.card), counted }));
  }
}

interface RowProps extends NamedCount {
  readonly average: number;
  /** The share at the right end of every bar. */
  readonly top: number;
  readonly percent: Intl.NumberFormat;
}

function OpeningRow({ name, counted, average, top, percent }: RowProps) {
  const w = useExplorerWords();
  const { locale } = useLanguage().texts;
  const { value, low, high } = shareOf(counted);
  const at = (share: number) => `${(100 * share) / top}%`;
  const side = low > average ? 'above' : high < average ? 'below' : 'level';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{counted.players.toLocaleString(locale)}</td>
      <td>{percent.format(value)}</td>
      <td>
        <div className="opening-interval">
          <span className="opening-range">
            {w('range', { low: percent.format(low), high: percent.format(high) })}
          </span>
          <span className="opening-bar" data-side={side} aria-hidden="true">
            <span className="opening-span" style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
            <span className="opening-average" style={{ left: at(average) }} />
            <span className="opening-mark" style={{ left: at(value) }} />
          </span>
        </div>
      </td>
    </tr>
  );
}
