import { type CityId, createGame, type GameSetup, InvalidSetupError } from '@khora/engine';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseShard, type Shard } from '../game/shard.ts';
import { InputError } from '../terminal/errors.ts';

/** A whole number of at least `low`, for commander. */
export function atLeast(low: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isInteger(number) || number < low) {
      throw new InvalidArgumentError(`Expected a whole number, ${low} or more.`);
    }
    return number;
  };
}

/** A number above zero, or zero, for commander. */
export function positive(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0 && number < Number.POSITIVE_INFINITY))
    throw new InvalidArgumentError('Expected a number of 0 or more.');
  return number;
}

/** The options that shape a game, as commander passes them. */
export interface SetupOptions {
  players?: '2' | '3' | '4';
  cities?: string;
  draft?: 'pass' | 'deal';
  dice?: 'standard' | 'reroll' | 'shared';
  optionalPayment?: boolean;
}

export function withSetupOptions(command: Command): Command {
  return command
    .addOption(new Option('-p, --players <number>', 'players at the table').choices(['2', '3', '4']))
    .option(
      '--cities <list>',
      "cities by seat, as athens,sparta, or 'choose' to let the players choose; default: random",
    )
    .addOption(
      new Option('--draft <way>', 'pass cards on, or keep the five you are dealt').choices(['pass', 'deal']),
    )
    .addOption(
      new Option('--dice <variant>', 'how dice are rolled').choices(['standard', 'reroll', 'shared']),
    )
    .option('--optional-payment', 'players may decline to pay for a tile');
}

/** The options that play one part of a run. */
export interface ShardOptions {
  shard?: Shard;
  part?: string;
}

export function withShardOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--shard <part>', "play one part of the games, such as 3/20, for 'khora merge'").argParser(
        parseShard,
      ),
    )
    .option('--part <file>', 'where a part is written; default: part-3-of-20.jsonl');
}

/** Rows for notebooks; `what` says what each row stands for. */
export function withRowOptions(command: Command, what: string): Command {
  return command
    .option('--csv <file>', `write a row for each ${what}, for notebooks`)
    .option('--jsonl <file>', 'the same rows as lines of JSON');
}

export function withOutputOptions(command: Command): Command {
  command.option('--records <file>', 'write every game as a line of JSON');
  return withRowOptions(command, 'player of each game')
    .option('--report <file>', 'write an HTML page with plots')
    .option('--json', 'print the figures as JSON');
}

/** As many as the option says or the names make up; otherwise four. */
export function playersFrom({ players, cities }: SetupOptions, named: number): number {
  if (players !== undefined) return Number(players);
  if (named > 1) return named;
  return cities === undefined || cities === 'choose' ? 4 : cities.split(',').length;
}

/** The setup that the options ask for, checked by creating a game from it. */
export function setupFrom(options: SetupOptions, players: number): Omit<GameSetup, 'seed'> {
  const { cities, draft, dice, optionalPayment } = options;
  const named =
    cities === undefined || cities === 'choose' ? undefined : cities.split(',').map((city) => city.trim());
  const setup: Omit<GameSetup, 'seed'> = {
    players: players as GameSetup['players'],
    ...(named && { cities: named as CityId[] }),
    options: {
      ...(cities === 'choose' && { cityChoice: 'choose' }),
      ...(draft && { draft }),
      ...(dice && { dice }),
      ...(optionalPayment && { optionalPayment }),
    },
  };
  try {
    createGame({ ...setup, seed: '' });
  } catch (error) {
    if (error instanceof InvalidSetupError) throw new InputError(error.message);
    throw error;
  }
  return setup;
}
