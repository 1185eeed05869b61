import { Command, CommanderError } from 'commander';
import { adminCommand } from './commands/admin.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { balanceCommand } from './commands/balance.ts';
import { calibrateCommand } from './commands/calibrate.ts';
import { datasetCommand } from './commands/dataset.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { iterateCommand } from './commands/iterate.ts';
import { ladderCommand } from './commands/ladder.ts';
import { mergeCommand } from './commands/merge.ts';
import { playCommand } from './commands/play.ts';
import { protocolCommand } from './commands/protocol.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import type { Add } from './commands/run.ts';
import { simulateCommand } from './commands/simulate.ts';
import { trainCommand } from './commands/train.ts';
import { verifyCommand } from './commands/verify.ts';
import { InputError } from './terminal/errors.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import type { Io } from './terminal/io.ts';

const COMMANDS: readonly Add[] = [
  playCommand,
  simulateCommand,
  ladderCommand,
  replayCommand,
  reviewCommand,
  puzzlesCommand,
  verifyCommand,
  fuzzCommand,
  trainCommand,
  iterateCommand,
  calibrateCommand,
  balanceCommand,
  datasetCommand,
  mergeCommand,
  protocolCommand,
  backupCommand,
  restoreCommand,
  adminCommand,
];

const ABOUT = `Khôra in the terminal: play it, watch it, measure it.

An unofficial edition; not affiliated with the publisher of the game.`;

const EXAMPLES = `
Examples:
  khora play --bots random
  khora simulate --bots random --games 1000 --report report.html
  khora help simulate

Exit codes: 0 all is well, 1 a check failed, 2 bad input.`;

/** Runs one command line, without the names of Node and the script. Never throws for bad input. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const program = new Command('khora').description(ABOUT).addHelpText('after', EXAMPLES);
  program.helpCommand('help [command]', 'show the help of a command').showSuggestionAfterError();
  const done = (result: ExitCode) => {
    code = result;
  };
  for (const add of COMMANDS) add(program, io, done);
  const commands = [program, ...program.commands];
  for (const command of new Set([...commands, ...commands.flatMap((each) => each.commands)]))
    quieten(command, io);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.badInput;
    if (!(error instanceof InputError)) throw error;
    io.err.write(`khora: ${error.message}\n`);
    return EXIT.badInput;
  }
}

/** Makes commander throw instead of ending the process, and write where it is told. */
function quieten(command: Command, { out, err }: Io): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => out.write(text),
    writeErr: (text) => err.write(text),
    getOutHelpWidth: () => out.columns,
    getErrHelpWidth: () => err.columns,
    getOutHasColors: () => out.colours,
    getErrHasColors: () => err.colours,
    outputError: (text, write) => write(text.replace(/^error: /, 'khora: ')),
  });
  command.showHelpAfterError(
    `Try '${['khora', command.name() === 'khora' ? '' : command.name()].join(' ').trim()} --help'.`,
  );
}
