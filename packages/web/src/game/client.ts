import type { Hint } from '@khora/bots';
import type { GameEvent, GameRecord, GameSetup, GameView, Move, Seat, Viewer } from '@khora/engine';
import type { Refusal } from '@khora/protocol';
import { startTransition, useEffect, useState } from 'react';
import { dailyOf } from '../browser/daily-log.ts';
import { noteError, notePeople } from '../browser/errors.ts';
import { unkeptSave } from '../browser/saves.ts';
import { getSettings, subscribeSettings } from '../browser/settings.ts';
import type { SeatPlan, ShownGame } from '../runner/game.ts';
import type { Opening, Report, Request, Trouble } from '../runner/messages.ts';
import type { RoomView } from '../runner/room-view.ts';
import { type Evidence, evidenceOf } from './problem.ts';

/** What the page knows about the game in the worker. */
export interface ClientState {
  readonly game: ShownGame | null;
  /** What happened, by move. */
  readonly log: readonly (readonly GameEvent[])[];
  /** How many moves the log had when the game was opened, or after one was taken back: later ones are news. */
  readonly known: { readonly moves: number };
  /** What happened since the last report, to be animated. Empty after opening or taking back. */
  readonly fresh: readonly GameEvent[];
  readonly looked: { readonly at: number; readonly view: GameView } | null;
  /** For the viewer's open question; 'thinking' while they are being found. */
  readonly hints: readonly Hint[] | 'thinking' | null;
  /** Why the last request was not carried out. */
  readonly refused: Refusal | null;
  readonly trouble: {
    readonly trouble: Trouble;
    readonly detail: string;
    readonly record: GameRecord | null;
  } | null;
  /** A game of which not every move could be saved. */
  readonly unsaved: boolean;
  /** The table on a server that the player is at. */
  readonly room: RoomView | null;
}

const NOTHING: ClientState = {
  game: null,
  log: [],
  known: { moves: 0 },
  fresh: [],
  looked: null,
  hints: null,
  refused: null,
  trouble: null,
  unsaved: false,
  room: null,
};

let state = NOTHING;
let worker: Worker | null = null;
const listeners = new Set<() => void>();

