import {
  advance,
  CARD_IDS,
  clone,
  contentOf,
  createGame,
  decisions,
  EVENT_IDS,
  eventOf,
  type GameRecord,
  type GameSetup,
  hash,
  legalMoves,
  type Move,
  RECORD_VERSION,
  RULES_VERSION,
  replay,
  type Seat,
  view,
} from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { changesOf } from '../src/review/account/account.ts';
import { luckOf } from '../src/review/account/luck.ts';
import { sharesOf } from '../src/review/account/shares.ts';
import { PARTS, statementOf } from '../src/review/account/statement.ts';
import { leadIn, leadOf } from '../src/review/decisions/leads.ts';
import { skillsIn } from '../src/review/decisions/rating.ts';
import { accuracyOf, mistakeOf } from '../src/review/decisions/skill.ts';
import { UnfinishedGameError, walkOf } from '../src/review/decisions/walk.ts';
import { packed, unpacked } from '../src/review/puzzles/position-text.ts';
import { type Depth, type Review, reviewing, reviewOf } from '../src/review/review.ts';
import { CHANCES } from '../src/review/worlds/chance.ts';
import { Fork, playOut, resultOf } from '../src/review/worlds/fork.ts';
import { policyReference } from '../src/review/worlds/policy-reference.ts';
import type { Reference } from '../src/review/worlds/reference.ts';
import { meanOf } from '../src/review/worlds/vectors.ts';
import { redraw, worldOf } from '../src/review/worlds/worlds.ts';
import { seeded } from '../src/seeded.ts';

/** Plays the first legal move. */
const simple: Reference = {
  version: 'simple',
  choose: (state, seat) => firstOf(legalMoves(state, seat)),
  candidates: (view, seat) => legalMoves(view, seat),
  judge: ({ players }) =>
    Float64Array.from([...players.map(({ points }) => points), ...players.map(() => 1 / players.length)]),
};

function firstOf(moves: readonly Move[]): Move {
  const [move] = moves;
  if (!move) throw new Error('Nothing to choose.');
  return move;
}

/** A whole game by anybody's choice. */
function played(
  setup: GameSetup,
  choose: (state: ReturnType<typeof createGame>, seat: Seat) => Move,
): GameRecord {
  const state = createGame(setup);
  const moves: { seat: Seat; move: Move }[] = [];
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    // The last one asked answers first: the order of answers must not matter.
    const seat = open.at(-1)?.seat ?? 0;
    const move = choose(state, seat);
    moves.push({ seat, move });
    advance(state, seat, move);
  }
  return { format: 'khora', version: RECORD_VERSION, rules: RULES_VERSION, setup, moves };
}

function randomly(seed: string) {
  const source = seeded(seed);
  return (state: ReturnType<typeof createGame>, seat: Seat): Move => {
    const moves = legalMoves(state, seat).filter(({ type }) => type !== 'tradeGlory');
    return moves[source.below(moves.length)] ?? firstOf(moves);
  };
}

const BRIEF: Depth = { worlds: 2, tries: 2, moves: 2 };

const SETUPS: readonly [string, GameSetup][] = [
  ['four players', { players: 4, seed: 'review-4' }],
  ['three players, dealt hands', { players: 3, seed: 'review-3', options: { draft: 'deal' } }],
  [
    'chosen cities and second rolls',
    { players: 2, seed: 'r-2', options: { cityChoice: 'choose', dice: 'reroll' } },
  ],
  ['shared dice', { players: 3, seed: 'r-3', options: { dice: 'shared', optionalPayment: true } }],
];

function sum(review: Review, seat: number, of: 'ahead' | 'win'): number {
  const account = review.accounts[seat];
  return [account?.start, ...(account?.lines ?? [])].reduce(
    (total, line) => total + (line?.[of].amount ?? 0),
    0,
  );
}

