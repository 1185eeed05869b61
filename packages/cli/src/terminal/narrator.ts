import { clone, type GameEvent, type GameState, LAST_ROUND, type Phase, type Seat } from '@khora/engine';
import type { Texts } from '@khora/locales';
import { playerNames, playersTable } from './players.ts';
import { tell } from './story.ts';
import { type Paint, wrap } from './style.ts';

const INDENT = 2;

interface Options {
  readonly texts: Texts;
  readonly paint: Paint;
  readonly width: number;
  /** Whether a line is worth telling here; by default all are. */
  readonly tells?: (event: GameEvent) => boolean;
  /** Whether a table of the players follows each round. */
  readonly tables?: boolean;
}

/** The phase that an event begins; the final scoring comes before the phase that ends the game. */
function phaseFrom(event: GameEvent): Phase | null {
  if (event.type === 'scored' || event.type === 'over') return 'over';
  return event.type === 'phase' ? event.phase : null;
}

/** Tells a game as it is played, round by round and phase by phase, with a table of the players after each round. */
export class Narrator {
  readonly #options: Options;
  #phase: Phase | null = null;
  #phaseTold = false;
  #firstPlayer: Seat = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The text for what happened on the way to this state. */
  tell(events: readonly GameEvent[], state: GameState): string {
    const parts: string[] = [];
    let since = 0;
    for (const [index, event] of events.entries()) {
      const phase = phaseFrom(event);
      if (phase === null || phase === this.#phase) continue;
      parts.push(this.#lines(events.slice(since, index), state));
      since = index;
      this.#phase = phase;
      this.#phaseTold = false;
      if (event.type !== 'phase' || phase !== 'event') continue;
      if (event.round > 1 && this.#options.tables !== false)
        parts.push(`\n${this.#table(state, events.slice(index))}\n`);
      parts.push(this.#round(state, event.round, events.slice(index)));
    }
    parts.push(this.#lines(events.slice(since), state));
    this.#firstPlayer = state.firstPlayer;
    return parts.join('');
  }

  /** The players as they were at the end of the round. */
  #table(state: GameState, later: readonly GameEvent[]): string {
    const { texts, paint } = this.#options;
    const before = clone(state);
    before.firstPlayer = this.#firstPlayer;
    for (const event of later) {
      const player = event.type === 'changed' ? before.players[event.seat] : undefined;
      if (player && event.type === 'changed') player[event.resource] -= event.by;
    }
    return playersTable(texts, before, paint);
  }

  #round({ rules }: GameState, round: number, events: readonly GameEvent[]): string {
    const { texts, paint, width } = this.#options;
    const announced = events.find((event) => event.type === 'announced');
    const heading = paint('bold', texts.word('round', { round, rounds: LAST_ROUND }));
    if (!announced) return `\n${heading}\n`;
    const { event } = announced;
    const effect = wrap(texts.eventEffect(event, rules), width);
    return `\n${heading} · ${paint('bold', texts.event(event))}\n${paint('dim', effect)}\n`;
  }

  #lines(events: readonly GameEvent[], state: GameState): string {
    const { texts, paint, width, tells = () => true } = this.#options;
    const names = playerNames(texts, state, paint);
    const numbers = names.map((_, seat) => texts.word('player', { number: seat + 1 }));
    const told = events.filter((event) => event.type !== 'announced' && tells(event));
    // Players are named after their cities, except in the lines that say who has which.
    const { cities = [], others = [] } = Object.groupBy(told, ({ type }) =>
      type === 'city' ? 'cities' : 'others',
    );
    const lines = [...tell(texts, cities, numbers), ...tell(texts, others, names)];
    if (lines.length === 0) return '';
    const indented = lines.map((line) => wrap(' '.repeat(INDENT) + line, width, INDENT + 2));
    return `${this.#heading()}${indented.join('\n')}\n`;
  }

  /** A phase's name, before its first line. */
  #heading(): string {
    const { texts, paint } = this.#options;
    if (this.#phaseTold || this.#phase === null) return '';
    this.#phaseTold = true;
    const letter = texts.phaseLetter(this.#phase);
    return `${paint('dim', `${letter}${letter && ' '}${texts.phase(this.#phase)}`)}\n`;
  }
}
