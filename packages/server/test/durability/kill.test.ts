import { expect, test } from 'vitest';
import { endServers, type Figures } from '../../bench/kill-run.ts';
import { HAS_POSTGRES, startPostgres } from '../support/postgres.ts';

/** Nothing that was acknowledged or told is missing or doubled, and every table continued. */
function expectUnharmed({ inPlay, ...figures }: Figures): void {
  expect(figures).toMatchObject({ lost: 0, untrue: 0, doubled: 0, gaps: 0, unreadable: 0, wentOn: inPlay });
}

test('a server on SQLite is killed in the middle of play: no move is lost or doubled, every table continues', async () => {
  const figures = await endServers({ ending: { kind: 'killed' }, times: 3, tables: 8, moves: 120, seed: 5 });
  expect(figures.ended).toBe(3);
  expect(figures.inPlay).toBeGreaterThan(3);
  expectUnharmed(figures);
});

test.runIf(HAS_POSTGRES)(
  'one of two servers on PostgreSQL is killed: the same, while the other keeps running',
  async () => {
    const postgres = await startPostgres();
    const url = await postgres.fresh();
    const figures = await endServers({
      ending: { kind: 'killed' },
      times: 2,
      tables: 6,
      moves: 80,
      seed: 6,
      url,
    });
    await postgres.stop();
    expect(figures.ended).toBe(2);
    expect(figures.inPlay).toBeGreaterThan(2);
    expectUnharmed(figures);
  },
);

test.runIf(HAS_POSTGRES)(
  'two servers on PostgreSQL are upgraded one after another under load: no move is lost or doubled',
  async () => {
    const postgres = await startPostgres();
    const url = await postgres.fresh();
    const figures = await endServers({
      ending: { kind: 'upgraded' },
      times: 2,
      tables: 6,
      moves: 80,
      seed: 7,
      url,
    });
    await postgres.stop();
    expect(figures.ended).toBe(2);
    expect(figures.inPlay).toBeGreaterThan(2);
    expectUnharmed(figures);
    expect(figures.refused).not.toHaveProperty('internal');
  },
);
