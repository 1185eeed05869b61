import type { Seat } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import { takeBack } from '../game/client.ts';
import { deltaOf, isNothing } from '../game/delta.ts';
import { tip } from '../ui/tip.ts';
import type { Table } from '../worker/messages.ts';
import { playerOf, useTable } from './context.ts';
import { tileCost } from './dice-tiles.tsx';
import { Herald } from './herald.tsx';
import { DeltaChips, PlayerName } from './pieces.tsx';
import './prompt.css';

/** Who is awaited, what is asked, what the choice will do, and the buttons that settle it. */
export function Prompt({ table, note }: { table: Table; note: string }) {
  const { decision, moves, chosen, play, confirm, why } = useTable();
  const { texts, t } = useLanguage();
  const reason = chosen ? why(chosen) : null;
  const may = (type: 'pass' | 'tradeGlory') => moves.some((move) => move.type === type);
  return (
    <section className={decision ? 'prompt asked' : 'prompt'} aria-label={t('table.prompt')}>
      <div className="prompt-text">
        {decision ? (
          <>
            <strong>{texts.question(decision)}</strong>
            <span className="prompt-more">
              <More note={note} />
            </span>
          </>
        ) : (
          <Waiting table={table} />
        )}
      </div>
      <Herald />
      <div className="prompt-buttons">
        {may('tradeGlory') && (
          <button
            type="button"
            className="button"
            onClick={() => play({ type: 'tradeGlory' })}
            {...tip(texts.move('tradeGlory'), t('table.tradeGloryHelp'), 'R6.1')}
          >
            {texts.move('tradeGlory')}
          </button>
        )}
        {may('pass') && (
          <button type="button" className="button" onClick={() => play({ type: 'pass' })}>
            {texts.move('pass')}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-disabled={!table.canUndo}
          aria-keyshortcuts="U"
          onClick={() => {
            if (table.canUndo && table.viewer !== 'spectator') takeBack(table.viewer);
          }}
          {...tip(t('table.undo'), table.canUndo ? t('table.undoHelp') : t('table.noUndo'))}
        >
          {t('table.undo')}
        </button>
        <button
          type="button"
          className="button primary"
          aria-disabled={!chosen || reason !== null}
          aria-keyshortcuts="Enter"
          onClick={confirm}
          {...(decision && !chosen ? tip(t('table.confirm'), t('table.chooseFirst')) : {})}
        >
          {t('table.confirm')}
        </button>
      </div>
    </section>
  );
}

/** Why a choice cannot be made, what it will do, or how to make one. */
function More({ note }: { note: string }) {
  const { view, me, chosen, ghost, why } = useTable();
  const { texts } = useLanguage();
  const reason = chosen && why(chosen);
  if (note) return <>{note}</>;
  if (reason) return <>{texts.reason(reason)}</>;
  const delta = ghost && deltaOf(playerOf(view, me), ghost);
  return delta && !isNothing(delta) ? <DeltaChips delta={delta} /> : <Hint />;
}

/** What to do before anything is chosen; for dice, what the tiles cost so far. */
function Hint() {
  const { decision, picks, view, me } = useTable();
  const { t } = useLanguage();
  if (decision?.kind === 'assign') {
    const { dice, citizens } = playerOf(view, me);
    const cost = picks.tiles.reduce<number>(
      (sum, tile, die) => sum + (tile === null ? 0 : tileCost(tile, dice[die] ?? 0)),
      0,
    );
    return <>{t('table.assignHint', { cost, citizens })}</>;
  }
  return <>{decision && decision.kind !== 'tradeGlory' ? t(`hints.${decision.kind}`) : ''}</>;
}

function Waiting({ table }: { table: Table }) {
  const { names } = useTable();
  const { texts, t } = useLanguage();
  const awaited = table.decisions.map(({ seat }) => seat);
  const [first] = table.decisions;
  if (table.view.phase === 'over') return <strong>{texts.phase('over')}</strong>;
  return (
    <>
      <strong className="awaited">
        {t('table.waitingFor')}
        {awaited.map((seat: Seat) => (
          <PlayerName key={seat} seat={seat} name={names[seat] ?? ''} />
        ))}
      </strong>
      {first && <span className="prompt-more">{texts.move(first.kind)}</span>}
    </>
  );
}
