import { assess, priors } from '@khora/bots';
import {
  advance,
  COLORS,
  createGame,
  legalMoves,
  type Move,
  type PlayerState,
  playerAt,
  type Seat,
} from '@khora/engine';
import type { Outcome } from '../game/plan.ts';
import type { Row } from '../game/row-file.ts';
import { winsOf } from '../simulate/tally.ts';

/** One row for each decision of a game that had a choice. docs/laboratory.md explains the columns. */
export function* decisionRows(outcome: Outcome, game: number): Generator<Row, void> {
  const { record, standings, bots, deal } = outcome;
  const { setup, rules, moves } = record;
  const wins = winsOf(outcome);
  const state = createGame(setup, rules);
  for (const [number, { seat, move }] of moves.entries()) {
    const player = playerAt(state, seat);
    const { win, points } = assess(state, seat);
    const result = standings[seat];
    yield {
      game,
      deal,
      seed: setup.seed,
      rules,
      players: setup.players,
      decision: number,
      round: state.round,
      phase: state.phase,
      event: state.event ?? '',
      seat,
      bot: bots[seat] ?? '',
      city: player.city ?? '',
      kind: player.agenda.at(-1)?.do ?? '',
      legal: legalMoves(state, seat).length,
      move: JSON.stringify(move),
      likelihood: rounded(likelihoodOf(state, seat, move)),
      chance: rounded(win[seat] ?? 0),
      expected_points: rounded(points[seat] ?? 0),
      expected_ahead: rounded(ahead(points, seat)),
      first_player: Number(state.firstPlayer === seat),
      ...possessions(player),
      final_points: result?.points ?? 0,
      final_rank: result?.rank ?? 0,
      won: wins[seat] ?? 0,
    };
    advance(state, seat, move);
  }
}

/** What a player has, in numbers. */
function possessions(player: PlayerState): Row {
  const { points, drachmas, citizens, taxes, scrolls, troops, glory, economy, culture, military } = player;
  const tokens = COLORS.flatMap((color) => [
    [`${color}_minor`, player.knowledge[color].minor] as const,
    [`${color}_major`, player.knowledge[color].major] as const,
  ]);
  return {
    points,
    drachmas,
    citizens,
    taxes,
    scrolls,
    troops,
    glory,
    economy,
    culture,
    military,
    development: player.development,
    ...Object.fromEntries(tokens),
    dice: player.dice.join(' '),
    hand: player.hand.join(' '),
    in_play: player.inPlay.join(' '),
  };
}

/** Assignments of the same tiles count as one, whatever they cost. */
function likelihoodOf(state: Parameters<typeof priors>[0], seat: Seat, move: Move): number {
  const key = keyOf(move);
  return priors(state, seat).find((prior) => keyOf(prior.move) === key)?.chance ?? 0;
}

function keyOf(move: Move): string {
  return move.type === 'assign'
    ? `assign ${move.tiles.toSorted((a, b) => a - b).join()}`
    : JSON.stringify(move);
}

/** The figure of the best of the others. */
function ahead(points: readonly number[], seat: Seat): number {
  return (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
