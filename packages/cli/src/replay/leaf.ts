import type { Frame } from '../game/frames.ts';
import type { Io } from '../terminal/io.ts';
import { Lines } from '../terminal/lines.ts';

/** A page of the game; `turned` if it does not follow the page before, so that it must stand alone. */
type Page = (at: number, how: { readonly turned: boolean }) => string;

const HELP = 'Enter or n: next move, p: previous, r: next round, g 42: go to move 42, q: quit';

/** Pages through the positions of a game as the reader directs. */
export async function leaf(io: Io, frames: readonly Frame[], page: Page): Promise<void> {
  const lines = new Lines(io, { echo: true });
  const last = frames.length - 1;
  let at = 0;
  io.out.write(`${page(0, { turned: false })}\n${HELP}\n`);
  try {
    for (;;) {
      const answer = await lines.ask(`[${at}/${last}] `);
      if (answer === null || answer === 'q') return;
      const to = target(answer, at, frames);
      if (to === null) io.out.write(`${HELP}\n`);
      else if (to < 0 || to > last) io.out.write(to < 0 ? 'This is the beginning.\n' : 'This is the end.\n');
      else {
        io.out.write(page(to, { turned: to !== at + 1 }));
        at = to;
      }
    }
  } finally {
    lines.close();
  }
}

/** Where an answer leads; null if it makes no sense. */
function target(answer: string, at: number, frames: readonly Frame[]): number | null {
  const [, go] = /^g\s*(\d+)$/.exec(answer) ?? [];
  if (go !== undefined) return Number(go);
  if (answer === '' || answer === 'n') return at + 1;
  if (answer === 'p') return at - 1;
  if (answer !== 'r') return null;
  const round = frames[at]?.state.round ?? 0;
  const next = frames.findIndex(({ state }) => state.round > round);
  return next < 0 ? Math.max(frames.length - 1, at + 1) : next;
}
