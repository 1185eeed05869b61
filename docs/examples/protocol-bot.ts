// A Khôra bot in TypeScript, for any Node from 24 on: npx khora simulate --bots "cmd:node
// docs/examples/protocol-bot.ts,citizen" It looks one move ahead with the engine's own `preview`, and counts points,
// levels and resources.
import { createInterface } from 'node:readline';
import { type GameView, type Move, preview, type Seat } from '@khora/engine';

interface Request {
  readonly id?: number;
  readonly type: string;
  readonly seat: Seat;
  readonly view: GameView;
  readonly moves: Move[];
}

function worth(view: GameView, seat: Seat): number {
  const player = view.players[seat];
  if (!player) return 0;
  const { points, economy, culture, military, taxes, glory, drachmas, troops } = player;
  return 3 * points + 4 * (economy + culture + military) + 5 * taxes + 3 * glory + drachmas + troops;
}

function choose({ view, seat, moves }: Request): number {
  const worths = moves.map((move) => worth(preview(view, move), seat));
  return worths.indexOf(Math.max(...worths));
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as Request;
  // Messages without an id, as "new" and "end", want no answer.
  if (request.id === undefined) continue;
  const answer = request.type === 'hello' ? { protocol: 1, name: 'greedy.ts' } : { index: choose(request) };
  console.log(JSON.stringify({ id: request.id, ...answer }));
}
