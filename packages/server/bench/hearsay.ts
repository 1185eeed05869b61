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

  /** Applies what an update tells a seat. */
  hear(seat: number, update: string): void {
    if (seat === 0) this.change(surroundingsIn(update));
    const own = update.indexOf(playerAt(seat));
    if (own >= 0) this.change(update.slice(own, endOf(update, own, seat)));
  }

  /** The seat that is asked first; null when the game is over. */
  asked(): Seat | null {
    const { view, status } = this.snapshot;
    const seat =
      status === 'playing' && view ? view.players.findIndex(({ standby }) => standby === 'asked') : -1;
    return seat < 0 ? null : (seat as Seat);
  }

  moves(seat: Seat): readonly Move[] {
    const { view } = this.snapshot;
    return view ? legalMoves({ ...view, seat }, seat) : [];
  }

  private change(changes: string): void {
    for (const change of JSON.parse(`[${changes}]`) as Patch) make(this.snapshot, change);
  }
}

// A patch is read by its text: what concerns nobody comes first, then the players one after the other. What a seat is told of the
// others, and what is told to be shown, is of no use here.

const PATCH = '"patch":[';
const PATCH_END = '],"from":';
const PLAYERS = '[["view","players",';
const CAN_UNDO = '[["canUndo"]';

function playerAt(seat: number): string {
  return `${PLAYERS}${seat},`;
}

/** Of the changes, those that concern no player. */
function surroundingsIn(update: string): string {
  const start = update.indexOf(PATCH) + PATCH.length;
  for (const next of [PLAYERS, CAN_UNDO]) {
    const end = update.indexOf(next, start);
    if (end >= 0) return update.slice(start, Math.max(start, end - 1));
  }
  return update.slice(start, update.lastIndexOf(PATCH_END));
}

/** Where the changes of a player end that begin at a place. */
function endOf(update: string, start: number, seat: number): number {
  for (let other = seat + 1; other < 4; other++) {
    const end = update.indexOf(playerAt(other), start);
    if (end >= 0) return end - 1;
  }
  const end = update.indexOf(CAN_UNDO, start);
  return end >= 0 ? end - 1 : update.lastIndexOf(PATCH_END);
}

/** Changes the value in place: nobody else uses it, and copying would be most of the generator's work. */
function make(value: Snapshot, [path, ...now]: Change): void {
  let place = value as unknown as Record<string, unknown>;
  for (let depth = 0; depth < path.length - 1; depth++)
    place = place[String(path[depth])] as Record<string, unknown>;
  const last = String(path.at(-1));
  if (now.length > 0) place[last] = now[0];
  else delete place[last];
}
