import { describe, expect, test } from 'vitest';
import {
  type Action,
  advance,
  begin,
  clone,
  decisions,
  type GameEvent,
  type GameState,
  type Move,
  play,
  type Seat,
} from '../src/index.ts';
import {
  atProgress,
  beforeAchievements,
  beforeEnd,
  beforeEvent,
  deal,
  edit,
  type Position,
  position,
  set,
  still,
  tokens,
} from './kit.ts';

/** Everything an event says, in the order of its fields: 'changed 0 drachmas -2 event/drought'. */
function words(event: GameEvent): string {
  return Object.values(event)
    .map((value: unknown) => {
      if (Array.isArray(value)) return `[${value.join(' ')}]`;
      return typeof value === 'object' && value !== null ? Object.values(value).join('/') : String(value);
    })
    .join(' ');
}

/** The events while seats make these moves. */
function told(state: GameState, ...made: [seat: number, move: Move][]): string[] {
  const events: GameEvent[] = [];
  let now = state;
  for (const [seat, move] of made) {
    const played = play(now, seat as Seat, move);
    events.push(...played.events);
    // The same when nobody is listening.
    const silent = clone(now);
    advance(silent, seat as Seat, move);
    expect(silent).toEqual(played.state);
    now = played.state;
  }
  return events.map(words);
}

const PASS: Move = { type: 'pass' };
const assign = (...tiles: Action[]): Move => ({ type: 'assign', tiles });

/** The events of seat 0's last tile: seat 1 has taken Philosophy and Culture, and all dice show sixes. */
function acting(tile: Action, from: Position, ...moves: Move[]): string[] {
  const state = position(from);
  return actingIn(state, tile, ...moves);
}

function actingIn(state: GameState, tile: Action, ...moves: Move[]): string[] {
  for (const seat of [0, 1]) set(state, seat, { dice: [6, 6] });
  const all = told(
    state,
    [1, assign(0, 2)],
    [0, assign(tile, tile === 0 ? 2 : 0)],
    ...moves.map((move): [number, Move] => [0, move]),
  );
  return all.slice(all.findIndex((line) => line.startsWith(`action 0 ${tile}`)));
}

describe('the beginning', () => {
  const SETUP = { players: 2, seed: 'kit' } as const;
  const DEALT = [
    'dealt 0 [persians greek-fire peripteros old-guard scholarly-welcome]',
    'dealt 1 [heavy-taxes reformists contribution gifts-from-the-west helepole]',
  ];
  const ROUND = [
    'phase event 1',
    'announced growing-population',
    'phase tax 1',
    'phase dice 1',
    'rolled 1 [2 5]',
    'rolled 0 [1 5]',
    'firstPlayer 0',
  ];

  test('R1.6 R2.A1 R2.C2 cities, cards, first developments in turn order, and the first round to its dice', () => {
    const { events } = begin({ ...SETUP, cities: ['miletus', 'athens'], options: { draft: 'deal' } });
    expect(events.map(words)).toEqual([
      'city 0 miletus',
      'city 1 athens',
      ...DEALT,
      'changed 1 scrolls 3 development/athens-1',
      'raised 0 economy 2 development/miletus-1',
      'changed 0 citizens 3 level/economy-2',
      ...ROUND,
    ]);
  });

  test('R1.2 chosen cities are reported as they are chosen', () => {
    const { state, events } = begin({ ...SETUP, options: { cityChoice: 'choose', draft: 'deal' } });
    expect(events).toEqual([]);
    expect(told(state, [1, { type: 'city', city: 'argos' }], [0, { type: 'city', city: 'thebes' }])).toEqual([
      'city 1 argos',
      'city 0 thebes',
      ...DEALT,
      'changed 1 troops 2 development/argos-1',
      'raised 0 military 2 development/thebes-1',
      'changed 0 glory 1 level/military-2',
      ...ROUND,
    ]);
  });

  test('R1.3 the draft: answers, packs to the left, finally the cards taken', () => {
    const { state, events } = begin({ ...SETUP, cities: ['sparta', 'corinth'] });
    expect(events.map(words)).toEqual(['city 0 sparta', 'city 1 corinth', ...DEALT, 'phase draft 0']);
    const first: [number, Move][] = [
      [0, { type: 'draft', card: 'persians' }],
      [1, { type: 'draft', card: 'reformists' }],
    ];
    expect(told(state, ...first)).toEqual([
      'answered 0 draft',
      'answered 1 draft',
      'passed 0 1 [greek-fire peripteros old-guard scholarly-welcome]',
      'passed 1 0 [heavy-taxes contribution gifts-from-the-west helepole]',
    ]);
    const rest: [number, Move][] = [
      [0, { type: 'draft', card: 'helepole' }],
      [1, { type: 'draft', card: 'old-guard' }],
      [0, { type: 'draft', card: 'greek-fire' }],
      [1, { type: 'draft', card: 'heavy-taxes' }],
      [0, { type: 'draft', card: 'contribution' }],
      [1, { type: 'draft', card: 'peripteros' }],
    ];
    // The fifth card is not a choice.
    expect(told(state, ...first, ...rest).slice(-14)).toEqual([
      'passed 0 1 [gifts-from-the-west]',
      'passed 1 0 [scholarly-welcome]',
      'answered 1 draft',
      'answered 0 draft',
      'drafted 0 [persians helepole greek-fire contribution scholarly-welcome]',
      'drafted 1 [reformists old-guard heavy-taxes peripteros gifts-from-the-west]',
      'changed 1 drachmas 4 development/corinth-1',
      ...ROUND,
    ]);
  });
});

