import { createGame, explain, legalMoves, view } from '@khora/engine';
import { expect, test } from 'vitest';
import { Desk } from '../../src/runner/desk.ts';
import { gameOf } from '../../src/runner/ids.ts';
import type { Report, Request } from '../../src/runner/messages.ts';
import type { Room, Runner } from '../../src/runner/runner.ts';

/** A desk whose runners and rooms only note what is asked of them. */
class Stage {
  readonly reports: Report[] = [];
  readonly asked: string[] = [];
  private readonly desk: Desk;

  constructor() {
    this.desk = new Desk((report) => this.reports.push(report), {
      create: ({ id }, pace) => this.runner(`device ${id}`, pace, null),
      open: ({ id }, pace) => Promise.resolve(id === 'none' ? null : this.runner(`device ${id}`, pace, null)),
      teach: ({ id }, pace) => Promise.resolve(this.runner(`device ${id}`, pace, null)),
      watch: ({ table }, pace) => this.runner(`server ${table}`, pace, this.room(`server ${table}`, table)),
      visit: ({ table }) => this.room(`visit ${table}`, table),
    });
  }

  async ask(...requests: readonly Request[]): Promise<void> {
    for (const request of requests) await this.desk.handle(request);
  }

  private note(who: string, what: string): () => void {
    return () => void this.asked.push(`${who}: ${what}`);
  }

  private runner(who: string, pace: string, room: Room | null): Runner {
    this.note(who, `begin ${pace}`)();
    return {
      retell: this.note(who, 'retell'),
      setPace: (next) => this.note(who, `pace ${next}`)(),
      move: this.note(who, 'move'),
      undo: this.note(who, 'undo'),
      look: (at) => this.note(who, `look ${at}`)(),
      close: this.note(who, 'close'),
      setViewer: room ? null : (viewer) => this.note(who, `viewer ${viewer}`)(),
      room,
    };
  }

  private room(who: string, table: string): Room {
    this.note(who, 'enter')();
    return {
      table,
      chat: (text) => this.note(who, `chat ${text}`)(),
      comeBack: this.note(who, 'return'),
      wake: this.note(who, 'wake'),
      hide: this.note(who, 'hide'),
      renew: this.note(who, 'renew'),
      close: this.note(who, 'leave'),
    };
  }
}

const open = (id: string): Request => ({ type: 'open', id, home: 'http://here/', over: false });
const watch = (table: string): Request => ({
  type: 'watch',
  table,
  url: 'ws://here/ws',
  invitation: null,
  names: [],
});
const visit = (table: string): Request => ({ type: 'visit', table, url: 'ws://here/ws' });
const MOVE: Request = { type: 'move', seat: 0, move: { type: 'pass' } };

test('a saved game is run by this device, a table by its server, and the one before is closed', async () => {
  const stage = new Stage();
  await stage.ask(open('a'), MOVE, watch('t'), MOVE, { type: 'undo', seat: 0 }, { type: 'look', at: 3 });
  expect(stage.asked).toEqual([
    'device a: begin brisk',
    'device a: move',
    'device a: close',
    'server t: enter',
    'server t: begin brisk',
    'server t: move',
    'server t: undo',
    'server t: look 3',
  ]);
});

test('returning to the open game finds the same runner', async () => {
  const stage = new Stage();
  await stage.ask(
    { type: 'create', id: 'a', setup: { players: 2, seed: 'desk' }, seats: [] },
    open('a'),
    open('b'),
    open('a'),
  );
  expect(stage.asked).toEqual([
    'device a: begin brisk',
    'device a: retell',
    'device a: close',
    'device b: begin brisk',
    'device b: close',
    'device a: begin brisk',
  ]);
});

test('a game taken over from another window is opened again', async () => {
  const stage = new Stage();
  await stage.ask(open('a'), { type: 'open', id: 'a', home: 'http://here/', over: true });
  expect(stage.asked).toEqual(['device a: begin brisk', 'device a: close', 'device a: begin brisk']);
});

