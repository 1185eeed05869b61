import { expect, test } from 'vitest';
import { Turns } from '../../src/limits/turns.ts';

/** Turns whose clock and event loop the test moves on. */
function newTurns() {
  const kit = { now: 0, waits: [] as number[], next: null as (() => void) | null };
  const turns = new Turns({
    clock: () => kit.now,
    later: (work, milliseconds) => {
      kit.waits.push(milliseconds);
      kit.next = work;
    },
  });
  const turn = () => {
    const { next } = kit;
    kit.next = null;
    next?.();
  };
  return { kit, turns, turn };
}

const done: string[] = [];
const work = (name: string) => () => void done.push(name);

test('one long piece of work is done in each turn, players first, then strangers one after another', () => {
  const { kit, turns, turn } = newTurns();
  done.length = 0;
  for (const name of ['a 1', 'a 2', 'a 3'])
    void turns.run({ person: 'a', address: 'a', isPlayer: false }, work(name));
  void turns.run({ person: 'b', address: 'b', isPlayer: false }, work('b'));
  for (const name of ['p 1', 'p 2'])
    void turns.run({ person: 'p', address: 'p', isPlayer: true }, () => {
      kit.now += 4;
      done.push(name);
    });
  expect(done).toEqual([]);
  const seen: string[][] = [];
  while (kit.next) {
    turn();
    seen.push([...done]);
  }
  expect(seen.map((each) => each.length)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(done).toEqual(['p 1', 'p 2', 'a 1', 'b', 'a 2', 'a 3']);
});

test('of players’ work more is done in a turn, the longer turns take: people come back faster than that', () => {
  const doneAfter = (rest: number) => {
    const { kit, turns, turn } = newTurns();
    done.length = 0;
    const one = (name: string) => () => {
      kit.now += 2;
      done.push(name);
    };
    void turns.run({ person: 'p', address: 'p', isPlayer: true }, one('before'));
    turn();
    for (let person = 0; person < 100; person++)
      void turns.run({ person: `${person}`, address: `${person}`, isPlayer: true }, one(`${person}`));
    kit.now += rest;
    turn();
    return done.length - 1;
  };
  expect([0, 8, 20, 40, 1000].map(doneAfter)).toEqual([2, 2, 5, 10, 13]);
});

test('strangers get a third of the time; players need not wait for the rest of it', () => {
  const { kit, turns, turn } = newTurns();
  done.length = 0;
  const slow = (name: string) => () => {
    kit.now += 3;
    done.push(name);
  };
  const stranger = { person: 's', address: 's', isPlayer: false };
  void turns.run(stranger, slow('first'));
  void turns.run(stranger, slow('second'));
  turn();
  expect(done).toEqual(['first']);
  expect(kit.waits.at(-1)).toBe(6);
  // The wait is cut short for somebody else, not for the stranger.
  void turns.run({ person: 'p', address: 'p', isPlayer: true }, work('player'));
  turn();
  expect(done).toEqual(['first', 'player']);
  kit.now += 6;
  turn();
  expect(done).toEqual(['first', 'player', 'second']);
});

test('whoever asks hears of a failure', async () => {
  const turns = new Turns();
  const whose = { person: 'a', address: 'a', isPlayer: true };
  await expect(
    turns.run(whose, () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  await turns.run(whose, work('after'));
  expect(done.at(-1)).toBe('after');
});
