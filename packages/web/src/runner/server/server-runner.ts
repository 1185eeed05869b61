import { decisions, type GameEvent, type Move, type Seat } from '@khora/engine';
import type { Snapshot, Told } from '@khora/protocol';
import { PAUSES, type Pace } from '../pace.ts';
import type { Runner, Tell } from '../runner.ts';
import { TOLD } from '../told.ts';
import { type News, type RoomOptions, ServerRoom } from './server-room.ts';
import { shownGame } from './shown-game.ts';

/** With more than this waiting, there is no point in showing them one by one. */
const MOST_WAITING = 12;

export interface ServerOptions extends RoomOptions {
  /** What bots are called, by seat. */
  readonly names: readonly string[];
  readonly pace: Pace;
}

/** A game run by a server: shows what the server tells, at the player's pace, and sends it what the player does. */
export class ServerRunner implements Runner {
  /** The server shows everybody their own seat. */
  readonly setViewer = null;
  readonly room: ServerRoom;
  private readonly tell: Tell;
  private readonly names: readonly string[];
  private pace: Pace;
  private shown: Snapshot | null = null;
  /** What the page has been told about the game, by move. */
  private known: readonly (readonly GameEvent[])[] = [];
  private readonly waiting: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question = '';
  private asking = 0;

  constructor({ names, pace, ...options }: ServerOptions) {
    this.tell = options.tell;
    this.names = names;
    this.pace = pace;
    this.room = new ServerRoom(options, {
      hear: (news, { afterGap }) => {
        if (afterGap) this.showAll(news);
        else this.showLater(news);
      },
      change: () => this.report(),
    });
  }

  retell(): void {
    this.room.wake();
    this.room.report();
    this.report({ from: 0, entries: this.known });
  }

  setPace(pace: Pace): void {
    this.pace = pace;
  }

  move(_seat: Seat, move: Move): void {
    this.room.post({ type: 'move', move });
    this.report();
  }

  undo(): void {
    this.room.post({ type: 'undo' });
    this.report();
  }

  look(at: number): void {
    this.room.look(at);
  }

  close(): void {
    clearTimeout(this.timer);
    this.room.close();
  }

  private showLater(news: News): void {
    this.waiting.push(news);
    this.showNext();
  }

  private showNext(): void {
    if (this.timer !== undefined) return;
    for (let news = this.waiting.shift(); news; news = this.waiting.shift()) {
      this.show(news);
      const pause = this.pauseAfter(news);
      if (pause === 0) continue;
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.showNext();
      }, pause);
      return;
    }
  }

  private showAll(last: News): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const news of [...this.waiting.splice(0), last]) this.show(news);
  }

  private pauseAfter({ entries }: News): number {
    const { now } = this.room;
    // While the player's clock runs, no time is spent on showing things.
    const own = now && now.viewer !== 'spectator' ? now.clocks?.[now.viewer] : undefined;
    const hurries = now?.clock.kind === 'live' && own !== undefined && own.since !== null;
    if (hurries || this.waiting.length > MOST_WAITING) return 0;
    const seen = entries.flat().some(({ type, ...event }) => {
      const seat = 'seat' in event ? event.seat : null;
      return TOLD.has(type) && seat !== now?.viewer;
    });
    return seen ? PAUSES[this.pace] : 0;
  }

  private show({ snapshot, from, entries }: News): void {
    this.shown = snapshot;
    this.known = [...this.known.slice(0, from), ...entries];
    this.room.show(snapshot);
    this.report({ from, entries });
  }

  private report(told: Told = { from: this.known.length, entries: [] }): void {
    const { shown, names, room } = this;
    if (!shown?.view) return;
    const { sending, table } = room;
    const game = shownGame({ ...shown, view: shown.view }, { ...told, table, names, sending });
    const own = decisions(shown.view).find(({ seat }) => seat === shown.viewer);
    const question = JSON.stringify([own, sending !== false]);
    if (question !== this.question) this.asking += 1;
    this.question = question;
    this.tell({ type: 'game', game: { ...game, asking: this.asking } });
  }
}
