import { legalMoves, type Move, type Seat } from '@khora/engine';
import type { Change, Patch, Snapshot } from '@khora/protocol';

/**
 * What the players of a table know together: the table as the first of them sees it, but everybody as they see themselves. One
 * snapshot for all of them, and of the news only what it lacks, keep the generator small.
 */
export class Hearsay {
  private readonly snapshot: Snapshot;

  constructor(snapshots: readonly Snapshot[]) {
    const [first] = snapshots;
    if (!first?.view) throw new Error('The game has not begun.');
    const players = snapshots.flatMap(({ view }, seat) => view?.players[seat] ?? []);
    this.snapshot = { ...first, view: { ...first.view, players } };
  }

  get version(): number {
    return this.snapshot.version;
  }

  /** Takes in what a seat is told by an update. */
  hear(seat: number, update: string): void {
    if (seat !== 0 && !update.includes(`["view","players",${seat},`)) return;
    for (const change of patchIn(update)) if (teller(change) === seat) make(this.snapshot, change);
  }

  /** The seat that is asked first; null when the game is over. */
  asked(): Seat | null {
    const { view, status } = this.snapshot;
    const seat =
      status === 'playing' && view ? view.players.findIndex(({ standby }) => standby === 'asked') : -1;
    return seat < 0 ? null : (seat as Seat);
  }

  moves(seat: Seat): Move[] {
    const { view } = this.snapshot;
    return view ? legalMoves({ ...view, seat }, seat) : [];
  }
}

/** The patch alone: what is told to be shown is of no use here. */
function patchIn(update: string): Patch {
  const start = update.indexOf('"patch":') + '"patch":'.length;
  return JSON.parse(update.slice(start, update.lastIndexOf(',"from":'))) as Patch;
}

/** The seat from which a change is heard: the player whom it concerns, or the first. */
function teller([[first, second, third]]: Change): unknown {
  return first === 'view' && second === 'players' ? third : 0;
}

/** Makes the change in the value itself: it is nobody else's, and copies would be most of what the generator does. */
function make(value: Snapshot, [path, ...now]: Change): void {
  let place = value as unknown as Record<string, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
  const last = String(path.at(-1));
  if (now.length > 0) place[last] = now[0];
  else delete place[last];
}
