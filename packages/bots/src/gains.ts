import {
  type Ability,
  ACHIEVEMENTS,
  type Achievement,
  type Action,
  achievementCount,
  type CardId,
  COLORS,
  type Color,
  cardOf,
  contentOf,
  developmentsOf,
  type GameView,
  type Move,
  missingTokens,
  type PlayerView,
  preview,
  projectedPoints,
  RESOURCES,
  type Resource,
  SIZES,
  type Size,
  TRACKS,
  type Track,
} from '@khora/engine';
import { ownPlayer, ownSeat } from './own.ts';

/** Something that a move changes, as data that any client can put into words. Losses are negative. */
export type Gain =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly by: number }
  | { readonly kind: 'tokens'; readonly color: Color; readonly size: Size; readonly by: number }
  | { readonly kind: 'level'; readonly track: Track; readonly level: number }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'card'; readonly card: CardId; readonly is: 'played' | 'complete' }
  | { readonly kind: 'development'; readonly development: number; readonly is: 'unlocked' | 'complete' }
  | { readonly kind: 'achievement'; readonly achievement: Achievement }
  | { readonly kind: 'troopRank'; readonly rank: 'most' | 'not fewest' }
  /** Points at the end of the game, beyond those gained at once. */
  | { readonly kind: 'finalPoints'; readonly by: number };

function stands(view: GameView): { most: boolean; fewest: boolean } {
  const { troops } = ownPlayer(view);
  const all = view.players.map((player) => player.troops);
  return { most: troops === Math.max(...all), fewest: troops === Math.min(...all) };
}

/** Compares what a seat has with what it can expect to have after a move of its own. */
export function gainsOf(view: GameView, move: Move): Gain[] {
  const after = preview(view, move);
  const had = ownPlayer(view);
  const has = ownPlayer(after);
  return [
    ...tilesTaken(move),
    ...counted(had, has),
    ...levels(had, has),
    ...completed(view, had, has, move),
    ...achievements(view, had, has),
    ...troopRank(view, after),
    ...finalPoints(view, after),
  ];
}

function tilesTaken(move: Move): Gain[] {
  if (move.type !== 'assign') return [];
  return move.tiles.toSorted((a, b) => a - b).map((action) => ({ kind: 'action', action }));
}

function counted(had: PlayerView, has: PlayerView): Gain[] {
  const gains: Gain[] = [];
  for (const resource of RESOURCES) {
    const by = has[resource] - had[resource];
    if (by !== 0) gains.push({ kind: 'resource', resource, by });
  }
  for (const color of COLORS) {
    for (const size of SIZES) {
      const by = has.knowledge[color][size] - had.knowledge[color][size];
      if (by !== 0) gains.push({ kind: 'tokens', color, size, by });
    }
  }
  return gains;
}

function levels(had: PlayerView, has: PlayerView): Gain[] {
  return TRACKS.filter((track) => has[track] > had[track]).map((track) => ({
    kind: 'level',
    track,
    level: has[track],
  }));
}

/** Cards and developments that are now played or unlocked, or whose tokens are now complete. */
function completed(view: GameView, had: PlayerView, has: PlayerView, move: Move): Gain[] {
  const gains: Gain[] = [];
  if (move.type === 'play') gains.push({ kind: 'card', card: move.card, is: 'played' });
  if (has.development > had.development)
    gains.push({ kind: 'development', development: has.development, is: 'unlocked' });
  const content = contentOf(view.rules);
  const completes = (ability: Ability) =>
    missingTokens(has, ability) === 0 && missingTokens(had, ability) > 0;
  const next = developmentsOf(content, has.city)[has.development];
  if (next && has.development === had.development && completes(next)) {
    gains.push({ kind: 'development', development: has.development + 1, is: 'complete' });
  }
  const hand = typeof has.hand === 'number' ? [] : has.hand;
  for (const card of hand) {
    if (completes(cardOf(content, card))) gains.push({ kind: 'card', card, is: 'complete' });
  }
  return gains;
}

function achievements(view: GameView, had: PlayerView, has: PlayerView): Gain[] {
  const goals = contentOf(view.rules).achievements;
  return ACHIEVEMENTS.filter(
    (achievement) =>
      view.achievements[achievement].length === 0 &&
      achievementCount(had, achievement) < goals[achievement] &&
      achievementCount(has, achievement) >= goals[achievement],
  ).map((achievement) => ({ kind: 'achievement', achievement }));
}

function troopRank(view: GameView, after: GameView): Gain[] {
  const before = stands(view);
  const now = stands(after);
  const gains: Gain[] = [];
  if (now.most && !before.most) gains.push({ kind: 'troopRank', rank: 'most' });
  if (before.fewest && !now.fewest) gains.push({ kind: 'troopRank', rank: 'not fewest' });
  return gains;
}

/** By how much the projected final score changes, beyond the points gained at once. */
function finalPoints(view: GameView, after: GameView): Gain[] {
  const seat = ownSeat(view);
  const total = (projectedPoints(after)[seat] ?? 0) - (projectedPoints(view)[seat] ?? 0);
  const atOnce = ownPlayer(after).points - ownPlayer(view).points;
  const by = total - atOnce;
  return by === 0 ? [] : [{ kind: 'finalPoints', by }];
}