test('the record of a game and the game at its table are not the same', async () => {
  const stage = new Stage();
  await stage.ask(open(gameOf('t')), watch('t'));
  expect(stage.asked.slice(1)).toEqual(['device @t: close', 'server t: enter', 'server t: begin brisk']);
});

test('the pace holds for the open game and for those to come', async () => {
  const stage = new Stage();
  await stage.ask({ type: 'pace', pace: 'calm' }, open('a'), { type: 'pace', pace: 'instant' });
  expect(stage.asked).toEqual(['device a: begin calm', 'device a: pace instant']);
});

test('only a runner that offers it is asked for another seat', async () => {
  const stage = new Stage();
  await stage.ask(open('a'), { type: 'viewer', viewer: 1 });
  expect(stage.asked).toContain('device a: viewer 1');
  expect(stage.reports).toEqual([]);
  await stage.ask(watch('t'), { type: 'viewer', viewer: 1 });
  expect(stage.reports).toMatchObject([
    { type: 'trouble', trouble: 'broken', detail: 'Error: This game can only be seen from one seat.' },
  ]);
});

test('chat goes to the room of the game, or to the one being visited', async () => {
  const stage = new Stage();
  await stage.ask(watch('t'), { type: 'chat', text: 'Chaire' }, { type: 'return' }, { type: 'leave' });
  expect(stage.asked.slice(2)).toEqual(['server t: chat Chaire', 'server t: return', 'server t: close']);
  stage.asked.length = 0;
  await stage.ask(
    open('@t'),
    visit('t'),
    { type: 'wake' },
    { type: 'hide' },
    { type: 'renew' },
    { type: 'leave' },
    MOVE,
  );
  expect(stage.asked).toEqual([
    'device @t: begin brisk',
    'visit t: enter',
    'visit t: wake',
    'visit t: hide',
    'visit t: renew',
    'visit t: leave',
    'device @t: move',
  ]);
});

test('a visit lasts while the record of the same table is open', async () => {
  const stage = new Stage();
  await stage.ask(open('@t'), visit('t'), open('@t'));
  expect(stage.asked.at(-1)).toBe('device @t: retell');
  await stage.ask(open('a'));
  expect(stage.asked.slice(-3)).toEqual(['device @t: close', 'visit t: leave', 'device a: begin brisk']);
});

test('what comes too late is ignored', async () => {
  const stage = new Stage();
  await stage.ask(open('none'), MOVE, { type: 'wake' }, { type: 'leave' });
  expect(stage.asked).toEqual([]);
  expect(stage.reports).toEqual([]);
});

test('hints are moves that the viewer may make, with their prospects', async () => {
  const stage = new Stage();
  const seen = view(createGame({ players: 2, seed: 'hints' }), 0);
  await stage.ask({ type: 'hints', at: 7, view: seen });
  const [report] = stage.reports;
  if (report?.type !== 'hints') throw new Error('No hints were reported.');
  expect(report.at).toBe(7);
  expect(report.hints).toHaveLength(Math.min(3, legalMoves(seen, 0).length));
  for (const { move, win, margin, reasons } of report.hints) {
    expect(explain(seen, move)).toBeNull();
    expect(win).toBeGreaterThanOrEqual(0.01);
    expect(win).toBeLessThanOrEqual(0.99);
    expect(margin).toBeGreaterThan(0);
    expect(reasons.length).toBeGreaterThan(0);
  }
});

test('an open lesson is told again, unless it is to begin again', async () => {
  const stage = new Stage();
  const lesson = {
    type: 'teach',
    id: '~l',
    setup: { players: 2, seed: 's' },
    seats: [],
    line: [],
    start: 0,
    isKept: true,
  } as const;
  await stage.ask({ ...lesson, anew: false }, { ...lesson, anew: false }, { ...lesson, anew: true });
  expect(stage.asked).toEqual([
    'device ~l: begin brisk',
    'device ~l: retell',
    'device ~l: close',
    'device ~l: begin brisk',
  ]);
});
