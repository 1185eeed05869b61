import { BOTS } from '@khora/bots';
import { explain, type GameRecord, legalMoves, type Seat } from '@khora/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Host } from '../src/runner/device/host.ts';
import type { Report, Save, SeatPlan, Table } from '../src/runner/messages.ts';

const human = (name: string): SeatPlan => ({ kind: 'human', name });
const bot = (name: string): SeatPlan => ({ kind: 'bot', name, level: 'random' });

/** A host whose page and storage are in sight. */
class Stage {
  readonly reports: Report[] = [];
  readonly saves = new Map<string, Save>();
  readonly host = new Host((report) => this.reports.push(report), {
    readSave: (id) => Promise.resolve(this.saves.get(id)),
    writeSave: (save) => {
      this.saves.set(save.id, save);
      return Promise.resolve();
    },
  });

  get table(): Table {
    const last = this.reports.findLast((report) => report.type === 'table');
    if (last?.type !== 'table') throw new Error('No table was reported.');
    return last.table;
  }

  get moves(): GameRecord['moves'] {
    return this.table.record?.moves ?? [];
  }

  async start(seats: readonly SeatPlan[], draft: 'pass' | 'deal' = 'deal'): Promise<void> {
    const players = seats.length as 2 | 3 | 4;
    await this.host.handle({
      type: 'create',
      id: 'g',
      setup: { players, seed: 'host', options: { draft } },
      seats,
    });
  }

  /** The seat looks, answers as a bot would, and the bots go on. */
  async answer(seat: Seat): Promise<void> {
    await this.host.handle({ type: 'viewer', viewer: seat });
    const move = BOTS.random(this.table.view, { seed: `${this.moves.length}` });
    await this.host.handle({ type: 'move', seat, move });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('bots answer last: none moves while a human is asked the same', async () => {
  const stage = new Stage();
  await stage.start([bot('Solon'), human('Sappho'), bot('Aspasia')], 'pass');
  await vi.runAllTimersAsync();
  expect(stage.moves).toEqual([]);
  await stage.answer(1);
  await vi.runAllTimersAsync();
  expect(stage.moves.map(({ seat }) => seat)).toEqual([1, 0, 2]);
});

test('with two humans asked, the first may take an answer back until the second has answered', async () => {
  const stage = new Stage();
  await stage.start([human('Sappho'), bot('Solon'), human('Pindar')]);
  await stage.answer(0);
  await vi.runAllTimersAsync();
  expect(stage.moves.map(({ seat }) => seat)).toEqual([0]);
  await stage.host.handle({ type: 'viewer', viewer: 0 });
  expect(stage.table.canUndo).toBe(true);
  await stage.host.handle({ type: 'undo', seat: 0 });
  expect(stage.moves).toEqual([]);
  await stage.answer(0);
  await stage.answer(2);
  await vi.runAllTimersAsync();
  expect(stage.moves.slice(0, 3).map(({ seat }) => seat)).toEqual([0, 2, 1]);
  expect(stage.table.view.players[1]?.tiles).not.toBeNull();
  expect(stage.table.canUndo).toBe(false);
});

test('every move is saved, and the game opens where it was left', async () => {
  const stage = new Stage();
  await stage.start([human('Sappho'), bot('Solon')]);
  await stage.answer(0);
  await vi.runAllTimersAsync();
  expect(stage.saves.get('g')?.record.moves).toEqual(stage.moves);
  const again = new Stage();
  for (const [id, save] of stage.saves) again.saves.set(id, save);
  await again.host.handle({ type: 'open', id: 'g' });
  expect(again.table.view).toEqual(stage.table.view);
});

test('a move against the rules is refused with its reason, and nothing changes', async () => {
  const stage = new Stage();
  await stage.start([human('Sappho'), bot('Solon')]);
  await stage.host.handle({ type: 'move', seat: 0, move: { type: 'develop' } });
  expect(stage.reports.findLast(({ type }) => type === 'refused')).toMatchObject({
    reason: { reason: 'wrong-move', rule: 'R2.C4' },
  });
  expect(stage.moves).toEqual([]);
});

test('hints are moves that the viewer may make, with their prospects', async () => {
  vi.useRealTimers();
  const stage = new Stage();
  await stage.start([human('Sappho'), bot('Solon')], 'pass');
  const { view, length } = stage.table;
  await stage.host.handle({ type: 'hints', at: length, view });
  const report = stage.reports.findLast(({ type }) => type === 'hints');
  if (report?.type !== 'hints') throw new Error('No hints were reported.');
  expect(report.at).toBe(length);
  expect(report.hints).toHaveLength(Math.min(3, legalMoves(view, 0).length));
  for (const { move, win } of report.hints) {
    expect(explain(view, move)).toBeNull();
    expect(win).toBeGreaterThanOrEqual(0);
    expect(win).toBeLessThanOrEqual(1);
  }
});
