import { backUp, type Contents, restore } from '../database/database-file.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import { type Add, helpAfter } from './run.ts';

const BACKUP = `
Copies a server's SQLite database into one file, whether or not the server is running. Every page of the copy is checked before the file
gets its name, so a file that exists is complete. Only its owner can read it; keep it as private as the server.

With PostgreSQL, use pg_dump: docs/self-hosting.md says how.`;
const RESTORE = `
Replaces a server's database with a backup, after checking every page of it. The server must not be running; the command checks
that. The previous database is kept beside it under another name.`;

interface Options {
  readonly data: string;
}

const DATA = ['--data <folder>', 'the folder of the server', process.env.KHORA_DATA ?? 'data'] as const;

export const backupCommand: Add = (program, io, done) => {
  program
    .command('backup')
    .description("copy a server's database into a file while it runs")
    .argument('<file>', 'the file to create')
    .option(...DATA)
    .addHelpText('after', helpAfter(io, BACKUP, ['khora backup khora-monday.sqlite --data /var/lib/khora']))
    .action(async (file: string, { data }: Options) => {
      io.out.write(`${file}: ${tell(await backUp(data, file))}\n`);
      done(EXIT.ok);
    });
};

export const restoreCommand: Add = (program, io, done) => {
  program
    .command('restore')
    .description("replace a server's database with a backup")
    .argument('<file>', 'a file made by khora backup')
    .option(...DATA)
    .addHelpText('after', helpAfter(io, RESTORE, ['khora restore khora-monday.sqlite --data /var/lib/khora']))
    .action(async (file: string, { data }: Options) => {
      const { contents, kept } = await restore(file, data);
      io.out.write(`Restored: ${tell(contents)}\n`);
      if (kept) io.out.write(`The previous database is now ${kept}\n`);
      done(EXIT.ok);
    });
};

function tell({ accounts, tables, entries }: Contents): string {
  return `${accounts} players, ${tables} tables, ${entries} entries, all checked`;
}
