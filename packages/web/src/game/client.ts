import type { GameEvent, GameRecord, GameSetup, GameView, Move, Reason, Seat } from '@khora/engine';
import { useSyncExternalStore } from 'react';
import { getSettings, subscribeSettings } from '../app/settings.ts';
import type { Report, Request, SeatPlan, Table, Trouble, Viewer } from '../worker/messages.ts';

/** What the page knows of the game in the worker. */
export interface ClientState {
  readonly table: Table | null;
  /** What happened, by move. */
  readonly log: readonly (readonly GameEvent[])[];
  /** What happened since the last report: to be played as animation. Empty after opening or taking back. */
  readonly fresh: readonly GameEvent[];
  readonly looked: { readonly at: number; readonly view: GameView } | null;
  readonly refused: Reason | null;
  readonly trouble: {
    readonly trouble: Trouble;
    readonly detail: string;
    readonly record: GameRecord | null;
  } | null;
  /** A game of which not every move could be saved. */
  readonly unsaved: boolean;
}

const NOTHING: ClientState = {
  table: null,
  log: [],
  fresh: [],
  looked: null,
  refused: null,
  trouble: null,
  unsaved: false,
};

let state = NOTHING;
let worker: Worker | null = null;
const listeners = new Set<() => void>();

function set(change: Partial<ClientState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function hear(report: Report): void {
  switch (report.type) {
    case 'table': {
      const { table } = report;
      const again = table.from === 0;
      const log = again ? table.entries : [...state.log.slice(0, table.from), ...table.entries];
      set({ table, log, fresh: again ? [] : table.entries.flat(), refused: null, trouble: null });
      break;
    }
    case 'looked':
      set({ looked: { at: report.at, view: report.view } });
      break;
    case 'refused':
      set({ refused: report.reason });
      break;
    case 'trouble':
      // A game that cannot be saved can still be played.
      if (report.trouble === 'storage' && state.table) set({ unsaved: true });
      else set({ trouble: report });
      break;
  }
}

function send(request: Request): void {
  if (!worker) {
    worker = new Worker(new URL('../worker/game.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => hear(data));
    worker.addEventListener('error', ({ message }) =>
      set({ trouble: { trouble: 'broken', detail: message, record: state.table?.record ?? null } }),
    );
    subscribeSettings(() => send({ type: 'pace', pace: getSettings().pace }));
    worker.postMessage({ type: 'pace', pace: getSettings().pace } satisfies Request, {});
  }
  worker.postMessage(request, {});
}

export function createGame(id: string, setup: GameSetup, seats: readonly SeatPlan[]): void {
  set(NOTHING);
  send({ type: 'create', id, setup, seats });
}

export function openGame(id: string): void {
  if (state.table?.id !== id) set(NOTHING);
  send({ type: 'open', id });
}

export function makeMove(seat: Seat, move: Move): void {
  send({ type: 'move', seat, move });
}

export function takeBack(seat: Seat): void {
  send({ type: 'undo', seat });
}

export function setViewer(viewer: Viewer): void {
  send({ type: 'viewer', viewer });
}

export function lookAt(at: number | null): void {
  if (at === null) set({ looked: null });
  else send({ type: 'look', at });
}

export function useClient(): ClientState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

export function currentRecord(): GameRecord | null {
  return state.table?.record ?? state.trouble?.record ?? null;
}
