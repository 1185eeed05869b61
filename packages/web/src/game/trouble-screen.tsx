import type { GameRecord } from '@khora/engine';
import { Column, Meander } from '../art/art.ts';
import { go } from '../browser/router.ts';
import type { Trouble } from '../runner/messages.ts';
import { useLanguage } from '../words/language.tsx';
import { currentRecord } from './client.ts';
import { downloadRecord } from './record-file.ts';
import './trouble-screen.css';

/** Home by a fresh page: whatever is out of order now stays behind. */
function leave(): void {
  go({ screen: 'home' });
  window.location.reload();
}

/** Something went wrong with a game: what, and how to keep it. */
export function TroubleScreen({
  trouble,
  detail,
  record,
}: {
  trouble: Trouble;
  detail: string;
  record: GameRecord | null;
}) {
  const { t } = useLanguage();
  const kept = record ?? currentRecord();
  return (
    <main className="trouble">
      <Column className="trouble-column" />
      <div className="trouble-text">
        <Meander className="page-meander" />
        <h1>{t('trouble.title')}</h1>
        <p role="alert">{t(`trouble.${trouble}`)}</p>
        <p className="detail">{detail}</p>
        <p className="buttons">
          {kept && (
            <button type="button" className="button primary" onClick={() => downloadRecord(kept)}>
              {t('record.download')}
            </button>
          )}
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {t('trouble.reload')}
          </button>
          <button type="button" className="button" onClick={leave}>
            {t('common.home')}
          </button>
        </p>
      </div>
    </main>
  );
}