describe('phase C', () => {
  test('R2.C3 growing-population: a scroll for low dice, once the first player is known', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => String(seed));
    const events = seeds.map((seed) =>
      begin({ players: 2, seed, options: { draft: 'deal' } }).events.map(words),
    );
    const low = events.find((all) => all.includes('changed 0 scrolls 1 event/growing-population')) ?? [];
    expect(low.slice(-2)[0]).toMatch(/^firstPlayer|growing-population$/);
    expect(low.at(-1)).toMatch(/^changed \d scrolls 1 event\/growing-population$/);
  });

  test('R2.C4 R2.C7 tiles in turn order, then payments with their cost, scrolls and what is set aside', () => {
    const state = still();
    edit(state, { firstPlayer: 1 });
    set(state, 0, { dice: [1, 6], scrolls: 1, citizens: 2 });
    set(state, 1, { dice: [6, 6] });
    const both: [number, Move][] = [
      [0, assign(4, 3)],
      [1, assign(0, 2)],
    ];
    const revealed = [
      'answered 0 assign',
      'answered 1 assign',
      'assigned 1 [0 2]',
      'assigned 0 [4 3]',
      'paid 1 [0 2] [] 0 0',
    ];
    const paid = told(state, ...both, [0, { type: 'pay', tiles: [3, 4], scrolls: 1 }]);
    expect(paid.slice(0, 8)).toEqual([
      ...revealed,
      'paid 0 [3 4] [] 3 1',
      'changed 0 scrolls -1 phase/dice',
      'phase action 1',
    ]);
    const aside = told(state, ...both, [0, { type: 'pay', tiles: [3], scrolls: 0 }]);
    expect(aside.slice(0, 7)).toEqual([...revealed, 'paid 0 [3] [4] 0 0', 'phase action 1']);
  });

  test('R5.1 a reroll: all dice, and which were rolled again; rerolling none is not reported', () => {
    const options = { draft: 'deal', dice: 'reroll' } as const;
    const { state } = begin({ players: 2, seed: 'kit', cities: ['sparta', 'athens'], options });
    expect(told(state, [0, { type: 'reroll', dice: [1] }], [1, { type: 'reroll', dice: [] }])).toEqual([
      'rerolled 0 [1 4] [1]',
      'firstPlayer 0',
    ]);
    expect(told(state, [1, { type: 'reroll', dice: [0, 1] }])).toEqual(['rerolled 1 [2 5] [0 1]']);
  });
});

