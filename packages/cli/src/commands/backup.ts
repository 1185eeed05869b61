import { backUp, type Contents, restore } from '../database/database-file.ts';
import { EXIT } from '../exit-codes.ts';
import { type Add, helpAfter } from './run.ts';

const BACKUP = `
Copies the SQLite database of a server into one file, while the server runs or not. Every page of the copy is looked at before the file
gets its name: a file that is there is whole. It is readable by its owner alone; keep it as private as the server.

With PostgreSQL, use pg_dump: docs/self-hosting.md says how.`;
const RESTORE = `
Puts a backup in the place of a server's database, after looking at every page of it. The server must not run meanwhile; that is
checked. What was there stays beside it under another name.`;

interface Options {
  readonly data: string;
}

const DATA = ['--data <folder>', 'the folder of the server', process.env.KHORA_DATA ?? 'data'] as const;

export const backupCommand: Add = (program, io, done) => {
  program
    .command('backup')
    .description('copy the database of a server into a file, while it runs')
    .argument('<file>', 'the file to be made')
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
    .description("put a backup in the place of a server's database")
    .argument('<file>', 'a file that khora backup has made')
    .option(...DATA)
    .addHelpText('after', helpAfter(io, RESTORE, ['khora restore khora-monday.sqlite --data /var/lib/khora']))
    .action(async (file: string, { data }: Options) => {
      const { contents, kept } = await restore(file, data);
      io.out.write(`Restored: ${tell(contents)}\n`);
      if (kept) io.out.write(`The database before is ${kept}\n`);
      done(EXIT.ok);
    });
};

function tell({ accounts, tables, entries }: Contents): string {
  return `${accounts} players, ${tables} tables, ${entries} entries, all checked`;
}
