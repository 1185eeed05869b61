import { Argument } from 'commander';
import { type Report, readReports } from '../database/reports.ts';
import { EXIT } from '../exit-codes.ts';
import { atLeast } from './options.ts';
import { type Add, helpAfter, printJson } from './run.ts';

const ABOUT = `
For those who run a server with SQLite; it may run meanwhile. 'reports' lists the lines of chat that players have complained of, the newest
first, each with what was said around it and who wrote it.`;
const EXAMPLES = ['khora admin reports --data /var/lib/khora', 'khora admin reports --json'];

interface Options {
  readonly data: string;
  readonly most: number;
  readonly json?: boolean;
}

export const adminCommand: Add = (program, io, done) => {
  program
    .command('admin')
    .description('look after a server: the lines of chat that players report')
    .addArgument(new Argument('<what>', 'what to look at').choices(['reports']))
    .option('--data <folder>', 'the folder of the server', process.env.KHORA_DATA ?? 'data')
    .option('--most <number>', 'how many at most', atLeast(1), 20)
    .option('--json', 'print them as JSON')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action((_what: string, { data, most, json }: Options) => {
      const reports = readReports(data, most);
      if (json) printJson(io, reports);
      else
        io.out.write(reports.length === 0 ? 'Nobody has reported anything.\n' : reports.map(tell).join('\n'));
      done(EXIT.ok);
    });
};

/** Control characters in what players wrote must not reach the terminal. */
function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, ' ');
}

function tell({ table, number, at, by, reason, lines }: Report): string {
  const head = `Table ${table}, line ${number}, reported on ${new Date(at).toISOString()} by ${by}`;
  const said = lines.map(
    (line) =>
      `${line.number === number ? '>' : ' '} ${line.number} ${plain(line.name)} (${line.user}): ${plain(line.text)}`,
  );
  return [reason ? `${head}: ${plain(reason)}` : head, ...said, ''].join('\n');
}
