import type { GameRecord } from '@khora/engine';
import { lastErrors } from '../browser/errors.ts';
import { useLanguage } from '../words/language.tsx';
import { problemOf } from './problem.ts';
import { download } from './record-file.ts';
import './report-problem.css';

/** Put in by the build (vite.config.ts). */
declare const KHORA_RELEASE: string;

/** Puts everything that helps into one file, and says where to send it. */
export function ReportProblem({ record }: { readonly record: GameRecord | null }) {
  const { t, texts } = useLanguage();
  const make = () =>
    download(
      problemOf({
        version: KHORA_RELEASE,
        browser: navigator.userAgent,
        window: `${window.innerWidth} × ${window.innerHeight} × ${window.devicePixelRatio}`,
        language: texts.language,
        hash: window.location.hash,
        errors: lastErrors(),
        record,
      }),
      'khora-problem',
    );
  return (
    <details className="report-problem">
      <summary className="button">{t('problem.title')}</summary>
      <p>{t('problem.text')}</p>
      <button type="button" className="button" onClick={make}>
        {t('problem.make')}
      </button>
    </details>
  );
}
