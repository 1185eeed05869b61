import {
  type Action,
  type CardId,
  type CityId,
  createGame,
  type Decision,
  decisions,
  type EventId,
  type GameEvent,
  type GameSetup,
  type GameState,
  IllegalMoveError,
  legalMoves,
  type Move,
  type PlayerState,
  play,
  type Seat,
  standings,
} from '../src/index.ts';

/** Cities whose first development does not affect most tests come first. */
const QUIET_CITIES: readonly CityId[] = ['sparta', 'athens', 'olympia', 'corinth'];

/** A new game with dealt hands and known cities, at the first assignment of round 1. */
export function start(setup: Partial<GameSetup> = {}): GameState {
  const players = setup.players ?? 2;
  return createGame({
    players,
    seed: 'kit',
    cities: QUIET_CITIES.slice(0, players),
    ...setup,
    options: { draft: 'deal', ...setup.options },
  });
}

export function player(state: GameState, seat: number): PlayerState {
  const found = state.players[seat];
  if (!found) throw new Error(`no player at seat ${seat}`);
  return found;
}

/** Writes fields of one player by hand, as a position editor would. */
export function set(state: GameState, seat: number, fields: Partial<PlayerState>): void {
  Object.assign(player(state, seat), fields);
}

/** Gives a player exactly these tokens, by letter: minors in upper case, majors in lower case, as in 'RRb'. */
export function tokens(state: GameState, seat: number, letters: string): void {
  const count = (letter: string) => letters.split(letter).length - 1;
  player(state, seat).knowledge = {
    red: { minor: count('R'), major: count('r') },
    blue: { minor: count('B'), major: count('b') },
    green: { minor: count('G'), major: count('g') },
  };
}

export function answer(state: GameState, seat: number, move: Move): GameState {
  return play(state, seat as Seat, move).state;
}

