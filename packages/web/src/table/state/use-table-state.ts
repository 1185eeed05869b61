import { explain, type GameView, type Move, preview, projectedPoints, type Seat } from '@khora/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../browser/settings.ts';
import { playSound } from '../../browser/sound.ts';
import { recall, remember } from '../../browser/table-memory.ts';
import { makeMove } from '../../game/client.ts';
import type { ShownGame } from '../../runner/game.ts';
import { useLanguage } from '../../words/language.tsx';
import { reasonText } from '../../words/reason-text.ts';
import { chosenMove, noPicks, type Picks, sameMove } from './choice.ts';
import type { Coach } from './coach.ts';
import type { TableState } from './context.ts';
import { usePlainPayment } from './use-plain-payment.ts';

/** The seat whose city is in front: the viewer's, or the first seat for spectators. */
export function frontSeat(game: ShownGame, fallback: Seat): Seat {
  return game.viewer === 'spectator' ? fallback : game.viewer;
}

function foresee(view: GameView, move: Move | null): GameView | null {
  if (!move || view.seat === 'spectator' || explain(view, move)) return null;
  return preview(view, move);
}

/** What the player of this seat planned to spend when they chose the tiles of this round. */
function plannedScrolls({ id, view }: ShownGame, seat: Seat): number {
  const plan = recall(id).plans?.[seat];
  return plan?.round === view.round ? plan.scrolls : 0;
}

function keepPlan({ id, view }: ShownGame, seat: Seat, scrolls: number): void {
  remember(id, { plans: { ...recall(id).plans, [seat]: { round: view.round, scrolls } } });
}

/** A sound for every new question. */
function useTurnCue(question: string | null): void {
  useEffect(() => {
    if (question !== null) playSound('turn');
  }, [question]);
}

/** What is said beside the question. Whatever is said again is another note. */
export interface Note {
  readonly text: string;
}

const NO_NOTE: Note = { text: '' };

/** Combines what the table shows and what the viewer picks. */
export function useTableState(
  game: ShownGame,
  shown: GameView,
  me: Seat,
  coach: Coach | null = null,
): { readonly state: TableState; readonly note: Note } {
  const { texts } = useLanguage();
  const { confirm: waits } = useSettings();
  const looking = shown !== game.view;
  const rests = looking || coach?.wanted === null;
  const open = rests ? null : (game.decisions.find(({ seat }) => seat === game.viewer) ?? null);
  // A lesson itself says what is asked.
  const payment = coach ? null : open;
  const isSettled = usePlainPayment({ game, seat: me, decision: payment, planned: plannedScrolls(game, me) });
  const decision = isSettled ? null : open;
  const player = game.view.players[me];
  const [picks, setPicks] = useState<Picks>(() => noPicks(player, game.moves, plannedScrolls(game, me)));
  const [note, setNote] = useState(NO_NOTE);
  const say = useCallback((text: string) => setNote(text ? { text } : NO_NOTE), []);
  const key = `${game.id} ${game.asking} ${game.viewer} ${decision?.kind} ${coach?.key}`;
  const [asked, setAsked] = useState(key);
  if (asked !== key) {
    setAsked(key);
    setPicks(noPicks(player, game.moves, plannedScrolls(game, me)));
    say('');
  }
  useTurnCue(decision && key);

  const chosen = useMemo(
    () => (decision ? chosenMove(decision, picks, game.view) : null),
    [decision, picks, game.view],
  );
  const ghost = useMemo(
    () => (decision ? (foresee(game.view, chosen)?.players[me] ?? null) : null),
    [decision, game.view, chosen, me],
  );
  const names = useMemo(() => game.seats.map(({ name }) => name), [game.seats]);
  const projected = useMemo(() => projectedPoints(shown), [shown]);
  const why = useCallback(
    (move: Move) => (looking || game.viewer === 'spectator' ? null : explain(game.view, move)),
    [game.view, game.viewer, looking],
  );
  const play = useCallback(
    (move: Move) => {
      if (game.viewer === 'spectator' || looking) return;
      const objection = coach?.objection(move);
      if (objection) {
        say(objection);
        return;
      }
      playSound('confirm');
      makeMove(game.viewer, move);
    },
    [game.viewer, looking, coach, say],
  );
  // The same object while neither the game nor the picks change, so that the table need not be redrawn.
  const state = useMemo((): TableState => {
    const confirm = () => {
      coach?.next?.();
      if (!chosen) return;
      const reason = why(chosen);
      if (reason) {
        say(reasonText(texts, reason));
        return;
      }
      if (chosen.type === 'assign') keepPlan(game, me, picks.scrolls);
      play(chosen);
    };
    const pick: TableState['pick'] = (move, { byKeyboard }) => {
      if (!decision) return;
      const reason = why(move);
      const objection = reason ? reasonText(texts, reason) : coach?.objection(move);
      if (objection) {
        say(objection);
        return;
      }
      say('');
      const again = sameMove(picks.single, move);
      if (!waits || (again && byKeyboard)) play(move);
      // What is chosen from the start stays chosen.
      else setPicks((now) => ({ ...now, single: again ? noPicks(player, game.moves).single : move }));
    };
    return {
      view: shown,
      seats: game.seats,
      hurried: game.hurried ?? [],
      names,
      me,
      projected,
      decision,
      moves: rests ? [] : game.moves,
      picks,
      chosen,
      ghost,
      foresee: (move) => foresee(game.view, move)?.players[me] ?? null,
      why,
      pick,
      change: (change) => {
        say('');
        setPicks((now) => change({ ...now, single: null }));
      },
      confirm,
      play,
      say,
    };
  }, [
    game,
    shown,
    me,
    rests,
    coach,
    waits,
    texts,
    names,
    player,
    projected,
    decision,
    picks,
    chosen,
    ghost,
    why,
    play,
    say,
  ]);
  return { state, note };
}
