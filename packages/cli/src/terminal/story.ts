import { ACTION_NAMES, type GameEvent, type Source } from '@khora/engine';
import type { Texts } from '@khora/locales';

type Changed = Extract<GameEvent, { readonly type: 'changed' }>;

/** A line of the log, with its results. */
interface Line {
  readonly event: GameEvent;
  readonly text: string;
  readonly results: string[];
}

/** These two do nothing by themselves; the card or development that follows says what happened. */
const TOLD_BY_WHAT_FOLLOWS = ['politics', 'development'];

function isSilent(event: GameEvent): boolean {
  if (event.type === 'action') return TOLD_BY_WHAT_FOLLOWS.includes(ACTION_NAMES[event.action]);
  return event.type === 'phase';
}

/**
 * Tells events line by line: what somebody does, followed by what they gain and lose by it, as 'Athens takes the
 * Culture action: +3 points'. A level's price comes with the level. Names are by seat.
 */
export function tell(texts: Texts, events: readonly GameEvent[], names: readonly string[]): string[] {
  const lines: Line[] = [];
  let losses: Changed[] = [];
  const add = (event: GameEvent) => {
    const text = texts.logLine(event, names);
    if (text === null) return;
    const last = lines.at(-1);
    if (last && belongsTo(last.event, event)) last.results.push(resultText(texts, event, last.event));
    else lines.push({ event, text, results: [] });
  };
  for (const event of events) {
    if (isSilent(event)) continue;
    const isNext = 'seat' in event && losses[0]?.seat === event.seat;
    if (event.type === 'changed' && event.by < 0 && (losses.length === 0 || isNext)) {
      losses.push(event);
      continue;
    }
    const price = event.type === 'raised' && isNext ? losses : [];
    if (price.length === 0) for (const loss of losses) add(loss);
    losses = [];
    add(event);
    lines.at(-1)?.results.push(...price.map((loss) => resultText(texts, loss, event)));
  }
  for (const loss of losses) add(loss);
  return lines.map(({ text, results }) => (results.length > 0 ? `${text}: ${results.join(', ')}` : text));
}

/** Whether a gain or loss is a result of what the line says. */
function belongsTo(line: GameEvent, event: GameEvent): boolean {
  if (event.type !== 'changed' && event.type !== 'token') return false;
  if (!('seat' in line) || line.seat !== event.seat) return false;
  if (line.type === 'changed' || line.type === 'token') return line.source.id === event.source.id;
  return ['action', 'explored', 'played', 'developed', 'raised'].includes(line.type);
}

/** A gain or a loss in short, with where it comes from unless the line has said so. */
function resultText(texts: Texts, event: GameEvent, line: GameEvent): string {
  if (event.type !== 'changed' && event.type !== 'token') return '';
  const { source } = event;
  const what =
    event.type === 'changed'
      ? texts.gains({ [event.resource]: event.by })
      : `${event.by > 0 ? '+' : '−'}1 ${texts.token(event.color, event.size)}`;
  return isTold(line, source) ? what : `${what} (${texts.source(source)})`;
}

function isTold(line: GameEvent, { kind, id }: Source): boolean {
  if (kind !== 'card' && kind !== 'development') return true;
  if (line.type === 'played') return line.card === id;
  if (line.type === 'developed') return kind === 'development';
  return 'source' in line && typeof line.source !== 'string' && line.source.id === id;
}
