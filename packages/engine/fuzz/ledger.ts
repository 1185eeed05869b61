import {
  ACHIEVEMENTS,
  type CardId,
  type GameEvent,
  type GameState,
  type PlayerState,
  type Resource,
  type Seat,
  type Track,
} from '../src/index.ts';
import { insist, insistSame } from './insist.ts';
import { checkTokens, newTokenAccount, type TokenAccount, tokenEvent } from './tokens.ts';

/** What the events say about a player. */
type Told = Pick<
  PlayerState,
  Resource | Track | 'development' | 'hand' | 'inPlay' | 'dice' | 'tiles' | 'kept'
>;

/** A game as its events describe it, kept apart from the state so that the two can be compared. */
export interface Ledger {
  readonly drafts: boolean;
  readonly players: Told[];
  readonly tokens: TokenAccount[];
  readonly game: Pick<GameState, 'round' | 'phase' | 'event' | 'explored' | 'achievements'>;
}

/** R1.1 */
function newPlayer(): Told {
  const levels = { economy: 1, culture: 1, military: 1 };
  const resources = { citizens: 3, taxes: 0, glory: 0, troops: 0, drachmas: 4, points: 0, scrolls: 0 };
  return { development: 1, ...levels, ...resources, hand: [], inPlay: [], dice: [], tiles: null, kept: null };
}

export function newLedger({ players, options }: GameState): Ledger {
  return {
    drafts: options.draft === 'pass',
    players: players.map(newPlayer),
    tokens: players.map(newTokenAccount),
    game: {
      round: 0,
      phase: 'setup',
      event: null,
      explored: [],
      achievements: { points: [], citizens: [], troops: [], economy: [], politics: [] },
    },
  };
}

function at(ledger: Ledger, seat: Seat): Told {
  const player = ledger.players[seat];
  insist(player !== undefined, () => `an event names seat ${seat}`);
  return player;
}

function listed(cards: readonly CardId[] | number): readonly CardId[] {
  insist(typeof cards !== 'number', () => 'an unredacted event hides cards');
  return cards;
}

function remove(from: CardId[], cards: readonly CardId[], what: string): void {
  for (const card of cards) {
    insist(from.includes(card), () => `${card} is ${what}, but was not there`);
    from.splice(from.indexOf(card), 1);
  }
}

type Handlers = {
  readonly [T in GameEvent['type']]?: (ledger: Ledger, event: Extract<GameEvent, { type: T }>) => void;
};

const HANDLERS: Handlers = {
  phase({ game }, { phase, round }) {
    Object.assign(game, { phase, round });
  },
  announced(ledger, { event }) {
    ledger.game.event = event;
    for (const player of ledger.players) Object.assign(player, { dice: [], tiles: null, kept: null });
  },
  dealt(ledger, { seat, cards }) {
    if (!ledger.drafts) at(ledger, seat).hand = [...listed(cards)];
  },
  drafted(ledger, { seat, cards }) {
    at(ledger, seat).hand = [...listed(cards)];
  },
  rolled(ledger, { seat, dice }) {
    at(ledger, seat).dice = [...dice];
  },
  rerolled(ledger, { seat, dice }) {
    at(ledger, seat).dice = [...dice];
  },
  assigned(ledger, { seat, tiles }) {
    at(ledger, seat).tiles = [...tiles];
  },
  paid(ledger, { seat, kept }) {
    at(ledger, seat).kept = [...kept];
  },
  changed(ledger, { seat, resource, by }) {
    at(ledger, seat)[resource] += by;
  },
  scored(ledger, { seat, points }) {
    at(ledger, seat).points += points;
  },
  raised(ledger, { seat, track, level }) {
    const player = at(ledger, seat);
    insist(level === player[track] + 1, () => `seat ${seat}: ${track} from ${player[track]} to ${level}`);
    player[track] = level;
  },
  developed(ledger, { seat, development }) {
    const player = at(ledger, seat);
    insist(development === player.development + 1, () => `seat ${seat}: development ${development}`);
    player.development = development as PlayerState['development'];
  },
  drew(ledger, { seat, cards }) {
    at(ledger, seat).hand.push(...listed(cards));
  },
  keptCard(ledger, { seat, cards }) {
    at(ledger, seat).hand.push(...listed(cards));
  },
  discarded(ledger, { seat, cards }) {
    remove(at(ledger, seat).hand, listed(cards), 'discarded');
  },
  played(ledger, { seat, card }) {
    remove(at(ledger, seat).hand, [card], 'played');
    at(ledger, seat).inPlay.push(card);
  },
  tookBack(ledger, { seat, card }) {
    remove(at(ledger, seat).inPlay, [card], 'taken back');
    at(ledger, seat).hand.push(card);
  },
  explored({ game }, { space }) {
    game.explored.push(space);
  },
  achieved({ game }, { achievement, seats }) {
    game.achievements[achievement] = seats.toSorted((a, b) => a - b);
  },
};

/** Writes down what happened. */
export function enter(ledger: Ledger, events: readonly GameEvent[]): void {
  for (const event of events) {
    const handle = HANDLERS[event.type] as ((ledger: Ledger, event: GameEvent) => void) | undefined;
    handle?.(ledger, event);
    tokenEvent(ledger.tokens, event);
  }
}

/** The state is what the events said, tokens included. */
export function checkLedger(ledger: Ledger, state: GameState): void {
  for (const [seat, told] of ledger.players.entries()) {
    const player = state.players[seat];
    for (const field of Object.keys(told) as (keyof Told)[]) {
      // A drafted hand is reported when the draft ends.
      if (field === 'hand' && state.phase === 'draft') continue;
      // A secret assignment is reported when all are in.
      if (field === 'tiles' && player?.standby === 'answered') continue;
      insistSame(player?.[field], told[field], `seat ${seat} has other ${field} than the events said`);
    }
  }
  for (const field of ['round', 'phase', 'event', 'explored'] as const)
    insistSame(state[field], ledger.game[field], `the ${field} is not what the events said`);
  for (const name of ACHIEVEMENTS)
    insistSame(state.achievements[name], ledger.game.achievements[name], `the earners of ${name}`);
  checkTokens(ledger.tokens, state);
}
