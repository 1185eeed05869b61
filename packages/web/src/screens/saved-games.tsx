import { LAST_ROUND } from '@khora/engine';
import { CityEmblem } from '../art/art.ts';
import { href } from '../browser/router.ts';
import type { Damaged } from '../browser/saves.ts';
import { download } from '../game/record-file.ts';
import type { Save } from '../runner/game.ts';
import { dayWords } from '../words/dates.ts';
import { useLanguage } from '../words/language.tsx';

interface Deleting {
  readonly onDelete: (id: string, content: unknown) => void;
}

export function SavedGames({
  title,
  saves,
  onDelete,
}: { readonly title: string; readonly saves: readonly Save[] } & Deleting) {
  if (saves.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {saves.map((save) => (
          <SavedGame key={save.id} save={save} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  );
}

function SavedGame({ save, onDelete }: { readonly save: Save } & Deleting) {
  const { texts, t } = useLanguage();
  const { id, seats, cities, over, round, points, updated } = save;
  const names = texts.list(seats.map(({ name }) => name));
  const stand = round > 0 ? texts.word('round', { round, rounds: LAST_ROUND }) : texts.phase('draft');
  return (
    <li className="saved">
      <a href={href({ screen: over ? 'result' : 'table', id })}>
        <span className="saved-cities">
          {cities.map((city) => city && <CityEmblem key={city} city={city} size={34} />)}
        </span>
        <span>
          <b>{names}</b>
          <br />
          {over ? points.join(' : ') : stand}
          {' · '}
          {dayWords(texts.locale, updated)}
        </span>
      </a>
      <span className="saved-acts">
        {over && (
          <>
            <a className="button quiet small" href={href({ screen: 'replay', id })}>
              {t('replay.title')}
            </a>
            <a className="button quiet small" href={href({ screen: 'review', id })}>
              {t('review.open')}
            </a>
          </>
        )}
        <button type="button" className="button quiet small" onClick={() => onDelete(id, save)}>
          {t('home.delete')}
        </button>
      </span>
    </li>
  );
}

/** What cannot be opened is not thrown away: it can be downloaded as it is. */
export function DamagedGames({ damaged, onDelete }: { readonly damaged: readonly Damaged[] } & Deleting) {
  const { t } = useLanguage();
  if (damaged.length === 0) return null;
  return (
    <section>
      <h2>{t('home.damaged')}</h2>
      <ul>
        {damaged.map(({ id, content }) => (
          <li key={id} className="saved">
            <b>{id}</b>
            <button type="button" className="button quiet small" onClick={() => download(content, id)}>
              {t('record.save')}
            </button>
            <button type="button" className="button quiet small" onClick={() => onDelete(id, content)}>
              {t('home.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
