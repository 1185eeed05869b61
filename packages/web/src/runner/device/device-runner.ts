import { loadBot } from '@khora/bots/loading';
import { passedBy } from '@khora/bots/memory';
import {
  type Decision,
  decisions,
  IllegalMoveError,
  type Move,
  type Seat,
  type Viewer,
  view,
} from '@khora/engine';
import type { Hold, Holds, Loss } from '../../browser/holds.ts';
import type { Save } from '../game.ts';
import { tableOf } from '../ids.ts';
import type { PlayedMove } from '../line.ts';
import type { Opening, Trouble } from '../messages.ts';
import { onlyPerson } from '../own-seat.ts';
import { PAUSES, type Pace } from '../pace.ts';
import type { Runner, Tell } from '../runner.ts';
import { RecordedGame } from './recorded-game.ts';

/** Choices that nobody sees happen need no pause. */
const QUIET: ReadonlySet<Decision['kind']> = new Set(['city', 'draft', 'reroll', 'assign', 'pay']);
/** When bots move instantly, how often the page hears of their moves. */
const INSTANT_REPORTS = 120;

type Timer = ReturnType<typeof setTimeout>;

/** Where games are stored. */
export interface SaveStore {
  readonly readSave: (id: string) => Promise<Save | undefined>;
  readonly writeSave: (save: Save) => Promise<void>;
}

export interface DeviceOptions {
  readonly tell: Tell;
  readonly storage: SaveStore;
  readonly holds: Holds;
  readonly pace: Pace;
}

type Lesson = Extract<Opening, { type: 'teach' }>;

const NOTHING_KEPT: SaveStore = {
  readSave: () => Promise.resolve(undefined),
  writeSave: () => Promise.resolve(),
};

/** Whether a stored game got this far by the lesson's moves, and not by those of an earlier version of it. */
function isOf({ record }: Save, { setup, line, start }: Lesson): boolean {
  const { moves } = record;
  const known = JSON.stringify([setup, line.slice(0, moves.length)]);
  return moves.length >= start && JSON.stringify([record.setup, moves]) === known;
}

/** Runs a game on this device: people share the screen, bots move by themselves, and every move is saved. */
export class DeviceRunner implements Runner {
  readonly room = null;
  private readonly tell: Tell;
  private readonly storage: SaveStore;
  private readonly game: RecordedGame;
  private viewer: Viewer;
  private pace: Pace;
  /** What the page has heard: it knows the events of moves before this. */
  private told = 0;
  private toldAt = 0;
  private timer: Timer | undefined;
  private saving: Promise<void> | null = null;
  private unsaved = false;
  private isClosed = false;
  private isLost = false;
  private readonly hurried = new Set<Seat>();
  private hold: Hold | null = null;
  /** The moves of the whole game, if they are known beforehand. */
  private readonly line: readonly PlayedMove[];

  private constructor(
    game: RecordedGame,
    { tell, storage, pace }: DeviceOptions,
    line: readonly PlayedMove[] = [],
  ) {
    this.line = line;
    this.game = game;
    this.tell = tell;
    this.storage = storage;
    this.pace = pace;
    this.viewer = game.own ?? onlyPerson(game.seats) ?? 'spectator';
    // A game in progress must not depend on what can still be fetched.
    for (const plan of game.seats) if (plan.kind === 'bot') loadBot(plan.level).catch(() => undefined);
    this.report();
    this.schedule();
  }

  static create(game: RecordedGame, options: DeviceOptions): DeviceRunner {
    const runner = new DeviceRunner(game, options);
    void runner.takeHold(options.holds);
    void runner.save();
    return runner;
  }

  /** A lesson: everybody but the learner makes the scripted moves. One that cannot be read begins again. */
  static async teach(lesson: Lesson, options: DeviceOptions): Promise<DeviceRunner> {
    const { id, setup, seats, line, start, isKept, anew } = lesson;
    const storage = isKept ? options.storage : NOTHING_KEPT;
    const save = anew ? undefined : await storage.readSave(id).catch(() => undefined);
    const game =
      save && isOf(save, lesson)
        ? RecordedGame.open(save)
        : RecordedGame.create(id, setup, seats, Date.now(), line.slice(0, start));
    return new DeviceRunner(game, { ...options, storage }, line);
  }

  /** Null if the game cannot be opened; the page is told why. `over` takes it from the window that plays it. */
  static async open(
    id: string,
    options: DeviceOptions,
    { over = false }: { readonly over?: boolean } = {},
  ): Promise<DeviceRunner | null> {
    const { tell, storage, holds } = options;
    const trouble = (what: Trouble, detail: unknown, save?: Save) => {
      tell({ type: 'trouble', trouble: what, detail: String(detail), record: save?.record ?? null });
      return null;
    };
    let opened: DeviceRunner | null = null;
    const losses: Loss[] = [];
    const onLost = (loss: Loss) => {
      losses.push(loss);
      return opened?.lose(loss) ?? Promise.resolve();
    };
    // Before the game is read, because the window that has it may still be saving.
    const hold = await (over ? holds.takeOver(id, onLost) : holds.take(id, onLost));
    const save = await storage.readSave(id).catch((error: unknown) => trouble('storage', error));
    if (save && (hold || save.over)) {
      try {
        opened = new DeviceRunner(RecordedGame.open(save), options);
        opened.hold = hold;
        // Another window may have taken the game while it was read.
        for (const loss of losses) void opened.lose(loss);
        return opened;
      } catch (error) {
        trouble('unreadable', error, save);
      }
    } else if (save) trouble('elsewhere', id);
    else if (save === undefined) trouble('missing', id);
    hold?.release();
    return null;
  }

