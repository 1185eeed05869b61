import {
  ACTIONS,
  type Action,
  type Decision,
  explain,
  type GameView,
  legalMoves,
  type Move,
  type PlayerView,
  playerAt,
  TRACKS,
  tilePrice,
} from '@khora/engine';
import { padEnd, widthOf, wrap } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';
import type { Words } from './cards.ts';
import { moveText } from './moves.ts';

/** A question as it is put to a person: its text, and which move an answer means. */
export interface Menu {
  readonly text: string;
  /** The move that an answer stands for; a string says what is wrong with it. */
  read(answer: string): Move | string;
}

export function menuOf(words: Words, view: GameView, decision: Decision, width: number): Menu {
  return decision.kind === 'assign'
    ? assignMenu(words, view, decision, width)
    : listMenu(words, view, decision, width);
}

/** Moves that have a letter. */
const LETTERS = { pass: 'p', tradeGlory: 'g' } as const;

function listMenu(words: Words, view: GameView, decision: Decision, width: number): Menu {
  const moves = legalMoves(view, decision.seat);
  const numbered = moves.filter(({ type }) => type !== 'pass' && type !== 'tradeGlory');
  const choices = new Map<string, Move>(numbered.map((move, index) => [String(index + 1), move]));
  for (const move of moves) {
    if (move.type === 'pass' || move.type === 'tradeGlory') choices.set(LETTERS[move.type], move);
  }
  const lines = [...choices].map(([key, move]) => line(key, moveText(words, view, decision, move), width));
  const refused = refusedMoves(words, view, decision).map((text) =>
    words.paint('dim', line('–', text, width)),
  );
  return {
    text: [...lines, ...refused].join('\n'),
    read: (answer) => choices.get(answer) ?? `Type one of ${[...choices.keys()].join(', ')}.`,
  };
}

function line(key: string, text: string, width: number): string {
  return wrap(`${key.padStart(4)}  ${text}`, width, 6);
}

/** What the player might expect to find in the list, and why it is not there. */
function refusedMoves({ texts }: Words, view: GameView, { kind, seat }: Decision): string[] {
  const hand = view.players[seat]?.hand;
  const expected: { name: string; move: Move }[] = [];
  if (kind === 'play' && Array.isArray(hand)) {
    for (const card of hand) expected.push({ name: texts.card(card), move: { type: 'play', card } });
  }
  if (kind === 'progress') {
    for (const track of TRACKS)
      expected.push({ name: texts.track(track), move: { type: 'progress', track } });
  }
  return expected.flatMap(({ name, move }) => {
    const reason = explain(view, move);
    return reason ? [`${name}: ${texts.reason(reason)}`] : [];
  });
}

/** Tiles are typed, one digit for each die, because there are too many combinations to list. */
function assignMenu(words: Words, view: GameView, decision: Decision, width: number): Menu {
  const { texts } = words;
  const own = playerAt(view, decision.seat);
  const { dice } = own;
  const example = ['3', '5', '1'].slice(0, dice.length).join('');
  return {
    text: `${tileTable(words, own, width)}\nType the tile of each die (${dice.join(', ')}), such as ${example}.`,
    read(answer) {
      const tiles = Array.from(answer.replace(/[\s,]/g, ''), Number);
      const isTile = (tile: number): tile is Action => ACTIONS.some((action) => action === tile);
      if (tiles.length === 0 || !tiles.every(isTile)) {
        return `Type ${dice.length} digits from 0 to 6, one for each die, such as ${example}.`;
      }
      const move: Move = { type: 'assign', tiles };
      const reason = explain(view, move);
      return reason ? `${texts.reason(reason)}. There are ${dice.length} dice.` : move;
    },
  };
}

/** What each tile does, and the citizens that it costs on each die. */
function tileTable({ texts, rules }: Words, { dice }: PlayerView, width: number): string {
  const right = true;
  const columns = [
    { title: '', right } as const,
    { title: '' },
    ...dice.map((die) => ({ title: `on ${die}`, right }) as const),
    { title: '' },
  ];
  const rows = ACTIONS.map((tile) => [
    String(tile),
    texts.action(tile),
    ...dice.map((die) => tilePrice(tile, die)).map((price) => (price > 0 ? `−${price}` : '·')),
    texts.actionEffect(tile, rules),
  ]);
  const lines = table(
    columns,
    rows.map((row) => [...row.slice(0, -1), '']),
  ).split('\n');
  const room = Math.max(...lines.map(widthOf)) + 2;
  return lines
    .map((line, index) =>
      wrap(`${padEnd(line, room)}${rows[index - 1]?.at(-1) ?? ''}`, width, room).trimEnd(),
    )
    .join('\n');
}
