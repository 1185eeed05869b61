import { BOTS } from '@khora/bots';
import type { GameRecord, Seat } from '@khora/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeviceOptions, DeviceRunner } from '../../src/runner/device/device-runner.ts';
import { RecordedGame } from '../../src/runner/device/recorded-game.ts';
import type { Save, SeatPlan, ShownGame } from '../../src/runner/game.ts';
import { readLine } from '../../src/runner/line.ts';
import type { Report } from '../../src/runner/messages.ts';
import { FakeHolds } from './fake-holds.ts';

const human = (name: string): SeatPlan => ({ kind: 'human', name });
const bot = (name: string): SeatPlan => ({ kind: 'bot', name, level: 'random' });

/** A game on this device whose page and storage can be inspected. */
class Stage {
  readonly reports: Report[] = [];
  readonly saves: Map<string, Save>;
  readonly holds: FakeHolds;
  readonly options: DeviceOptions;

  /** Another window of the same browser has the same storage. */
  constructor(
    { saves, holds }: Pick<Stage, 'saves' | 'holds'> = { saves: new Map(), holds: new FakeHolds() },
  ) {
    this.saves = saves;
    this.holds = holds;
    this.options = this.made();
  }

  private readonly made = (): DeviceOptions => ({
    pace: 'brisk',
    holds: this.holds,
    tell: (report) => this.reports.push(report),
    storage: {
      readSave: (id) => Promise.resolve(this.saves.get(id)),
      writeSave: (save) => {
        this.saves.set(save.id, save);
        return Promise.resolve();
      },
    },
  });

  get shown(): ShownGame {
    const last = this.reports.findLast((report) => report.type === 'game');
    if (last?.type !== 'game') throw new Error('No game was told.');
    return last.game;
  }

  get moves(): GameRecord['moves'] {
    return this.shown.record?.moves ?? [];
  }

  start(seats: readonly SeatPlan[], draft: 'pass' | 'deal' = 'deal'): DeviceRunner {
    const players = seats.length as 2 | 3 | 4;
    const game = RecordedGame.create('g', { players, seed: 'host', options: { draft } }, seats, 0);
    return DeviceRunner.create(game, this.options);
  }

  /** The seat looks, answers as a bot would, and the bots continue. */
  answer(runner: DeviceRunner, seat: Seat): void {
    runner.setViewer(seat);
    runner.move(seat, BOTS.random(this.shown.view, { seed: `${this.moves.length}` }));
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
  const runner = stage.start([bot('Solon'), human('Sappho'), bot('Aspasia')], 'pass');
  await vi.runAllTimersAsync();
  expect(stage.moves).toEqual([]);
  stage.answer(runner, 1);
  await vi.runAllTimersAsync();
  expect(stage.moves.map(({ seat }) => seat)).toEqual([1, 0, 2]);
});

test('with two humans asked, the first may take an answer back until the second has answered', async () => {
  const stage = new Stage();
  const runner = stage.start([human('Sappho'), bot('Solon'), human('Pindar')]);
  stage.answer(runner, 0);
  await vi.runAllTimersAsync();
  expect(stage.moves.map(({ seat }) => seat)).toEqual([0]);
  runner.setViewer(0);
  expect(stage.shown.canUndo).toBe(true);
  runner.undo(0);
  expect(stage.moves).toEqual([]);
  stage.answer(runner, 0);
  stage.answer(runner, 2);
  await vi.runAllTimersAsync();
  expect(stage.moves.slice(0, 3).map(({ seat }) => seat)).toEqual([0, 2, 1]);
  expect(stage.shown.view.players[1]?.tiles).not.toBeNull();
  expect(stage.shown.canUndo).toBe(false);
});

test('every move is saved, and the game opens where it was left', async () => {
  const stage = new Stage();
  const runner = stage.start([human('Sappho'), bot('Solon')]);
  stage.answer(runner, 0);
  await vi.runAllTimersAsync();
  expect(stage.saves.get('g')?.record.moves).toEqual(stage.moves);
  const again = new Stage();
  for (const [id, save] of stage.saves) again.saves.set(id, save);
  await DeviceRunner.open('g', again.options);
  expect(again.shown.view).toEqual(stage.shown.view);
});

test.each([
  ['missing', () => Promise.resolve(undefined)],
  ['storage', () => Promise.reject(new Error('forbidden'))],
  ['unreadable', () => Promise.resolve({ id: 'g', record: { format: 'khora' } } as Save)],
])('a game that cannot be opened is reported as %s', async (trouble, readSave) => {
  const stage = new Stage();
  const { storage } = stage.options;
  const runner = await DeviceRunner.open('g', { ...stage.options, storage: { ...storage, readSave } });
  expect(runner).toBeNull();
  expect(stage.reports).toMatchObject([{ type: 'trouble', trouble }]);
});

