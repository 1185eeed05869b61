import type { BotId } from '@khora/bots';
import {
  ACHIEVEMENTS,
  type CityId,
  COLORS,
  type GameRecord,
  type GameState,
  projectedPoints,
  replayEvents,
  type Seat,
  SIZES,
  SPACES,
  standings,
  TRACKS,
} from '@khora/engine';
import { LEVELS } from '../../game/levels.ts';
import { placesOf } from '../../online/connection/record.ts';
import type { SeatPlan } from '../../runner/game.ts';

/** What a finished game says about the player. */
export interface GameFacts {
  readonly won: boolean;
  readonly points: number;
  /** Points ahead of the best rival; negative if behind. */
  readonly lead: number;
  readonly city: CityId;
  /** The level of the strongest bot; null among people. */
  readonly level: BotId | null;
  /** Whether the others are people. */
  readonly amongPeople: boolean;
  readonly persepolis: boolean;
  readonly explorations: number;
  readonly tokens: number;
  readonly cardsInPlay: number;
  readonly development: number;
  readonly lowestLevel: number;
  readonly highestLevel: number;
  readonly gloryPoints: number;
  readonly achievements: number;
  readonly drachmas: number;
  /** Philosophy tokens spent. */
  readonly spentScrolls: number;
  /** Behind everybody else halfway through the game. */
  readonly wasLast: boolean;
}

const HALF = 5;
const PERSEPOLIS = SPACES.find(({ color }) => color === 'persepolis')?.id;

interface Told {
  readonly end: GameState;
  readonly explored: readonly string[];
  readonly spentScrolls: number;
  readonly gloryPoints: number;
  /** Everybody's projected points halfway through the game. */
  readonly half: readonly number[];
}

function retell(record: GameRecord, own: Seat): Told | null {
  let end: GameState | null = null;
  let half: readonly number[] = [];
  let spentScrolls = 0;
  let gloryPoints = 0;
  const explored: string[] = [];
  for (const { state, events } of replayEvents(record)) {
    end = state;
    if (state.round <= HALF) half = projectedPoints(state);
    for (const event of events) {
      if (!('seat' in event) || event.seat !== own) continue;
      if (event.type === 'explored') explored.push(event.space);
      if (event.type === 'changed' && event.resource === 'scrolls' && event.by < 0) spentScrolls -= event.by;
      if (event.type === 'scored' && event.source === 'glory') gloryPoints += event.points;
    }
  }
  return end?.phase === 'over' ? { end, explored, spentScrolls, gloryPoints, half } : null;
}

/** Null for a game that is not over, or that the player left. */
export function factsOf(record: GameRecord, own: Seat, seats: readonly SeatPlan[]): GameFacts | null {
  const told = retell(record, own);
  const player = told?.end.players[own];
  const decided = placesOf(record)?.[own];
  if (!told || !player?.city || decided?.left) return null;
  const places = standings(told.end);
  const others = places.filter(({ seat }) => seat !== own);
  const { rank = 0, points = 0 } = places[own] ?? {};
  const bots = seats.flatMap((plan) => (plan.kind === 'bot' ? [plan.level] : []));
  const levels = TRACKS.map((track) => player[track]);
  const behind = told.half.filter((_, seat) => seat !== own);
  return {
    won: (decided?.rank ?? rank) === 1,
    points,
    lead: points - Math.max(...others.map((other) => other.points)),
    city: player.city,
    level: LEVELS.findLast((level) => bots.includes(level)) ?? null,
    amongPeople: bots.length === 0,
    persepolis: told.explored.some((space) => space === PERSEPOLIS),
    explorations: told.explored.length,
    tokens: COLORS.flatMap((color) => SIZES.map((size) => player.knowledge[color][size])).reduce(
      (sum, count) => sum + count,
      0,
    ),
    cardsInPlay: player.inPlay.length,
    development: player.development,
    lowestLevel: Math.min(...levels),
    highestLevel: Math.max(...levels),
    gloryPoints: told.gloryPoints,
    achievements: ACHIEVEMENTS.filter((id) => told.end.achievements[id].includes(own)).length,
    drachmas: player.drachmas,
    spentScrolls: told.spentScrolls,
    wasLast: behind.length > 0 && behind.every((other) => other > (told.half[own] ?? 0)),
  };
}
