import { useState } from 'react';
import { lastErrors } from '../browser/errors.ts';
import { useProblemsAddress } from '../online/connection/server.ts';
import { useLanguage } from '../words/language.tsx';
import { type Evidence, problemOf } from './problem.ts';
import { download } from './record-file.ts';
import './report-problem.css';

/** Put in by the build (vite.config.ts). */
declare const KHORA_RELEASE: string;

/** Puts everything that helps into one file, and says where to send it. */
export function ReportProblem({ record, seen }: Evidence) {
  const { t, texts } = useLanguage();
  const [isOpen, setOpen] = useState(false);
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
        seen,
      }),
      'khora-problem',
    );
  const game = record ? 'record' : seen ? 'seen' : 'none';
  return (
    <details className="report-problem" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="button">{t('problem.title')}</summary>
      <p>
        {t(`problem.${game}`)} {t('problem.noNames')}
      </p>
      {isOpen && <Destination />}
      <button type="button" className="button" onClick={make}>
        {t('problem.make')}
      </button>
    </details>
  );
}

/** Where the file goes: to the host's address, if they have given one. */
function Destination() {
  const { t } = useLanguage();
  const address = useProblemsAddress();
  if (address === null) return <p>{t('problem.send')}</p>;
  return (
    <p>
      {t('problem.sendTo')}{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {address.replace(/^mailto:/, '')}
      </a>
    </p>
  );
}
