import type { GameEvent } from '@khora/engine';
import { openBook } from '../browser/book.ts';
import { href } from '../browser/router.ts';
import { lookAt } from '../game/client.ts';
import { evidenceOf } from '../game/problem.ts';
import { downloadRecord } from '../game/record-file.ts';
import { ReportProblem } from '../game/report-problem.tsx';
import type { ShownGame } from '../runner/game.ts';
import { SettingsForm } from '../screens/settings/settings-form.tsx';
import { Panel } from '../ui/modal.tsx';
import { useLanguage } from '../words/language.tsx';
import { LogPanel, SincePanel } from './history/log-panel.tsx';
import { Projection } from './history/projection.tsx';
import type { Leaf } from './state/shortcuts.ts';

interface LeavesProps {
  readonly leaf: Leaf;
  readonly game: ShownGame;
  readonly log: readonly (readonly GameEvent[])[];
  /** The first move that the player has not seen. */
  readonly unseen: number | null;
  readonly open: (leaf: Leaf | null) => void;
}

const KEYS = [
  'tiles',
  'confirm',
  'undo',
  'pass',
  'hint',
  'log',
  'score',
  'help',
  'arrows',
  'question',
  'more',
] as const;

/** The leaves that slide over the table: log, score, help, menu. */
export function Leaves({ leaf, game, log, unseen, open }: LeavesProps) {
  const { texts, t } = useLanguage();
  const { record } = game;
  const close = () => open(null);
  const look = (at: number) => {
    lookAt(at);
    close();
  };
  switch (leaf) {
    case 'log':
      return (
        <Panel title={t('table.log')} isOpen onClose={close} side>
          <p>
            <button type="button" className="button" onClick={() => open('since')}>
              {t('since.title')}
            </button>
          </p>
          <LogPanel log={log} onLook={look} />
        </Panel>
      );
    case 'since':
      return (
        <Panel title={t('since.title')} isOpen onClose={close} side>
          <SincePanel log={log} unseen={unseen} onLook={look} />
        </Panel>
      );
    case 'score':
      return (
        <Panel title={texts.word('projection')} isOpen onClose={close} side>
          <Projection />
        </Panel>
      );
    case 'help':
      return (
        <Panel title={t('help.title')} isOpen onClose={close}>
          <p>{t('help.text')}</p>
          <dl className="keys">
            {KEYS.map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{t(`keys.${key}.key`)}</kbd>
                </dt>
                <dd>{t(`keys.${key}.does`)}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      );
    default:
      return (
        <Panel title={t('table.menu')} isOpen onClose={close}>
          <div className="menu-buttons">
            <a className="button" href={href({ screen: 'home' })}>
              {t('common.home')}
            </a>
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                openBook({ shelf: 'rules' });
              }}
            >
              {t('library.title')}
            </button>
            <button type="button" className="button" onClick={() => open('help')}>
              {t('help.title')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                lookAt(game.length);
                close();
              }}
            >
              {t('table.lookBack')}
            </button>
            {record && (
              <button type="button" className="button" onClick={() => downloadRecord(record)}>
                {t('record.download')}
              </button>
            )}
            <ReportProblem {...evidenceOf(game, log)} />
          </div>
          <SettingsForm />
        </Panel>
      );
  }
}