describe.each(SETUPS)('%s', (name, setup) => {
  const record = played(setup, randomly(name));
  const review = reviewOf(record, { depth: BRIEF, reference: simple });

  test('every account adds up to the result', () => {
    expect(review.accounts).toHaveLength(setup.players);
    for (const [seat, { result }] of review.accounts.entries()) {
      expect(sum(review, seat, 'ahead')).toBeCloseTo(result.ahead, 9);
      expect(sum(review, seat, 'win')).toBeCloseTo(result.win, 9);
    }
  });

  test('with one decimal it still adds up, line by line and as luck, skill and the rest', () => {
    for (const account of review.accounts)
      for (const [measure, grain] of [
        ['ahead', 10],
        ['win', 1000],
      ] as const) {
        const { lines, parts, result } = statementOf(account, measure);
        const inGrains = (amount: number) => {
          expect(amount * grain).toBeCloseTo(Math.round(amount * grain), 6);
          return Math.round(amount * grain);
        };
        const total = (amounts: readonly number[]) =>
          amounts.map(inGrains).reduce((all, amount) => all + amount, 0);
        expect(lines.map(({ source }) => source)).toEqual([
          'start',
          ...account.lines.map(({ source }) => source),
        ]);
        expect(total(lines.map(({ amount }) => amount))).toBe(inGrains(result));
        expect(total(PARTS.map((part) => parts[part]))).toBe(inGrains(result));
        expect(result).toBeCloseTo(account.result[measure], Math.log10(grain) - 1);
        const luck = lines.filter(({ source }) => ['dice', 'cards', 'events'].includes(source));
        expect(total(luck.map(({ amount }) => amount))).toBe(inGrains(parts.luck));
        expect(parts.skill).toBe(lines.find(({ source }) => source === 'own')?.amount);
        for (const [at, { amount }] of lines.entries()) {
          const exact = [account.start, ...account.lines][at]?.[measure].amount ?? Number.NaN;
          expect(Math.abs(amount - exact)).toBeLessThanOrEqual(1 / grain + 1e-9);
        }
      }
  });

  test('nothing is left over that the search got wrong', () => {
    for (const { lines } of review.accounts)
      expect(lines.find(({ source }) => source === 'search')).toEqual({
        source: 'search',
        ahead: { amount: 0, error: expect.closeTo(0, 9) as number },
        win: { amount: 0, error: expect.closeTo(0, 9) as number },
      });
  });

  test('the curves lead from every position to the result', () => {
    expect(review.moments.map(({ index }) => index)).toEqual(
      Array.from({ length: record.moves.length + 1 }, (_, index) => index),
    );
    const end = review.moments.at(-1);
    expect(end?.phase).toBe('over');
    expect(end?.win.reduce((total, win) => total + win, 0)).toBeCloseTo(1, 9);
    expect(end?.pointsError).toEqual(end?.points.map(() => 0));
  });

  test('every choice is rated where it was made', () => {
    expect(review.decisions.map(({ index }) => index)).toEqual(record.moves.map((_, index) => index));
    for (const { played: made, index, seat } of review.decisions)
      expect({ seat, move: made.move }).toEqual(record.moves[index]);
  });
});

test('what else was tried is there with what it would have given away, each move once', () => {
  const record = played({ players: 3, seed: 'others' }, randomly('others'));
  const { decisions: rated, usual } = reviewOf(record, { depth: { ...BRIEF, moves: 3 }, reference: simple });
  for (const { played: made, better, others, tried } of rated) {
    const moves = [made, ...(better ? [better] : []), ...others].map(({ move }) => JSON.stringify(move));
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves.length).toBe(tried);
    for (const { loss, lossError } of others) {
      expect(Number.isFinite(loss)).toBe(true);
      expect(lossError).toBeGreaterThanOrEqual(0);
    }
  }
  expect(rated.filter(({ others }) => others.length >= 2).length).toBeGreaterThan(20);
  expect(usual.games).toBeGreaterThan(50);
  expect(usual.reference).toMatch(/^policy-/);
});

test('the game before the deal leads to the game as it was dealt', () => {
  for (const [, setup] of SETUPS.slice(0, 2)) {
    const record = played(setup, randomly('deal'));
    const [deal] = walkOf(record, simple).stretches;
    expect(deal?.choices).toEqual([]);
    const state = clone(deal?.state ?? createGame(setup));
    const cities = createGame(setup).players.map(({ city }) => city);
    for (let [open] = decisions(state); open?.kind === 'city'; [open] = decisions(state)) {
      const city = cities[open.seat];
      if (city) advance(state, open.seat, { type: 'city', city });
    }
    expect(hash(state)).toBe(hash(createGame(setup)));
  }
});

