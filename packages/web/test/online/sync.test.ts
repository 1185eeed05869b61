import { createGame } from '@khora/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { progress } from '../../src/browser/progress.ts';
import { gameKey } from '../../src/browser/saves.ts';
import { noteChanged } from '../../src/browser/sync-notes.ts';
import type { ProgressServer } from '../../src/online/account/sync/progress-server.ts';
import { syncAll } from '../../src/online/account/sync/sync.ts';
import type { GameShelf } from '../../src/online/account/sync/sync-games.ts';
import { ApiError } from '../../src/online/connection/api.ts';
import type { Save } from '../../src/runner/game.ts';

/** Solved puzzles: what either device has solved is solved. */
const solved = progress<readonly string[]>({
  key: 'test.solved',
  read: (stored) => (Array.isArray(stored) ? (stored as string[]) : []),
  merge: (device, account) => [...new Set([...account, ...device])],
});
const solve = (puzzle: string) => solved.change((now) => [...now, puzzle]);

interface Device extends GameShelf {
  readonly stored: Map<string, string>;
  readonly games: Map<string, Save>;
}

function newDevice(): Device {
  const games = new Map<string, Save>();
  return {
    stored: new Map(),
    games,
    list: () => Promise.resolve([...games.values()].sort((a, b) => b.updated - a.updated)),
    write: (save) => Promise.resolve(void games.set(save.id, save)),
    remove: (id) => Promise.resolve(void games.delete(id)),
    isOpen: () => Promise.resolve(false),
  };
}

/** From here on everything happens on this device. */
function use({ stored }: Device): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
}

interface Account extends ProgressServer {
  readonly kept: Map<string, { version: number; text: string | null }>;
}

function newAccount({ room = Number.POSITIVE_INFINITY } = {}): Account {
  const kept: Account['kept'] = new Map();
  const read = (key: string) => kept.get(key) ?? { version: 0, text: null };
  return {
    kept,
    list: () => Promise.resolve([...kept].map(([key, { version }]) => ({ key, version }))),
    read: (key) => Promise.resolve(read(key)),
    write: (key, { version, text }) => {
      const now = read(key);
      if (now.version !== version) return Promise.resolve({ stored: false, ...now });
      if (!kept.has(key) && kept.size >= room) return Promise.reject(new ApiError('too-many', 'full'));
      kept.set(key, { version: version + 1, text });
      return Promise.resolve({ stored: true, version: version + 1 });
    },
  };
}

function game(id: string, updated: number): Save {
  const setup = { players: 2 as const, seed: id };
  const record = { format: 'khora' as const, version: 1, rules: 1, setup, moves: [] };
  createGame(setup);
  const human = (name: string) => ({ kind: 'human' as const, name });
  const seats = [human('Ada'), human('Bea')];
  return { id, created: 1, updated, seats, record, over: false, round: 1, cities: [], points: [] };
}

const ADA = 'ada';
const BEA = 'bea';
let phone: Device;
let desktop: Device;
let account: Account;
const meet = (device: Device, owner = ADA, server: ProgressServer = account) => {
  use(device);
  return syncAll(owner, server, device);
};

beforeEach(() => {
  phone = newDevice();
  desktop = newDevice();
  account = newAccount();
});

test('what was achieved on two devices before there was an account is merged into it', async () => {
  use(phone);
  solve('one');
  use(desktop);
  solve('two');
  await meet(phone);
  await meet(desktop);
  expect(solved.get()).toEqual(['one', 'two']);
  await meet(phone);
  expect(solved.get()).toEqual(['one', 'two']);
  expect(account.kept.get('test.solved')).toEqual({ version: 2, text: '["one","two"]' });
});

test('what happens on one device reaches the other, and nothing the account already knows is sent', async () => {
  await meet(phone);
  solve('one');
  await meet(phone);
  await meet(desktop);
  expect(solved.get()).toEqual(['one']);
  await meet(desktop);
  expect(account.kept.get('test.solved')?.version).toBe(1);
});

test('two devices that write at once lose nothing', async () => {
  await meet(phone);
  solve('one');
  use(desktop);
  solve('two');
  // The desktop is quicker, between the phone's reading and writing.
  const slow: ProgressServer = {
    ...account,
    write: async (key, item) => {
      if (!account.kept.has(key)) {
        await meet(desktop);
        use(phone);
      }
      return account.write(key, item);
    },
  };
  await meet(phone, ADA, slow);
  await meet(desktop);
  expect([...solved.get()].toSorted()).toEqual(['one', 'two']);
});

test('what a player does while the server is asked is not lost', async () => {
  use(phone);
  solve('one');
  const slow: ProgressServer = {
    ...account,
    write: (key, item) => {
      if (key === 'test.solved' && item.version === 0) solve('meanwhile');
      return account.write(key, item);
    },
  };
  await meet(phone, ADA, slow);
  expect(account.kept.get('test.solved')?.text).toBe('["one","meanwhile"]');
});

test('one account’s progress does not go into another; what was not sent yet waits', async () => {
  await meet(phone);
  solve('of ada');
  const beas = newAccount();
  await meet(phone, BEA, beas);
  expect(solved.get()).toEqual([]);
  solve('of bea');
  await meet(phone, BEA, beas);
  expect(beas.kept.get('test.solved')?.text).toBe('["of bea"]');
  await meet(phone);
  expect(solved.get()).toEqual(['of ada']);
  expect(account.kept.get('test.solved')?.text).toBe('["of ada"]');
});

test('games are synced: continued, deleted, restored', async () => {
  phone.games.set('one', game('one', 10));
  await meet(phone);
  await meet(desktop);
  expect(desktop.games.get('one')?.updated).toBe(10);
  desktop.games.set('one', game('one', 20));
  await meet(desktop);
  await meet(phone);
  expect(phone.games.get('one')?.updated).toBe(20);
  phone.games.delete('one');
  noteChanged(gameKey('one'));
  await meet(phone);
  await meet(desktop);
  expect(desktop.games.size).toBe(0);
  await meet(phone);
  expect(phone.games.size).toBe(0);
  desktop.games.set('one', game('one', 20));
  await meet(desktop);
  await meet(phone);
  expect(phone.games.get('one')?.updated).toBe(20);
});

test('a game that was continued elsewhere after it was deleted stays', async () => {
  phone.games.set('one', game('one', 10));
  await meet(phone);
  await meet(desktop);
  desktop.games.set('one', game('one', 30));
  use(phone);
  phone.games.delete('one');
  noteChanged(gameKey('one'));
  await meet(phone);
  await meet(desktop);
  await meet(phone);
  expect(phone.games.get('one')?.updated).toBe(30);
});

test('a game that the browser lost comes back from the account', async () => {
  phone.games.set('one', game('one', 10));
  await meet(phone);
  phone.games.clear();
  await meet(phone);
  expect(phone.games.has('one')).toBe(true);
});

test('another window’s game is not replaced while it is played', async () => {
  phone.games.set('one', game('one', 10));
  await meet(phone);
  await meet(desktop);
  desktop.games.set('one', game('one', 20));
  await meet(desktop);
  use(phone);
  await syncAll(ADA, account, { ...phone, isOpen: () => Promise.resolve(true) });
  expect(phone.games.get('one')?.updated).toBe(10);
});

test('one account’s games do not go into another, and what does not fit is counted', async () => {
  phone.games.set('one', game('one', 10));
  await meet(phone);
  const beas = newAccount({ room: 0 });
  phone.games.set('two', game('two', 20));
  expect(await meet(phone, BEA, beas)).toBe(1);
  expect(beas.kept.size).toBe(0);
  expect(phone.games.size).toBe(2);
});
