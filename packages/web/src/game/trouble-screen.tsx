import type { GameRecord } from '@khora/engine';
import { Column, Meander } from '../art/art.ts';
import { go } from '../browser/router.ts';
import type { Trouble } from '../runner/messages.ts';
import { useLanguage } from '../words/language.tsx';
import { currentEvidence, takeGameOver } from './client.ts';
import type { Seen } from './problem.ts';
import { downloadRecord } from './record-file.ts';
import { ReportProblem } from './report-problem.tsx';
import './trouble-screen.css';

/** Home with a fresh page, which leaves behind whatever is broken now. */
function leave(): void {
  go({ screen: 'home' });
  window.location.reload();
}

/** Something went wrong with a game: says what, and how to keep the game. */
export function TroubleScreen({
  trouble,
  detail,
  record,
  seen = null,
}: {
  trouble: Trouble;
  detail: string;
  record: GameRecord | null;
  seen?: Seen | null;
}) {
  const { t } = useLanguage();
  if (trouble === 'elsewhere' || trouble === 'moved') return <Elsewhere trouble={trouble} id={detail} />;
  const current = currentEvidence();
  const kept = record ?? current.record;
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
        <ReportProblem record={kept} seen={seen ?? current.seen} />
      </div>
    </main>
  );
}

/** Another window has the game: no harm done, and it can continue here. */
function Elsewhere({ trouble, id }: { readonly trouble: 'elsewhere' | 'moved'; readonly id: string }) {
  const { t } = useLanguage();
  return (
    <main className="trouble elsewhere">
      <Column className="trouble-column" />
      <div className="trouble-text">
        <Meander className="page-meander" />
        <h1>{t(`elsewhere.${trouble}`)}</h1>
        <p role="alert">{t('elsewhere.text')}</p>
        <p className="buttons">
          <button type="button" className="button primary" onClick={() => takeGameOver(id)}>
            {t('elsewhere.take')}
          </button>
          <button type="button" className="button" onClick={leave}>
            {t('common.home')}
          </button>
        </p>
      </div>
    </main>
  );
}
