import { decisions, type GameEvent, isOver, redact, standings } from '@khora/engine';
import type { Texts } from '@khora/locales';
import type { Io } from '../terminal/io.ts';
import type { Lines } from '../terminal/lines.ts';
import { Narrator } from '../terminal/narrator.ts';
import { legend, playerNames, playersTable } from '../terminal/players.ts';
import { standingsTable } from '../terminal/standings.ts';
import { type Paint, painter, wrap } from '../terminal/style.ts';
import {
  type LookUp,
  showBoard,
  showCards,
  showCities,
  showOwn,
  showProjection,
  showTable,
} from './board.ts';
import { type Menu, menuOf } from './menu.ts';
import type { PersonalGame } from './personal-game.ts';

const LOOK_UPS: Readonly<Record<string, LookUp>> = {
  t: showTable,
  c: showCards,
  d: showCities,
  b: showBoard,
  s: showProjection,
};

const HELP = `Answer with a number or letter from the list. You can also type:
  t  table of players, event, achievements    u  undo your last move
  c  cards in your hand and in play           ?  this help
  d  developments of the cities               q  save and quit
  b  board: spaces left to explore
  s  standings, if the game ended now`;

const NO_UNDO =
  'That cannot be taken back: you have not moved yet, or something has been revealed or built on it since.';

/** Lets a person play at the terminal; true when the game is over, false when they quit. */
export async function converse(game: PersonalGame, io: Io, lines: Lines, texts: Texts): Promise<boolean> {
  const { out } = io;
  const paint = painter(out);
  const { seat } = game;
  // The table is printed above the question that opens a round.
  const tells = ({ type }: GameEvent) => type !== 'dealt';
  const narrator = new Narrator({ texts, paint, width: out.columns, tells, tables: false });
  const hear = (events: readonly GameEvent[]) => {
    const heard = events.flatMap((event) => redact(event, seat) ?? []);
    out.write(narrator.tell(heard, game.state));
  };
  out.write(`${HELP}\n\n${wrap(`Columns of the tables: ${legend(texts)}.`, out.columns)}\n`);
  out.write(`${wrap(`At the table: ${atTable(game, texts, paint)}.`, out.columns)}\n\n`);
  hear(game.last.events);
  for (;;) {
    for (let events = await game.playBot(); events; events = await game.playBot()) hear(events);
    if (isOver(game.state)) break;
    const events = await answer(game, io, lines, texts, paint);
    if (!events) return false;
    hear(events);
  }
  const { state } = game;
  out.write(`\n${playersTable(texts, state, paint)}\n\n${paint('bold', texts.word('result'))}\n`);
  out.write(`${standingsTable(texts, state, standings(state), paint)}\n`);
  return true;
}

/** As 'Athens (you), Sparta (citizen)'. */
function atTable({ state, record }: PersonalGame, texts: Texts, paint: Paint): string {
  return playerNames(texts, state, paint)
    .map((name, seat) => `${name} (${record.bots[seat]})`)
    .join(', ');
}

/** Asks until there is a move; returns what it caused, or null to quit. */
async function answer(
  game: PersonalGame,
  { out }: Io,
  lines: Lines,
  texts: Texts,
  paint: Paint,
): Promise<readonly GameEvent[] | null> {
  const words = { texts, paint, rules: game.state.rules };
  let menu: Menu | null = null;
  for (;;) {
    const own = game.view;
    if (!menu) {
      const decision = decisions(own).find(({ seat }) => seat === game.seat);
      if (!decision) throw new Error('The person is not asked anything.');
      menu = menuOf(words, own, decision, out.columns);
      const table = decision.kind === 'assign' ? `${playersTable(texts, own, paint)}\n` : '';
      const question = paint('bold', wrap(texts.question(decision), out.columns));
      out.write(`\n${table}${showOwn(words, own, out.columns)}\n${question}\n${menu.text}\n`);
    }
    const typed = await lines.ask('> ');
    if (typed === null || typed === 'q') return null;
    const lookUp = Object.hasOwn(LOOK_UPS, typed) ? LOOK_UPS[typed] : undefined;
    if (lookUp) out.write(`${lookUp(words, own, out.columns)}\n`);
    else if (typed === '?' || typed === '') out.write(`${HELP}\n`);
    else if (typed === 'u') {
      const undone = game.undo();
      out.write(undone ? 'Your last move is taken back.\n' : `${wrap(NO_UNDO, out.columns)}\n`);
      if (undone) menu = null;
    } else {
      const move = menu.read(typed);
      if (typeof move !== 'string') return game.play(move);
      out.write(`${wrap(move, out.columns)}\n`);
    }
  }
}
