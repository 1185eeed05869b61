import { abilities, MEASURES, majorCount } from './abilities.ts';
import { type Content, contentOf } from './content/content.ts';
import type { Score } from './content/facts.ts';
import type { Game } from './game.ts';
import type { Earned, PlayerState, PlayerView, Position } from './state.ts';
import { type Seat, seated } from './vocabulary.ts';

type Player = PlayerState | PlayerView;

/** Where points come from: a kind of thing during the game, the id of a card or development at its end, 'glory'. */
export interface PointSource {
  readonly source: string;
  readonly points: number;
}

export interface Standing {
  readonly seat: Seat;
  /** 1 is best; equal ranks are a shared place. */
  readonly rank: number;
  readonly points: number;
  /** Adds up to the points. */
  readonly breakdown: PointSource[];
}

function scoreOf({ points, per, every = 1 }: Score, player: Player): number {
  return points * Math.floor(MEASURES[per](player) / every);
}

/** R4.1 */
function endPoints(content: Content, player: Player): PointSource[] {
  const sources: PointSource[] = [];
  for (const { score, source } of abilities(content, player)) {
    if (score) sources.push({ source: source.id, points: scoreOf(score, player) });
  }
  sources.push({ source: 'glory', points: player.glory * majorCount(player) });
  return sources.filter(({ points }) => points !== 0);
}

/** The points that each seat would have if the game ended now: the standings without their breakdown, for search. */
export function projectedPoints(position: Position): number[] {
  if (position.phase === 'over') return position.players.map(({ points }) => points);
  const content = contentOf(position.rules);
  return position.players.map((player) => {
    let points = player.points + player.glory * majorCount(player);
    for (const { score } of abilities(content, player)) if (score) points += scoreOf(score, player);
    return points;
  });
}

function sum(sources: readonly PointSource[]): number {
  let points = 0;
  for (const each of sources) points += each.points;
  return points;
}

/** Points won during the game, by kind of source; 'other' is what a hand-made position started with. */
function earnedPoints(earned: Earned, total: number): PointSource[] {
  const sources = Object.entries(earned).map(([source, points]) => ({ source, points }));
  sources.push({ source: 'other', points: total - sum(sources) });
  return sources.filter(({ points }) => points !== 0);
}

/** By seat: a projection as if the game ended now, or the result once it has. */
export function standings(position: Position): Standing[] {
  const content = contentOf(position.rules);
  const over = position.phase === 'over';
  const totals = position.players.map((player) => {
    const end = endPoints(content, player);
    const during = over ? player.points - sum(end) : player.points;
    return {
      points: during + sum(end),
      drachmas: player.drachmas,
      breakdown: [...earnedPoints(player.earned, during), ...end],
    };
  });
  return seated(totals).map(([own, seat]) => {
    // R4.2
    const ahead = totals.filter(
      (other) => other.points > own.points || (other.points === own.points && other.drachmas > own.drachmas),
    );
    return { seat, rank: ahead.length + 1, points: own.points, breakdown: own.breakdown };
  });
}

/** The end of the game: adds the end-game points. */
export function addEndPoints({ state, content, log }: Game): void {
  const winners = log && standings(state).filter(({ rank }) => rank === 1);
  for (const [player, seat] of seated(state.players)) {
    const sources = endPoints(content, player);
    player.points += sum(sources);
    if (log) for (const each of sources) log.push({ type: 'scored', seat, ...each });
  }
  if (winners) log.push({ type: 'over', winners: winners.map(({ seat }) => seat) });
}
