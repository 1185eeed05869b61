import { explain, type GameView, type Move, preview, projectedPoints, type Seat } from '@khora/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../browser/settings.ts';
import { cue } from '../../browser/sound.ts';
import { makeMove } from '../../game/client.ts';
import type { Table } from '../../runner/game.ts';
import { useLanguage } from '../../words/language.tsx';
import { refusalText } from '../../words/refusal.ts';
import { chosenMove, noPicks, type Picks, sameMove } from './choice.ts';
import type { TableState } from './context.ts';

/** A stand-in for the seat whose city lies in front: the viewer, or the first seat for spectators. */
export function frontSeat(table: Table, fallback: Seat): Seat {
  return table.viewer === 'spectator' ? fallback : table.viewer;
}

function foresee(view: GameView, move: Move | null): GameView | null {
  if (!move || view.seat === 'spectator' || explain(view, move)) return null;
  return preview(view, move);
}

/** A sound for every new question. */
function useTurnCue(question: string | null): void {
  useEffect(() => {
    if (question !== null) cue('turn');
  }, [question]);
}

interface Noted extends TableState {
  readonly note: string;
}

/** Puts together what the table shows and what the viewer picks. */
export function useTableState(table: Table, shown: GameView, me: Seat): Noted {
  const { texts } = useLanguage();
  const { confirm: waits } = useSettings();
  const looking = shown !== table.view;
  const decision = looking ? null : (table.decisions.find(({ seat }) => seat === table.viewer) ?? null);
  const player = table.view.players[me];
  const [picks, setPicks] = useState<Picks>(() => noPicks(player, table.moves));
  const [note, say] = useState('');
  const key = `${table.id} ${table.asking} ${table.viewer} ${decision?.kind}`;
  const [asked, setAsked] = useState(key);
  if (asked !== key) {
    setAsked(key);
    setPicks(noPicks(player, table.moves));
    say('');
  }
  useTurnCue(decision && key);

  const chosen = useMemo(
    () => (decision ? chosenMove(decision, picks, table.view) : null),
    [decision, picks, table.view],
  );
  const ghost = useMemo(
    () => (decision ? (foresee(table.view, chosen)?.players[me] ?? null) : null),
    [decision, table.view, chosen, me],
  );
  const names = useMemo(() => table.seats.map(({ name }) => name), [table.seats]);
  const projected = useMemo(() => projectedPoints(shown), [shown]);
  const why = useCallback(
    (move: Move) => (looking || table.viewer === 'spectator' ? null : explain(table.view, move)),
    [table.view, table.viewer, looking],
  );
  const play = useCallback(
    (move: Move) => {
      if (table.viewer === 'spectator' || looking) return;
      cue('confirm');
      makeMove(table.viewer, move);
    },
    [table.viewer, looking],
  );
  const confirm = () => {
    if (!chosen) return;
    const reason = why(chosen);
    if (reason) say(refusalText(texts, reason));
    else play(chosen);
  };
  const pick = (move: Move, byKeyboard: boolean) => {
    if (!decision) return;
    const reason = why(move);
    if (reason) {
      say(refusalText(texts, reason));
      return;
    }
    say('');
    const again = sameMove(picks.single, move);
    if (!waits || (again && byKeyboard)) play(move);
    // What is chosen from the start stays chosen.
    else setPicks((now) => ({ ...now, single: again ? noPicks(player, table.moves).single : move }));
  };
  return {
    view: shown,
    seats: table.seats,
    names,
    me,
    projected,
    decision,
    moves: looking ? [] : table.moves,
    picks,
    chosen,
    ghost,
    foresee: (move) => foresee(table.view, move)?.players[me] ?? null,
    why,
    pick,
    change: (change) => {
      say('');
      setPicks((now) => change({ ...now, single: null }));
    },
    confirm,
    play,
    say,
    note,
  };
}
