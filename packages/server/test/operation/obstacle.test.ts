import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Config } from '../../src/config.ts';
import { explain } from '../../src/obstacle.ts';
import { newFolder } from '../support/table-kit.ts';
import { openServer, Visitor } from '../support/visitor.ts';

/** Why a server with these settings does not start. */
async function trouble(config: Partial<Config>): Promise<string | null> {
  const surroundings = { port: 0, host: '127.0.0.1', folder: '', database: undefined, ...config };
  try {
    const server = await openServer(config);
    await server.close();
  } catch (error) {
    return explain(error, surroundings);
  }
  return 'It has started.';
}

test('a second process on the same data is refused until the first has ended', async () => {
  const folder = newFolder();
  const first = await openServer({ folder });
  expect(await trouble({ folder })).toMatch(/^Another process is using the data in .*: stop it first/);
  await Visitor.guest(first.origin);
  await first.close();
  expect(await trouble({ folder })).toBe('It has started.');
});

test('a lock that cannot be had for another reason is not blamed on another process', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'khora.lock'), 'this is no lock '.repeat(500));
  expect(await trouble({ folder })).toMatch(/is damaged, or is not a database/);
});

test('a file in place of the folder', async () => {
  const folder = join(newFolder(), 'data');
  writeFileSync(folder, '');
  expect(await trouble({ folder })).toMatch(/is not a folder: name one in KHORA_DATA/);
  expect(await trouble({ folder: join(folder, 'deeper') })).toMatch(/is not a folder/);
});

test('a folder in place of the file', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'khora.sqlite'));
  expect(await trouble({ folder })).toMatch(/^There is a folder where a file of the server belongs/);
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['overwritten in the middle', (bytes: Buffer) => Buffer.from(bytes).fill(0x55, 4096, bytes.length / 2)],
])('a database that is %s', async (_how, damage) => {
  const folder = newFolder();
  await (await openServer({ folder })).close();
  const path = join(folder, 'khora.sqlite');
  writeFileSync(path, damage(readFileSync(path)));
  expect(await trouble({ folder })).toMatch(/is damaged, or is not a database: restore a backup/);
});

test('a damaged database, which stays as it is, and the folder free', async () => {
  const folder = newFolder();
  const path = join(folder, 'khora.sqlite');
  const garbage = 'this is no database '.repeat(500);
  writeFileSync(path, garbage);
  for (let attempt = 0; attempt < 2; attempt++)
    expect(await trouble({ folder })).toMatch(/is damaged, or is not a database: restore a backup/);
  expect(readFileSync(path, 'utf8')).toBe(garbage);
});

test('a database of a newer version', async () => {
  const folder = newFolder();
  const server = await openServer({ folder });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030')`.execute(
    server.house.storage.db,
  );
  await server.close();
  expect(await trouble({ folder })).toMatch(
    /newer version of the server \(9999-future\): start that version/,
  );
});

test('PostgreSQL that does not answer, without its password', async () => {
  const said = await trouble({ database: 'postgres://khora:secret@127.0.0.1:1/khora' });
  expect(said).toBe('PostgreSQL does not answer at 127.0.0.1:1/khora: start it, or correct DATABASE_URL.');
});

test('an address and a port that cannot be had', async () => {
  expect(await trouble({ host: '203.0.113.7' })).toMatch(
    /^HOST=203.0.113.7 is not an address of this machine/,
  );
  const server = await openServer();
  expect(await trouble({ port: server.port })).toMatch(/^Port \d+ is in use: choose another/);
  await server.close();
});

test.each([
  [Object.assign(new Error('no'), { code: 'EROFS' }), 'Nothing can be written in /data'],
  [Object.assign(new Error('no'), { code: 'EACCES', syscall: 'mkdir' }), 'Nothing can be written in /data'],
  [Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'mkdir' }), 'Nothing can be written in /data'],
  [new Error('up to date', { cause: new Error('attempt to write a readonly database') }), 'Nothing can be'],
  [new Error('database or disk is full'), 'The disk of /data is full: make room'],
  [Object.assign(new Error('no'), { code: 'ENOSPC' }), 'The disk of /data is full: make room'],
  [Object.assign(new Error('no'), { code: 'EACCES', syscall: 'listen' }), 'Port 80 is only for admin'],
  [
    new Error('up to date', { cause: new Error('Connection terminated due to connection timeout') }),
    'PostgreSQL does not answer',
  ],
  [
    new AggregateError([Object.assign(new Error('no'), { code: 'ECONNREFUSED' })], 'all failed'),
    'PostgreSQL does not answer',
  ],
])('%s is explained', (error, said) => {
  const surroundings = { port: 80, host: 'localhost', folder: '/data', database: undefined };
  expect(explain(error, surroundings)).toContain(said);
});

