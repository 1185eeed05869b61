import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Doorway } from '../../src/limits/doorway.ts';
import { Limits } from '../../src/limits/limits.ts';

const suspect = (address: string) => ({ person: address, address, rank: 'suspect' as const });
const eager = (address: string) => ({ person: address, address, rank: 'eager' as const });
const guest = (address: string) => ({ person: address, address, rank: 'modest' as const });

test('requests are let in a few at a time, and addresses take turns', async () => {
  const doorway = new Doorway();
  const entered: string[] = [];
  for (let request = 0; request < 40; request++) doorway.enter(guest('a'), () => entered.push('a'));
  doorway.enter(guest('b'), () => entered.push('b'));
  expect(entered).toHaveLength(8);
  await nextTurn();
  expect(entered).toHaveLength(16);
  expect(entered.indexOf('b')).toBeLessThan(10);
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  expect(entered).toHaveLength(41);
});

test('suspects wait for everybody else, and few of them get in', async () => {
  const doorway = new Doorway();
  const entered: string[] = [];
  const waits = Array.from({ length: 30 }, () => doorway.enter(suspect('s'), () => entered.push('s')));
  // One got in at once; twenty may wait.
  expect(waits.filter((waiting) => waiting)).toHaveLength(21);
  expect(doorway.enter(suspect('t'), () => entered.push('t'))).toBe(true);
  doorway.enter(guest('a'), () => entered.push('a'));
  expect(entered).toEqual(['s', 'a']);
  await nextTurn();
  await nextTurn();
  expect(entered).toEqual(['s', 'a', 's', 't']);
});

test('those who ask for much come after those who ask for little, and all of them get in', async () => {
  const doorway = new Doorway();
  const entered: string[] = [];
  for (let request = 0; request < 100; request++)
    expect(doorway.enter(eager('e'), () => entered.push('e'))).toBe(true);
  doorway.enter(eager('f'), () => entered.push('f'));
  for (let request = 0; request < 20; request++) doorway.enter(guest('a'), () => entered.push('a'));
  doorway.enter(suspect('s'), () => entered.push('s'));
  expect(entered).toEqual(['e', ...Array<string>(7).fill('a')]);
  await nextTurn();
  await nextTurn();
  expect(entered.slice(8)).toEqual([...Array<string>(13).fill('a'), 'e', 's']);
  await nextTurn();
  expect(entered.at(-1)).toBe('f');
  for (let turn = 0; turn < 120; turn++) await nextTurn();
  expect(entered).toHaveLength(122);
});

test('an address that asks for more than a few people do comes later for a moment, but is refused nothing', () => {
  const clock = { now: 0 };
  const limits = new Limits({ people: 100, unlimited: false, now: () => clock.now });
  const ranks = Array.from({ length: 60 }, () => limits.rankOf('a'));
  expect(ranks.indexOf('eager')).toBe(40);
  expect([limits.rankOf('a'), limits.rankOf('b'), limits.mayAsk('a')]).toEqual(['eager', 'modest', true]);
  clock.now += 1000;
  expect(limits.rankOf('a')).toBe('modest');
  const free = new Limits({ people: 100, unlimited: true, now: () => clock.now });
  expect(Array.from({ length: 60 }, () => free.rankOf('a'))).not.toContain('eager');
});

test('an address is suspect for a while after many refusals for wanting too much', () => {
  const clock = { now: 0 };
  const limits = new Limits({ people: 10, unlimited: false, now: () => clock.now });
  const client = { key: 'k', address: 'a', isNamed: true };
  for (let refusal = 0; refusal < 10; refusal++) limits.noteRefused(client, 'too-many');
  for (let refusal = 0; refusal < 50; refusal++) limits.noteRefused(client, 'no-seat');
  expect(limits.rankOf('a')).toBe('modest');
  limits.noteRefused({ ...client, key: 'another' }, 'malformed');
  expect([limits.rankOf('a'), limits.rankOf('b')]).toEqual(['suspect', 'modest']);
  clock.now += 30_000;
  expect(limits.rankOf('a')).toBe('modest');
});

test('nothing is done for a client that is refused on and on: each time for twice as long, if the name is its own', () => {
  const rests = (isNamed: boolean) => {
    const clock = { now: 0 };
    const limits = new Limits({ people: 10, unlimited: false, now: () => clock.now });
    const client = { key: 'k', address: 'a', isNamed };
    return Array.from({ length: 8 }, () => {
      for (let refusal = 0; refusal < 1000; refusal++) limits.noteRefused(client, 'too-fast');
      const rest = limits.restOf(client) / 1000;
      clock.now += limits.restOf(client);
      return rest;
    });
  };
  expect(rests(true)).toEqual([10, 20, 40, 80, 160, 320, 320, 320]);
  expect(rests(false)).toEqual([10, 10, 10, 10, 10, 10, 10, 10]);
});

test('whoever has behaved for a while starts again', () => {
  const clock = { now: 0 };
  const limits = new Limits({ people: 10, unlimited: false, now: () => clock.now });
  const client = { key: 'k', address: 'a', isNamed: true };
  const flood = () => {
    for (let refusal = 0; refusal < 1000; refusal++) limits.noteRefused(client, 'too-fast');
    return limits.restOf(client);
  };
  expect(flood()).toBe(10_000);
  clock.now += 400_000;
  expect(flood()).toBe(10_000);
});
