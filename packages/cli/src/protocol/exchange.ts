import { BOT_IDS, BOTS, type Budget, type Choose, isBotId } from '@khora/bots';
import { type Passed, passedBy } from '@khora/bots/memory';
import {
  begin,
  CARD_IDS,
  decisions,
  derivedSeed,
  type GameEvent,
  type GameRecord,
  type GameSetup,
  type GameState,
  type GameView,
  IllegalMoveError,
  InvalidSetupError,
  isMove,
  isOver,
  legalMoves,
  type Move,
  play,
  RECORD_VERSION,
  RULES_VERSION,
  redact,
  type Seat,
  standings,
  view,
} from '@khora/engine';
import { parseBudget } from '../terminal/budget.ts';
import { InputError, messageOf } from '../terminal/errors.ts';
import { PROTOCOL, type ProtocolRequest, parseRequest, RequestError } from './protocol.ts';

interface HeldGame {
  readonly setup: GameSetup;
  readonly moves: { readonly seat: Seat; readonly move: Move }[];
  state: GameState;
}

/** Everyone who listens to a game. */
type Listener = Seat | 'spectator';

export interface DeskOptions {
  /** The bot that chooses where a request names none. */
  readonly bot: Choose;
  readonly budget?: Budget | undefined;
}

/** Answers the requests of one program: it holds games, and chooses moves in them or in views that come from elsewhere. */
export class Exchange {
  readonly #options: DeskOptions;
  readonly #games = new Map<string, HeldGame>();

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** The answer to a line; null if the line has no id and so expects none. */
  answer(line: string): object | null {
    let id: unknown;
    try {
      const request = parseRequest(line);
      ({ id } = request);
      const result = this.#do(request);
      return id === undefined ? null : { id, ...result };
    } catch (error) {
      return { ...(id !== undefined && { id }), error: complaint(error) };
    }
  }

  #do(request: ProtocolRequest): object {
    switch (request.type) {
      case 'hello':
        return { protocol: PROTOCOL, name: 'khora', rules: RULES_VERSION, bots: BOT_IDS };
      case 'new':
        return this.#begin(request);
      case 'view':
        return { view: view(this.#game(request).state, listener(request.seat)) };
      case 'moves':
        return { moves: legalMoves(this.#game(request).state, this.#seat(request)) };
      case 'choose':
        return this.#choose(request);
      case 'move':
        return this.#move(request);
      case 'end':
        return this.#end(request);
      default:
        throw new RequestError('unknown-type', `There is no request '${request.type}'.`);
    }
  }

  /** With a setup, a game is held here; without one, it is held by the program that asks for choices later. */
  #begin({ game, setup, rules, hears }: ProtocolRequest): object {
    if (setup === undefined) return {};
    const name = text('game', game);
    if (this.#games.has(name)) throw new RequestError('game-exists', `There is already a game '${name}'.`);
    const given = setup as GameSetup;
    const { state, events } = begin(given, rules === undefined ? RULES_VERSION : (rules as number));
    this.#games.set(name, { setup: given, moves: [], state });
    return { ...standing(state), ...heard(events, hears) };
  }

  #choose(request: ProtocolRequest): object {
    const seen = 'view' in request ? (request.view as GameView) : this.#viewOf(request);
    const { bot, budget } = request;
    const moves = movesOf(seen);
    const choose = bot === undefined ? this.#options.bot : botNamed(bot);
    const limit = budgetFrom(budget) ?? this.#options.budget;
    const move = choose(seen, {
      seed: this.#thinkingSeed(request),
      passed: 'view' in request ? passedFrom(request.passed) : this.#passed(request),
      ...(limit && { budget: limit }),
    });
    const key = JSON.stringify(move);
    return { move, index: moves.findIndex((each) => JSON.stringify(each) === key) };
  }

  #thinkingSeed({ seed, game }: ProtocolRequest): string {
    if (seed !== undefined) return text('seed', seed);
    const held = typeof game === 'string' ? this.#games.get(game) : undefined;
    return derivedSeed(held?.setup.seed ?? '', `move ${held?.moves.length ?? 0}`);
  }

  #passed(request: ProtocolRequest): Passed {
    return passedBy(recordOf(this.#game(request)), this.#seat(request));
  }

  #viewOf(request: ProtocolRequest): GameView {
    return view(this.#game(request).state, this.#seat(request));
  }

  #move(request: ProtocolRequest): object {
    const held = this.#game(request);
    const seat = this.#seat(request);
    const { index } = request;
    const move = typeof index === 'number' ? legalMoves(held.state, seat)[index] : request.move;
    if (!isMove(move))
      throw new RequestError(
        'malformed-move',
        'A move is one of those that "moves" lists, or its "index" there.',
      );
    const { state, events } = play(held.state, seat, move);
    held.state = state;
    held.moves.push({ seat, move });
    return { ...standing(state), ...heard(events, request.hears) };
  }

  #end(request: ProtocolRequest): object {
    const name = text('game', request.game);
    const held = this.#games.get(name);
    if (!held) return {};
    this.#games.delete(name);
    return { ...standing(held.state), record: recordOf(held) };
  }

