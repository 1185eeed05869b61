// A whole game of random moves, told round by round: what `npm run demo` shows.

import { showGame } from './show-game.ts';
import { InputError } from './terminal/errors.ts';
import { EXIT } from './terminal/exit-codes.ts';
import { processIo } from './terminal/io.ts';

const { out, err } = processIo();
try {
  out.write(await showGame(process.argv.slice(2), out));
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  err.write(`${error.message}\n`);
  process.exitCode = EXIT.badInput;
}
