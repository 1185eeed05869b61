import { explain, type GameView, type Move, type Seat, sha256Hex, view } from '@khora/engine';
import { forecast } from '@khora/protocol';
import { Refused } from '../errors.ts';
import type { Entry, Plan } from './entry.ts';
import { levelAt, type Table } from './table.ts';

/** An answer to a seat's next question, if nothing hidden is revealed before it. */
export function planFor({ status, game, founding }: Table, seat: Seat, move: Move): Plan {
  if (founding.settings.clock.kind !== 'correspondence')
    throw new Refused('not-allowed', 'Moves can only be planned ahead in correspondence games.');
  const ahead = status === 'playing' && game ? forecast(view(game.state, seat)) : null;
  const step = ahead && stepOf(ahead, seat);
  if (!step)
    throw new Refused(
      'not-yet',
      'Nothing can be planned now: it is already your turn, or something hidden will be revealed first.',
    );
  const reason = explain(ahead, move);
  if (reason) throw new Refused('illegal-move', `This cannot be planned: ${reason.reason}.`, reason);
  return { move, step, facts: factsOf(ahead, seat) };
}

/** The seats that are asked a question they have planned an answer to. */
export function plansDue(table: Table): readonly Seat[] {
  const { status, game, plans } = table;
  if (status !== 'playing' || !game) return [];
  return game.asked.filter((seat) => plans[seat] && levelAt(table, seat) === null);
}

/** The move of a plan whose question is asked, or nothing if things have turned out differently. */
export function carriedOut(table: Table, seat: Seat): Entry | null {
  const plan = table.plans[seat];
  if (!(plan && table.game)) return null;
  const now = view(table.game.state, seat);
  const holds =
    JSON.stringify(stepOf(now, seat)) === JSON.stringify(plan.step) &&
    factsOf(now, seat) === plan.facts &&
    explain(now, plan.move) === null;
  if (!holds) return { type: 'plan', seat, plan: null };
  return { type: 'move', seat, move: plan.move, by: 'player' };
}

function stepOf({ players }: GameView, seat: Seat) {
  return players[seat]?.agenda.at(-1);
}

/**
 * What a player has, and in which round: what a plan was based on. What others have is left out, because it is theirs
 * to change.
 */
function factsOf({ round, event, players }: GameView, seat: Seat): string {
  const { agenda: _agenda, standby: _standby, ...own } = players[seat] ?? {};
  return sha256Hex(JSON.stringify([round, event, own]));
}
