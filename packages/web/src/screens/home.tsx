import { CITY_IDS } from '@khora/engine';
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { CityEmblem, Column, Logo, PotteryFrieze } from '../art/art.ts';
import { isKnown } from '../browser/known.ts';
import { keepReview } from '../browser/reviews.ts';
import { go, href } from '../browser/router.ts';
import { notedRunning, noteRunning } from '../browser/running.ts';
import { bring, deleteSave, gameKey, isFull, listSaves, onSavesBrought, restore } from '../browser/saves.ts';
import { noteChanged } from '../browser/sync-notes.ts';
import { startWorker } from '../game/client.ts';
import { isNewcomer, lastPlan, startFirstGame, startGame } from '../game/new-game.ts';
import { rememberOrigin } from '../game/origins.ts';
import { endingIn, RecordFileError, readFile, saveOf } from '../game/record-file.ts';
import { reviewIn } from '../game/review-file.ts';
import { useServer } from '../online/connection/server.ts';
import { useUnfolding } from '../ui/unfolding.ts';
import { type Spoken, useLanguage } from '../words/language.tsx';
import { rivalNames, usualNames } from '../words/usual-names.ts';
import { DamagedGames, SavedGames } from './saved-games.tsx';
import { LanguageMenu } from './settings/language-menu.tsx';
import './home.css';

const RunningGames = lazy(async () => ({
  default: (await import('../online/lobby/running-games.tsx')).RunningGames,
}));
const StatisticsTable = lazy(async () => ({
  default: (await import('./statistics-table.tsx')).StatisticsTable,
}));

type Stored = Awaited<ReturnType<typeof listSaves>>;
const NONE: Stored = { saves: [], lessons: [], damaged: [] };

/** The games of this browser, and what can be done with them; `trouble` says what went wrong last. */
function useStored() {
  const spoken = useLanguage();
  const { t } = spoken;
  // Unknown until the storage has answered.
  const [stored, setStored] = useState<Stored | null>(null);
  const [trouble, setTrouble] = useState('');
  const [deleted, setDeleted] = useState<unknown>(null);
  const refresh = useCallback(() => {
    listSaves()
      .then((found) => startTransition(() => setStored(found)))
      .catch(() => {
        setStored(NONE);
        setTrouble(t('trouble.storage'));
      });
  }, [t]);
  useEffect(refresh, [refresh]);
  useEffect(() => onSavesBrought(refresh), [refresh]);
  const tell = (error: unknown) => setTrouble(t(isFull(error) ? 'trouble.full' : 'trouble.storage'));
  const remove = (id: string, content: unknown) => {
    deleteSave(id)
      .then(() => noteChanged(gameKey(id)))
      .then(() => setDeleted(content))
      .catch(tell)
      .finally(refresh);
  };
  const bringBack = () => {
    restore(deleted)
      .then(() => setDeleted(null))
      .catch(tell)
      .finally(refresh);
  };
  const upload = async (file: File) => {
    setTrouble('');
    try {
      const content = await readFile(file);
      const shared = reviewIn(content);
      const save = saveOf(shared ? shared.record : content, shared?.players ?? usualNames(spoken));
      const failure = await bring(save);
      // Where storing is forbidden the file can be looked at all the same.
      if (isFull(failure)) throw failure;
      const { id, record } = save;
      const points = endingIn(content);
      if (points) rememberOrigin(id, { id: null, at: record.moves.length, points });
      if (shared) {
        const { review, notes } = shared;
        await keepReview({ id, made: Date.now(), seat: null, review, notes });
        go({ screen: 'review', id });
      } else go({ screen: save.over ? 'replay' : 'table', id });
    } catch (error) {
      if (error instanceof RecordFileError) setTrouble(flawWords(spoken, error));
      else tell(error);
    }
  };
  return { ...(stored ?? NONE), isRead: stored !== null, trouble, deleted, remove, bringBack, upload };
}

/** Why a file was not accepted. */
function flawWords({ texts, t }: Spoken, { flaw }: RecordFileError): string {
  if (typeof flaw === 'string') return t(`file.${flaw}`);
  return t('file.refusedMove', { move: flaw.move, reason: texts.reason(flaw.reason) });
}

/** While the player looks around, so that the first click only has to open the table. */
async function fetchTable(): Promise<void> {
  startWorker();
  await Promise.allSettled([import('./table-screen.tsx'), import('../table/motion/flights.tsx')]);
}