  #game({ game }: ProtocolRequest): HeldGame {
    const name = text('game', game);
    const held = this.#games.get(name);
    if (!held)
      throw new RequestError('unknown-game', `There is no game '${name}': begin it with "new" and a setup.`);
    return held;
  }

  #seat(request: ProtocolRequest): Seat {
    const { players } = this.#game(request).setup;
    const { seat } = request;
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= players)
      throw new RequestError('bad-seat', `"seat" is a number from 0 to ${players - 1}.`);
    return seat as Seat;
  }
}

function recordOf({ setup, moves, state }: HeldGame): GameRecord {
  return { format: 'khora', version: RECORD_VERSION, rules: state.rules, setup, moves };
}

/** What everybody may know after a move: who is asked what, or the result. */
function standing(state: GameState): object {
  if (isOver(state)) return { over: true, open: [], standings: standings(state) };
  return { over: false, open: decisions(state).map(({ seat, kind }) => ({ seat, kind })) };
}

function heard(events: readonly GameEvent[], hears: unknown): object {
  if (hears === undefined) return {};
  const who = listener(hears);
  return { events: events.flatMap((event) => redact(event, who) ?? []) };
}

function listener(value: unknown): Listener {
  if (value === 'spectator') return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 4) return value as Seat;
  throw new RequestError('bad-seat', 'The viewer must be a seat, or "spectator".');
}

function movesOf(seen: GameView): readonly Move[] {
  const moves = seen.seat === 'spectator' ? [] : legalMoves(seen, seen.seat);
  if (moves.length === 0)
    throw new RequestError('nothing-asked', 'This seat is not asked anything: "open" says who is.');
  return moves;
}

function botNamed(name: unknown): Choose {
  if (isBotId(name)) return BOTS[name];
  throw new RequestError('unknown-bot', `There is no bot ${JSON.stringify(name)}: "hello" lists them.`);
}

/** As in options, '200it', or as data, { iterations: 200 }. */
function budgetFrom(value: unknown): Budget | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return parseBudget(value);
  const { iterations, milliseconds } = value as Record<string, unknown>;
  if (typeof iterations === 'number' && iterations > 0) return { iterations };
  if (typeof milliseconds === 'number' && milliseconds > 0) return { milliseconds };
  throw new RequestError('bad-budget', 'A budget is "200it", {"iterations":200} or {"milliseconds":50}.');
}

/** The packs that a seat passed on in the draft, if given. */
function passedFrom(value: unknown): Passed {
  if (value === undefined) return [];
  const isPack = (pack: unknown) =>
    Array.isArray(pack) && pack.every((card) => (CARD_IDS as readonly unknown[]).includes(card));
  if (Array.isArray(value) && value.every(isPack)) return value as Passed;
  throw new RequestError('bad-passed', '"passed" is a list of packs, each a list of card ids.');
}

function text(field: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new RequestError(`no-${field}`, `"${field}" must be a text.`);
}

function complaint(error: unknown): object {
  if (error instanceof RequestError) return { reason: error.reason, message: error.message };
  if (error instanceof IllegalMoveError) return { ...error.details, message: error.message };
  if (error instanceof InvalidSetupError || error instanceof RangeError)
    return { reason: 'bad-setup', message: error.message };
  if (error instanceof InputError) return { reason: 'bad-input', message: error.message };
  // A view from elsewhere may be anything.
  return { reason: 'failed', message: messageOf(error) };
}
