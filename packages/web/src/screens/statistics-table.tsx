import { CITY_IDS } from '@khora/engine';
import { useMemo } from 'react';
import type { Save } from '../runner/game.ts';
import { useLanguage } from '../words/language.tsx';
import { statisticsOf, type Tally } from './statistics.ts';
import './statistics-table.css';

/** What the player has done on this device, according to its finished games. */
export function StatisticsTable({ saves }: { readonly saves: readonly Save[] }) {
  const { texts, t } = useLanguage();
  const statistics = useMemo(() => statisticsOf(saves, CITY_IDS), [saves]);
  if (!statistics) return null;
  const { all, byLevel, byCity } = statistics;
  return (
    <section>
      <h2>{t('statistics.title')}</h2>
      <table className="statistics">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('statistics.games')}</th>
            <th scope="col">{t('statistics.wins')}</th>
            <th scope="col">{t('statistics.best')}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={t('statistics.all')} tally={all} />
        </tbody>
        <tbody>
          {byLevel.map(([level, tally]) => (
            <Row key={level} name={t(`bots.${level}`)} tally={tally} />
          ))}
        </tbody>
        <tbody>
          {byCity.map(([city, tally]) => (
            <Row key={city} name={texts.city(city)} tally={tally} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ name, tally: { games, wins, best } }: { readonly name: string; readonly tally: Tally }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{games}</td>
      <td>{wins}</td>
      <td>{best}</td>
    </tr>
  );
}
