import { loadHints } from '@khora/bots/loading';
import type { Viewer } from '@khora/engine';
import { gameOf } from './ids.ts';
import type { GameRequest, Opening, Report, Request, RoomRequest } from './messages.ts';
import type { Pace } from './pace.ts';
import type { Room, Runner, Tell } from './runner.ts';

/** How long a hint's moves may be tried, once Archon has found them. */
const MILLISECONDS = 1000;

type Of<T extends Request['type']> = Extract<Request, { type: T }>;

/** How the desk gets whatever answers a request. */
export interface Makers {
  readonly create: (opening: Of<'create'>, pace: Pace) => Runner;
  /** Null if there is no such game; in that case the page has been told. */
  readonly open: (opening: Of<'open'>, pace: Pace) => Promise<Runner | null>;
  readonly teach: (opening: Of<'teach'>, pace: Pace) => Promise<Runner>;
  readonly watch: (opening: Of<'watch'>, pace: Pace) => Runner;
  readonly visit: (visit: Of<'visit'>) => Room;
}

/** Takes the page's requests: chooses the runner for a game, and passes everything else to the right one. */
export class Desk {
  private readonly tell: Tell;
  private readonly make: Makers;
  private open: { readonly key: string; readonly runner: Runner } | null = null;
  private visited: Room | null = null;
  private pace: Pace = 'brisk';

  constructor(tell: Tell, make: Makers) {
    this.tell = tell;
    this.make = make;
  }

  async handle(request: Request): Promise<void> {
    try {
      await this.answer(request);
    } catch (error) {
      this.tell({ type: 'trouble', trouble: 'broken', detail: String(error), record: null });
    }
  }

  private async answer(request: Request): Promise<void> {
    switch (request.type) {
      case 'create':
      case 'open':
      case 'teach':
      case 'watch':
        await this.begin(request);
        break;
      case 'visit':
        this.visited?.close();
        this.visited = this.make.visit(request);
        break;
      case 'pace':
        this.pace = request.pace;
        this.open?.runner.setPace(request.pace);
        break;
      case 'hints':
        this.tell(await hinted(request));
        break;
      case 'move':
        // The first question does not need it, and later ones must not wait for it.
        loadHints().catch(() => undefined);
        if (this.open) play(this.open.runner, request);
        break;
      case 'undo':
      case 'look':
      case 'viewer':
        if (this.open) play(this.open.runner, request);
        break;
      case 'leave':
        this.leave();
        break;
      default: {
        const room = this.open?.runner.room ?? this.visited;
        if (room) attend(room, request);
      }
    }
  }

  private async begin(opening: Opening): Promise<void> {
    const key = keyOf(opening);
    const begins = (opening.type === 'open' && opening.over) || (opening.type === 'teach' && opening.anew);
    if (this.open?.key === key && !begins) {
      this.open.runner.retell();
      return;
    }
    this.open?.runner.close();
    this.open = null;
    // While a record is open, only the room of its game may be visited.
    if (opening.type !== 'open' || (this.visited && gameOf(this.visited.table) !== opening.id))
      this.stopVisit();
    const runner = await this.choose(opening);
    this.open = runner && { key, runner };
  }

  private choose(opening: Opening): Runner | Promise<Runner | null> {
    switch (opening.type) {
      case 'create':
        return this.make.create(opening, this.pace);
      case 'open':
        return this.make.open(opening, this.pace);
      case 'teach':
        return this.make.teach(opening, this.pace);
      default:
        return this.make.watch(opening, this.pace);
    }
  }

  /** Leaves the table and the game that is played there. */
  private leave(): void {
    this.stopVisit();
    if (!this.open?.runner.room) return;
    this.open.runner.close();
    this.open = null;
  }

  private stopVisit(): void {
    this.visited?.close();
    this.visited = null;
  }
}

/** The same if the game and its players are the same. */
function keyOf(opening: Opening): string {
  return opening.type === 'watch' ? `server ${opening.table}` : `device ${opening.id}`;
}

function play(runner: Runner, request: GameRequest): void {
  switch (request.type) {
    case 'move':
      runner.move(request.seat, request.move);
      break;
    case 'undo':
      runner.undo(request.seat);
      break;
    case 'look':
      runner.look(request.at);
      break;
    default:
      offered(runner)(request.viewer);
  }
}

function offered({ setViewer }: Runner): (viewer: Viewer) => void {
  if (!setViewer) throw new Error('This game can only be seen from one seat.');
  return setViewer;
}

function attend(room: Room, request: Exclude<RoomRequest, { type: 'leave' }>): void {
  switch (request.type) {
    case 'chat':
      room.chat(request.text);
      break;
    case 'return':
      room.comeBack();
      break;
    case 'wake':
      room.wake();
      break;
    case 'hide':
      room.hide();
      break;
    default:
      room.renew();
  }
}

async function hinted({ at, view }: Of<'hints'>): Promise<Report> {
  const hints = await loadHints();
  return {
    type: 'hints',
    at,
    hints: hints(view, { milliseconds: MILLISECONDS, seed: `${view.round} ${at}` }),
  };
}
