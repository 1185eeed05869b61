import { BOTS, hints } from '@khora/bots';
import { type Decision, decisions, IllegalMoveError, type Seat, view } from '@khora/engine';
import type { Pace, Report, Request, Save, Trouble, Viewer } from '../messages.ts';
import { Session } from './session.ts';

/** Milliseconds between two moves of bots that one should be able to follow. */
const PAUSES: Readonly<Record<Pace, number>> = { instant: 0, brisk: 450, calm: 1200 };
/** Choices that nobody sees happen need no pause. */
const QUIET: ReadonlySet<Decision['kind']> = new Set(['city', 'draft', 'reroll', 'assign', 'pay']);
/** So long a bot may think. */
const THINKING = { milliseconds: 400 };
/** So long the adviser may think. */
const ADVISING = { milliseconds: 600 };
/** With bots at once, the page hears of their moves so often. */
const INSTANT_REPORTS = 120;

/** Where games are kept. */
export interface Storage {
  readonly readSave: (id: string) => Promise<Save | undefined>;
  readonly writeSave: (save: Save) => Promise<void>;
}

/** Runs one game at a time: humans answer through messages, bots by themselves, and every move is saved. */
export class Host {
  private readonly tell: (report: Report) => void;
  private readonly storage: Storage;
  private session: Session | null = null;
  private viewer: Viewer = 'spectator';
  private pace: Pace = 'brisk';
  /** What the page has heard: entries before this are known to it. */
  private told = 0;
  private toldAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving = false;
  private unsaved = false;

  constructor(tell: (report: Report) => void, storage: Storage) {
    this.tell = tell;
    this.storage = storage;
  }

  async handle(request: Request): Promise<void> {
    switch (request.type) {
      case 'create':
        this.start(Session.create(request.id, request.setup, request.seats, Date.now()));
        void this.save();
        break;
      case 'open':
        await this.open(request.id);
        break;
      case 'viewer':
        this.viewer = request.viewer;
        this.told = 0;
        this.report();
        break;
      case 'pace':
        this.pace = request.pace;
        this.schedule();
        break;
      case 'move':
        this.move(request.seat, request.move);
        break;
      case 'undo':
        this.undo(request.seat);
        break;
      case 'look':
        this.look(request.at);
        break;
      case 'hints': {
        const { at, view: seen } = request;
        this.tell({
          type: 'hints',
          at,
          hints: hints(seen, { budget: ADVISING, seed: `${seen.round} ${at}` }),
        });
        break;
      }
      case 'close':
        this.close();
        break;
      default:
      // What concerns a server's table is answered elsewhere.
    }
  }

  private async open(id: string): Promise<void> {
    if (this.session?.id === id) {
      this.told = 0;
      this.report();
      return;
    }
    this.close();
    const save = await this.storage.readSave(id).catch((error: unknown) => {
      this.trouble('storage', error);
      return null;
    });
    if (save === null) return;
    if (!save) {
      this.trouble('missing', id);
      return;
    }
    try {
      this.start(Session.open(save));
    } catch (error) {
      this.tell({ type: 'trouble', trouble: 'unreadable', detail: String(error), record: save.record });
    }
  }

  private start(session: Session): void {
    this.close();
    this.session = session;
    const humans = session.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat as Seat] : []));
    this.viewer = humans.length === 1 ? (humans[0] ?? 'spectator') : 'spectator';
    this.report();
    this.schedule();
  }

  private close(): void {
    clearTimeout(this.timer);
    this.session = null;
    this.told = 0;
  }

  private move(seat: Seat, move: Parameters<Session['play']>[1]): void {
    const { session } = this;
    if (!session) return;
    try {
      session.play(seat, move);
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
      this.tell({ type: 'refused', reason: error.details });
      this.report();
      return;
    }
    void this.save();
    this.report();
    this.schedule();
  }

  private undo(seat: Seat): void {
    const { session } = this;
    if (!session?.undo(seat)) return;
    this.told = 0;
    void this.save();
    this.report();
    this.schedule();
  }

  private look(at: number | null): void {
    const { session } = this;
    if (!session) return;
    const move = at ?? session.length;
    this.tell({ type: 'looked', at: move, view: session.look(move, this.viewer) });
  }

  private isHuman(seat: Seat): boolean {
    return this.session?.seats[seat]?.kind === 'human';
  }

  /** The bot that moves next: none while a human is asked, so that humans may take their moves back. */
  private nextBot(): Decision | null {
    const open = this.session ? decisions(this.session.state) : [];
    if (open.some(({ seat }) => this.isHuman(seat))) return null;
    return open[0] ?? null;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const next = this.nextBot();
    if (!next) return;
    const pause = QUIET.has(next.kind) ? 0 : PAUSES[this.pace];
    this.timer = setTimeout(() => this.botMoves(next.seat), pause);
  }

  private botMoves(seat: Seat): void {
    const { session } = this;
    const plan = session?.seats[seat];
    if (!session || plan?.kind !== 'bot') return;
    try {
      const thinking = { budget: THINKING, seed: `${session.id} ${session.length}` };
      session.play(seat, BOTS[plan.level](view(session.state, seat), thinking));
    } catch (error) {
      this.tell({ type: 'trouble', trouble: 'broken', detail: String(error), record: session.record });
      return;
    }
    void this.save();
    const waits = this.pace === 'instant' && this.nextBot() && Date.now() - this.toldAt < INSTANT_REPORTS;
    if (!waits) this.report();
    this.schedule();
  }

  private report(): void {
    const { session } = this;
    if (!session) return;
    const table = session.table({ viewer: this.viewer, from: this.told, settled: !this.nextBot() });
    this.told = session.length + 1;
    this.toldAt = Date.now();
    this.tell({ type: 'table', table });
  }

  /** Saves the game as it is now; moves made meanwhile are saved right after. */
  private async save(): Promise<void> {
    this.unsaved = true;
    if (this.saving) return;
    this.saving = true;
    try {
      while (this.takeUnsaved())
        if (this.session) await this.storage.writeSave(this.session.save(Date.now()));
    } catch (error) {
      this.trouble('storage', error);
    } finally {
      this.saving = false;
    }
  }

  private takeUnsaved(): boolean {
    const { unsaved } = this;
    this.unsaved = false;
    return unsaved;
  }

  private trouble(trouble: Trouble, detail: unknown): void {
    this.tell({ type: 'trouble', trouble, detail: String(detail), record: this.session?.record ?? null });
  }
}
