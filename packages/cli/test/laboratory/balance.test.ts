import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_IDS, CITY_IDS, type CityId, EVENT_IDS } from '@khora/engine';
import { english } from '@khora/locales';
import { describe, expect, test } from 'vitest';
import { Balance } from '../../src/balance/balance.ts';
import { besideSection } from '../../src/balance/beside.ts';
import { meanDifference, rateDifference, sideOf } from '../../src/balance/difference.ts';
import { drawings } from '../../src/balance/drawings.ts';
import { type Counted, totalOf } from '../../src/balance/opening-counts.ts';
import { balancePage } from '../../src/balance/page.ts';
import { commandsOf, type Origin } from '../../src/balance/run.ts';
import { type GameStudy, studyOf } from '../../src/balance/study.ts';
import { playPlan } from '../../src/game/plan.ts';
import { planOf, type Simulation } from '../../src/simulate/simulation.ts';
import { addOutcome, newTally } from '../../src/simulate/tally.ts';
import { Sample } from '../../src/stats/sample.ts';
import { careless, folder, greedy, khora } from '../kit.ts';

/** Starting threads takes long on a busy machine. */

const simulation: Simulation = {
  games: 6,
  bots: ['greedy', 'greedy', 'greedy', 'greedy'],
  rotate: false,
  setup: { players: 4 },
  seed: 'lab',
};
const outcomes = await Promise.all(
  Array.from({ length: simulation.games }, (_, index) =>
    playPlan(planOf(simulation, index), { greedy, careless }),
  ),
);
const studies = outcomes.map(({ record, deal }) => studyOf(record, deal));

function balanceOf(games: readonly GameStudy[]): Balance {
  const balance = new Balance();
  for (const game of games) balance.add(game);
  return balance;
}

const origin: Origin = { bot: 'greedy', games: 6, rules: 1, seed: 'lab', recorded: false };

