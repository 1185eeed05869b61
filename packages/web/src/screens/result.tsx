import { standings } from '@khora/engine';
import { useEffect } from 'react';
import { useLanguage } from '../app/i18n.tsx';
import { go, href } from '../app/router.ts';
import { lookAt, openGame, useClient } from '../game/client.ts';
import { lastPlan, startGame } from '../game/new-game.ts';
import { downloadRecord } from '../game/record-file.ts';
import { usualNames } from '../game/rivals.ts';
import { PlayerName } from '../table/pieces.tsx';
import { CityEmblem, Laurel } from '../ui/art.ts';
import { CountUp } from '../ui/count-up.tsx';
import { cue } from '../ui/sound.ts';
import type { Table } from '../worker/messages.ts';
import { Page } from './page.tsx';
import { Breakdown, Curves } from './result-charts.tsx';
import { TroubleScreen } from './trouble.tsx';
import './result.css';

export function ResultScreen({ id }: { id: string }) {
  const { table, trouble } = useClient();
  useEffect(() => {
    openGame(id);
    lookAt(null);
    cue('end');
  }, [id]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (table?.id !== id) return <main aria-busy="true" />;
  return <Result table={table} />;
}

function Result({ table }: { table: Table }) {
  const spoken = useLanguage();
  const { texts, t } = spoken;
  const { view, seats, curves } = table;
  const ranked = standings(view).toSorted((a, b) => a.rank - b.rank);
  const winners = ranked.filter(({ rank }) => rank === 1);
  const names = seats.map(({ name }) => name);
  const rematch = () => go({ screen: 'table', id: startGame(lastPlan(usualNames(spoken))) });
  return (
    <Page title={view.phase === 'over' ? texts.word('result') : texts.word('projection')} wide>
      <div className="winner">
        <Laurel size={110} className="winner-laurel" />
        <p>{texts.logLine({ type: 'over', winners: winners.map(({ seat }) => seat) }, names)}</p>
      </div>
      <ol className="ranking">
        {ranked.map(({ seat, rank, points }) => {
          const city = view.players[seat]?.city;
          return (
            <li key={seat} className={`seat-${seat}`}>
              <b>{rank}.</b>
              {city && <CityEmblem city={city} size={44} />}
              <span>
                <PlayerName seat={seat} name={names[seat] ?? ''} />
                <br />
                {city && texts.city(city)}
              </span>
              <strong>
                <CountUp value={points} />
              </strong>
            </li>
          );
        })}
      </ol>
      <p className="buttons">
        <button type="button" className="button primary large" onClick={rematch}>
          {t('result.rematch')}
        </button>
        <a className="button large" href={href({ screen: 'replay', id: table.id })}>
          {t('replay.title')}
        </a>
        <button type="button" className="button large" onClick={() => downloadRecord(table.record)}>
          {t('record.download')}
        </button>
      </p>
      <div className="result-charts">
        <section>
          <h2>{t('result.breakdown')}</h2>
          <Breakdown ranked={ranked} names={names} />
        </section>
        {curves && (
          <section>
            <h2>{t('result.curves')}</h2>
            <Curves curves={curves} names={names} />
          </section>
        )}
      </div>
    </Page>
  );
}