function set(change: Partial<ClientState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Who sits where hardly ever changes: keeping the same list saves redrawing what depends on it. */
function restingSeats({ id, seats }: ShownGame): ShownGame['seats'] {
  const known = state.game?.id === id ? state.game.seats : [];
  return JSON.stringify(known) === JSON.stringify(seats) ? known : seats;
}

function peopleIn({ snapshot, chat }: RoomView): readonly string[] {
  const seated = snapshot?.seats.flatMap((seat) => (seat.kind === 'player' ? seat.name : [])) ?? [];
  return [...seated, ...chat.map(({ name }) => name)];
}

function hear(report: Report): void {
  switch (report.type) {
    case 'room':
      notePeople(peopleIn(report.room));
      set({ room: report.room });
      break;
    case 'game': {
      const seats = restingSeats(report.game);
      notePeople(seats.flatMap(({ kind, name }) => (kind === 'human' ? name : [])));
      const game = { ...report.game, seats };
      const again = game.from === 0;
      const log = again ? game.events : [...state.log.slice(0, game.from), ...game.events];
      set({
        game,
        log,
        known: again ? { moves: game.length === 0 ? 0 : log.length } : state.known,
        fresh: again ? [] : game.events.flat(),
        hints: game.asking === state.game?.asking ? state.hints : null,
        trouble: null,
      });
      break;
    }
    case 'looked':
      set({ looked: { at: report.at, view: report.view } });
      break;
    case 'hints':
      // The game may have moved on in the meantime.
      if (state.hints === 'thinking' && report.at === state.game?.asking) set({ hints: report.hints });
      break;
    case 'refused':
      set({ refused: report.refusal });
      break;
    case 'trouble':
      noteError(report.detail);
      // A game that cannot be saved can still be played.
      if (report.trouble === 'storage' && state.game) set({ unsaved: true });
      else set({ trouble: report });
      break;
  }
}

/** Starts the worker, if it is not running yet, so that a game need not wait for it. */
export function startWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('../game.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => hear(data));
  worker.addEventListener('error', ({ message }) => {
    noteError(message);
    set({ trouble: { trouble: 'broken', detail: message, record: state.game?.record ?? null } });
  });
  subscribeSettings(() => send({ type: 'pace', pace: getSettings().pace }));
  send({ type: 'pace', pace: getSettings().pace });
  return worker;
}

function send(request: Request): void {
  startWorker().postMessage(request, {});
}

/** The game that was just created: the worker already has it open. */
let created: string | null = null;

export function createGame(id: string, setup: GameSetup, seats: readonly SeatPlan[]): void {
  set(NOTHING);
  send({ type: 'create', id, setup, seats });
  created = id;
}

/** The folder of the page: where a server, if there is one, has its own addresses. */
const HOME = new URL('.', window.location.href).href;

export function openGame(id: string): void {
  const isOpen = created === id;
  created = null;
  if (isOpen) return;
  if (state.game?.id !== id) set(NOTHING);
  const unkept = unkeptSave(id);
  send({ type: 'open', id, home: HOME, over: false, ...(unkept && { unkept }) });
}

/** Continues a lesson, or begins it. */
export function openLesson(lesson: Omit<Extract<Opening, { type: 'teach' }>, 'type'>): void {
  if (state.game?.id !== lesson.id || lesson.anew) set(NOTHING);
  send({ type: 'teach', ...lesson });
}

/** Continues a game here that is open in another window. */
export function takeGameOver(id: string): void {
  send({ type: 'open', id, home: HOME, over: true });
}

const SOCKET = new URL('ws', HOME.replace(/^http/, 'ws')).href;

/** Plays or watches at a table of the server that the page comes from. */
export function watchTable(watched: Omit<Extract<Opening, { type: 'watch' }>, 'type' | 'url'>): void {
  if (state.room?.table !== watched.table) set(NOTHING);
  send({ type: 'watch', url: SOCKET, ...watched });
}

/** Goes to the room of a table whose finished game is open. */
export function visitRoom(table: string): void {
  if (state.room?.table !== table) set({ room: null });
  send({ type: 'visit', url: SOCKET, table });
}

/** Leaves the table: the others see that the player is not here. */
export function leaveTable(): void {
  // A finished game is shown from its record, which needs no table.
  set(state.game?.record ? { room: null } : NOTHING);
  send({ type: 'leave' });
}

export function sayAtTable(text: string): void {
  send({ type: 'chat', text });
}

export function dismissRefusal(): void {
  set({ refused: null });
}

/** Takes the seat back from the bot. */
export function comeBack(): void {
  send({ type: 'return' });
}

/** For somebody who has just been given a name. */
export function renewConnection(): void {
  send({ type: 'renew' });
}

/** Checks a connection that may be broken. */
export function wake(): void {
  send({ type: 'wake' });
}

/** Says that the page is hidden. */
export function hide(): void {
  send({ type: 'hide' });
}

const first = Promise.withResolvers<void>();
/** Fulfilled when the player has made a move in this window. */
export const firstMove: Promise<void> = first.promise;

export function makeMove(seat: Seat, move: Move): void {
  first.resolve();
  set({ refused: null });
  send({ type: 'move', seat, move });
}

export function takeBack(seat: Seat): void {
  set({ refused: null });
  send({ type: 'undo', seat });
}

export function setViewer(viewer: Viewer): void {
  send({ type: 'viewer', viewer });
}

export function lookAt(at: number | null): void {
  if (at === null) set({ looked: null });
  else send({ type: 'look', at });
}

/** Why a game has no hints: a server says so, or its result is compared with everybody's; null if it has them. */
export function unhintedIn({ game, room }: Pick<ClientState, 'game' | 'room'>): 'rated' | 'daily' | null {
  if (room?.snapshot?.rated) return 'rated';
  return game && dailyOf(game.id)?.counts ? 'daily' : null;
}

/** Asks for hints on the viewer's open question; a second request hides them. */
export function toggleHints(): void {
  const { game } = state;
  if (unhintedIn(state)) return;
  if (state.hints) set({ hints: null });
  else if (game) {
    set({ hints: 'thinking' });
    send({ type: 'hints', at: game.asking, view: game.view });
  }
}

/** Changes to the game are drawn in slices, so that input comes first. */
export function useClient(): ClientState {
  const [seen, setSeen] = useState(state);
  useEffect(() => {
    const listener = () => startTransition(() => setSeen(state));
    listeners.add(listener);
    // It may have changed between drawing and listening.
    listener();
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return seen;
}

/** What there is to report of the game that is open. */
export function currentEvidence(): Evidence {
  const { game, log, trouble } = state;
  const { record, seen } = evidenceOf(game, log);
  return { record: record ?? trouble?.record ?? null, seen };
}