describe('the study of a game', () => {
  test('finds what the game reported when it was played', () => {
    outcomes.forEach((outcome, index) => {
      const { record, ...told } = studies[index]?.outcome ?? {};
      expect(told).toEqual({
        ...outcome,
        played: outcome.played.map((cards) => [...new Set(cards)]),
        record: undefined,
      });
      expect(record?.result).toEqual(outcome.record.result);
    });
  });

  test('knows the draft and the first tiles of every player', () => {
    for (const { players } of studies) {
      expect(new Set(players.flatMap(({ picks }) => [...picks])).size).toBe(20);
      for (const { picks, opening, held } of players) {
        expect(picks).toHaveLength(5);
        expect(picks.every((card) => held.has(card))).toBe(true);
        expect(new Set(opening).size).toBe(2);
      }
    }
  });

  test('knows what every player was dealt, held and played', () => {
    for (const { players, events } of studies) {
      expect(events).toHaveLength(9);
      expect(new Set(players.flatMap(({ dealt }) => [...dealt])).size).toBe(20);
      expect(players.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(1, 10);
      for (const { dealt, held, played } of players) {
        expect(dealt.size).toBe(5);
        expect(held.size).toBeGreaterThanOrEqual(5);
        for (const [card, round] of played) {
          expect(held).toContain(card);
          expect(round).toBeGreaterThanOrEqual(1);
          expect(round).toBeLessThanOrEqual(9);
        }
      }
    }
  });

  test('knows when developments were reached', async () => {
    const any = { ...simulation, bots: ['careless', 'careless', 'careless', 'careless'] };
    const plans = Array.from({ length: 8 }, (_, index) => planOf(any, index));
    const played = await Promise.all(plans.map((plan) => playPlan(plan, { careless })));
    const reached = played.flatMap(({ record, deal }) =>
      studyOf(record, deal).players.map(({ developed }) => [...developed]),
    );
    expect(reached.flat().length).toBeGreaterThan(0);
    for (const developments of reached) {
      expect(developments.map(([development]) => development)).toEqual(
        [2, 3, 4].slice(0, developments.length),
      );
      const rounds = developments.map(([, round]) => round);
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    }
  });

  test('takes finished games only', () => {
    const [outcome] = outcomes;
    if (!outcome) throw new Error('There is no game.');
    const { record } = outcome;
    expect(() => studyOf({ ...record, moves: record.moves.slice(0, 10) }, 0)).toThrow('is not over');
  });
});

describe('adding up', () => {
  const balance = balanceOf(studies);
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

  test('counts every player once as a city, a place and a seat', () => {
    expect(balance.games).toBe(6);
    for (const { bots } of [balance.all, balance.byCity, balance.byPlace]) {
      const fortunes = [...bots.values()].map(({ fortune }) => fortune);
      expect(sum(fortunes.map(({ entries }) => entries))).toBe(24);
      expect(sum(fortunes.map(({ wins }) => wins))).toBeCloseTo(6, 10);
    }
  });

  test('counts every dealt card once, and holders by whether they played it', () => {
    const cards = [...balance.cards.values()];
    expect(sum(cards.map(({ dealt }) => dealt.entries))).toBe(6 * 20);
    expect(sum(cards.map(({ dealt }) => dealt.wins))).toBeCloseTo(6 * 5, 10);
    const played = sum(studies.flatMap(({ players }) => players.map((player) => player.played.size)));
    expect(sum(cards.map((card) => card.played.entries))).toBe(played);
    expect(sum(cards.map(({ rounds }) => rounds.count))).toBe(played);
    const held = sum(studies.flatMap(({ players }) => players.map((player) => player.held.size)));
    expect(sum(cards.map(({ unplayed }) => unplayed.entries))).toBe(held - played);
  });

  test('counts nine events to a game', () => {
    expect(sum([...balance.events.values()].map(({ games }) => games))).toBe(6 * 9);
    for (const { present, absent, games } of balance.events.values()) {
      expect(present.count).toBe(4 * games);
      expect(absent.count).toBe(24 - 4 * games);
    }
  });

  test('has a fingerprint that identifies the games', () => {
    expect(balance.fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(balanceOf(studies).fingerprint).toBe(balance.fingerprint);
    expect(balanceOf(studies.slice(1)).fingerprint).not.toBe(balance.fingerprint);
  });
});

describe('differences', () => {
  /** Newcombe (1998), Statistics in Medicine 17, 873–890, table II, method 10. */
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [0, 10, 0, 20, -0.1611, 0.2775],
  ])('of %i in %i and %i in %i', (wins, entries, others, all, low, high) => {
    const { value, interval } = rateDifference({ wins, entries }, { wins: others, entries: all });
    expect(value).toBeCloseTo(wins / entries - others / all, 10);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('of means', () => {
    const [first, second] = [new Sample(), new Sample()];
    for (const [group, value] of [4, 6].entries()) first.add(value, group);
    expect(meanDifference(first, second)).toBeNull();
    for (const [group, value] of [1, 3].entries()) second.add(value, group);
    // Each mean has a standard error of 1.
    const { value, interval } = meanDifference(first, second) ?? {};
    expect(value).toBe(3);
    expect(interval?.low).toBeCloseTo(3 - 1.96 * Math.SQRT2, 3);
    expect(interval?.high).toBeCloseTo(3 + 1.96 * Math.SQRT2, 3);
  });

  test('lie on one side, or do not', () => {
    expect([-1, 1, 3].map((value) => sideOf({ low: 0, high: 2 }, value))).toEqual([1, 0, -1]);
  });
});

describe('the page', () => {
  // The same game over and over, to have enough players for every plot.
  const many = balanceOf(
    Array.from({ length: 120 }, (_, deal) => studies[deal % 6] as GameStudy).map((study, deal) => ({
      ...study,
      outcome: { ...study.outcome, deal },
    })),
  );
  const run = { origin: { ...origin, games: 120 }, balance: many };
  const page = balancePage(run);
  const plots = drawings(run);

  test('says what was played, by whom and how to play it again', () => {
    expect(page).toContain('Figures from 120 games of four players, all of them the bot `greedy`');
    expect(page).toContain('| rules version | 1 |');
    expect(page).toContain('| seed | lab |');
    expect(page).toContain(`| fingerprint of the games | ${many.fingerprint} |`);
    expect(page).toContain('```sh\nkhora balance --games 120 --bot greedy --seed lab\n```');
  });

  test('covers every city, card, event, seat and place', () => {
    for (const id of CITY_IDS.filter((city) => many.all.cities.has(city))) {
      expect(page).toMatch(
        new RegExp(`^\\| ${english.city(id)} \\| \\d+ \\| [\\d.]+ \\| [\\d.]+ % \\|`, 'm'),
      );
    }
    for (const id of CARD_IDS)
      expect(page.split(`\n| ${english.card(id)} |`).length, id).toBeGreaterThanOrEqual(3);
    for (const id of EVENT_IDS) expect(page, id).toContain(`\n| ${english.event(id)} |`);
    for (const row of ['1', '2', '3', '4', 'winner', 'second', 'third', 'last', 'all players'])
      expect(page).toContain(`\n| ${row} |`);
  });

  test('says what the figures do not show', () => {
    expect(page).toContain('**Correlation is not cause.**');
    expect(page).toContain('## How far to trust these figures');
    expect(page).toContain('(components.md#how-sure-these-facts-are)');
  });

  test('shows every plot, and none that does not exist', () => {
    const shown = Array.from(page.matchAll(/\]\(balance\/([\w-]+\.svg)\)/g), ([, file]) => file);
    expect(new Set(shown)).toEqual(new Set(plots.keys()));
    expect(shown).toHaveLength(9);
    for (const svg of plots.values()) {
      expect(svg).toMatch(/^<svg .*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg).not.toMatch(/NaN|undefined|<script/);
    }
  });

  test('and its plots follow from the games alone', () => {
    expect(balancePage(run)).toBe(page);
    expect(drawings(run)).toEqual(plots);
  });

  test('has the same number of cells in every row of a table', () => {
    for (const table of page.split('\n\n').filter((part) => part.startsWith('|'))) {
      expect(new Set(table.split('\n').map((line) => line.split('|').length)).size, table).toBe(1);
    }
    expect(page).not.toMatch(/NaN|undefined|Infinity|-\d/);
  });

  test('does without comparisons when there are few games', () => {
    const few = { origin: { ...origin, games: 1 }, balance: balanceOf(studies.slice(0, 1)) };
    const text = balancePage(few);
    expect(text).toContain('Figures from 1 game of four players');
    expect(text).toContain('There are too few games to compare any card.');
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect([...drawings(few).keys()]).not.toContain('cards.svg');
  });

  test('names a budget, and says when it is one of time', () => {
    const timed = balancePage({ ...run, origin: { ...run.origin, bot: 'archon@200ms' } });
    expect(timed).toContain('| bot | archon |\n| budget of a decision | 200ms |');
    expect(timed).toContain('The budget is a time');
    expect(balancePage({ ...run, origin: { ...run.origin, bot: 'archon@9it' } })).not.toContain('of time');
  });

  test('says both commands when the games were recorded before', () => {
    expect(commandsOf({ ...origin, recorded: true })).toEqual([
      'khora simulate --games 6 --bots greedy --seed lab --records games.jsonl',
      'khora balance --from games.jsonl',
    ]);
    expect(commandsOf({ ...origin, seed: 'a simulate --bots b' })).toEqual([
      "khora balance --games 6 --bot greedy --seed 'a simulate --bots b'",
    ]);
    const mixed = balancePage({ ...run, origin: { ...run.origin, seed: null, recorded: true } });
    expect(mixed).toContain('The games were read from records of several runs.');
  });
});

/** The files that the command wrote, by name. */
function written(path: string): Map<string, string> {
  const names = ['balance.md', ...readdirSync(join(path, 'balance')).map((name) => join('balance', name))];
  return new Map(names.map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

interface Printed {
  readonly cities: Record<CityId, { readonly played: number; readonly developments: object }>;
  readonly files: readonly string[];
}

describe('the command', () => {
  const args = ['balance', '--bot', 'random', '--games', '8', '--seed', 'w'];

  test('writes the same files whatever the number of workers', async () => {
    const paths = [folder(), folder()];
    const [one, two] = await Promise.all(
      paths.map(async (path, index) => {
        const { code, out } = await khora([...args, '--workers', String(index + 1), '--folder', path]);
        expect(code).toBe(0);
        expect(out).toMatch(/^8 games of four random, rules \d+, fingerprint [0-9a-f]{16}\n\ncity +played/);
        expect(out).toContain(`Written: ${join(path, 'balance.md')}\n`);
        return written(path);
      }),
    );
    expect(one).toEqual(two);
  });

  test('accepts recorded games instead of playing', async () => {
    const path = folder();
    const file = join(path, 'games.jsonl');
    await khora(['simulate', '--bots', 'random', '--games', '8', '--seed', 'w', '--records', file]);
    const [recorded, played] = [join(path, 'recorded'), join(path, 'played')];
    expect((await khora(['balance', '--from', file, '--folder', recorded])).code).toBe(0);
    expect((await khora([...args, '--folder', played])).code).toBe(0);
    const [read, fresh] = [written(recorded), written(played)];
    const cities = (page = '') => page.slice(page.indexOf('## The seven cities'));
    expect(cities(read.get('balance.md'))).toBe(cities(fresh.get('balance.md')));
    expect(read.get('balance.md')).toContain(
      'khora simulate --games 8 --bots random --seed w --records games.jsonl\nkhora balance --from games.jsonl\n',
    );
    for (const files of [read, fresh]) files.delete('balance.md');
    expect(read).toEqual(fresh);
  });

  test('prints the figures as JSON', async () => {
    const path = folder();
    const { code, out } = await khora([...args, '--json', '--folder', path]);
    expect(code).toBe(0);
    const data = JSON.parse(out) as Printed;
    expect(data).toMatchObject({
      bot: 'random',
      games: 8,
      seed: 'w',
      commands: ['khora balance --games 8 --bot random --seed w'],
      players: { played: 32 },
    });
    expect(Object.values(data.cities).reduce((sum, { played }) => sum + played, 0)).toBe(32);
    expect(data.files).toContain(join(path, 'balance.md'));
  });

  test('has its own help', async () => {
    const { code, out } = await khora(['balance', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Examples:\n  khora balance');
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test.each([
    [['--bot', 'hal'], /There is no bot 'hal'/],
    [['--bot', 'random,citizen'], /--bot takes one bot/],
    [['--bot', 'random@long'], /'long' is not a budget/],
    [['--games', '0'], /whole number, 1 or more/],
    [['--from', '/nowhere.jsonl'], /There is no file '\/nowhere\.jsonl'/],
    [['--from', 'x', '--games', '5'], /'--from <file>' cannot be used with option '-n, --games <number>'/],
  ])('refuses %j', async (options, message) => {
    const { code, out, err } = await khora(['balance', ...options, '--folder', folder()]);
    expect(code).toBe(2);
    expect(out + err).toMatch(message);
  });

  test('refuses a folder that cannot be made', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const { code, err } = await khora([...args, '--folder', file]);
    expect(code).toBe(2);
    expect(err).toMatch(/cannot be created/);
  });
});

describe('records that cannot be counted', () => {
  const records = outcomes.map(({ record }) => record);
  const [first, second] = records;
  if (!first || !second) throw new Error('There are no games.');
  const { bots, setup, moves } = second;

  test.each([
    [
      'another bot',
      { ...second, bots: ['greedy', 'greedy', 'greedy', 'careless'] },
      /against itself \(greedy\)/,
    ],
    ['no names', { ...second, bots: undefined }, /does not say who played/],
    ['two players', { ...second, setup: { ...setup, players: 2 } }, /it has 2 players, not 4/],
    ['the same deal', first, /repeats the deal of game 1 \(seed 'lab-0'\)/],
    ['chosen cities', { ...second, setup: { ...setup, cities: CITY_IDS.slice(0, 4) } }, /left to chance/],
    ['an option', { ...second, setup: { ...setup, options: { dice: 'shared' } } }, /\(dice: shared\)/],
    ['an open end', { ...second, bots, moves: moves.slice(0, 9), result: undefined }, /is not finished/],
    ['a tampered end', { ...second, result: { hash: 'x', points: [] } }, /the end is different/],
  ])('with %s', async (_, record, message) => {
    const path = folder();
    const file = join(path, 'games.jsonl');
    writeFileSync(file, [first, record].map((game) => JSON.stringify(game)).join('\n'));
    const { code, err } = await khora(['balance', '--from', file, '--folder', path]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).toContain(`Game 2 of '${file}' cannot be counted`);
  });

  test('a standard option may be spelt out, and seeds may be mixed', async () => {
    const path = folder();
    const file = join(path, 'games.jsonl');
    const spelt = { ...second, setup: { ...setup, options: { dice: 'standard' } } };
    writeFileSync(file, [spelt, first].map((game) => JSON.stringify(game)).join('\n'));
    const { code, out } = await khora(['balance', '--from', file, '--folder', path, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, seed: null, recorded: true, commands: [] });
  });
});

describe('openings', () => {
  const { openings } = balanceOf(studies);
  const total = totalOf(openings.counts);

  test('count every player once, and all wins', () => {
    const players = (counts: readonly Counted[]) => counts.reduce((sum, [number]) => sum + number, 0);
    const wins = (counts: readonly Counted[]) => counts.reduce((sum, [, won]) => sum + won, 0);
    expect(total.all[0]).toBe(24);
    expect(players(total.drafted)).toBe(5 * 24);
    for (const counts of [total.first, total.tiles, total.developments]) {
      expect(players(counts)).toBe(24);
      expect(wins(counts)).toBeCloseTo(6, 10);
    }
  });

  test('have a section of their own', () => {
    const page = balancePage({ origin, balance: balanceOf(studies) });
    expect(page).toMatch(/## Openings[\s\S]*### First action tiles[\s\S]*### First card of the draft/);
  });
});

describe('other bots beside', () => {
  /** Games in which this city always wins against three others. */
  const always = (bot: string, city: CityId, games: number) => {
    const tally = newTally();
    const [outcome] = outcomes;
    if (!outcome) throw new Error('No game was played.');
    const others = CITY_IDS.filter((each) => each !== city).slice(0, 3);
    for (let deal = 0; deal < games; deal++) {
      const ranked = outcome.standings.map((standing, seat) => ({ ...standing, rank: seat === 0 ? 1 : 2 }));
      addOutcome(tally, { ...outcome, deal, cities: [city, ...others], standings: ranked });
    }
    return { bot, tally };
  };

  test('show which cities depend on the players', () => {
    const balance = new Balance();
    const own = always('own', 'argos', 60).tally;
    Object.assign(balance, { all: own });
    const [, text, table] = besideSection('own', balance, [always('other', 'athens', 60)]);
    expect(text?.replaceAll('\n', ' ')).toContain(
      'Among `own`, compared with `other`, wins come clearly more often for Argos, and clearly less often for Athens.',
    );
    expect(table).toContain('| Argos | 100.0 % |');
  });

  test('are read from records', async () => {
    const path = folder();
    const file = join(path, 'others.jsonl');
    await khora(['simulate', '--bots', 'random', '--games', '3', '--seed', 'others', '--records', file]);
    const args = ['balance', '--bot', 'random', '--games', '3', '--seed', 'own', '--folder', path];
    expect((await khora([...args, '--beside', file])).code).toBe(0);
    expect(readFileSync(join(path, 'balance.md'), 'utf8')).toContain('### Among other players');
  });
});
