import type { Decision, GameEvent, MoveType, Reason } from '@khora/engine';
import type { Ground } from '../src/grounds.ts';

type EventSamples = {
  readonly [T in GameEvent['type']]: readonly (readonly [
    Extract<GameEvent, { readonly type: T }>,
    string | null,
  ])[];
};

const card = (id: string) => ({ kind: 'card', id }) as const;
const action = (id: string) => ({ kind: 'action', id }) as const;
const phase = (id: string) => ({ kind: 'phase', id }) as const;
const event = (id: string) => ({ kind: 'event', id }) as const;
const trade = action('trade');

/** Events of every type, hidden forms included, with their line in English. */
export const EVENTS: EventSamples = {
  phase: [
    [{ type: 'phase', phase: 'draft', round: 0 }, 'Draft'],
    [{ type: 'phase', phase: 'event', round: 3 }, 'Round 3 – A. Event Announcement'],
    [{ type: 'phase', phase: 'dice', round: 3 }, 'C. Dice'],
    [{ type: 'phase', phase: 'over', round: 9 }, null],
  ],
  city: [[{ type: 'city', seat: 0, city: 'athens' }, 'Ann leads Athens']],
  dealt: [
    [{ type: 'dealt', seat: 0, cards: ['bank', 'council'] }, 'Ann is dealt Bank and Council'],
    [{ type: 'dealt', seat: 0, cards: 5 }, 'Ann is dealt 5 cards'],
  ],
  passed: [
    [{ type: 'passed', seat: 0, to: 1, cards: ['bank'] }, 'Ann passes Bank to Bob'],
    [{ type: 'passed', seat: 0, to: 1, cards: 1 }, 'Ann passes 1 card to Bob'],
  ],
  answered: [[{ type: 'answered', seat: 0, kind: 'assign' }, null]],
  drafted: [
    [
      { type: 'drafted', seat: 0, cards: ['bank', 'power', 'council'] },
      'Ann has drafted Bank, Power and Council',
    ],
    [{ type: 'drafted', seat: 0, cards: 5 }, 'Ann has drafted 5 cards'],
  ],
  announced: [[{ type: 'announced', event: 'drought' }, 'Event: Drought']],
  rolled: [[{ type: 'rolled', seat: 1, dice: [3, 5, 6] }, 'Bob rolls 3, 5 and 6']],
  rerolled: [
    [{ type: 'rerolled', seat: 1, dice: [3, 1], which: [1] }, 'Bob rerolls 1 die: 3 and 1'],
    [{ type: 'rerolled', seat: 1, dice: [3, 1], which: [0, 1] }, 'Bob rerolls 2 dice: 3 and 1'],
  ],
  firstPlayer: [[{ type: 'firstPlayer', seat: 2 }, 'Cleo is first player']],
  assigned: [[{ type: 'assigned', seat: 0, tiles: [3, 0] }, 'Ann chooses Trade and Philosophy']],
  paid: [
    [{ type: 'paid', seat: 0, kept: [0, 3], aside: [], cost: 0, scrolls: 0 }, null],
    [
      { type: 'paid', seat: 0, kept: [5, 6], aside: [], cost: 5, scrolls: 1 },
      'Ann pays 5 citizens and 1 philosophy token for action tiles',
    ],
    [
      { type: 'paid', seat: 0, kept: [0], aside: [6], cost: 0, scrolls: 0 },
      'Ann sets aside the Development tile',
    ],
    [
      { type: 'paid', seat: 0, kept: [4], aside: [5, 6], cost: 1, scrolls: 0 },
      'Ann pays 1 citizen for action tiles and sets aside the Politics and Development tiles',
    ],
  ],
  action: [
    [{ type: 'action', seat: 0, action: 3, source: trade }, 'Ann takes the Trade action'],
    [
      { type: 'action', seat: 0, action: 2, source: { kind: 'development', id: 'olympia-4' } },
      'Ann takes the Culture action (Olympia 4)',
    ],
  ],
  changed: [
    [
      { type: 'changed', seat: 0, resource: 'drachmas', by: 3, source: card('gifts-from-the-west') },
      'Ann gains 3 drachmas (Gifts from the West)',
    ],
    [
      { type: 'changed', seat: 0, resource: 'drachmas', by: 2, source: phase('tax') },
      'Ann gains 2 drachmas (Tax)',
    ],
    [
      { type: 'changed', seat: 0, resource: 'drachmas', by: -5, source: trade },
      'Ann spends 5 drachmas (Trade)',
    ],
    [
      { type: 'changed', seat: 0, resource: 'scrolls', by: -1, source: phase('progress') },
      'Ann spends 1 philosophy token (Progress)',
    ],
    [
      { type: 'changed', seat: 0, resource: 'drachmas', by: -2, source: event('drought') },
      'Ann loses 2 drachmas (Drought)',
    ],
    [
      { type: 'changed', seat: 0, resource: 'drachmas', by: -1, source: event('rise-of-persia') },
      'Ann spends 1 drachma (The Rise of Persia)',
    ],
    [
      { type: 'changed', seat: 0, resource: 'troops', by: -2, source: phase('action') },
      'Ann is over the limit and loses 2 troops',
    ],
    [
      {
        type: 'changed',
        seat: 0,
        resource: 'glory',
        by: -1,
        source: { kind: 'development', id: 'thebes-2' },
      },
      'Ann spends 1 glory (Thebes 2)',
    ],
    [
      { type: 'changed', seat: 0, resource: 'citizens', by: 3, source: { kind: 'level', id: 'economy-2' } },
      'Ann gains 3 citizens (Economy 2)',
    ],
    [
      { type: 'changed', seat: 0, resource: 'taxes', by: 1, source: { kind: 'achievement', id: 'citizens' } },
      'Ann gains 1 tax (Achievement: 12 citizens)',
    ],
    [
      { type: 'changed', seat: 0, resource: 'points', by: 1, source: { kind: 'space', id: 'blue-6-5a' } },
      'Ann gains 1 point (Blue 6/5a)',
    ],
    // Told with what they were paid for.
    [{ type: 'changed', seat: 0, resource: 'citizens', by: -2, source: phase('dice') }, null],
    [{ type: 'changed', seat: 0, resource: 'drachmas', by: -2, source: card('archives') }, null],
    [
      { type: 'changed', seat: 0, resource: 'troops', by: -2, source: { kind: 'space', id: 'red-2-2' } },
      null,
    ],
  ],
  raised: [
    [
      { type: 'raised', seat: 0, track: 'culture', level: 3, source: card('peripteros') },
      'Ann reaches Culture level 3 (Peripteros)',
    ],
  ],
  drew: [
    [
      { type: 'drew', seat: 0, cards: ['bank', 'power'], source: card('council') },
      'Ann draws Bank and Power (Council)',
    ],
    [{ type: 'drew', seat: 0, cards: 2, source: card('council') }, 'Ann draws 2 cards (Council)'],
  ],
  offered: [
    [{ type: 'offered', seat: 0, cards: ['bank', 'power'] }, 'Ann looks at Bank and Power'],
    [{ type: 'offered', seat: 0, cards: 2 }, 'Ann looks at 2 cards'],
  ],
  keptCard: [
    [
      { type: 'keptCard', seat: 0, cards: ['bank'], returned: ['power'] },
      'Ann keeps Bank and puts Power under the deck',
    ],
    [{ type: 'keptCard', seat: 0, cards: 1, returned: 1 }, 'Ann keeps 1 card and puts 1 card under the deck'],
    [{ type: 'keptCard', seat: 0, cards: ['bank'], returned: [] }, 'Ann keeps Bank'],
    [{ type: 'keptCard', seat: 0, cards: 1, returned: 0 }, 'Ann keeps 1 card'],
  ],
  discarded: [
    [
      { type: 'discarded', seat: 0, cards: ['bank', 'power'], source: event('thirty-tyrants') },
      'Ann discards Bank and Power (The Thirty Tyrants)',
    ],
    [
      { type: 'discarded', seat: 0, cards: 2, source: event('thirty-tyrants') },
      'Ann discards 2 cards (The Thirty Tyrants)',
    ],
  ],
  explored: [
    [{ type: 'explored', seat: 0, space: 'red-6-3', loss: 3 }, 'Ann explores Red 6/3 and loses 3 troops'],
    [{ type: 'explored', seat: 0, space: 'green-3-0', loss: 0 }, 'Ann explores Green 3/0'],
    [
      { type: 'explored', seat: 0, space: 'persepolis', loss: 15 },
      'Ann explores Persepolis and loses 15 troops',
    ],
  ],
  token: [
    [
      { type: 'token', seat: 0, color: 'red', size: 'minor', by: 1, source: trade },
      'Ann gains a minor red token (Trade)',
    ],
    [
      { type: 'token', seat: 0, color: 'green', size: 'major', by: -1, source: event('oracle-of-delphi') },
      'Ann loses a major green token (Oracle of Delphi)',
    ],
  ],
  played: [
    [{ type: 'played', seat: 0, card: 'council', cost: 0, scrolls: 0 }, 'Ann plays Council'],
    [
      { type: 'played', seat: 0, card: 'stadion', cost: 2, scrolls: 4 },
      'Ann plays Stadion for 2 drachmas and 4 philosophy tokens',
    ],
  ],
  tookBack: [[{ type: 'tookBack', seat: 0, card: 'bank' }, 'Ann takes Bank back into hand']],
  developed: [
    [{ type: 'developed', seat: 0, development: 2, cost: 0, scrolls: 0 }, 'Ann unlocks development 2'],
    [
      { type: 'developed', seat: 0, development: 3, cost: 1, scrolls: 0 },
      'Ann unlocks development 3 for 1 drachma',
    ],
  ],
  declined: [
    [{ type: 'declined', seat: 0, kind: 'explore' }, 'Ann does not explore'],
    [{ type: 'declined', seat: 0, kind: 'play' }, 'Ann does not play a card'],
    [{ type: 'declined', seat: 0, kind: 'develop' }, 'Ann does not unlock a development'],
    [{ type: 'declined', seat: 0, kind: 'raise' }, 'Ann declines the free level'],
    [{ type: 'declined', seat: 0, kind: 'tracks' }, 'Ann declines the free level'],
    [{ type: 'declined', seat: 0, kind: 'takeBack' }, 'Ann does not take a card back'],
    [{ type: 'declined', seat: 0, kind: 'action' }, 'Ann does not take an action'],
    [{ type: 'declined', seat: 0, kind: 'buy' }, null],
    [{ type: 'declined', seat: 0, kind: 'progress' }, null],
  ],
  achieved: [
    [{ type: 'achieved', achievement: 'economy', seats: [1] }, 'Bob earns the achievement “Economy level 4”'],
    [
      { type: 'achieved', achievement: 'politics', seats: [0, 1] },
      'Ann and Bob earn the achievement “3 cards in play”',
    ],
  ],
  scored: [
    [{ type: 'scored', seat: 0, source: 'bank', points: 6 }, 'Ann scores 6 points at the end (Bank)'],
    [{ type: 'scored', seat: 0, source: 'athens-4', points: 9 }, 'Ann scores 9 points at the end (Athens 4)'],
    [
      { type: 'scored', seat: 0, source: 'glory', points: 1 },
      'Ann scores 1 point at the end (Glory × major tokens)',
    ],
  ],
  over: [
    [{ type: 'over', winners: [2] }, 'Cleo wins the game'],
    [{ type: 'over', winners: [0, 2] }, 'Ann and Cleo share the victory'],
  ],
};