/** The reason a move is refused with; fails when it is accepted. */
export function refusal(state: GameState, seat: number, move: unknown): string {
  try {
    play(state, seat as Seat, move as Move);
  } catch (error) {
    if (error instanceof IllegalMoveError) return error.reason;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(move)}`);
}

/** The open decisions as '0:assign'. */
export function asked(state: GameState): string[] {
  return decisions(state).map((decision: Decision) => `${decision.seat}:${decision.kind}`);
}

export function moves(state: GameState, seat: number): readonly Move[] {
  return legalMoves(state, seat as Seat);
}

/** The legal moves of one type. */
export function movesOf<T extends Move['type']>(
  state: GameState,
  seat: number,
  type: T,
): Extract<Move, { type: T }>[] {
  return moves(state, seat).filter((move): move is Extract<Move, { type: T }> => move.type === type);
}

/**
 * From the assignment on: everyone's dice show sixes, so that no tile costs anything; everyone gets the given tiles, by
 * seat; and payments that are asked for (because scrolls could be spent) keep all tiles and spend nothing.
 */
export function take(state: GameState, ...tiles: Action[][]): GameState {
  let current = structuredClone(state);
  tiles.forEach((own, seat) => {
    set(current, seat, { dice: own.map(() => 6) });
  });
  tiles.forEach((own, seat) => {
    current = answer(current, seat, { type: 'assign', tiles: own });
  });
  return keepAll(current);
}

/** Answers open payments by keeping all tiles without scrolls. */
function keepAll(state: GameState): GameState {
  let current = state;
  for (const { seat, kind } of decisions(current)) {
    if (kind !== 'pay') continue;
    const own = player(current, seat).tiles ?? [];
    current = answer(current, seat, { type: 'pay', tiles: own.toSorted((a, b) => a - b), scrolls: 0 });
  }
  return current;
}

/** Answers every open decision with the least eventful move (pass, else the first legal) until `done` holds. */
export function passUntil(state: GameState, done: (state: GameState) => boolean): GameState {
  let current = state;
  for (let guard = 0; !done(current); guard++) {
    const open = decisions(current)[0];
    if (!open || guard > 2000)
      throw new Error(`never happened: phase ${current.phase}, round ${current.round}`);
    const options = moves(current, open.seat);
    const move = options.find(({ type }) => type === 'pass') ?? options[0];
    if (!move) throw new Error(`no move for seat ${open.seat}`);
    current = answer(current, open.seat, move);
  }
  return current;
}

/** Plays on to the next assignment (that of the next round if one is open now). */
export function nextAssignment(state: GameState): GameState {
  const round = state.phase === 'dice' ? state.round : state.round - 1;
  return passUntil(state, (now) => now.round > round && asked(now).some((open) => open.endsWith(':assign')));
}

const CLOSED: GameState['achievements'] = {
  points: [0],
  citizens: [0],
  troops: [0],
  economy: [0],
  politics: [0],
};
const OPEN: GameState['achievements'] = { points: [], citizens: [], troops: [], economy: [], politics: [] };

/** Writes fields of the game by hand. */
export function edit(state: GameState, fields: Partial<GameState>): void {
  Object.assign(state, fields);
}

/** All 40 cards, wherever they are. */
export function allCards(state: GameState): CardId[] {
  return [
    ...new Set([...state.politicsDeck, ...state.players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay])]),
  ];
}

/** Puts exactly these cards into hands and into play, by seat; the others make the deck, `top` first. */
export function deal(
  state: GameState,
  cards: { hands?: CardId[][]; inPlay?: CardId[][]; top?: CardId[] },
): void {
  const all = allCards(state);
  const { hands = [], inPlay = [], top = [] } = cards;
  const placed = new Set([...hands.flat(), ...inPlay.flat(), ...top]);
  edit(state, { politicsDeck: [...top, ...all.filter((card) => !placed.has(card))] });
  for (const seat of state.players.keys())
    set(state, seat, { hand: hands[seat] ?? [], inPlay: inPlay[seat] ?? [] });
}

function calm(state: GameState): void {
  for (const seat of state.players.keys()) {
    set(state, seat, {
      development: 1,
      economy: 1,
      culture: 1,
      military: 1,
      citizens: 3,
      taxes: 0,
      glory: 0,
    });
    set(state, seat, { troops: 0, drachmas: 0, points: 0, scrolls: 0 });
    tokens(state, seat, '');
  }
  deal(state, {});
  edit(state, { achievements: structuredClone(CLOSED), explored: [] });
}

/**
 * The first assignment of a game in which nothing happens automatically: everyone has three citizens and nothing else,
 * no cards, and the achievements are closed.
 */
export function still(setup: Partial<GameSetup> = {}): GameState {
  const state = start(setup);
  calm(state);
  return state;
}

/**
 * From an assignment to the last decision of phase E: everyone is stripped of anything eventful and gets the given
 * fields; seat 0 is first.
 */
function endOfPhaseE(state: GameState, fields: Partial<PlayerState>[]): GameState {
  calm(state);
  edit(state, { firstPlayer: 0 });
  for (const seat of fields.keys()) set(state, seat, { drachmas: 1 });
  const { round } = state;
  let current = take(state, ...fields.map((): Action[] => [0, 2]));
  for (const _ of fields.slice(1))
    current = answer(current, decisions(current)[0]?.seat ?? 0, { type: 'pass' });
  if (current.phase !== 'progress' || current.round !== round)
    throw new Error(`${current.phase} ${current.round}`);
  calm(current);
  for (const [seat, own] of fields.entries()) set(current, seat, { drachmas: 1, ...own });
  return current;
}

/** The last decision before phase F of a round with this event: `pass` shows what the event does, and nothing else. */
export function beforeEvent(
  event: EventId,
  fields: Partial<PlayerState>[],
  setup: Partial<GameSetup> = {},
): GameState {
  const state = endOfPhaseE(start({ players: fields.length as GameSetup['players'], ...setup }), fields);
  edit(state, { event });
  return state;
}

/** The last decision before phase G of a round without an event; the achievements are open. */
export function beforeAchievements(
  fields: Partial<PlayerState>[],
  setup: Partial<GameSetup> = {},
): GameState {
  const state = beforeEvent('growing-population', fields, setup);
  edit(state, { achievements: structuredClone(OPEN) });
  return state;
}

/** The last decision of round 9 before the end; Persepolis is unexplored, so that nothing more happens. */
export function beforeEnd(fields: Partial<PlayerState>[], setup: Partial<GameSetup> = {}): GameState {
  const state = start({ players: fields.length as GameSetup['players'], ...setup });
  const last = passUntil(
    state,
    (now) => now.round === 9 && asked(now).some((open) => open.endsWith(':assign')),
  );
  return endOfPhaseE(last, fields);
}

/** Passes for the first seat that is asked. */
export function pass(state: GameState): GameState {
  return answer(state, decisions(state)[0]?.seat ?? 0, { type: 'pass' });
}

/** The seats in turn order. */
export function turnOrder(state: GameState): number[] {
  const count = state.players.length;
  return Array.from({ length: count }, (_, place) => (state.firstPlayer + place) % count);
}

/** One field of every player, by seat. */
export function each<K extends keyof PlayerState>(state: GameState, field: K): PlayerState[K][] {
  return state.players.map((own) => own[field]);
}

/** Choices that look random but are the same in every run with the same number. */
export function chooser(number: number): <T>(list: readonly T[]) => T {
  let current = number * 2_654_435_761 + 12_345;
  return (list) => {
    current = (Math.imul(current ^ (current >>> 15), 0x2c1b3c6d) + 0x297a2d39) | 0;
    const chosen = list[((current ^ (current >>> 12)) >>> 0) % list.length];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
}

export interface Turn {
  before: GameState;
  seat: Seat;
  move: Move;
  after: GameState;
  events: GameEvent[];
}

/** Plays a game of random moves to its end, showing every move to `visit`. */
export function playRandomly(
  setup: GameSetup,
  number: number,
  visit: (turn: Turn) => void = () => undefined,
): GameState {
  const choose = chooser(number);
  let before = createGame(setup);
  for (let open = decisions(before); open.length > 0; open = decisions(before)) {
    const { seat } = choose(open);
    const move = choose(legalMoves(before, seat));
    const { state: after, events } = play(before, seat, move);
    visit({ before, seat, move, after, events });
    before = after;
  }
  return before;
}

/** Seat 0 as a test wants it, with its tokens as letters, and the parts of the position that are not its own. */
export interface Position extends Partial<Omit<PlayerState, 'city'>> {
  city?: CityId;
  tokens?: string;
  players?: 2 | 3 | 4;
  first?: Seat;
  event?: EventId;
}

const BYSTANDERS: readonly CityId[] = ['argos', 'miletus', 'olympia', 'corinth'];

/**
 * The assignment of round 1, where everyone has level 1 on all tracks, 3 citizens, 9 drachmas and nothing else, except
 * what seat 0 is given. The 40 cards stay complete. Seat 1 is first, so that phase E stops at its progress.
 */
export function position({
  tokens: letters = '',
  players = 2,
  first = 1,
  event,
  city = 'argos',
  ...fields
}: Position = {}): GameState {
  const cities = [city, ...BYSTANDERS.filter((other) => other !== city)].slice(0, players);
  const state = start({ players, cities });
  const cards = [...state.players.flatMap(({ hand }) => hand), ...state.politicsDeck];
  for (let seat = 0; seat < players; seat++) {
    set(state, seat, { economy: 1, culture: 1, military: 1, citizens: 3, drachmas: 9 });
    set(state, seat, { taxes: 0, glory: 0, troops: 0, points: 0, scrolls: 0, hand: [], inPlay: [] });
  }
  set(state, 0, fields);
  tokens(state, 0, letters);
  const { hand, inPlay } = player(state, 0);
  state.politicsDeck = cards.filter((card) => !hand.includes(card) && !inPlay.includes(card));
  state.firstPlayer = first;
  if (event) {
    const replaced = state.event;
    state.eventDeck = state.eventDeck.map((card) => (card === event && replaced ? replaced : card));
    state.event = event;
  }
  return state;
}

/** From the assignment on: seat 0 takes these tiles and answers with these moves, the others take 0 and 2. */
export function carryOut(state: GameState, tiles: Action[], ...answers: Move[]): GameState {
  const others = state.players.slice(1).map((): Action[] => [0, 2]);
  return answers.reduce((now, move) => answer(now, 0, move), take(state, tiles, ...others));
}

/** What a player may gain and lose, tokens by letter as in `tokens`. */
type Change = Record<string, number>;

function counts(state: GameState, seat: number): Change {
  const { economy, culture, military, development, knowledge, ...rest } = player(state, seat);
  const { citizens, taxes, glory, troops, drachmas, points, scrolls } = rest;
  const { red, blue, green } = knowledge;
  return {
    economy,
    culture,
    military,
    development,
    citizens,
    taxes,
    glory,
    troops,
    drachmas,
    points,
    scrolls,
    R: red.minor,
    r: red.major,
    B: blue.minor,
    b: blue.major,
    G: green.minor,
    g: green.major,
  };
}

function difference(from: Change, to: Change): Change {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const entries = keys.map((key): [string, number] => [key, (to[key] ?? 0) - (from[key] ?? 0)]);
  return Object.fromEntries(entries.filter(([, by]) => by !== 0));
}

/** The numbers of a player that differ, as what was gained or (negative) lost. */
export function change(before: GameState, after: GameState, seat = 0): Change {
  return difference(counts(before, seat), counts(after, seat));
}

/** What playing the card in the Politics action and answering its questions changes. */
export function playing(card: CardId, from: Position = {}, ...answers: Move[]): Change {
  const before = position({ hand: [card], ...from });
  return change(before, carryOut(before, [5, 6], { type: 'play', card }, ...answers));
}

/** What unlocking the next development in the Development action and answering its questions changes. */
export function developing(from: Position, ...answers: Move[]): Change {
  const before = position(from);
  return change(before, carryOut(before, [6, 5], { type: 'develop' }, ...answers));
}

/** What the city's first development gave before round 1, together with what followed from it in round 1. */
export function founding(city: CityId): Change {
  const cities = [city, ...BYSTANDERS.filter((other) => other !== city)].slice(0, 2);
  const state = start({ cities });
  const { dice } = player(state, 0);
  const population = dice.reduce((sum, die) => sum + die, 0) <= 4 ? 1 : 0;
  return change(position({ city, drachmas: 4, scrolls: population }), state);
}

/** The fewest tokens of each colour and the fewest drachmas that buy something: 'RBG 6d', '- 2d'. */
function priceOf(offered: (tokens: string, drachmas: number) => boolean): string {
  const least = (enough: (amount: number) => boolean) => {
    for (let amount = 0; amount < 20; amount++) if (enough(amount)) return amount;
    throw new Error('cannot be had at any price');
  };
  const plenty = 'RRRRRBBBBBGGGGG';
  const requires = ['R', 'B', 'G'].map((color) =>
    color.repeat(least((amount) => offered(plenty.replaceAll(color, '') + color.repeat(amount), 20))),
  );
  return `${requires.join('') || '-'} ${least((amount) => offered(plenty, amount))}d`;
}

/** Requirement and cost of a card, found by trying. */
export function cardPrice(card: CardId): string {
  return priceOf((letters, drachmas) => {
    const state = carryOut(position({ hand: [card], tokens: letters, drachmas }), [5, 6]);
    return movesOf(state, 0, 'play').length > 0;
  });
}

/** Requirement and cost of a development, found by trying. */
export function developmentPrice(city: CityId, level: 2 | 3 | 4): string {
  const development = level === 2 ? 1 : level === 3 ? 2 : 3;
  return priceOf((letters, drachmas) => {
    const state = carryOut(position({ city, development, tokens: letters, drachmas }), [6, 5]);
    return movesOf(state, 0, 'develop').length > 0;
  });
}

/** One use of each action: the position it needs and what seat 0 answers. */
const USES: readonly { from: Position; answers: Move[] }[] = [
  { from: {}, answers: [] },
  { from: {}, answers: [] },
  { from: {}, answers: [] },
  { from: {}, answers: [{ type: 'buy', color: 'red' }] },
  { from: { troops: 3 }, answers: [{ type: 'explore', space: 'red-2-2' }] },
  { from: { hand: ['archives'] }, answers: [{ type: 'play', card: 'archives' }] },
  { from: { development: 2, tokens: 'BBR' }, answers: [{ type: 'develop' }] },
];

/** What one use of an action changes for seat 0, up to phase E. */
function oneUse(tile: Action, from: Position = {}): Change {
  const use = USES[tile];
  if (!use) throw new Error(`no action ${tile}`);
  const before = position({ ...from, ...use.from });
  const after = carryOut(before, [tile, tile === 6 ? 5 : 6], ...use.answers);
  return change(
    before,
    passUntil(after, ({ phase }) => phase === 'progress'),
  );
}

/** What each action gives more (or less) than usual when seat 0 has something; actions without a difference are left out. */
export function bonus(
  extra: Position,
  tiles: readonly Action[] = [0, 1, 2, 3, 4, 5, 6],
): Record<number, Change> {
  const all = tiles.map((tile): [number, Change] => [tile, difference(oneUse(tile), oneUse(tile, extra))]);
  return Object.fromEntries(all.filter(([, by]) => Object.keys(by).length > 0));
}

/** Phase E of round 1, at the progress of seat 0 if it has one to make. */
export function atProgress(from: Position = {}): GameState {
  return passUntil(carryOut(position({ first: 0, ...from }), [5, 6]), ({ phase }) => phase === 'progress');
}

/** Phase F of round 1, at the first question that the event asks. */
export function atEvent(from: Position & { event: EventId }): GameState {
  return passUntil(carryOut(position({ first: 0, ...from }), [5, 6]), ({ phase }) => phase === 'resolution');
}

/** The points that a standing names under one source, 0 when it does not. */
export function scored(state: GameState, source: string, seat = 0): number {
  const entries = standings(state)[seat]?.breakdown ?? [];
  return entries.reduce((sum, entry) => sum + (entry.source === source ? entry.points : 0), 0);
}