/** What a window was told last. */
const lastOf = ({ reports }: Stage) => reports.at(-1);

test('a game open in another window is not opened until it is taken over; then the other window stops', async () => {
  const one = new Stage();
  const first = one.start([human('Sappho'), bot('Solon')]);
  one.answer(first, 0);
  await vi.runAllTimersAsync();
  const two = new Stage(one);
  expect(await DeviceRunner.open('g', two.options)).toBeNull();
  expect(two.reports).toMatchObject([{ type: 'trouble', trouble: 'elsewhere', detail: 'g' }]);

  // The last move is made, but not yet saved.
  one.answer(first, 0);
  const second = await DeviceRunner.open('g', two.options, { over: true });
  expect(second).not.toBeNull();
  expect(two.moves).toEqual(one.moves);
  expect(lastOf(one)).toMatchObject({ type: 'trouble', trouble: 'moved', detail: 'g' });

  await vi.runAllTimersAsync();
  const { length } = two.moves;
  if (second) two.answer(second, 0);
  await vi.runAllTimersAsync();
  first.retell();
  first.move(0, { type: 'pass' });
  first.undo(0);
  await vi.runAllTimersAsync();
  expect(two.moves.length).toBeGreaterThan(length);
  expect(one.saves.get('g')?.record.moves).toEqual(two.moves);
  expect(lastOf(one)).toMatchObject({ type: 'trouble', trouble: 'moved' });
});

test('a window that loses the game while reading it notices', async () => {
  const one = new Stage();
  one.start([human('A'), bot('B')]).close();
  await vi.runAllTimersAsync();
  const [two, three] = [new Stage(one), new Stage(one)];
  const reading = Promise.withResolvers<void>();
  const { storage } = two.options;
  const readSave = async (id: string) => {
    await reading.promise;
    return storage.readSave(id);
  };
  const opening = DeviceRunner.open('g', { ...two.options, storage: { ...storage, readSave } });
  await vi.runAllTimersAsync();
  expect(await DeviceRunner.open('g', three.options, { over: true })).not.toBeNull();
  reading.resolve();
  expect(await opening).not.toBeNull();
  await vi.runAllTimersAsync();
  expect(lastOf(two)).toMatchObject({ type: 'trouble', trouble: 'moved' });
  expect(lastOf(three)).toMatchObject({ type: 'game' });
});

test('a closed game can be opened in any window, a finished one in several', async () => {
  const one = new Stage();
  const first = one.start([bot('Sappho'), bot('Solon')]);
  const two = new Stage(one);
  first.close();
  await vi.runAllTimersAsync();
  const second = await DeviceRunner.open('g', two.options);
  expect(second).not.toBeNull();
  await vi.runAllTimersAsync();
  expect(two.shown.view.phase).toBe('over');
  expect(await DeviceRunner.open('g', one.options)).not.toBeNull();
});

const LESSON = {
  type: 'teach',
  id: '~l',
  setup: { players: 2, seed: 'host', options: { draft: 'deal' } },
  seats: [human('Sappho'), bot('Solon')],
  start: 0,
  isKept: true,
  anew: false,
} as const;

/** The first moves of a game; no bot would put these tiles there. */
function writtenLine() {
  return readLine(LESSON.setup, '0 assign 0 1\n1 assign 6 5');
}

test('in a lesson the others make the scripted moves, and it continues where it was left', async () => {
  const line = writtenLine();
  const stage = new Stage();
  const runner = await DeviceRunner.teach({ ...LESSON, line }, stage.options);
  const [first] = line;
  if (first) runner.move(first.seat, first.move);
  await vi.runAllTimersAsync();
  expect(stage.moves.slice(0, 2)).toEqual(line);

  const again = new Stage(stage);
  await DeviceRunner.teach({ ...LESSON, line }, again.options);
  expect(again.moves).toEqual(stage.moves.slice(0, again.moves.length));
  const anew = new Stage(stage);
  await DeviceRunner.teach({ ...LESSON, line, anew: true }, anew.options);
  expect(anew.moves).toEqual([]);
  // What was stored by another version of the lesson does not fit.
  const changed = new Stage(stage);
  await DeviceRunner.teach({ ...LESSON, line: readLine(LESSON.setup, '0 assign 1 0') }, changed.options);
  expect(changed.moves).toEqual([]);
});

test('a short lesson is not stored, and begins after its first moves', async () => {
  const line = writtenLine();
  const stage = new Stage();
  await DeviceRunner.teach({ ...LESSON, line, start: 1, isKept: false }, stage.options);
  await vi.runAllTimersAsync();
  expect(stage.moves.slice(0, 2)).toEqual(line);
  expect(stage.saves.size).toBe(0);
});

test('a line that the rules do not allow is refused with the move', () => {
  expect(() => readLine(LESSON.setup, '0 assign 0 0')).toThrow('Not legal here: 0 assign 0 0');
});
