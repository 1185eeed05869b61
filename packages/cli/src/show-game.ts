import { parseArgs } from 'node:util';
import { BOTS } from '@khora/bots';
import { type GameEvent, type GameSetup, replayEvents } from '@khora/engine';
import { introduction, moreToDo } from './demo-words.ts';
import { type PlayedGame, playGame } from './game/play-game.ts';
import { InputError, messageOf } from './terminal/errors.ts';
import type { Output } from './terminal/io.ts';
import { textsOf } from './terminal/language.ts';
import { Narrator } from './terminal/narrator.ts';
import { legend, playersTable } from './terminal/players.ts';
import { standingsTable } from './terminal/standings.ts';
import { painter, wrap } from './terminal/style.ts';

const OPTIONS = {
  seed: { type: 'string', short: 's' },
  players: { type: 'string', short: 'p' },
  language: { type: 'string', short: 'l' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HELP = `Plays a whole game of random moves. Options:
  -s, --seed TEXT          the game to play (default: a new one each time)
  -p, --players NUMBER     2, 3 or 4
  -l, --language LANGUAGE  en, de, es, cs or ru`;

/** Only the results of the draft and of Legislation are told. */
function isWorthTelling({ type }: GameEvent): boolean {
  return type !== 'dealt' && type !== 'passed' && type !== 'offered';
}

/** A whole game of random moves as text: every round with its log and a table, then the result. */
export async function showGame(args: readonly string[], out: Omit<Output, 'write'>): Promise<string> {
  const { help, seed = newSeed(), players = '4', language = 'en' } = optionsFrom(args);
  if (help) return `${HELP}\n\n${moreToDo('en')}\n`;
  const texts = await textsOf(language);
  const paint = painter(out);
  const { record, state, standings } = playRandomly(playersFrom(players), seed);
  const narrator = new Narrator({ texts, paint, width: out.columns, tells: isWorthTelling });
  const steps = [...replayEvents(record)].map((step) => narrator.tell(step.events, step.state));
  return `${[
    `${paint('bold', texts.word('game'))} · ${texts.word('unofficial')}`,
    wrap(introduction(texts.language, seed, legend(texts)), out.columns),
    '',
    steps.join(''),
    playersTable(texts, state, paint),
    '',
    paint('bold', texts.word('result')),
    standingsTable(texts, state, standings, paint),
    '',
    moreToDo(texts.language),
  ].join('\n')}\n`;
}

function optionsFrom(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new InputError(`${messageOf(error)}\n\n${HELP}`);
  }
}

function newSeed(): string {
  return Math.random().toString(36).slice(2, 8);
}

function playersFrom(text: string): GameSetup['players'] {
  const players = ([2, 3, 4] as const).find((number) => String(number) === text);
  if (!players) throw new InputError(`'${text}' is not a number of players: give 2, 3 or 4.`);
  return players;
}

function playRandomly(players: GameSetup['players'], seed: string): PlayedGame {
  const bots = Array.from({ length: players }, () => BOTS.random);
  return playGame({ setup: { players, seed }, bots, seed: `random ${seed}` });
}
