import {
  CARD_IDS,
  CITY_IDS,
  type CityId,
  type Content,
  contentOf,
  EVENT_IDS,
  type EventId,
  eventOf,
  RULES_VERSION,
} from './content/content.ts';
import type { GameEvent } from './events.ts';
import { run } from './flow.ts';
import { gameOn, push } from './game.ts';
import { random, shuffled } from './random.ts';
import { type GameSetup, type GameState, type Options, type PlayerState, turnOrder } from './state.ts';
import { SEATS, type Seat, seated } from './vocabulary.ts';

/** R1.4 */
const RANDOM_EVENTS = 7;

const DEFAULTS: Options = { cityChoice: 'random', draft: 'pass', dice: 'standard', optionalPayment: false };

const CHOICES: { readonly [O in keyof Options]: readonly Options[O][] } = {
  cityChoice: ['random', 'choose'],
  draft: ['pass', 'deal'],
  dice: ['standard', 'reroll', 'shared'],
  optionalPayment: [false, true],
};

/** A setup that makes no game; the message says what to change. */
export class InvalidSetupError extends Error {
  override readonly name = 'InvalidSetupError';
}

function insist(holds: boolean, message: string): asserts holds {
  if (!holds) throw new InvalidSetupError(message);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks a setup from outside, and fills in the options. */
function checked(setup: unknown): {
  players: number;
  seed: string;
  cities: CityId[] | null;
  options: Options;
} {
  insist(isRecord(setup), 'A setup is an object with at least players and seed.');
  const { players, seed, cities, options = {} } = setup;
  insist(players === 2 || players === 3 || players === 4, 'players must be 2, 3 or 4.');
  insist(typeof seed === 'string', 'seed must be a string.');
  insist(isRecord(options), 'options must be an object.');
  for (const [name, value] of Object.entries(options)) {
    const choices: readonly unknown[] | undefined = Object.hasOwn(CHOICES, name)
      ? CHOICES[name as keyof Options]
      : undefined;
    insist(
      choices !== undefined,
      `There is no option '${name}'; there are ${Object.keys(CHOICES).join(', ')}.`,
    );
    insist(value === undefined || choices.includes(value), `${name} must be one of ${choices.join(', ')}.`);
  }
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const all: Options = { ...DEFAULTS, ...given };
  if (cities === undefined) return { players, seed, cities: null, options: all };
  insist(all.cityChoice !== 'choose', "cities cannot be given together with cityChoice 'choose'.");
  insist(Array.isArray(cities) && cities.length === players, 'cities must name one city for each player.');
  const known = cities.filter((city): city is CityId => CITY_IDS.includes(city as CityId));
  insist(known.length === cities.length, `cities must be among ${CITY_IDS.join(', ')}.`);
  insist(new Set(known).size === known.length, 'cities must not name a city twice.');
  return { players, seed, cities: known, options: all };
}

/** R1.1 */
function newPlayer(city: CityId | null): PlayerState {
  return {
    city,
    development: 1,
    economy: 1,
    culture: 1,
    military: 1,
    citizens: 3,
    taxes: 0,
    glory: 0,
    troops: 0,
    drachmas: 4,
    points: 0,
    scrolls: 0,
    knowledge: { red: { minor: 0, major: 0 }, blue: { minor: 0, major: 0 }, green: { minor: 0, major: 0 } },
    hand: [],
    inPlay: [],
    dice: [],
    tiles: null,
    kept: null,
    raised: 0,
    earned: { action: 0, card: 0, development: 0, event: 0, level: 0, space: 0 },
    offer: [],
    returned: [],
    picked: null,
    standby: 'idle',
    agenda: [],
  };
}

/** The events with a fixed place in the deck, and all the others. */
export function eventPlaces(content: Content): { first: EventId[]; others: EventId[]; last: EventId[] } {
  const at = (place: 'first' | 'last' | undefined) =>
    EVENT_IDS.filter((id) => eventOf(content, id).place === place);
  return { first: at('first'), others: at(undefined), last: at('last') };
}

function eventDeck(content: Content, seed: string): EventId[] {
  const { first, others, last } = eventPlaces(content);
  return [...first, ...shuffled(others, random(seed, 'eventDeck')).slice(0, RANDOM_EVENTS), ...last];
}

/** A new game at its first decision, and what happened on the way there. */
export function begin(
  setup: GameSetup,
  rules: number = RULES_VERSION,
): { state: GameState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  return { state: newGame(setup, rules, events), events };
}

/** A new game at its first decision. */
export function createGame(setup: GameSetup, rules: number = RULES_VERSION): GameState {
  return newGame(setup, rules, null);
}

function newGame(setup: GameSetup, rules: number, log: GameEvent[] | null): GameState {
  const { players, seed, cities, options } = checked(setup);
  const content = contentOf(rules);
  const randomCities = shuffled(CITY_IDS, random(seed, 'cities'));
  const cityOf = (seat: Seat) =>
    options.cityChoice === 'choose' ? null : ((cities ?? randomCities)[seat] ?? null);
  const state: GameState = {
    rules,
    seed,
    options,
    round: 0,
    phase: 'setup',
    firstPlayer: random(seed, 'firstPlayer').below(players) as Seat,
    action: null,
    players: SEATS.slice(0, players).map((seat) => newPlayer(cityOf(seat))),
    event: null,
    pastEvents: [],
    eventDeck: eventDeck(content, seed),
    politicsDeck: shuffled(CARD_IDS, random(seed, 'politicsDeck')),
    explored: [],
    achievements: { points: [], citizens: [], troops: [], economy: [], politics: [] },
    stage: 'deal',
    resolved: 0,
    most: [],
    fewest: [],
  };
  const game = gameOn(state, log);
  for (const seat of turnOrder(state)) if (options.cityChoice === 'choose') push(game, seat, { do: 'city' });
  for (const [{ city }, seat] of seated(state.players)) if (city) log?.push({ type: 'city', seat, city });
  run(game);
  return state;
}
