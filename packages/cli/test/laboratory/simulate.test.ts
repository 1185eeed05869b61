import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playPlan } from '../../src/game/plan.ts';
import { reportPage } from '../../src/report/page.ts';
import { gamesOf, planOf, type Simulation } from '../../src/simulate/simulation.ts';
import { addOutcome, newTally } from '../../src/simulate/tally.ts';
import { careless, folder, greedy, khora } from '../kit.ts';

/** Starting threads takes long on a busy machine. */

const simulation: Simulation = {
  games: 8,
  bots: ['a', 'b', 'c', 'd'],
  rotate: true,
  setup: { players: 4 },
  seed: 'lab',
};

test('the same games whatever the number of workers', async () => {
  const path = folder();
  const args = ['simulate', '--games', '12', '--seed', 'w', '--json'];
  const results = await Promise.all(
    ['1', '3'].map(async (workers) => {
      const file = join(path, `${workers}.jsonl`);
      const { code, out } = await khora([...args, '--workers', workers, '--records', file]);
      expect(code).toBe(0);
      return { out, records: readFileSync(file, 'utf8') };
    }),
  );
  expect(results[0]).toEqual(results[1]);
  expect(results[0]?.records.trim().split('\n')).toHaveLength(12);
});

test('rotation seats every bot once at each seat of every deal', () => {
  const plans = Array.from({ length: gamesOf(simulation) }, (_, index) => planOf(simulation, index));
  for (const bot of simulation.bots) {
    for (const deal of [0, 1]) {
      const seats = plans.filter((plan) => plan.deal === deal).map((plan) => plan.bots.indexOf(bot));
      expect(seats.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    }
  }
  expect(new Set(plans.map(({ setup }) => setup.seed))).toEqual(new Set(['lab-0', 'lab-1']));
  expect(new Set(plans.map(({ seed }) => seed)).size).toBe(8);
});

test('rotation rounds the number of games up to whole deals', () => {
  expect(gamesOf({ ...simulation, games: 9 })).toBe(12);
  expect(gamesOf({ ...simulation, games: 9, rotate: false })).toBe(9);
});

test('fixed seats play a new deal each game', () => {
  const fixed = { ...simulation, rotate: false };
  expect(planOf(fixed, 5)).toMatchObject({ deal: 5, bots: simulation.bots, setup: { seed: 'lab-5' } });
});

test('the tally counts every player of every game once', async () => {
  const tally = newTally();
  const plans = Array.from({ length: 8 }, (_, index) =>
    planOf({ ...simulation, bots: ['greedy', 'careless', 'careless', 'careless'] }, index),
  );
  for (const plan of plans) addOutcome(tally, await playPlan(plan, { greedy, careless }));
  const bots = Object.fromEntries([...tally.bots].map(([name, { fortune }]) => [name, fortune]));
  expect(bots.greedy?.entries).toBe(8);
  expect(bots.careless?.entries).toBe(24);
  expect((bots.greedy?.wins ?? 0) + (bots.careless?.wins ?? 0)).toBeCloseTo(8, 10);
  expect([...tally.seats.values()].map(({ entries }) => entries)).toEqual([8, 8, 8, 8]);
  for (const { played, unplayed } of tally.cards.values()) expect(played.entries + unplayed.entries).toBe(32);
  expect(bots.greedy?.winRate).toBeGreaterThan(0.5);
});

test('shared wins are shared out', async () => {
  const tally = newTally();
  const [plan] = [planOf({ ...simulation, bots: ['careless', 'careless', 'careless', 'careless'] }, 0)];
  const outcome = await playPlan(plan, { careless });
  const standings = outcome.standings.map((standing) => ({ ...standing, rank: standing.seat < 2 ? 1 : 3 }));
  addOutcome(tally, { ...outcome, standings });
  expect([0, 1, 2, 3].map((seat) => tally.seats.get(seat)?.wins)).toEqual([0.5, 0.5, 0, 0]);
});

test('the tables name every bot, seat and city', async () => {
  const { code, out } = await khora(['simulate', '-n', '4', '--cities', 'athens,sparta']);
  expect(code).toBe(0);
  expect(out).toMatch(/^4 games of 2 players, fixed seats\nseed khora, rules \d/);
  expect(out).toMatch(/^bot +played +wins +win rate +95 % +points +95 %\nrandom +8 /m);
  expect(out).toMatch(/^Athens +4 /m);
  expect(out).toMatch(/^Sparta +4 /m);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('with rotation only the bots are compared, because each has every seat and city', async () => {
  const args = ['simulate', '-n', '4', '--bots', 'ephebe,random', '--rotate'];
  const { out } = await khora(args);
  expect(out).toMatch(/^4 games of 2 players, 2 deals with all rotations\nseed khora, rules \d/);
  expect(out).toMatch(/^ephebe +4 /m);
  expect(out).not.toMatch(/^(seat|city) +played/m);
  const figures = JSON.parse((await khora([...args, '--json'])).out) as object;
  expect(Object.keys(figures)).toEqual(['rules', 'simulation', 'games', 'deals', 'bots', 'cards']);
});

describe('the report', async () => {
  const tally = newTally();
  const outcome = await playPlan(
    planOf({ ...simulation, bots: ['greedy', 'greedy', 'careless', 'careless'] }, 0),
    {
      greedy,
      careless,
    },
  );
  for (let deal = 0; deal < 30; deal++) addOutcome(tally, { ...outcome, deal });
  const page = reportPage({ ...simulation, rotate: false, seed: '<b>&' }, tally);

  test('is one page with five drawings', () => {
    expect(page.match(/<svg /g)).toHaveLength(5);
    const ids = Array.from(page.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('loads nothing from elsewhere, and escapes text', () => {
    expect(/<script|<link|src=|@import|url\((?!#)/.test(page)).toBe(false);
    expect(page).toContain('&lt;b&gt;&amp;');
  });

  test('says how to play the same games again', () => {
    expect(page).toContain("khora simulate --games 8 --bots a,b,c,d --seed '&lt;b&gt;&amp;'");
    const rotated = reportPage(simulation, tally);
    expect(rotated).toContain('--seed lab --rotate');
    expect(rotated).not.toContain('<h2>Cities</h2>');
  });

  test('does without the cards when few were played', () => {
    const few = newTally();
    addOutcome(few, outcome);
    expect(reportPage(simulation, few)).toContain('Too few games');
  });

  test('is written where the command says', async () => {
    const file = join(folder(), 'report.html');
    const { code, out } = await khora(['simulate', '-n', '2', '--players', '2', '--report', file]);
    expect(code).toBe(0);
    expect(out).toContain(`Written: ${file}`);
    expect(readFileSync(file, 'utf8')).toContain('<h1>2 games of Khôra</h1>');
  });
});