export function HomeScreen() {
  const spoken = useLanguage();
  const { texts, t } = spoken;
  const stored = useStored();
  const { saves, lessons, damaged, trouble, deleted, remove, bringBack, upload } = stored;
  const running = saves.filter(({ over }) => !over);
  const finished = saves.filter(({ over }) => over);
  const none = saves.length + damaged.length === 0 && (stored.isRead || isNewcomer());
  const isNew = none && isNewcomer();
  const isGuided = lessons.length > 0;
  const playNow = () => {
    const names = usualNames(spoken);
    const rivals = rivalNames(spoken);
    go({
      screen: 'table',
      id: isNewcomer() ? startFirstGame(names, rivals) : startGame(lastPlan(names), rivals),
    });
  };
  const last = stored.isRead ? (running[0]?.id ?? null) : notedRunning();
  useEffect(() => {
    if (stored.isRead) noteRunning(last);
  }, [stored.isRead, last]);
  const server = useServer();
  useEffect(() => void fetchTable(), []);
  // What the player can do comes first, the ornament with the next frame.
  const isDecorated = useUnfolding(1) === 1;
  return (
    <main className="home">
      <div className="home-frieze">{isDecorated && <PotteryFrieze />}</div>
      {isDecorated && (
        <>
          <Column className="home-column left" />
          <Column className="home-column right" />
        </>
      )}
      <div className="home-hero">
        <h1>
          <Logo className="home-logo" />
          <span className="visually-hidden">{texts.word('game')}</span>
        </h1>
        <p className="home-tagline">{t('home.tagline')}</p>
        <div className={isNew ? 'home-play ways' : 'home-play'}>
          {isNew && (
            <a className="button primary large" href={href({ screen: 'lesson', id: 'guided' })}>
              {t('home.guided')}
              <small>{t(isGuided ? 'home.continue' : 'home.guidedText')}</small>
            </a>
          )}
          {last && (
            <a className="button primary large" href={href({ screen: 'table', id: last })}>
              {t('home.continue')}
            </a>
          )}
          <button
            type="button"
            className={last || isNew ? 'button large' : 'button primary large'}
            onClick={playNow}
          >
            {t('home.play')}
            {isNew && <small>{t('home.playText')}</small>}
          </button>
          <a className="button large" href={href({ screen: 'learn' })}>
            {t('home.learn')}
            {isNew && <small>{t('home.learnText')}</small>}
          </a>
          <a className="button large" href={href({ screen: 'new' })}>
            {t('home.new')}
          </a>
          {server === 'there' && (
            <a className="button large" href={href({ screen: 'online' })}>
              {t('home.friends')}
            </a>
          )}
        </div>
        {isGuided && !isNew && (
          <a className="home-lesson" href={href({ screen: 'lesson', id: 'guided' })}>
            {t('home.goOn')}
          </a>
        )}
        <nav className="home-links" aria-label={t('table.menu')}>
          <a href={href({ screen: 'daily' })}>{t('home.daily')}</a>
          <a href={href({ screen: 'puzzles' })}>{t('review.puzzles')}</a>
          <a href={href({ screen: 'library' })}>{t('library.title')}</a>
          <a href={href({ screen: 'explorer' })}>{t('titles.explorer')}</a>
          <a href={href({ screen: 'laurels' })}>{t('home.laurels')}</a>
          <a href={href({ screen: 'settings' })}>{t('settings.title')}</a>
          <a href={href({ screen: 'credits' })}>{t('credits.title')}</a>
          <Upload onFile={(file) => void upload(file)} />
          <LanguageMenu />
        </nav>
        {trouble && (
          <p className="banner" role="alert">
            {trouble}
          </p>
        )}
        {deleted !== null && (
          <p className="banner quiet" role="status">
            {t('home.deleted')}{' '}
            <button type="button" className="button small" onClick={bringBack}>
              {t('home.bringBack')}
            </button>
          </p>
        )}
      </div>
      {server === 'there' && isKnown() && (
        <div className="home-games">
          <Suspense>
            <RunningGames />
          </Suspense>
        </div>
      )}
      {none ? (
        <Welcome />
      ) : (
        <div className="home-games">
          <SavedGames title={t('home.running')} saves={running} onDelete={remove} />
          <SavedGames title={t('home.finished')} saves={finished} onDelete={remove} />
          <DamagedGames damaged={damaged} onDelete={remove} />
          {finished.length > 0 && (
            <Suspense>
              <StatisticsTable saves={finished} />
            </Suspense>
          )}
        </div>
      )}
      <footer>{texts.word('unofficial')}</footer>
    </main>
  );
}

function Upload({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useLanguage();
  return (
    <label className="upload">
      {t('record.upload')}
      <input
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** For the first visit: the seven cities, waiting for a leader. */
function Welcome() {
  const { texts, t } = useLanguage();
  return (
    <section className="home-welcome">
      <ul>
        {CITY_IDS.map((city) => (
          <li key={city}>
            <CityEmblem city={city} size={72} />
            {texts.city(city)}
          </li>
        ))}
      </ul>
      <p>{t('home.facts')}</p>
    </section>
  );
}
