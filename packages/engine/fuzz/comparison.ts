import {
  decisions,
  type GameState,
  legalMoves,
  type PlayerState,
  projectedPoints,
  type Seat,
  standings,
} from '../src/index.ts';
import { canonical, insist, insistSame } from './insist.ts';
import type { Game } from './reference/game.ts';
import type { Player } from './reference/player.ts';
import type { Reference } from './reference/reference.ts';
import { standings as expectedStandings } from './reference/scoring.ts';

const GAME_FIELDS = [
  'round',
  'phase',
  'firstPlayer',
  'action',
  'event',
  'eventDeck',
  'politicsDeck',
  'explored',
  'achievements',
] as const satisfies readonly (keyof GameState & keyof Game)[];

const PLAYER_FIELDS = [
  'city',
  'development',
  'economy',
  'culture',
  'military',
  'citizens',
  'taxes',
  'glory',
  'troops',
  'drachmas',
  'points',
  'scrolls',
  'knowledge',
  'hand',
  'inPlay',
  'dice',
  'tiles',
  'kept',
] as const satisfies readonly (keyof PlayerState & keyof Player)[];

/** Both are in the same position, ask the same questions, allow the same moves and see the same players in the lead. */
export function compare(state: GameState, reference: Reference): void {
  const { game } = reference;
  for (const field of GAME_FIELDS) insistSame(state[field], game[field], field);
  for (const player of game.players)
    for (const field of PLAYER_FIELDS)
      insistSame(state.players[player.seat]?.[field], player[field], `seat ${player.seat}: ${field}`);
  compareQuestions(state, reference);
  compareStandings(state, game);
}

function compareQuestions(state: GameState, reference: Reference): void {
  const questions = reference.questions();
  const open = questions.filter(({ answered }) => !answered);
  const named = (list: readonly { seat: number; kind: string }[]) =>
    list.map(({ seat, kind }) => `${seat}:${kind}`).toSorted();
  insistSame(named(decisions(state)), named(open), 'open questions');
  for (const seat of state.players.keys() as Iterable<Seat>) {
    const asked = questions.find((question) => question.seat === seat);
    const actual = legalMoves(state, seat).map(canonical);
    const expected = asked?.moves().map(canonical) ?? [];
    const beyond = without(actual, expected);
    const lacking = without(expected, actual);
    insist(
      beyond.length + lacking.length === 0 && actual.length === expected.length,
      () => `legal moves of seat ${seat}: the engine has ${beyond.join(' ')} and lacks ${lacking.join(' ')}`,
    );
  }
}

function without(list: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return list.filter((text) => !known.has(text));
}

function compareStandings(state: GameState, game: Game): void {
  const actual = standings(state).map(({ breakdown, ...standing }) => ({
    ...standing,
    earned: nonZero(breakdown.map(({ source, points }) => [source, points])),
  }));
  const expected = expectedStandings(game).map(({ earned, ...standing }) => ({
    ...standing,
    earned: nonZero([...earned]),
  }));
  insistSame(actual, expected, 'standings');
  const points = expected.map((standing) => standing.points);
  insistSame(projectedPoints(state), points, 'projected points');
}

function nonZero(entries: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(entries.filter(([, points]) => points !== 0));
}
