/** Something that keeps a server from starting, in one sentence that says what to do. */
export class Obstacle extends Error {
  override readonly name: string = 'Obstacle';
}

/** The settings that explain an error. */
interface Surroundings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  readonly database: string | undefined;
}

type Explanation = (surroundings: Surroundings, said: string) => string;

const PORT: Explanation = ({ port }) => `Port ${port} is in use: choose another, as in PORT=3001 npm start.`;
const HOST: Explanation = ({ host }) =>
  `HOST=${host} is not an address of this machine: leave it out, or use 0.0.0.0 or 127.0.0.1.`;
const UNWRITABLE: Explanation = ({ folder }) =>
  `Nothing can be written in ${folder}: give the user that runs the server permission, or name another folder in KHORA_DATA.`;
const NO_FOLDER: Explanation = ({ folder }) =>
  `${folder} is not a folder: name one in KHORA_DATA, or move the file away.`;
const NO_FILE: Explanation = ({ folder }) =>
  `There is a folder where a file of the server belongs in ${folder}: move it away, or name another folder in KHORA_DATA.`;
const DAMAGED: Explanation = ({ folder }) =>
  `The database in ${folder} is damaged, or is not a database: restore a backup (khora restore), and keep the damaged file.`;
const FULL: Explanation = ({ folder, database }) =>
  `The disk ${database ? 'of PostgreSQL' : `of ${folder}`} is full: make room and start again. Nothing is lost.`;
const NO_POSTGRES: Explanation = ({ database }) =>
  `PostgreSQL does not answer at ${placeOf(database)}: start it, or correct DATABASE_URL.`;
const NOT_LET_IN: Explanation = ({ database }, said) =>
  `PostgreSQL at ${placeOf(database)} does not let the server in (${said}): correct the user, password or database of DATABASE_URL.`;
const NEWER: Explanation = (_surroundings, said) =>
  `The database was made by a newer version of the server (${/migration (\S+) is missing/.exec(said)?.[1] ?? 'unknown'}): start that version, or restore a backup.`;

/** By the code of an error. */
const BY_CODE: Readonly<Record<string, Explanation>> = {
  EADDRINUSE: PORT,
  EADDRNOTAVAIL: HOST,
  ENOSPC: FULL,
  '53100': FULL,
  EROFS: UNWRITABLE,
  EPERM: UNWRITABLE,
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  EISDIR: NO_FILE,
  ECONNREFUSED: NO_POSTGRES,
  ECONNRESET: NO_POSTGRES,
  ETIMEDOUT: NO_POSTGRES,
  EHOSTUNREACH: NO_POSTGRES,
  '57P03': NO_POSTGRES,
  '28P01': NOT_LET_IN,
  '28000': NOT_LET_IN,
  '3D000': NOT_LET_IN,
  '42501': NOT_LET_IN,
};

/** By what SQLite, Kysely and the client of PostgreSQL say: between threads, codes are lost. */
const BY_MESSAGE: readonly (readonly [RegExp, Explanation])[] = [
  [/file is not a database|disk image is malformed/, DAMAGED],
  [/database or disk is full/, FULL],
  [/readonly database|unable to open database file|disk I\/O error/, UNWRITABLE],
  [/corrupted migrations/, NEWER],
  [/timeout expired|connection timeout|timeout exceeded when trying to connect/, NO_POSTGRES],
];

/** Why a server did not start, in one sentence that says what to do; null if its environment does not explain it. */
export function explain(error: unknown, surroundings: Surroundings): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause ?? firstOf(cause)) {
    if (cause instanceof Obstacle) return cause.message;
    const explanation = explanationOf(cause, surroundings);
    if (explanation) return explanation(surroundings, cause.message);
  }
  return null;
}

/** Node tries several addresses of a name and collects their errors. */
function firstOf(error: Error): unknown {
  return error instanceof AggregateError ? (error.errors as readonly unknown[])[0] : undefined;
}

function explanationOf(error: Error, { database }: Surroundings): Explanation | undefined {
  const code = 'code' in error ? String(error.code) : '';
  const call = 'syscall' in error ? error.syscall : '';
  // On a read-only disk, Node says that the folder above the new one is missing.
  if (code === 'ENOENT' && call === 'mkdir') return UNWRITABLE;
  if (code === 'EACCES') return call === 'listen' ? noRight : UNWRITABLE;
  // An unknown name: of the address to listen on, or of PostgreSQL.
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    const host = 'hostname' in error ? error.hostname : '';
    return database && hostOf(database) === host ? NO_POSTGRES : HOST;
  }
  return BY_CODE[code] ?? BY_MESSAGE.find(([pattern]) => pattern.test(error.message))?.[1];
}

const noRight: Explanation = ({ port }) =>
  `Port ${port} is only for administrators: choose one from 1024 up, as in PORT=3000.`;

function hostOf(database: string): string {
  return URL.canParse(database) ? new URL(database).hostname : '';
}

/** Without the password. */
function placeOf(database: string | undefined): string {
  if (!(database && URL.canParse(database))) return 'the address in DATABASE_URL';
  const { hostname, port, pathname } = new URL(database);
  return `${hostname}:${port || 5432}${pathname}`;
}