test('a player who plays like the reference gives nothing away and gains nothing', () => {
  const record = played({ players: 3, seed: 'same' }, (state, seat) => simple.choose(state, seat));
  const { decisions: rated, accounts, skills } = reviewOf(record, { depth: BRIEF, reference: simple });
  for (const { gain } of rated) expect(gain).toBeCloseTo(0, 9);
  for (const { cost, mistakes, accuracy } of skills)
    expect({ cost, mistakes, accuracy }).toEqual({ cost: 0, mistakes: 0, accuracy: 100 });
  for (const { lines } of accounts)
    for (const { source, ahead } of lines)
      if (source === 'own' || source === 'others') expect(ahead.amount).toBeCloseTo(0, 9);
});

test('the same record, depth and seed give the same review; it sharpens, and each world adds up by itself', () => {
  const record = played({ players: 2, seed: 'again' }, randomly('again'));
  const depth: Depth = { worlds: 10, tries: 4, moves: 2 };
  const stretches = [...reviewing(record, { depth, reference: simple })];
  const reviews = stretches.flatMap(({ review }) => review ?? []);
  expect(reviews.map(({ samples }) => [samples.worlds, samples.tries])).toEqual([
    [2, 0],
    [4, 4],
    [8, 4],
    [10, 4],
  ]);
  expect(stretches.map(({ done }) => done)).toEqual(
    stretches.map(({ done }) => done).toSorted((a, b) => a - b),
  );
  expect(stretches.at(-1)?.done).toBe(1);
  expect(reviewOf(record, { depth, reference: simple })).toEqual(reviews.at(-1));
  const walk = walkOf(record, simple);
  const forks = walk.stretches.flatMap(({ sets, luck, next }) => [
    ...sets,
    ...luck.map(({ fork }) => fork),
    next,
  ]);
  for (const fork of forks) fork.explore([worldOf('one')], 1, simple);
  for (const step of walk.stretches) {
    const [from, to] = [step.sets[0]?.samples[0], step.next.samples[0]];
    const changes = changesOf(step, 0);
    for (const seat of [0, 1])
      expect(changes.reduce((total, { by }) => total + (by[seat] ?? 0), from?.[seat] ?? 0)).toBeCloseTo(
        to?.[seat] ?? 0,
        9,
      );
  }
});

test('many games are rated as in a review, at a fraction of the cost', () => {
  const record = played({ players: 2, seed: 'rated' }, randomly('rated'));
  const seed = 'review';
  const { skills } = reviewOf(record, { depth: { worlds: 4, tries: 1, moves: 0 }, reference: simple, seed });
  expect(skillsIn(record, { reference: simple, seed, worlds: 4 })).toEqual(skills);
  expect(skills.some(({ cost }) => cost !== 0)).toBe(true);
});

/** Takes the highest tiles that cost nothing and whatever it can get, so that dice, cards and events all matter. */
const thrifty: Reference = {
  ...simple,
  choose: (state, seat) => {
    const dice = state.players[seat]?.dice ?? [];
    const moves = legalMoves(state, seat).filter(({ type }) => type !== 'pass' && type !== 'tradeGlory');
    const free = moves.findLast(
      (move) => move.type === 'assign' && move.tiles.every((tile, at) => tile <= (dice[at] ?? 0)),
    );
    return free ?? moves.at(-1) ?? firstOf(legalMoves(state, seat));
  },
};

/** The mean of every seat's luck over many games, in standard errors: points ahead, then chances of winning. */
function biasOf(lucks: readonly Float64Array[]): readonly number[] {
  const { mean, error } = meanOf(lucks);
  return Array.from(mean, (value, at) => value / (error[at] ?? 0));
}

test('over many games each source of luck averages to zero for every seat, and luck that is not fair shows', () => {
  const play = (seed: string) => played({ players: 2, seed }, (state, seat) => thrifty.choose(state, seat));
  const lucks = (records: readonly GameRecord[]) =>
    records.map((record, game) => luckOf(record, { reference: thrifty, seed: `fair/${game}`, worlds: 1 }));
  const fair = lucks(Array.from({ length: 120 }, (_, game) => play(`fair-${game}`)));
  for (const chance of CHANCES)
    for (const bias of biasOf(fair.map((luck) => luck[chance])))
      expect(Math.abs(bias), chance).toBeLessThan(3);
  // Of four games each, the best for the first player. Everybody plays alike, so only chance can have made it better.
  const ahead = (record: GameRecord) => {
    const [first = 0, second = 0] = resultOf(walkOf(record, thrifty).result);
    return first - second;
  };
  const picked = Array.from({ length: 40 }, (_, game) =>
    [0, 1, 2, 3]
      .map((at) => play(`picked-${game}-${at}`))
      .reduce((best, record) => (ahead(record) > ahead(best) ? record : best)),
  );
  const all = lucks(picked).map(({ cards, events, dice }) =>
    cards.map((luck, at) => luck + (events[at] ?? 0) + (dice[at] ?? 0)),
  );
  expect(biasOf(all)[0]).toBeGreaterThan(4);
});