describe('phase D', () => {
  test('R2.D4 Philosophy', () => {
    expect(acting(0, {}).slice(0, 2)).toEqual([
      'action 0 0 action/philosophy',
      'changed 0 scrolls 1 action/philosophy',
    ]);
  });

  test('R2.D5 R2.D13 Legislation: what is kept, what goes back, and citizens over the limit at the end', () => {
    const state = position({ citizens: 14 });
    deal(state, { top: ['bank', 'oracle'] });
    expect(actingIn(state, 1, { type: 'keep', card: 'oracle' })).toEqual([
      'action 0 1 action/legislation',
      'changed 0 citizens 3 action/legislation',
      'offered 0 [bank oracle]',
      'keptCard 0 [oracle] [bank]',
      'action 1 2 action/culture',
      'changed 1 points 1 action/culture',
      'changed 0 citizens -2 phase/action',
      'phase progress 1',
    ]);
  });

  test('R2.D5 R3.4 the only card of Legislation is kept without a question; having none is not reported', () => {
    const state = position();
    edit(state, { politicsDeck: ['bank'] });
    expect(actingIn(structuredClone(state), 1).slice(2, 4)).toEqual([
      'offered 0 [bank]',
      'keptCard 0 [bank] []',
    ]);
    edit(state, { politicsDeck: [] });
    expect(actingIn(state, 1).slice(1, 3)).toEqual([
      'changed 0 citizens 3 action/legislation',
      'action 1 2 action/culture',
    ]);
  });

  test('R2.D13 R3.4 what changes nothing is not reported: a gain at the limit, cards from an empty deck', () => {
    expect(acting(5, { hand: ['quarry'], tokens: 'R', taxes: 10 }, { type: 'play', card: 'quarry' })).toEqual(
      ['action 0 5 action/politics', 'played 0 quarry 0 0', 'phase progress 1'],
    );
    const state = position({ hand: ['council'] });
    edit(state, { politicsDeck: [] });
    expect(actingIn(state, 5, { type: 'play', card: 'council' })).toEqual([
      'action 0 5 action/politics',
      'played 0 council 0 0',
      'phase progress 1',
    ]);
  });

  test('R2.D6 Culture', () => {
    expect(acting(2, { culture: 2 }).slice(0, 2)).toEqual([
      'action 0 2 action/culture',
      'changed 0 points 2 action/culture',
    ]);
  });

  test('R2.D3 R2.D7 Trade: its gain, what fires with it, the token bought or declined', () => {
    const from: Position = { city: 'miletus', development: 3, inPlay: ['diolkos', 'lighthouse'] };
    const fired = [
      'action 0 3 action/trade',
      'changed 0 drachmas 2 action/trade',
      'changed 0 points 3 development/miletus-3',
      'changed 0 drachmas 1 card/diolkos',
      'changed 0 troops 1 card/diolkos',
      'changed 0 points 1 card/diolkos',
      'changed 0 points 3 card/lighthouse',
    ];
    expect(acting(3, from, { type: 'buy', color: 'blue' })).toEqual([
      ...fired,
      'changed 0 drachmas -5 action/trade',
      'token 0 blue minor 1 action/trade',
      'phase progress 1',
    ]);
    expect(acting(3, from, PASS)).toEqual([...fired, 'declined 0 buy', 'phase progress 1']);
  });

  test('R2.D8 R2.D9 Military: troops, the space, its price and its gains', () => {
    expect(acting(4, { troops: 2 }, { type: 'explore', space: 'red-3-1' })).toEqual([
      'action 0 4 action/military',
      'changed 0 troops 1 action/military',
      'explored 0 red-3-1 1',
      'changed 0 troops -1 space/red-3-1',
      'token 0 red minor 1 space/red-3-1',
      'changed 0 drachmas 1 space/red-3-1',
      'phase progress 1',
    ]);
    expect(acting(4, { troops: 15 }, { type: 'explore', space: 'persepolis' }).slice(2)).toEqual([
      'explored 0 persepolis 15',
      'changed 0 troops -15 space/persepolis',
      'token 0 red major 1 space/persepolis',
      'token 0 blue major 1 space/persepolis',
      'token 0 green major 1 space/persepolis',
      'phase progress 1',
    ]);
    expect(acting(4, { troops: 3 }, { type: 'explore', space: 'green-4-2' })).toContain(
      'changed 0 points 2 space/green-4-2',
    );
  });

  test('R2.D10 R2.D12 Politics: the card, drachmas and scrolls for it, what it gives', () => {
    const state = position({ hand: ['archives', 'quarry'], scrolls: 2 });
    const keepAll: Move = { type: 'pay', tiles: [0, 5], scrolls: 0 };
    expect(actingIn(structuredClone(state), 5, keepAll, { type: 'play', card: 'archives' })).toEqual([
      'action 0 5 action/politics',
      'played 0 archives 2 0',
      'changed 0 drachmas -2 card/archives',
      'changed 0 scrolls 3 card/archives',
      'phase progress 1',
    ]);
    expect(actingIn(state, 5, keepAll, { type: 'play', card: 'quarry' })).toEqual([
      'action 0 5 action/politics',
      'played 0 quarry 0 2',
      'changed 0 scrolls -2 card/quarry',
      'changed 0 taxes 1 card/quarry',
      'phase progress 1',
    ]);
  });

  test('scholarly-welcome, ostracism, council: tokens and cards received', () => {
    const welcome: Move = { type: 'play', card: 'scholarly-welcome' };
    expect(acting(5, { hand: ['scholarly-welcome'] }, welcome, { type: 'token', color: 'green' })).toContain(
      'token 0 green minor 1 card/scholarly-welcome',
    );
    const ostracism: Move = { type: 'play', card: 'ostracism' };
    const from: Position = { hand: ['ostracism'], inPlay: ['bank'] };
    expect(acting(5, from, ostracism, { type: 'takeBack', card: 'bank' }).slice(-3)).toEqual([
      'tookBack 0 bank',
      'declined 0 play',
      'phase progress 1',
    ]);
    const state = position({ hand: ['council'] });
    const others = state.politicsDeck.filter((card) => card !== 'bank' && card !== 'oracle');
    edit(state, { politicsDeck: ['bank', 'oracle', ...others] });
    expect(actingIn(state, 5, { type: 'play', card: 'council' })).toContain(
      'drew 0 [bank oracle] card/council',
    );
  });

  test('R2.D11 Development: its number, drachmas and scrolls, then what it does', () => {
    expect(
      acting(
        6,
        { city: 'miletus', scrolls: 2 },
        { type: 'pay', tiles: [0, 6], scrolls: 0 },
        { type: 'develop' },
        { type: 'tracks', tracks: ['economy', 'military'] },
      ),
    ).toEqual([
      'action 0 6 action/development',
      'developed 0 2 1 2',
      'changed 0 scrolls -2 development/miletus-2',
      'changed 0 drachmas -1 development/miletus-2',
      'raised 0 economy 2 development/miletus-2',
      'changed 0 citizens 3 level/economy-2',
      'raised 0 military 2 development/miletus-2',
      'changed 0 glory 1 level/military-2',
      'phase progress 1',
    ]);
    const chosen: Move = { type: 'reward', reward: 'citizens' };
    expect(acting(6, { tokens: 'BB' }, { type: 'develop' }, chosen)).toContain(
      'changed 0 citizens 5 development/argos-2',
    );
  });

  test('olympia-4: each Culture action names the development that granted it', () => {
    const culture = [
      'action 0 2 development/olympia-4',
      'changed 0 points 1 action/culture',
      'changed 0 troops 1 development/olympia-2',
      'changed 0 scrolls 1 development/olympia-2',
    ];
    expect(
      acting(6, { city: 'olympia', development: 3, tokens: 'GGGBRR' }, { type: 'develop' }).slice(1),
    ).toEqual([
      'developed 0 4 3 0',
      'changed 0 drachmas -3 development/olympia-4',
      ...culture,
      ...culture,
      ...culture,
      'phase progress 1',
    ]);
  });

  test('R6.1 glory given away', () => {
    const state = position({ city: 'thebes', development: 2, glory: 1 });
    expect(told(state, [0, { type: 'tradeGlory' }])).toEqual([
      'changed 0 glory -1 development/thebes-2',
      'changed 0 drachmas 2 development/thebes-2',
      'changed 0 points 4 development/thebes-2',
    ]);
  });
});

