import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { BOT_IDS, type Budget } from '@khora/bots';
import { Option } from 'commander';
import { parseBots, seatBots } from '../contestants/contestants.ts';
import { framesOf } from '../game/frames.ts';
import { readRecord, writeText } from '../game/record-file.ts';
import { transact } from '../play/machine.ts';
import { converse } from '../play/person.ts';
import { newRecord, PERSON, PersonalGame, type PersonalRecord } from '../play/personal-game.ts';
import { parseBudget } from '../terminal/budget.ts';
import { InputError } from '../terminal/errors.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { languageOption, textsOf } from '../terminal/language.ts';
import { Lines } from '../terminal/lines.ts';
import { playersFrom, type SetupOptions, setupFrom, withSetupOptions } from './options.ts';
import { type Add, helpAfter } from './run.ts';

interface PlayOptions extends SetupOptions {
  bots: string;
  seat?: string;
  seed?: string;
  budget?: string;
  resume?: string;
  save?: string;
  language: string;
  json?: boolean;
}

const ABOUT = `
Answer every question with a number or a letter; ? shows what else you can do. Quitting saves the
game.

With --json the game is a conversation in lines of JSON: every question comes with its moves. Answer
with a move, or with its number counted from 0, with undo or with quit.`;
const EXAMPLES = [
  'khora play',
  'khora play --players 2 --bots citizen --cities athens,sparta --seat 2',
  'khora play --bots archon --budget 1s --language de',
  'khora play --resume khora-1a2b3c.json',
];

const DEFAULT_BOT = BOT_IDS.find((id) => (id as string) === 'citizen') ?? BOT_IDS[0];

export const playCommand: Add = (program, io, done) => {
  const command = program
    .command('play')
    .description('play a game against bots')
    .option(
      '-b, --bots <list>',
      'your opponents, clockwise from you; the last one named takes the seats left',
      DEFAULT_BOT,
    );
  withSetupOptions(command)
    .addOption(new Option('--seat <number>', 'your seat; default: 1').choices(['1', '2', '3', '4']))
    .option('-s, --seed <text>', 'seed for everything random; default: a new one each time')
    .option('--budget <budget>', 'how long bots may think: 200ms, 1s or 500it')
    .addOption(languageOption())
    .option('--resume <file>', 'continue a saved game')
    .option('--save <file>', 'where to save; default: khora-<seed>.json, or the file resumed')
    .option('--json', 'speak JSON, for a program at the other end')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async (options: PlayOptions) => {
      await playGame(options, io);
      done(EXIT.ok);
    });
};

async function playGame(options: PlayOptions, io: Io): Promise<void> {
  const budget: Budget | undefined = options.budget === undefined ? undefined : parseBudget(options.budget);
  const texts = await textsOf(options.language);
  const record = options.resume === undefined ? freshRecord(options) : savedRecord(options.resume);
  const game = new PersonalGame(record, { budget });
  const lines = new Lines(io, { echo: !options.json });
  try {
    const over = await (options.json ? transact(game, io, lines) : converse(game, io, lines, texts));
    const path = options.save ?? options.resume ?? freePath(record.setup.seed);
    if (!over || options.save !== undefined || options.resume !== undefined)
      save(path, game, io, { over, json: options.json ?? false });
  } finally {
    lines.close();
  }
}

function save(
  path: string,
  game: PersonalGame,
  io: Io,
  { over, json }: { over: boolean; json: boolean },
): void {
  writeText(path, `${JSON.stringify(game.record)}\n`);
  if (json) io.out.write(`${JSON.stringify({ type: 'saved', file: path })}\n`);
  else if (over) io.out.write(`\nSaved; watch it with 'khora replay ${path}'.\n`);
  else io.out.write(`\nSaved; continue with 'khora play --resume ${path}'.\n`);
}

function freshRecord(options: PlayOptions): PersonalRecord {
  const names = parseBots(options.bots);
  const players = playersFrom(options, names.length === 1 ? 0 : names.length + 1);
  const setup = setupFrom(options, players);
  const seat = Number(options.seat ?? 1) - 1;
  if (seat >= players) throw new InputError(`There is no seat ${seat + 1} at a table of ${players}.`);
  const opponents = seatBots(names, players - 1);
  const bots = Array.from({ length: players }, (_, at) =>
    at === seat ? PERSON : (opponents[(at - seat - 1 + players) % players] ?? ''),
  );
  return newRecord({ ...setup, seed: options.seed ?? randomUUID().slice(0, 8) }, bots);
}

function savedRecord(path: string): PersonalRecord {
  const record = readRecord(path);
  const { bots = [], result } = record;
  if (result) throw new InputError(`The game in '${path}' is over; watch it with 'khora replay ${path}'.`);
  if (bots.length !== record.setup.players || !bots.includes(PERSON)) {
    throw new InputError(`'${path}' was not saved by 'khora play': nobody in it is '${PERSON}'.`);
  }
  const { broken } = framesOf(record);
  if (broken !== null) throw new InputError(`'${path}' cannot be resumed. ${broken}`);
  return { ...record, bots };
}

/** A name that overwrites nothing. */
function freePath(seed: string): string {
  const name = seed.replace(/[^\w-]/g, '_').slice(0, 40);
  for (let number = 1; ; number++) {
    const path = number === 1 ? `khora-${name}.json` : `khora-${name}-${number}.json`;
    if (!existsSync(path)) return path;
  }
}