test('a lead is the mean of what is expected at once, when the next round begins, and of what came of it', () => {
  const state = createGame({ players: 2, seed: 'leads' });
  const fork = (values: Readonly<Record<'atOnce' | 'nextRound' | 'samples', readonly number[]>>) => {
    const made = new Fork({ state, open: new Set() });
    for (const key of ['atOnce', 'nextRound', 'samples'] as const)
      made[key].push(...values[key].map((value) => Float64Array.of(value)));
    return made;
  };
  const one = fork({ atOnce: [3, 3], nextRound: [5, 3], samples: [20, 4] });
  const other = fork({ atOnce: [0, 0], nextRound: [1, 1], samples: [2, 10, 99] });
  const points = (value: Float64Array) => value[0] ?? 0;
  expect(leadIn('samples', one, other, points)).toEqual({ mean: 6, error: 12, count: 2 });
  expect(leadOf(one, other, points)).toEqual({ mean: 4, error: Math.hypot(1, 12) / 3, count: 2 });
  expect(leadOf(one, other, points, (world) => world === 1).mean).toBe((3 + 2 - 6) / 3);
  expect(leadOf(one, one, points)).toEqual({ mean: 0, error: 0, count: 2 });
});

test('a decision that costs a point is half a mistake, one that gains is none, and one a round halves the accuracy', () => {
  expect([-5, 0, 1, 2].map(mistakeOf)).toEqual([0, 0, 0.5, 0.75]);
  expect(mistakeOf(30)).toBeCloseTo(1, 6);
  expect([0, 9, 18].map(accuracyOf)).toEqual([100, 50, 25]);
});

test('simultaneous choices share their effect by averaged order', () => {
  // Alone each is worth 1, together 6: the surplus is shared.
  const value = (worth: number) => Float64Array.of(worth);
  expect(sharesOf([value(0), value(1), value(1), value(6)])).toEqual([value(3), value(3)]);
  const [first, second, third] = sharesOf([0, 4, 2, 6, 0, 4, 2, 9].map(value));
  expect((first?.[0] ?? 0) + (second?.[0] ?? 0) + (third?.[0] ?? 0)).toBeCloseTo(9, 9);
  expect(first?.[0]).toBeCloseTo(5, 9);
});

test('another world keeps what is known: cards under the deck, past events, the number of cards', () => {
  const state = createGame({ players: 4, seed: 'worlds' });
  const below = state.politicsDeck.slice(-3);
  const open = new Set(state.politicsDeck.filter((card) => !below.includes(card)));
  const other = clone(state);
  redraw(other, worldOf('elsewhere'), { open, known: [] });
  expect(other.politicsDeck.slice(-3)).toEqual(below);
  expect(other.politicsDeck.toSorted()).toEqual(state.politicsDeck.toSorted());
  expect(other.politicsDeck).not.toEqual(state.politicsDeck);
  expect(other.eventDeck).toHaveLength(state.eventDeck.length);
  expect(other.eventDeck[0]).toBe(state.eventDeck[0]);
  expect(other.eventDeck.at(-1)).toBe(state.eventDeck.at(-1));
  expect(new Set(other.eventDeck).size).toBe(other.eventDeck.length);
  const known = clone(state);
  redraw(known, worldOf('elsewhere'), { open: new Set(CARD_IDS), known: ['cards', 'events', 'dice'] });
  expect(known).toEqual(state);
});

/** How far counts are from all being alike, in standard deviations of chi-square. */
function unevenness(values: readonly unknown[], kinds: number): number {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const expected = values.length / kinds;
  const missing = (kinds - counts.size) * expected;
  const chiSquare = [...counts.values()].reduce(
    (sum, count) => sum + (count - expected) ** 2 / expected,
    missing,
  );
  return (chiSquare - (kinds - 1)) / Math.sqrt(2 * (kinds - 1));
}

