import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../app/i18n.tsx';
import { go, href } from '../app/router.ts';
import { lastPlan, startGame } from '../game/new-game.ts';
import { RecordFileError, readRecordFile } from '../game/record-file.ts';
import { usualNames } from '../game/rivals.ts';
import { deleteSave, listSaves, writeSave } from '../game/saves.ts';
import { CityEmblem, Column, Logo, PotteryFrieze } from '../ui/art.ts';
import type { Save } from '../worker/messages.ts';
import './home.css';

export function HomeScreen() {
  const spoken = useLanguage();
  const { texts, t } = spoken;
  const [saves, setSaves] = useState<readonly Save[] | null>(null);
  const [trouble, setTrouble] = useState('');
  const refresh = useCallback(() => {
    listSaves()
      .then(setSaves)
      .catch(() => {
        setSaves([]);
        setTrouble(t('trouble.storage'));
      });
  }, [t]);
  useEffect(refresh, [refresh]);
  const running = saves?.filter(({ over }) => !over) ?? [];
  const finished = saves?.filter(({ over }) => over) ?? [];
  const playNow = () => go({ screen: 'table', id: startGame(lastPlan(usualNames(spoken))) });
  const upload = async (file: File) => {
    setTrouble('');
    try {
      const save = await readRecordFile(file, usualNames(spoken));
      await writeSave(save);
      go({ screen: save.over ? 'replay' : 'table', id: save.id });
    } catch (error) {
      if (error instanceof RecordFileError) setTrouble(`${t(`file.${error.trouble}`)} ${error.message}`);
      else setTrouble(t('trouble.storage'));
    }
  };
  const [last] = running;
  return (
    <main className="home">
      <PotteryFrieze className="home-frieze" />
      <Column className="home-column left" />
      <Column className="home-column right" />
      <div className="home-hero">
        <h1>
          <Logo className="home-logo" />
          <span className="visually-hidden">{texts.word('game')}</span>
        </h1>
        <p className="home-tagline">{t('home.tagline')}</p>
        <div className="home-play">
          {last && (
            <a className="button primary large" href={href({ screen: 'table', id: last.id })}>
              {t('home.continue')}
            </a>
          )}
          <button type="button" className={last ? 'button large' : 'button primary large'} onClick={playNow}>
            {t('home.play')}
          </button>
          <a className="button large" href={href({ screen: 'new' })}>
            {t('home.new')}
          </a>
        </div>
        <nav className="home-links" aria-label={t('table.menu')}>
          <a href={href({ screen: 'library' })}>{t('library.title')}</a>
          <a href={href({ screen: 'settings' })}>{t('settings.title')}</a>
          <a href={href({ screen: 'credits' })}>{t('credits.title')}</a>
          <label className="upload">
            {t('record.upload')}
            <input
              type="file"
              accept="application/json,.json"
              className="visually-hidden"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void upload(file);
                event.target.value = '';
              }}
            />
          </label>
        </nav>
        {trouble && (
          <p className="banner" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <div className="home-games">
        <Games title={t('home.running')} saves={running} onDelete={refresh} />
        <Games title={t('home.finished')} saves={finished} onDelete={refresh} />
      </div>
      <footer>{texts.word('unofficial')}</footer>
    </main>
  );
}

function Games({ title, saves, onDelete }: { title: string; saves: readonly Save[]; onDelete: () => void }) {
  const { texts, t } = useLanguage();
  if (saves.length === 0) return null;
  const remove = (id: string) => {
    deleteSave(id).then(onDelete, onDelete);
  };
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {saves.map(({ id, seats, cities, over, round, points, updated }) => (
          <li key={id} className="saved">
            <a href={href({ screen: over ? 'result' : 'table', id })}>
              <span className="saved-cities">
                {cities.map((city) => city && <CityEmblem key={city} city={city} size={34} />)}
              </span>
              <span>
                <b>{texts.list(seats.map(({ name }) => name))}</b>
                <br />
                {over
                  ? points.join(' : ')
                  : round > 0
                    ? texts.word('round', { round, rounds: 9 })
                    : texts.phase('draft')}
                {' · '}
                {new Date(updated).toLocaleDateString(texts.language)}
              </span>
            </a>
            {over && (
              <a className="button small" href={href({ screen: 'replay', id })}>
                {t('replay.title')}
              </a>
            )}
            <button type="button" className="button small" onClick={() => remove(id)}>
              {t('home.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
