import type { ActRequest, LoggedAct, ReportedLine } from '@khora/protocol';
import { useCallback, useEffect, useState } from 'react';
import { href } from '../../browser/router.ts';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { useMe } from '../account/me/me.ts';
import { moderation } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { ActButton } from './act-button.tsx';
import { NetworkForm } from './network-form.tsx';
import { PersonForm } from './person.tsx';
import '../../ui/form.css';
import './moderation.css';

/** How many reports the server sends at once. */
const PAGE = 50;

/** For moderators: what players report, and what can be done about it. */
export function ModerationScreen() {
  const w = useWords();
  const me = useMe();
  return (
    <Page title={w('moderation.title')} wide>
      {me === null && <FailureNote failure="not-signed-in" />}
      {me?.role === null && <FailureNote failure="not-allowed" />}
      {me?.role && <Desk isAdmin={me.role === 'admin'} />}
    </Page>
  );
}

function Desk({ isAdmin }: { readonly isAdmin: boolean }) {
  const { attempt, failure } = useAttempt();
  const [reports, setReports] = useState<readonly ReportedLine[] | null>(null);
  const [log, setLog] = useState<readonly LoggedAct[]>([]);
  const [who, setWho] = useState<string | null>(null);
  const refresh = useCallback(async () => {
    setReports(await moderation.reports());
    setLog(await moderation.acts());
  }, []);
  useEffect(() => void attempt(refresh), [attempt, refresh]);
  const act = useCallback(
    async (what: ActRequest) => {
      await moderation.act(what);
      await refresh();
    },
    [refresh],
  );
  return (
    <div className="moderation">
      <FailureNote failure={failure} />
      {reports && (
        <Reports
          reports={reports}
          onAct={act}
          onPerson={setWho}
          onMore={() =>
            void attempt(async () =>
              setReports([...reports, ...(await moderation.reports(reports.at(-1)?.at))]),
            )
          }
        />
      )}
      <div>
        <PersonForm key={who} who={who} isAdmin={isAdmin} onAct={act} />
        {isAdmin && <NetworkForm onAct={act} />}
      </div>
      <Log log={log} onPerson={setWho} />
    </div>
  );
}

type OnAct = (what: ActRequest) => Promise<void>;

interface ReportsProps {
  readonly reports: readonly ReportedLine[];
  readonly onAct: OnAct;
  readonly onPerson: (who: string) => void;
}

function Reports({ reports, onAct, onPerson, onMore }: ReportsProps & { readonly onMore: () => void }) {
  const w = useWords();
  return (
    <section>
      <h2>{w('moderation.reports')}</h2>
      {reports.length === 0 && <p>{w('moderation.none')}</p>}
      {reports.map((report) => (
        <Report key={`${report.table} ${report.number}`} report={report} onAct={onAct} onPerson={onPerson} />
      ))}
      {reports.length > 0 && reports.length % PAGE === 0 && (
        <button type="button" className="button" onClick={onMore}>
          {w('games.more')}
        </button>
      )}
    </section>
  );
}

function useMoment(): (time: number) => string {
  const { texts } = useLanguage();
  return (time) => new Date(time).toLocaleString(texts.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

function Report({
  report,
  onAct,
  onPerson,
}: Omit<ReportsProps, 'reports'> & { readonly report: ReportedLine }) {
  const w = useWords();
  const moment = useMoment();
  const { table, number, by, people, reason, at, lines } = report;
  return (
    <article className="report">
      <p className="soft">
        {w('moderation.reported', { date: moment(at), who: by, others: people - 1 })}{' '}
        <a href={href({ screen: 'room', id: table })}>{table}</a>
      </p>
      {reason !== '' && <p>{reason}</p>}
      <ol>
        {lines.map((line) => (
          <li key={line.number} aria-current={line.number === number ? 'true' : undefined}>
            <button type="button" className="button quiet small" onClick={() => onPerson(line.user)}>
              {line.name}
            </button>{' '}
            {line.text}
            {line.deleted && <span className="soft"> ({w('moderation.deleted')})</span>}
          </li>
        ))}
      </ol>
      <div className="form-row">
        <ActButton act={{ act: 'delete-line', table, number }} onAct={onAct} />
        <ActButton act={{ act: 'close-table', table }} onAct={onAct} />
        <ActButton act={{ act: 'settle', table, number }} onAct={onAct} />
      </div>
    </article>
  );
}

function Log({
  log,
  onPerson,
}: {
  readonly log: readonly LoggedAct[];
  readonly onPerson: (who: string) => void;
}) {
  const w = useWords();
  const moment = useMoment();
  return (
    <section>
      <h2>{w('moderation.log')}</h2>
      {log.length === 0 && <p>{w('moderation.nothing')}</p>}
      <ul className="acts">
        {log.map(({ at, act, by, user, place, reason }, index) => (
          <li key={`${at} ${String(log.length - index)}`}>
            <b>{w(`acts.${act}`)}</b> {place}{' '}
            {user !== null && (
              <button type="button" className="button quiet small" onClick={() => onPerson(user)}>
                {user}
              </button>
            )}
            <span className="soft">
              {moment(at)}, {by.name ?? by.id}
            </span>{' '}
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