test('over many worlds every roll, card and event that may still come is equally likely', () => {
  const state = createGame({ players: 4, seed: 'likely', options: { draft: 'deal', cityChoice: 'choose' } });
  const open = new Set(state.politicsDeck);
  const games = Array.from({ length: 1500 }, (_, world) => {
    const game = clone(state);
    redraw(game, worldOf(`likely/${world}`), { open, known: [] });
    return game;
  });
  const between = EVENT_IDS.filter((id) => eventOf(contentOf(RULES_VERSION), id).place === undefined);
  for (const place of [0, 1, 19, 39])
    expect(
      unevenness(
        games.map(({ politicsDeck }) => politicsDeck[place]),
        CARD_IDS.length,
      ),
    ).toBeLessThan(4);
  for (const place of [1, 2, 7])
    expect(
      unevenness(
        games.map(({ eventDeck }) => eventDeck[place]),
        between.length,
      ),
    ).toBeLessThan(4);
  for (const game of games)
    for (let [asked] = decisions(game); asked?.kind === 'city'; [asked] = decisions(game))
      advance(game, asked.seat, firstOf(legalMoves(game, asked.seat)));
  for (const seat of [0, 1, 2, 3])
    expect(
      unevenness(
        games.flatMap(({ players }) => players[seat]?.dice ?? []),
        6,
      ),
    ).toBeLessThan(4);
});

test('a game that is not over is not reviewed', () => {
  const record = played({ players: 2, seed: 'short' }, randomly('short'));
  expect(() => reviewOf({ ...record, moves: record.moves.slice(0, -1) }, { depth: BRIEF })).toThrow(
    UnfinishedGameError,
  );
});

test('the learned reference plays legal moves, its favourite first, and identifies what it learned', () => {
  const reference = policyReference();
  const state = createGame({ players: 3, seed: 'learned', options: { draft: 'deal' } });
  const usual = reference.choose(state, 1);
  expect(legalMoves(state, 1)).toContainEqual(usual);
  expect(reference.candidates(view(state, 1), 1)[0]).toEqual(usual);
  expect(reference.version).toMatch(/^policy-[0-9a-f]{8}$/);
});

test.each([
  ['the first legal move', simple],
  ['the learned policy', policyReference()],
])('positions that share a fork have the same result without sharing: %s', (_, reference) => {
  const record = played({ players: 3, seed: 'shared' }, randomly('shared'));
  const { stretches } = walkOf(record, reference);
  const world = worldOf('one');
  let shared = 0;
  for (const { state, open, choices, sets } of stretches) {
    for (const [set, fork] of sets.entries()) {
      if (choices.length === 0 || set % 5 !== 0) continue;
      const game = clone(state);
      redraw(game, world, { open, known: [] });
      choices.forEach(({ seat, move }, member) => {
        if (set & (1 << member)) advance(game, seat, move);
      });
      playOut(game, reference);
      fork.explore([world], 1, reference);
      expect(fork.samples[0]).toEqual(resultOf(game));
    }
    if (new Set<Fork>(sets).size < sets.length) shared += 1;
  }
  expect(shared).toBeGreaterThan(5);
});

test('a link that was made under earlier rules still leads to its position', () => {
  // Kept as it was written: another order of the legal moves would turn it into another game.
  const moves =
    '09.1j.03.01.10.13.12.02.00.0y.1l.13.10.00.00.12.02.0l.1t.03.11.0k.10.11.10.02.00.10.014.1r.13.1l.0d.00.12.02.00.0y.1s.0p.14.01.12.00.10.01.0s.114.0m.1n.01.10.00.01.10.10.01.0s.1l.01';
  const text = `1|{"players":2,"seed":"an older link","options":{"draft":"deal"}}|${moves}`;
  const last = [...replay(unpacked(text))].at(-1);
  expect(last).toMatchObject({ rules: 1, round: 7, phase: 'action' });
  expect(last?.players).toMatchObject([
    { city: 'athens', points: 33, drachmas: 3, citizens: 11, troops: 7 },
    { city: 'miletus', points: 12, drachmas: 9, citizens: 8, troops: 3 },
  ]);
});

test('a position can be packed as short text and unpacked again', () => {
  const record = played({ players: 4, seed: 'packed', options: { dice: 'reroll' } }, randomly('packed'));
  const text = packed(record);
  expect(text.length).toBeLessThan(1500);
  expect(unpacked(text)).toEqual(record);
  expect(unpacked(packed(record, 12)).moves).toEqual(record.moves.slice(0, 12));
  for (const bad of ['', 'nonsense', '2|{}|', '2|{"players":2,"seed":"x"}|0zz', '2|no|01'])
    expect(() => unpacked(bad)).toThrow(/packed position|players must be/);
});
