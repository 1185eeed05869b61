import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { view } from '@khora/engine';
import { expect, test } from 'vitest';
import type { Brief } from '../../src/bots/thinker-thread.ts';
import { Thinkers } from '../../src/bots/thinkers.ts';
import { FairQueue } from '../../src/limits/fair-queue.ts';
import { Metrics } from '../../src/metrics.ts';
import { newGame, newKit } from '../support/table-kit.ts';

function taken<T>(queue: FairQueue<T>, count: number): (T | undefined)[] {
  return Array.from({ length: count }, () => queue.shift());
}

test('one person with 400 tables leaves others their turn', () => {
  const queue = new FairQueue<string>();
  for (let table = 0; table < 400; table++) queue.push({ address: 'a', person: 'Ada' }, `Ada ${table}`);
  queue.push({ address: 'b', person: 'Bea' }, 'Bea 0');
  queue.push({ address: 'b', person: 'Bea' }, 'Bea 1');
  expect(taken(queue, 5)).toEqual(['Ada 0', 'Bea 0', 'Ada 1', 'Bea 1', 'Ada 2']);
  expect(queue.size).toBe(397);
});

test('400 people of one address take turns with one of another', () => {
  const queue = new FairQueue<string>();
  for (let person = 0; person < 400; person++)
    queue.push({ address: 'a', person: `${person}` }, `a ${person}`);
  queue.push({ address: 'b', person: 'Bea' }, 'b');
  expect(taken(queue, 3)).toEqual(['a 0', 'b', 'a 1']);
});

test('an emptied queue keeps working', () => {
  const queue = new FairQueue<number>();
  expect(queue.shift()).toBeUndefined();
  queue.push({ address: 'a', person: 'Ada' }, 1);
  expect(taken(queue, 2)).toEqual([1, undefined]);
  queue.push({ address: 'a', person: 'Ada' }, 2);
  expect([queue.shift(), queue.size]).toEqual([2, 0]);
});

/** Those of all threads of this process; higher ones stand behind. */
function priorities(): number[] {
  const fields = readdirSync('/proc/self/task').map((thread) =>
    readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' '),
  );
  return fields.map((each) => Number(each?.[16]));
}

test('bots think for everybody in turn, after players’ moves', async () => {
  const kit = await newKit();
  const { game } = await newGame(kit);
  if (!game) throw new Error('The game has begun.');
  const [seat = 0] = game.asked;
  const question: Brief = {
    level: 'ephebe',
    seat,
    view: view(game.state, seat),
    seed: 'test',
    character: 'merchant',
    passed: [],
  };
  const thinkers = new Thinkers(1, new Metrics());
  const asked: string[] = [];
  const think = (person: string) =>
    thinkers.choose({ person, address: person }, () => {
      asked.push(person);
      return question;
    });
  const moves = await Promise.all(['Ada', 'Ada', 'Ada', 'Ada', 'Bea', 'Bea'].map(think));
  expect(asked).toEqual(['Ada', 'Ada', 'Bea', 'Ada', 'Bea', 'Ada']);
  expect(moves).toHaveLength(6);
  if (process.platform === 'linux') expect(priorities()).toContain(Math.min(19, getPriority(0) + 17));
  const [broken] = await Promise.allSettled([think('Ada'), thinkers.close()]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
  await kit.storage.close();
});