test('what nobody foresaw is not explained away', () => {
  const surroundings = { port: 80, host: 'localhost', folder: '/data', database: undefined };
  expect(explain(new TypeError('x is not a function'), surroundings)).toBeNull();
});

test.each([
  [{ PORT: 'many' }, /PORT='many'/],
  [{ KHORA_DATA: import.meta.filename }, /is not a folder/],
])('a program that cannot start with %j says so in one line of JSON', async (environment, said) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [, out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  expect(child.exitCode).toBe(1);
  expect(out).toBe('');
  const lines = err.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect((JSON.parse(lines[0] ?? '') as { msg: string }).msg).toMatch(said);
});

test('a running program prints only lines of JSON, even when it is warned or fails', async () => {
  const trouble = `process.stdin.once('data', () => {
    process.emitWarning('be careful');
    setImmediate(() => { throw new Error('nobody foresaw this'); });
  });`;
  const preload = `data:text/javascript,${encodeURIComponent(trouble)}`;
  const child = spawn(
    process.execPath,
    ['--import', preload, join(import.meta.dirname, '../../src/main.ts')],
    {
      env: { ...process.env, PORT: '0', KHORA_DATA: newFolder(), KHORA_LOG: 'error' },
    },
  );
  child.stdout.once('data', () => child.stdin.write('now'));
  const [, out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  expect(child.exitCode).toBe(1);
  const said = `${out}${err}`
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(said[0]).toMatch(/^Khôra: http/);
  expect(said).toContain('Warning: be careful');
  expect(said.at(-1)).toBe('The server has failed: nobody foresaw this');
});

test('data can only be read by its owner', async () => {
  const folder = join(newFolder(), 'data');
  const server = await openServer({ folder });
  await Visitor.guest(server.origin);
  const modes = ['', 'khora.sqlite', 'khora.sqlite-wal', 'khora.sqlite-shm', 'khora.lock'].map(
    (name) => statSync(join(folder, name)).mode & 0o077,
  );
  await server.close();
  // Windows has other rights than these, and tells of all or none.
  const isPrivate = modes.every((others) => others === 0) || process.platform === 'win32';
  expect(isPrivate).toBe(true);
});

test('a server that cannot write is not ready', async () => {
  let now = 0;
  const server = await openServer({ log: 'silent' }, () => now);
  const visitor = new Visitor(server.origin);
  expect((await visitor.get('/readyz')).status).toBe(200);
  const { db } = server.house.storage;
  await sql`create trigger no_room before insert on keys begin
    select raise(abort, 'database or disk is full'); end`.execute(db);
  now += 1000;
  expect(await visitor.get('/readyz')).toMatchObject({ status: 503, body: { error: 'busy' } });
  expect((await visitor.get('/healthz')).status).toBe(200);
  await sql`drop trigger no_room`.execute(db);
  now += 1000;
  expect((await visitor.get('/readyz')).status).toBe(200);
  await server.close();
});

test('a server whose disk never finishes is not ready, and says so', async () => {
  const server = await openServer({ log: 'silent' });
  const { resolve: end, promise: ended } = Promise.withResolvers<void>();
  const writing = server.house.storage.db.transaction().execute(() => ended);
  expect((await new Visitor(server.origin).get('/readyz')).status).toBe(503);
  end();
  await writing;
  await server.close();
});

test('what breaks in the authentication library is answered, and reported only in the log', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await openServer({ log: 'silent' });
  await sql`create trigger no_room before insert on user begin
    select raise(abort, 'database or disk is full'); end`.execute(server.house.storage.db);
  const visitor = new Visitor(server.origin);
  expect(await visitor.post('/api/auth/sign-in/anonymous')).toMatchObject({
    status: 500,
    body: { error: 'internal' },
  });
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
  await server.close();
});

test('a client that came over https is told to stay with it; one that came over http is not', async () => {
  const server = await openServer({ trustProxy: ['loopback'] });
  const ask = async (protocol: string) => {
    const visitor = new Visitor(server.origin);
    visitor.headers = { 'x-forwarded-proto': protocol };
    return (await visitor.get('/healthz')).headers.get('strict-transport-security');
  };
  expect(await ask('https')).toBe('max-age=31536000');
  expect(await ask('http')).toBeNull();
  await server.close();
});

test('no example of a proxy shows the figures to everybody', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/self-hosting.md'), 'utf8');
  const examples = guide.match(/```(caddyfile|nginx)\n[^`]*/g) ?? [];
  expect(examples).toHaveLength(2);
  for (const example of examples) expect(example).toMatch(/\/metrics (\{ deny all; \}|403)/);
});
