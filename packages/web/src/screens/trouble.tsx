import type { GameRecord } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import { go } from '../app/router.ts';
import { currentRecord } from '../game/client.ts';
import { downloadRecord } from '../game/record-file.ts';
import { Column, Meander } from '../ui/art.ts';
import type { Trouble } from '../worker/messages.ts';
import './trouble.css';

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