/** Questions of every kind, with their text in English. */
export const QUESTIONS: Readonly<Record<Decision['kind'], readonly (readonly [Decision['step'], string])[]>> =
  {
    city: [[{ do: 'city' }, 'Choose your city']],
    draft: [[{ do: 'draft' }, 'Keep one card and pass the others on']],
    reroll: [[{ do: 'reroll' }, 'Choose the dice to reroll, if any']],
    assign: [[{ do: 'assign' }, 'Put a different action tile on each die']],
    pay: [[{ do: 'pay' }, 'Choose the tiles to carry out and the philosophy tokens to spend']],
    keep: [[{ do: 'keep' }, 'Keep one card; the other goes under the deck']],
    buy: [[{ do: 'buy' }, 'You may buy a minor token']],
    explore: [
      [{ do: 'explore', left: 1 }, 'You may explore a space'],
      [{ do: 'explore', left: 2 }, 'You may explore up to 2 spaces'],
    ],
    play: [
      [{ do: 'play', source: action('politics') }, 'You may play a card'],
      [{ do: 'play', source: card('ostracism') }, 'You may play a card (Ostracism)'],
    ],
    develop: [[{ do: 'develop' }, 'You may unlock your next development']],
    progress: [
      [
        {
          do: 'progress',
          tracks: ['economy', 'culture', 'military'],
          discount: 0,
          source: phase('progress'),
        },
        'You may move up 1 level on a track',
      ],
      [
        { do: 'progress', tracks: ['military'], discount: 2, source: event('rise-of-persia') },
        'You may move up 1 level on Military for 2 drachmas less (The Rise of Persia)',
      ],
      [
        {
          do: 'progress',
          tracks: ['economy', 'culture', 'military'],
          discount: 1,
          source: event('military-victory'),
        },
        'You may move up 1 level on any track for 1 drachma less (Military Victory)',
      ],
    ],
    raise: [
      [
        { do: 'raise', may: true, track: 'culture', levels: 1, source: card('peripteros') },
        'You may move up 1 level on Culture for free (Peripteros)',
      ],
      [
        {
          do: 'raise',
          may: true,
          track: 'culture',
          levels: 2,
          source: { kind: 'development', id: 'olympia-3' },
        },
        'You may move up 2 levels on Culture for free (Olympia 3)',
      ],
    ],
    tracks: [
      [
        { do: 'tracks', may: true, source: { kind: 'development', id: 'miletus-2' } },
        'You may move up on two different tracks for free (Miletus 2)',
      ],
      [
        { do: 'tracks', source: { kind: 'development', id: 'miletus-2' } },
        'Choose two different tracks to move up on for free (Miletus 2)',
      ],
    ],
    reward: [
      [
        { do: 'reward', rewards: { troops: 2, points: 4 }, source: { kind: 'development', id: 'argos-2' } },
        'Choose one: 2 troops or 4 points (Argos 2)',
      ],
    ],
    token: [
      [
        { do: 'token', source: card('scholarly-welcome') },
        'Choose the colour of your minor token (Scholarly Welcome)',
      ],
    ],
    takeBack: [
      [
        { do: 'takeBack', may: true, source: card('ostracism') },
        'You may take a card in play back into your hand (Ostracism)',
      ],
      [
        { do: 'takeBack', source: card('ostracism') },
        'Choose a card in play to take back into your hand (Ostracism)',
      ],
    ],
    lose: [
      [
        { do: 'lose', gains: { scrolls: 2 }, source: event('oracle-of-delphi') },
        'Choose a knowledge token to lose (Oracle of Delphi)',
      ],
    ],
    discard: [
      [
        { do: 'discard', cards: 2, source: event('thirty-tyrants') },
        'Choose 2 cards to discard (The Thirty Tyrants)',
      ],
    ],
    action: [
      [
        { do: 'action', except: [4], source: event('conquest-of-the-persians') },
        'You may take one action, except Military (Conquest of the Persians)',
      ],
    ],
    claim: [[{ do: 'claim', achievement: 'points' }, 'Achievement 10 points: choose 1 tax or 1 glory']],
    tradeGlory: [[{ do: 'tradeGlory' }, 'You may trade glory one last time']],
  };

