import { readRecords } from '../game/record-file.ts';
import { type Verdict, verifyRecord } from '../game/verify.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import { painter } from '../terminal/style.ts';
import { type Add, helpAfter, printJson } from './run.ts';

const ABOUT = `
Replays every game of the file, checks each move against the rules, and compares the end with the
hash and the points that were recorded. For a game from a server it also checks that every die and
shuffle follows from the secret that the server committed to before the game and from what each
player added to it. Exits with code 1 if a game fails.`;
const EXAMPLES = ['khora verify games.jsonl', 'khora verify games.jsonl --json'];

export const verifyCommand: Add = (program, io, done) => {
  program
    .command('verify')
    .description('replay recorded games and check every move and the final hash')
    .argument('<record>', "a record, or a file with one per line; '-' reads standard input")
    .option('--json', 'print the verdicts as JSON')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action((path: string, options: { json?: boolean }) => {
      const verdicts = readRecords(path).map(verifyRecord);
      const ok = verdicts.every((verdict) => verdict.ok);
      if (options.json) printJson(io, { ok, games: verdicts });
      else {
        const paint = painter(io.out);
        verdicts.forEach((verdict, index) => {
          const mark = verdict.ok ? paint('green', '✓') : paint('red', '✗');
          if (!verdict.ok || verdicts.length <= SHOWN)
            io.out.write(`${mark} game ${index + 1}: ${tell(verdict)}\n`);
        });
        if (verdicts.length > 1) io.out.write(`${total(verdicts)}\n`);
      }
      done(ok ? EXIT.ok : EXIT.failed);
    });
};

/** If there are many games, only the failures are listed. */
const SHOWN = 20;

function tell(verdict: Verdict): string {
  if (!verdict.ok) return verdict.problem;
  const { moves, finished, sealed, fair } = verdict;
  const dice = fair ? '; the dice were fair' : '';
  if (sealed) return `${moves} moves, all legal; hash and points as recorded${dice}`;
  return `${moves} moves, all legal; ${finished ? 'no result is recorded to compare the end with' : 'not finished'}${dice}`;
}

function total(verdicts: readonly Verdict[]): string {
  const bad = verdicts.filter(({ ok }) => !ok).length;
  return bad === 0
    ? `All ${verdicts.length} games are in order.`
    : `${bad} of ${verdicts.length} games failed.`;
}
