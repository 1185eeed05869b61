import { isOver, standings } from '@khora/engine';
import type { Texts } from '@khora/locales';
import { type Frame, type Frames, framesOf } from '../game/frames.ts';
import type { LabRecord } from '../game/record.ts';
import { readRecord } from '../game/record-file.ts';
import { leaf } from '../replay/leaf.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { languageOption, textsOf } from '../terminal/language.ts';
import { Narrator } from '../terminal/narrator.ts';
import { legend, playerNames, playersTable } from '../terminal/players.ts';
import { standingsTable } from '../terminal/standings.ts';
import { type Paint, painter, wrap } from '../terminal/style.ts';
import { atLeast } from './options.ts';
import { type Add, helpAfter } from './run.ts';

interface ReplayOptions {
  game: number;
  language: string;
  json?: boolean;
}

const ABOUT = `
At a terminal, Enter or n steps forward, p steps back, r goes to the next round, g 42 goes to move 42,
and q quits. Elsewhere the whole game is printed.`;
const EXAMPLES = [
  'khora replay games.jsonl --game 3',
  'khora replay games.jsonl --language de > game.txt',
  'khora replay games.jsonl --json | head -1',
];

export const replayCommand: Add = (program, io, done) => {
  program
    .command('replay')
    .description('step through a recorded game')
    .argument('<record>', "a record, or a file with one per line; '-' reads standard input")
    .option('--game <number>', 'which game of the file', atLeast(1), 1)
    .addOption(languageOption())
    .option('--json', 'print every move with its events as a line of JSON')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async (path: string, options: ReplayOptions) => {
      const record = readRecord(path, options.game);
      const frames = framesOf(record);
      if (options.json) printFrames(io, record, frames);
      else await show(io, record, frames, await textsOf(options.language));
      if (frames.broken !== null) io.err.write(`khora: ${frames.broken}\n`);
      done(frames.broken === null ? EXIT.ok : EXIT.failed);
    });
};

function printFrames({ out }: Io, record: LabRecord, { frames }: Frames): void {
  frames.forEach(({ state, events }, index) => {
    const made = index === 0 ? {} : record.moves[index - 1];
    out.write(`${JSON.stringify({ move: index, round: state.round, phase: state.phase, made, events })}\n`);
  });
}

async function show(io: Io, record: LabRecord, { frames, broken }: Frames, texts: Texts): Promise<void> {
  const { out, input } = io;
  const paint = painter(out);
  const interactive = out.isTTY && input.isTTY === true;
  const narrator = new Narrator({ texts, paint, width: out.columns, tables: !interactive });
  const pages = frames.map(({ state, events }) => narrator.tell(events, state));
  const { players, seed } = record.setup;
  const who = record.bots ? `: ${record.bots.join(', ')}` : '';
  const about = `${players} players${who}, seed ${seed}, ${record.moves.length} moves.`;
  out.write(`${wrap(`${about} Columns of the tables: ${legend(texts)}.`, out.columns)}\n\n`);
  const last = frames.at(-1);
  const end = last && isOver(last.state) ? ending(last, texts, paint) : '';
  if (!interactive) {
    out.write(pages.join('') + end);
    return;
  }
  if (broken !== null) out.write(`${wrap(paint('red', broken), out.columns)}\n\n`);
  await leaf(io, frames, (at, { turned }) => {
    const { state } = frames[at] as Frame;
    const made = at > 0 ? record.moves[at - 1] : undefined;
    // A secret choice has no line in the log.
    const quiet = made
      ? `  ${playerNames(texts, state, paint)[made.seat]}: ${texts.move(made.move.type)}\n`
      : '';
    const newRound = frames[at - 1]?.state.round !== state.round;
    const table = turned || newRound ? `\n${playersTable(texts, state, paint)}\n` : '';
    return `${pages[at] === '' ? quiet : pages[at]}${at === frames.length - 1 && end !== '' ? end : table}`;
  });
}

/** The last table, and where the points come from. */
function ending({ state }: Frame, texts: Texts, paint: Paint): string {
  const result = standingsTable(texts, state, standings(state), paint);
  return `\n${playersTable(texts, state, paint)}\n\n${paint('bold', texts.word('result'))}\n${result}\n`;
}