test('R2.E1 R2.E3 progress: its price, the level, what the level gives', () => {
  const state = atProgress({ scrolls: 1, drachmas: 9 });
  const twice: [number, Move][] = [
    [0, { type: 'progress', track: 'military' }],
    [0, { type: 'progress', track: 'economy' }],
  ];
  expect(told(state, ...twice)).toEqual([
    'changed 0 drachmas -2 phase/progress',
    'raised 0 military 2 phase/progress',
    'changed 0 glory 1 level/military-2',
    'changed 0 scrolls -1 phase/progress',
    'changed 0 drachmas -2 phase/progress',
    'raised 0 economy 2 phase/progress',
    'changed 0 citizens 3 level/economy-2',
  ]);
});

describe('phase F', () => {
  /** From the last decision of phase E to the end of phase F. */
  const resolved = (state: GameState, ...made: [number, Move][]) => {
    const all = told(state, [1, PASS], ...made);
    return all.slice(2, all.indexOf('phase achievement 1'));
  };

  test('R2.F1 begins once the last progress is declined', () => {
    const state = beforeEvent('drought', [{ drachmas: 3 }, { drachmas: 1 }]);
    expect(told(state, [1, PASS]).slice(0, 5)).toEqual([
      'declined 1 progress',
      'phase resolution 1',
      'changed 0 drachmas -2 event/drought',
      'changed 1 drachmas -1 event/drought',
      'phase achievement 1',
    ]);
  });

  test('thirty-tyrants: cards drawn and discarded', () => {
    const state = beforeEvent('thirty-tyrants', [{}, { troops: 1 }]);
    deal(state, { hands: [['power', 'bank', 'oracle']], top: ['council', 'archives'] });
    expect(resolved(state, [0, { type: 'discard', cards: ['power', 'oracle'] }])).toEqual([
      'drew 1 [council archives] event/thirty-tyrants',
      'discarded 0 [power oracle] event/thirty-tyrants',
    ]);
  });

  test('oracle-of-delphi: the token and the scrolls for it', () => {
    const state = beforeEvent('oracle-of-delphi', [{}, {}]);
    tokens(state, 0, 'Rb');
    expect(resolved(state, [0, { type: 'lose', color: 'blue', size: 'major' }])).toEqual([
      'token 0 blue major -1 event/oracle-of-delphi',
      'changed 0 scrolls 2 event/oracle-of-delphi',
    ]);
  });

  test('origin-of-the-academy: most before fewest', () => {
    expect(resolved(beforeEvent('origin-of-the-academy', [{ scrolls: 2 }, { troops: 2 }]))).toEqual([
      'changed 1 scrolls 1 event/origin-of-the-academy',
      'changed 0 scrolls -2 event/origin-of-the-academy',
    ]);
  });

  test('R2.D13 R6.10 conquest-of-the-persians: the action names the event; its overflow ends with it', () => {
    const state = beforeEvent('conquest-of-the-persians', [{ citizens: 14 }, {}]);
    edit(state, { explored: ['persepolis'] });
    deal(state, { top: ['bank', 'oracle'] });
    expect(
      told(state, [1, PASS], [0, { type: 'action', action: 1 }], [0, { type: 'keep', card: 'bank' }]),
    ).toEqual([
      'declined 1 progress',
      'phase resolution 1',
      'action 0 1 event/conquest-of-the-persians',
      'changed 0 citizens 3 action/legislation',
      'offered 0 [bank oracle]',
      'keptCard 0 [bank] [oracle]',
      'changed 0 citizens -2 phase/resolution',
    ]);
  });
});

