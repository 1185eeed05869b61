import type { GameRecord } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import { href } from '../app/router.ts';
import { downloadRecord } from '../game/record-file.ts';
import type { Trouble } from '../worker/messages.ts';

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
  return (
    <main className="page narrow">
      <h1>{t('trouble.title')}</h1>
      <p role="alert">{t(`trouble.${trouble}`)}</p>
      <p className="detail">{detail}</p>
      <p className="buttons">
        {record && (
          <button type="button" className="button primary" onClick={() => downloadRecord(record)}>
            {t('record.download')}
          </button>
        )}
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {t('trouble.reload')}
        </button>
        <a className="button" href={href({ screen: 'home' })}>
          {t('common.home')}
        </a>
      </p>
    </main>
  );
}
