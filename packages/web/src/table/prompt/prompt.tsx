import { type Action, contentOf, type Decision, playerAt, type Seat, termsOf } from '@khora/engine';
import { RULE_OF_DECISION, ruleOfReason } from '@khora/locales';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { recall } from '../../browser/table-memory.ts';
import { takeBack, toggleHints, unhintedIn, useClient } from '../../game/client.ts';
import type { ShownGame } from '../../runner/game.ts';
import { more } from '../../ui/more.ts';
import { Ruled, RuleLink } from '../../ui/rule-link.tsx';
import { sentences, tip } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { Rivals } from '../cities/rivals.tsx';
import { useLayout } from '../layout/layout.ts';
import { DeltaChips, PlayerName } from '../pieces/pieces.tsx';
import type { Coach } from '../state/coach.ts';
import { useTable } from '../state/context.ts';
import { deltaOf, isNothing } from '../state/delta.ts';
import { isOnChoice, questionSpot } from '../state/focus.ts';
import { billOf, idleTiles } from '../state/plan.ts';
import type { Note } from '../state/use-table-state.ts';
import { refusalOf } from './hearing.ts';
import { LessonLink } from './lesson-link.tsx';
import './prompt.css';

const TRADE_GLORY = { type: 'tradeGlory' } as const;

const Lecture = lazy(async () => ({ default: (await import('../coach/lecture.tsx')).Lecture }));
const Why = lazy(async () => ({ default: (await import('./why.tsx')).Why }));
const Hints = lazy(() => import('./hints.tsx').then((loaded) => ({ default: loaded.Hints })));

interface PromptProps {
  readonly game: ShownGame;
  readonly note: Note;
  readonly coach: Coach | null;
  /** What happened before. */
  readonly children?: ReactNode;
}

/** Who the game is waiting for, what is asked, what the choice will do, and the buttons that settle it. */
export function Prompt({ game, note, coach, children }: PromptProps) {
  const { decision } = useTable();
  const { hints } = useClient();
  const { texts, t } = useLanguage();
  const { layout } = useLayout();
  const isNewcomer = recall(game.id).newcomer === true;
  return (
    <section className={decision ? 'prompt asked' : 'prompt'} aria-label={t('table.prompt')}>
      {children}
      <fieldset
        className="prompt-text"
        ref={layout === 'low' ? more : null}
        aria-label={coach?.text ?? (decision ? texts.question(decision) : t('table.prompt'))}
        {...questionSpot}
      >
        {coach ? (
          <Suspense>
            <Lecture coach={coach}>
              <Remark note={note} />
            </Lecture>
          </Suspense>
        ) : decision ? (
          <>
            <strong {...tip(texts.question(decision), undefined, RULE_OF_DECISION[decision.kind])}>
              {texts.question(decision)}
            </strong>
            <span className="prompt-more">
              <More note={note} />
              {isNewcomer && (
                <Suspense>
                  {' '}
                  <Why kind={decision.kind} />
                </Suspense>
              )}{' '}
              <LessonLink kind={decision.kind} isNewcomer={isNewcomer} />{' '}
              <span className="prompt-rule">
                <RuleLink rule={RULE_OF_DECISION[decision.kind]} />
              </span>
            </span>
          </>
        ) : (
          <Waiting game={game} />
        )}
      </fieldset>
      {layout === 'low' && (
        <div className="prompt-rest">
          <Rivals />
        </div>
      )}
      {coach?.buttons ?? <Buttons game={game} hinted={!coach} />}
      {decision && hints && (
        <Suspense>
          <Hints hints={hints} />
        </Suspense>
      )}
    </section>
  );
}

