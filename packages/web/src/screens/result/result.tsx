import { standings } from '@khora/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { dailyOf } from '../../browser/daily-log.ts';
import { go, href } from '../../browser/router.ts';
import { playSound } from '../../browser/sound.ts';
import { lookAt, openGame, useClient } from '../../game/client.ts';
import { lastPlan, startGame } from '../../game/new-game.ts';
import { originOf } from '../../game/origins.ts';
import { downloadRecord } from '../../game/record-file.ts';
import { TroubleScreen } from '../../game/trouble-screen.tsx';
import { placesOf } from '../../online/connection/record.ts';
import type { ShownGame } from '../../runner/game.ts';
import { tableOf } from '../../runner/ids.ts';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { rivalNames, usualNames } from '../../words/usual-names.ts';
import { sharesOf, useCeremony } from './ceremony.ts';
import { Breakdown, Curves } from './result-charts.tsx';
import { Columns } from './result-columns.tsx';
import './result.css';

const Rematch = lazy(async () => ({ default: (await import('../../online/room/rematch.tsx')).Rematch }));
const DailyResult = lazy(async () => ({
  default: (await import('../daily/daily-result.tsx')).DailyResult,
}));
const LaurelNotice = lazy(async () => ({
  default: (await import('../laurels/laurel-notice.tsx')).LaurelNotice,
}));
const Endings = lazy(async () => ({ default: (await import('../review/endings.tsx')).Endings }));
const DiceCheck = lazy(async () => ({
  default: (await import('../../online/room/dice-check.tsx')).DiceCheck,
}));

export function ResultScreen({ id }: { id: string }) {
  const { game, trouble } = useClient();
  useEffect(() => {
    openGame(id);
    lookAt(null);
  }, [id]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (game?.id !== id) return <main aria-busy="true" />;
  return <Result key={id} game={game} />;
}

function Result({ game }: { game: ShownGame }) {
  const { texts, t } = useLanguage();
  const { view, seats, curves } = game;
  const [marked, mark] = useState<string | null>(null);
  const decided = placesOf(game.record);
  const places = standings(view)
    .toSorted((a, b) => a.seat - b.seat)
    .map((place) => ({ ...place, rank: decided?.[place.seat]?.rank ?? place.rank }));
  const leavings = decided?.map(({ left }) => left) ?? [];
  const shares = sharesOf(places);
  const { shown, skip } = useCeremony(shares.length);
  const done = shown === shares.length;
  useEffect(() => {
    if (done) playSound('end');
  }, [done]);
  const names = seats.map(({ name }) => name);
  const played = tableOf(game.id);
  const cities = view.players.map(({ city }) => city);
  const winners = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const current = shares[shown - 1];
  const counting = current ? texts.source(current.source) : t('result.counting');
  return (
    <Page title={view.phase === 'over' || decided ? texts.word('result') : texts.word('projection')} wide>
      <div className="result">
        <section className="result-stage">
          <p className={done ? 'winner' : 'counting'} role="status">
            {done ? texts.logLine({ type: 'over', winners }, names) : counting}
          </p>
          <Columns
            standings={places}
            shares={shares}
            shown={shown}
            marked={marked}
            names={names}
            cities={cities}
            leavings={leavings}
          />
          <p className="buttons">
            {done ? (
              <After game={game} />
            ) : (
              <button type="button" className="button large" onClick={skip}>
                {t('result.skip')}
              </button>
            )}
          </p>
          {done && dailyOf(game.id) && (
            <Suspense>
              <DailyResult game={game} />
            </Suspense>
          )}
          {done && view.phase === 'over' && (
            <Suspense>
              <LaurelNotice game={game} />
            </Suspense>
          )}
          {done && originOf(game.id) && (
            <Suspense>
              <Endings game={game} places={places} />
            </Suspense>
          )}
          {done && played !== null && (
            <Suspense>
              <DiceCheck table={played} />
            </Suspense>
          )}
        </section>
        <div className="result-charts">
          <section>
            <h2>{t('result.breakdown')}</h2>
            <Breakdown standings={places} shares={shares} shown={shown} names={names} onMark={mark} />
          </section>
          {curves && (
            <section className={done ? undefined : 'pending'}>
              <h2>{t('result.curves')}</h2>
              <Curves curves={curves} names={names} />
            </section>
          )}
        </div>
      </div>
    </Page>
  );
}

function After({ game }: { game: ShownGame }) {
  const spoken = useLanguage();
  const { t } = spoken;
  const { record } = game;
  const played = tableOf(game.id);
  const rematch = () =>
    go({ screen: 'table', id: startGame(lastPlan(usualNames(spoken)), rivalNames(spoken)) });
  return (
    <>
      {played === null ? (
        <button type="button" className="button primary large" onClick={rematch}>
          {t('result.rematch')}
        </button>
      ) : (
        <Suspense>
          <Rematch table={played} />
        </Suspense>
      )}
      {game.view.phase === 'over' && (
        <a className="button large" href={href({ screen: 'review', id: game.id })}>
          {t('review.open')}
        </a>
      )}
      <a className="button large" href={href({ screen: 'replay', id: game.id })}>
        {t('replay.title')}
      </a>
      {record && (
        <button type="button" className="button large" onClick={() => downloadRecord(record)}>
          {t('record.download')}
        </button>
      )}
    </>
  );
}