  retell(): void {
    if (this.isLost) {
      this.trouble('moved', this.game.id);
      return;
    }
    this.told = 0;
    this.report();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.schedule();
  }

  move(seat: Seat, move: Move): void {
    if (this.isLost || this.isPast) return;
    try {
      this.game.play(seat, move);
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
      const { message, details } = error;
      this.tell({ type: 'refused', refusal: { error: 'illegal-move', message, reason: details } });
      return;
    }
    this.goOn();
  }

  undo(seat: Seat): void {
    if (this.isLost || !this.game.undo(seat)) return;
    this.told = 0;
    this.goOn();
  }

  look(at: number): void {
    this.tell({ type: 'looked', at, view: this.game.look(at, this.viewer) });
  }

  readonly setViewer = (viewer: Viewer): void => {
    this.viewer = viewer;
    this.retell();
  };

  close(): void {
    this.isClosed = true;
    this.stop();
    void Promise.resolve(this.saving).then(() => this.hold?.release());
  }

  private async takeHold(holds: Holds): Promise<void> {
    this.hold = await holds.take(this.game.id, this.lose);
    if (this.isClosed) this.hold?.release();
  }

  /** Another window plays on: this one saves what it has, unless the other is already ahead, and stops. */
  private readonly lose = async (loss: Loss): Promise<void> => {
    this.isLost = true;
    this.stop();
    if (loss === 'stolen') this.unsaved = false;
    await this.saving;
    if (!this.isClosed) this.trouble('moved', this.game.id);
  };

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private goOn(): void {
    void this.save();
    this.report();
    this.schedule();
  }

  /** A server's game is over, even if its players did not play it to the end. */
  private get isPast(): boolean {
    return tableOf(this.game.id) !== null;
  }

  private isHuman(seat: Seat): boolean {
    return this.game.seats[seat]?.kind === 'human';
  }

  /** The bot that moves next: none while a human is asked, so that humans can take their moves back. */
  private nextBot(): Decision | null {
    if (this.isPast) return null;
    const open = decisions(this.game.state);
    if (open.some(({ seat }) => this.isHuman(seat))) return null;
    return open[0] ?? null;
  }

  private schedule(): void {
    this.stop();
    if (this.isLost) return;
    const next = this.nextBot();
    if (!next) return;
    const pause = QUIET.has(next.kind) ? 0 : PAUSES[this.pace];
    const timer = setTimeout(() => void this.botMoves(next.seat, timer), pause);
    this.timer = timer;
  }

  /** `timer` rang for this move: if there is another timer now, or none, the game has moved on meanwhile. */
  private async botMoves(seat: Seat, timer: Timer): Promise<void> {
    const { game } = this;
    const plan = game.seats[seat];
    if (plan?.kind !== 'bot') return;
    try {
      const written = this.line[game.length];
      if (written) game.play(written.seat, written.move);
      else {
        const choose = await loadBot(plan.level);
        if (this.timer !== timer) return;
        const { character } = plan;
        this.hurried.delete(seat);
        const thinking = {
          seed: `${game.id} ${game.length}`,
          passed: passedBy(game.record, seat),
          onHurried: () => void this.hurried.add(seat),
          ...(character && { character }),
        };
        game.play(seat, choose(view(game.state, seat), thinking));
      }
    } catch (error) {
      this.trouble('broken', error);
      return;
    }
    void this.save();
    const waits = this.pace === 'instant' && this.nextBot() && Date.now() - this.toldAt < INSTANT_REPORTS;
    if (!waits) this.report();
    this.schedule();
  }

  private report(): void {
    const { game } = this;
    const shown = game.shown({ viewer: this.viewer, from: this.told, settled: !this.nextBot() });
    this.told = game.length + 1;
    this.toldAt = Date.now();
    this.tell({ type: 'game', game: { ...shown, hurried: [...this.hurried] } });
  }

  /** Saves the game as it is now; moves made meanwhile are saved right after. */
  private async save(): Promise<void> {
    this.unsaved = true;
    this.saving ??= this.write();
    await this.saving;
  }

  private async write(): Promise<void> {
    try {
      while (this.takeUnsaved()) await this.storage.writeSave(this.game.save(Date.now()));
    } catch (error) {
      if (!this.isClosed) this.trouble('storage', error);
    } finally {
      this.saving = null;
    }
  }

  private takeUnsaved(): boolean {
    const { unsaved } = this;
    this.unsaved = false;
    return unsaved;
  }

  private trouble(trouble: Trouble, detail: unknown): void {
    this.tell({ type: 'trouble', trouble, detail: String(detail), record: this.game.record });
  }
}
