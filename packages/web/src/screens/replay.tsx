import { type Seat, seated } from '@khora/engine';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { go, href } from '../browser/router.ts';
import { lookAt, openGame, setViewer, useClient } from '../game/client.ts';
import { downloadRecord } from '../game/record-file.ts';
import { TroubleScreen } from '../game/trouble-screen.tsx';
import type { ShownGame } from '../runner/game.ts';
import { LogBeside, LogPanel, SincePanel } from '../table/history/log-panel.tsx';
import { LookBack } from '../table/history/look-back.tsx';
import { roundStarts } from '../table/history/since.ts';
import { SinceStrip } from '../table/history/since-strip.tsx';
import { showsAll, useLayout } from '../table/layout/layout.ts';
import { QuietTable } from '../table/quiet-table.tsx';
import { useTableState } from '../table/state/use-table-state.ts';
import { Panel } from '../ui/modal.tsx';
import { useLanguage } from '../words/language.tsx';

const ReplayWhatIf = lazy(async () => ({
  default: (await import('./review/replay-what-if.tsx')).ReplayWhatIf,
}));

export function ReplayScreen({ id, from }: { id: string; from: number }) {
  const { game, trouble } = useClient();
  useEffect(() => {
    openGame(id);
    return () => lookAt(null);
  }, [id]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (game?.id !== id) return <main aria-busy="true" />;
  return <Replay game={game} from={from} />;
}

const JUMPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, length) => length,
};

/** Arrow keys step by one move, Home and End jump to the ends; the slider and lists have keys of their own. */
function useJumps(at: number, length: number, onJump: (at: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const jump = JUMPS[event.key];
      const { target } = event;
      const own = target instanceof HTMLElement && target.closest('select, input, [role="group"]');
      if (!jump || own || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onJump(Math.max(0, Math.min(length, jump(at, length))));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [at, length, onJump]);
}

/** How long a position is shown while the game plays automatically. */
const STAYS = 1100;

/** Plays automatically from the current move, or from the start if that is the last. */
function usePlaying(at: number, length: number, onPlay: (at: number) => void) {
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(() => {
      if (at >= length) setPlays(false);
      else onPlay(at + 1);
    }, STAYS);
    return () => clearTimeout(timer);
  }, [plays, at, length, onPlay]);
  const play = () => {
    if (at >= length) onPlay(0);
    setPlays(true);
  };
  return { plays, play, pause: () => setPlays(false) };
}

/** A finished game move by move, seen from any seat. */
function Replay({ game, from }: { game: ShownGame; from: number }) {
  const { record } = game;
  const { looked, log } = useClient();
  const { texts, t } = useLanguage();
  const [seat, setSeat] = useState<Seat>(game.viewer === 'spectator' ? 0 : game.viewer);
  // Where the player wants to be: the position itself comes a moment later, and the player may step on meanwhile.
  const [at, setAt] = useState(Math.min(from, game.length));
  useEffect(() => {
    setViewer(seat);
  }, [seat]);
  useEffect(() => {
    if (game.viewer === seat) lookAt(at);
  }, [at, seat, game.viewer]);
  const [reads, read] = useState<'log' | 'since' | 'whatIf' | null>(null);
  const { layout } = useLayout();
  const { plays, play, pause } = usePlaying(at, game.length, setAt);
  const jump = (move: number) => {
    pause();
    setAt(move);
  };
  useJumps(at, game.length, jump);
  const leave = () => read(null);
  const leaveFor = (move: number) => {
    jump(move);
    leave();
  };
  const rounds = useMemo(() => roundStarts(log), [log]);
  const { state } = useTableState(game, looked?.view ?? game.view, seat);
  const seats = seated(game.seats).map(([, each]) => each);
  const told = useMemo(() => log.slice(0, at + 1), [log, at]);
  const lines = (log[at] ?? []).flatMap((event) => texts.logLine(event, state.names) ?? []);
  const quiet = useMemo(() => ({ ...state, decision: null, moves: [] }), [state]);
  return (
    <QuietTable
      title={t('replay.title')}
      state={quiet}
      className="replay"
      menu={
        <>
          <select
            aria-label={t('replay.seat')}
            value={seat}
            onChange={({ target }) => {
              const chosen = seats.find((each) => each === Number(target.value));
              if (chosen !== undefined) setSeat(chosen);
            }}
          >
            {seats.map((each) => (
              <option key={each} value={each}>
                {state.names[each]}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button quiet"
            aria-expanded={reads === 'log'}
            onClick={() => read(reads === 'log' ? null : 'log')}
          >
            {t('table.log')}
          </button>
          {record && (
            <button type="button" className="button quiet" onClick={() => downloadRecord(record)}>
              {t('record.download')}
            </button>
          )}
          {record && game.view.phase === 'over' && (
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                pause();
                read('whatIf');
              }}
            >
              {t('replay.whatIf')}
            </button>
          )}
          {game.view.phase === 'over' && (
            <a className="button quiet" href={href({ screen: 'review', id: game.id })}>
              {t('review.open')}
            </a>
          )}
          <a className="button quiet" href={href({ screen: 'home' })}>
            {t('common.home')}
          </a>
        </>
      }
      forHand={reads === 'log' && <LogBeside log={log} current={at} onLook={jump} onClose={leave} />}
    >
      {({ part, choose }) => (
        <>
          <div className="replay-bar">
            <SinceStrip
              log={told}
              seat={seat}
              isOther
              part={part}
              onOpen={() => read('since')}
              onTurn={choose}
            />
            <LookBack
              at={at}
              length={game.length}
              told={lines}
              rounds={rounds}
              onLook={(move) => {
                if (move === null) go({ screen: 'result', id: game.id });
                else jump(move);
              }}
            >
              <button type="button" className="button small" onClick={plays ? pause : play}>
                {t(plays ? 'replay.pause' : 'replay.play')}
              </button>
            </LookBack>
          </div>
          {reads === 'log' && !showsAll(layout) && (
            <Panel title={t('table.log')} isOpen onClose={leave} side>
              <LogPanel log={log} current={at} onLook={leaveFor} />
            </Panel>
          )}
          {reads === 'whatIf' && record && (
            <Suspense>
              <ReplayWhatIf
                id={game.id}
                record={record}
                names={state.names}
                at={at}
                seat={seat}
                onClose={leave}
              />
            </Suspense>
          )}
          {reads === 'since' && (
            <Panel title={t('since.of', { player: state.names[seat] ?? '' })} isOpen onClose={leave} side>
              <SincePanel log={told} onLook={leaveFor} />
            </Panel>
          )}
        </>
      )}
    </QuietTable>
  );
}