function Buttons({ game, hinted }: { readonly game: ShownGame; readonly hinted: boolean }) {
  const { view, decision, moves, play } = useTable();
  const { hints, room } = useClient();
  const { texts, t } = useLanguage();
  const unhinted = unhintedIn({ game, room });
  // Looking back changes nothing.
  const canUndo = game.canUndo && view === game.view;
  return (
    <div className="prompt-buttons">
      <TradeGlory />
      {decision && moves.some(({ type }) => type === 'pass') && (
        <button
          type="button"
          className="button"
          aria-keyshortcuts="P"
          onClick={() => play({ type: 'pass' })}
          {...tip(texts.move('pass'), t('table.passHelp'), 'R2.D2', RULE_OF_DECISION[decision.kind])}
        >
          {texts.move('pass')}
        </button>
      )}
      {decision && hinted && (
        <button
          type="button"
          className="button"
          aria-keyshortcuts="H"
          aria-expanded={hints !== null}
          aria-disabled={unhinted !== null}
          onClick={toggleHints}
          {...tip(t('hint.button'), t(`hint.${unhinted ?? 'help'}`))}
        >
          {t('hint.button')}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={!canUndo}
        aria-keyshortcuts="U"
        onClick={() => {
          if (canUndo && game.viewer !== 'spectator') takeBack(game.viewer);
        }}
        {...tip(t('table.undo'), canUndo ? t('table.undoHelp') : t('table.noUndo'))}
      >
        {t('table.undo')}
      </button>
      <Confirm />
    </div>
  );
}

/** For a player whose city trades glory; says so if none is left. */
function TradeGlory() {
  const { view, me, decision, play, why } = useTable();
  const { texts, t } = useLanguage();
  const { city, development } = playerAt(view, me);
  const developments = city ? contentOf(view.rules).cities.get(city) : undefined;
  const gains = developments?.slice(0, development).find(({ forGlory }) => forGlory !== null)?.forGlory;
  if (!decision || !gains) return null;
  const reason = why(TRADE_GLORY);
  return (
    <button
      type="button"
      className="button"
      aria-disabled={reason !== null}
      onClick={() => {
        if (!reason) play(TRADE_GLORY);
      }}
      {...tip(
        texts.move('tradeGlory'),
        sentences(t('table.tradeGloryHelp', { gains: texts.gains(gains) }), reason && texts.reason(reason)),
        RULE_OF_DECISION.tradeGlory,
      )}
    >
      {texts.move('tradeGlory')}
    </button>
  );
}

/** Questions that take several picks: after the last one the focus moves to Confirm. */
const SEVERAL: ReadonlySet<Decision['kind']> = new Set(['assign', 'discard', 'tracks']);

function Confirm() {
  const { decision, chosen, confirm, why } = useTable();
  const { texts, t } = useLanguage();
  // Without a question, every move is refused for that reason.
  const reason = chosen || !decision ? why(chosen ?? { type: 'pass' }) : null;
  const button = useRef<HTMLButtonElement>(null);
  const isComplete = decision !== null && SEVERAL.has(decision.kind) && chosen !== null && reason === null;
  useEffect(() => {
    if (isComplete && isOnChoice()) button.current?.focus();
  }, [isComplete]);
  return (
    <button
      ref={button}
      type="button"
      className="button primary"
      aria-disabled={!chosen || reason !== null}
      aria-keyshortcuts="Enter"
      onClick={confirm}
      {...tip(
        t('table.confirm'),
        reason ? texts.reason(reason) : chosen ? t('table.confirmHelp') : t('table.chooseFirst'),
        reason && ruleOfReason(reason),
        decision && RULE_OF_DECISION[decision.kind],
      )}
    >
      {t('table.confirm')}
    </button>
  );
}

/** Why a choice cannot be made, what it will do, or how to make one. */
function More({ note }: { readonly note: Note }) {
  return <Remark note={note} otherwise={<Hint />} />;
}

function Remark({ note, otherwise = null }: { readonly note: Note; readonly otherwise?: ReactNode }) {
  const { view, me, chosen, ghost, why } = useTable();
  const { texts } = useLanguage();
  const refusal = note.text || refusalOf(texts, chosen, why);
  if (refusal) return <Ruled text={refusal} />;
  const delta = ghost && deltaOf(playerAt(view, me), ghost);
  return delta && !isNothing(delta) ? <DeltaChips delta={delta} /> : otherwise;
}

/** What to do before anything is chosen, and what it costs. */
function Hint() {
  const { decision, view, me, chosen, picks } = useTable();
  const { texts, t } = useLanguage();
  if (!decision || decision.kind === 'tradeGlory') return null;
  if (decision.kind === 'assign') return <AssignHint />;
  const player = playerAt(view, me);
  const { scrolls } = player;
  const { citizensPerScroll, scrollsPerToken } = contentOf(view.rules).numbers;
  const { progressLevels, tokenPrice } = termsOf(contentOf(view.rules), player);
  const idle = idleTiles(view, me, chosen?.type === 'action' ? [chosen.action] : []);
  const isPaid =
    decision.kind === 'pay' && !view.options.optionalPayment && picks.kept.length === player.tiles?.length;
  const replacesTokens = decision.kind === 'play' || decision.kind === 'develop';
  const scrollLevel = t(player.raised < progressLevels ? 'table.scrollLevels' : 'table.scrollLevel');
  return (
    <>
      {sentences(
        decision.kind === 'buy'
          ? t('hints.buy', { price: texts.object('drachmas', tokenPrice) })
          : t(`hints.${isPaid ? 'paid' : decision.kind}`),
        decision.kind === 'pay' && scrolls > 0 && t('table.scrollHelp', { count: citizensPerScroll }),
        replacesTokens && scrolls >= scrollsPerToken && t('table.scrollToken', { count: scrollsPerToken }),
        decision.kind === 'progress' && view.phase === 'progress' && scrolls > 0 && scrollLevel,
      )}
      <Idle tiles={idle} />
    </>
  );
}

/**
 * Where to press first; then price and balance of the chosen tiles, the planned scrolls, and a warning about tiles that
 * would do nothing.
 */
function AssignHint() {
  const { picks, view, me } = useTable();
  const { texts, t } = useLanguage();
  const { cost, citizens, scrolls, fromScrolls, left } = billOf(view, me, picks);
  const isEmpty = picks.tiles.every((tile) => tile === null);
  return (
    <>
      {sentences(
        isEmpty
          ? t('hints.assign')
          : left < 0
            ? t('table.assignShort', { cost, short: -left })
            : t('table.assignHint', { cost, citizens: citizens + fromScrolls, left }),
        scrolls > 0 && t('table.planned', { scrolls: texts.amount('scrolls', scrolls), count: fromScrolls }),
      )}
      <Idle tiles={idleTiles(view, me, picks.tiles)} />
    </>
  );
}

/** A warning about actions that would do nothing. */
function Idle({ tiles }: { tiles: readonly Action[] }) {
  const { texts, t } = useLanguage();
  if (tiles.length === 0) return null;
  const action = texts.list(tiles.map((tile) => texts.action(tile)));
  return <b className="prompt-warning"> {t('table.idle', { action })}</b>;
}

function Waiting({ game }: { game: ShownGame }) {
  const { names } = useTable();
  const { texts, t } = useLanguage();
  const awaited = game.decisions.map(({ seat }) => seat);
  const [first] = game.decisions;
  if (game.view.phase === 'over') return <strong>{texts.phase('over')}</strong>;
  if (game.sending) return <strong>{t(`table.sending.${game.sending}`)}</strong>;
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