/** Every reason for which a move can be refused; the compiler knows if one is missing. */
export const REASONS = Object.keys({
  'city-taken': 0,
  'unknown-card': 0,
  'unknown-city': 0,
  'unknown-space': 0,
  'not-offered': 0,
  'not-in-hand': 0,
  'not-in-play': 0,
  'not-canonical': 0,
  'wrong-dice': 0,
  'wrong-tiles': 0,
  'wrong-track': 0,
  'wrong-reward': 0,
  'wrong-action': 0,
  'wrong-achievement': 0,
  'wrong-count': 0,
  'tile-must-be-kept': 0,
  'too-few-citizens': 0,
  'too-few-scrolls': 0,
  'too-few-drachmas': 0,
  'too-few-tokens': 0,
  'too-few-troops': 0,
  'already-explored': 0,
  'top-level': 0,
  'condition-not-met': 0,
  'fully-developed': 0,
  'no-such-token': 0,
  'malformed-move': 0,
  'unknown-seat': 0,
  'game-over': 0,
  'not-your-turn': 0,
  'wrong-move': 0,
  'may-not-pass': 0,
  'no-glory-to-trade': 0,
} satisfies Record<Reason['reason'], 0>) as Reason['reason'][];

export const MOVE_TYPES = [...Object.keys(QUESTIONS), 'pass'] as MoveType[];

