import { COLORS, type GameState, isOver, type Standing, standings } from '../src/index.ts';
import { canonical, insist } from './insist.ts';

/** R4.1, R4.2: the breakdown adds up to the points, and the ranks follow points and drachmas. */
export function checkStandings(state: GameState): void {
  const all = standings(state);
  for (const [index, own] of all.entries()) {
    insist(index === own.seat, () => 'the standings are not by seat');
    checkBreakdown(state, own);
    const ahead = all.filter((other) => isAhead(state, other, own));
    insist(
      own.rank === ahead.length + 1,
      () => `seat ${own.seat} has rank ${own.rank} behind ${ahead.length}`,
    );
  }
}

function isAhead({ players }: GameState, one: Standing, other: Standing): boolean {
  if (one.points !== other.points) return one.points > other.points;
  return (players[one.seat]?.drachmas ?? 0) > (players[other.seat]?.drachmas ?? 0);
}

function checkBreakdown(state: GameState, { seat, points, breakdown }: Standing): void {
  const player = state.players[seat];
  insist(player !== undefined, () => `a standing for seat ${seat}`);
  const from = (wanted: string) =>
    breakdown.reduce((total, { source, points: part }) => total + (source === wanted ? part : 0), 0);
  const sum = breakdown.reduce((total, part) => total + part.points, 0);
  insist(sum === points, () => `seat ${seat}: the breakdown adds up to ${sum}, not ${points}`);
  insist(from('other') === 0, () => `seat ${seat} has points from nowhere: ${canonical(breakdown)}`);
  const majors = COLORS.reduce((count, color) => count + player.knowledge[color].major, 0);
  insist(from('glory') === player.glory * majors, () => `seat ${seat}: ${from('glory')} points for glory`);
  insist(
    !isOver(state) || points === player.points,
    () => `seat ${seat} ended with ${player.points}, not ${points}`,
  );
}
