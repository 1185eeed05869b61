import { useClient } from '../../game/client.ts';
import type { ShownGame } from '../../runner/game.ts';
import { useTable } from '../../table/state/context.ts';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online-words.ts';
import { useRecap } from './use-recap.ts';
import './recap.css';

/** What happened while the player was away, in words. It stands beside the game, and is put away by hand. */
export function Recap({ id, game }: { readonly id: string; readonly game: ShownGame }) {
  const w = useWords();
  const { texts, t } = useLanguage();
  const { log } = useClient();
  const { names } = useTable();
  const [from, dismiss] = useRecap(id, game);
  if (from === null) return null;
  const lines = log.slice(from).flatMap((events, index) =>
    events.flatMap((event, at) => {
      const line = texts.logLine(event, names);
      return line ? [{ key: `${from + index}-${at}`, line, seat: 'seat' in event ? event.seat : null }] : [];
    }),
  );
  if (lines.length === 0) return null;
  return (
    <aside className="recap" aria-label={w('recap.title')}>
      <header>
        <h2>{w('recap.title')}</h2>
        <button type="button" className="button small" onClick={dismiss}>
          {t('common.close')}
        </button>
      </header>
      <ol>
        {lines.map(({ key, line, seat }) => (
          <li key={key} className={seat === null ? undefined : `seat-${seat}`}>
            {line}
          </li>
        ))}
      </ol>
    </aside>
  );
}