describe('phase G and the end', () => {
  test('R2.G2 an achievement of one player, who chooses', () => {
    const state = beforeAchievements([{ points: 10 }, { points: 3 }]);
    const chosen: Move = { type: 'claim', achievement: 'points', reward: 'glory' };
    expect(told(state, [1, PASS], [0, chosen]).slice(2, 6)).toEqual([
      'phase achievement 1',
      'achieved points [0]',
      'changed 0 glory 1 achievement/points',
      'phase event 2',
    ]);
  });

  test('R2.G3 R2.B1 an achievement of several players, and the taxes of the next round before what fires with them', () => {
    const state = beforeAchievements([{ troops: 6, inPlay: ['stadion'] }, { troops: 8 }]);
    expect(told(state, [1, PASS]).slice(2)).toEqual([
      'phase achievement 1',
      'achieved troops [0 1]',
      'changed 0 taxes 1 achievement/troops',
      'changed 1 taxes 1 achievement/troops',
      'phase event 2',
      'announced conscripting-troops',
      'phase tax 2',
      'changed 0 drachmas 1 phase/tax',
      'changed 1 drachmas 1 phase/tax',
      'changed 0 troops 2 card/stadion',
      'phase dice 2',
      'rolled 0 [6 1]',
      'rolled 1 [3 2]',
      'firstPlayer 1',
    ]);
  });

  test('R4.1 R4.2 the end: points by source, the winners', () => {
    const state = beforeEnd([{ points: 3, glory: 2, inPlay: ['bank'], drachmas: 4 }, { points: 3 }]);
    tokens(state, 0, 'r');
    const last = decisions(state)[0]?.seat ?? 0;
    expect(told(state, [last, PASS])).toEqual([
      'declined 1 progress',
      'phase resolution 9',
      'phase achievement 9',
      'declined 0 tradeGlory',
      'declined 1 tradeGlory',
      'scored 0 bank 2',
      'scored 0 glory 2',
      'over [0]',
      'phase over 9',
    ]);
  });
});