/** A ground of every kind, and of every wording of it that depends on its fields. */
export const GROUNDS: { readonly [K in Ground['kind']]: readonly Extract<Ground, { readonly kind: K }>[] } = {
  resource: [{ kind: 'resource', resource: 'drachmas', by: 3 }],
  tokens: [
    { kind: 'tokens', color: 'red', size: 'minor', by: 1 },
    { kind: 'tokens', color: 'red', size: 'major', by: 1 },
    { kind: 'tokens', color: 'red', size: 'minor', by: -1 },
    { kind: 'tokens', color: 'red', size: 'minor', by: 2 },
  ],
  level: [{ kind: 'level', track: 'economy', level: 4 }],
  action: [],
  card: [{ kind: 'card', card: 'quarry', is: 'complete' }],
  development: [{ kind: 'development', development: 2, is: 'complete' }],
  achievement: [{ kind: 'achievement', achievement: 'troops' }],
  troopRank: [
    { kind: 'troopRank', rank: 'most' },
    { kind: 'troopRank', rank: 'not fewest' },
  ],
  finalPoints: [{ kind: 'finalPoints', by: 4 }],
  opens: [
    { kind: 'opens', goal: { what: 'card', card: 'quarry' } },
    { kind: 'opens', goal: { what: 'development', development: 2 } },
    { kind: 'opens', goal: { what: 'level', track: 'military', level: 3 } },
    { kind: 'opens', goal: { what: 'space', space: 'persepolis' } },
    { kind: 'opens', goal: { what: 'tile', action: 6 } },
  ],
  tile: [{ kind: 'tile', action: 5, goal: { what: 'card', card: 'bank' } }],
  denies: [{ kind: 'denies', seat: 1, goal: { what: 'space', space: 'persepolis' } }],
  'denies achievement': [{ kind: 'denies achievement', seat: 1, achievement: 'citizens' }],
  'shares achievement': [{ kind: 'shares achievement', seat: 1, achievement: 'citizens' }],
  towards: [{ kind: 'towards', achievement: 'citizens', count: 8, of: 12 }],
  event: [
    { kind: 'event', event: 'prosperity', place: 'most', is: 'gained', from: null },
    { kind: 'event', event: 'prosperity', place: 'most', is: 'gained', from: 1 },
    { kind: 'event', event: 'prosperity', place: 'most', is: 'kept', from: null },
    { kind: 'event', event: 'conscripting-troops', place: 'not fewest', is: 'gained', from: null },
    { kind: 'event', event: 'conscripting-troops', place: 'not fewest', is: 'kept', from: null },
  ],
  needs: [
    { kind: 'needs', card: 'bank', missing: { red: 2, blue: 1 }, drachmas: 0 },
    { kind: 'needs', card: 'archives', missing: {}, drachmas: 2 },
    { kind: 'needs', card: 'council', missing: {}, drachmas: 0 },
  ],
  scores: [{ kind: 'scores', card: 'bank', points: 3 }],
  pays: [
    { kind: 'pays', on: 'trade' },
    { kind: 'pays', on: 'play' },
    { kind: 'pays', on: 'tax' },
    { kind: 'pays', on: 'idle' },
  ],
  fits: [{ kind: 'fits', card: 'quarry', development: 2, color: 'red' }],
  saves: [{ kind: 'saves', goal: { what: 'development', development: 3 } }],
  keeps: [{ kind: 'keeps', card: 'power' }],
  spares: [{ kind: 'spares', resource: 'troops', by: 2 }],
};
