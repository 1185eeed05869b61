import {
  decisions,
  type GameEvent,
  IllegalMoveError,
  isMove,
  isOver,
  legalMoves,
  redact,
  standings,
} from '@khora/engine';
import type { Io } from '../terminal/io.ts';
import type { Lines } from '../terminal/lines.ts';
import type { PersonalGame } from './personal-game.ts';

/**
 * The same game for a program at the other end: every line of output is a JSON object with a `type`; every line of
 * input is a move, its number in the list of moves (from 0), "undo" or "quit".
 */
export async function transact(game: PersonalGame, { out }: Io, lines: Lines): Promise<boolean> {
  const { seat } = game;
  const send = (message: object) => out.write(`${JSON.stringify(message)}\n`);
  const tell = (events: readonly GameEvent[]) =>
    send({ type: 'events', events: events.flatMap((event) => redact(event, seat) ?? []) });
  tell(game.last.events);
  for (;;) {
    for (let events = await game.playBot(); events; events = await game.playBot()) tell(events);
    if (isOver(game.state)) break;
    const own = game.view;
    const moves = legalMoves(own, seat);
    send({ type: 'question', decision: decisions(own).find((open) => open.seat === seat), moves, view: own });
    const typed = await lines.ask('');
    if (typed === null || typed === 'quit') return false;
    if (typed === 'undo') {
      send({ type: 'undo', done: game.undo() });
      continue;
    }
    const move = /^\d+$/.test(typed) ? moves[Number(typed)] : parse(typed);
    if (!isMove(move)) send({ type: 'error', reason: 'malformed-move' });
    else {
      try {
        tell(game.play(move));
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        send({ type: 'error', ...error.details });
      }
    }
  }
  send({ type: 'over', standings: standings(game.state) });
  return true;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
