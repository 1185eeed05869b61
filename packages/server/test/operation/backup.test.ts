import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newEntropy } from '../support/client.ts';
import { newFolder } from '../support/table-kit.ts';
import { openServer, Visitor } from '../support/visitor.ts';

const KHORA = join(import.meta.dirname, '../../../cli/src/khora.ts');

async function khora(...args: readonly string[]) {
  const child = spawn(process.execPath, [KHORA, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, out, err };
}

const found = async (visitor: Visitor) => {
  const { body } = await visitor.post('/api/tables', { settings: { players: 2 }, entropy: newEntropy() });
  return (body as { id: string }).id;
};

test('a backup of a running server has everything that was acknowledged, and restores it', async () => {
  const folder = newFolder();
  const file = join(newFolder(), 'backup.sqlite');
  const first = await openServer({ folder });
  const visitor = await Visitor.guest(first.origin);
  const kept = await found(visitor);
  const made = await khora('backup', file, '--data', folder);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('1 players, 1 tables, 1 entries, all checked');
  const later = await found(visitor);
  expect(await khora('backup', file, '--data', folder)).toMatchObject({ code: 2 });
  const early = await khora('restore', file, '--data', folder);
  expect(early).toMatchObject({ code: 2 });
  expect(early.err).toContain('stop it first');
  await first.close();

  expect(await khora('restore', file, '--data', folder)).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(folder, 'khora.sqlite.before-1'))).toBe(true);
  const second = await openServer({ folder });
  const again = new Visitor(second.origin);
  again.headers = { cookie: visitor.cookieHeader };
  expect((await again.get(`/api/tables/${kept}`)).status).toBe(200);
  expect((await again.get(`/api/tables/${later}`)).status).toBe(404);
  await second.close();
  const others = [file, join(folder, 'khora.sqlite')].map((path) => statSync(path).mode & 0o077);
  // Windows has other rights than these.
  expect(process.platform === 'win32' || others.every((mode) => mode === 0)).toBe(true);
});

test('a damaged or foreign file is not restored, and what is there stays', async () => {
  const folder = newFolder();
  const server = await openServer({ folder });
  const guests = Array.from({ length: 5 }, () => Visitor.guest(server.origin));
  await Promise.all(guests);
  await server.close();
  const path = join(folder, 'khora.sqlite');
  const before = readFileSync(path);
  const broken = join(newFolder(), 'broken.sqlite');
  copyFileSync(path, broken);
  // From the second page on, as a copy that was cut and filled up.
  const bytes = readFileSync(broken);
  bytes.fill(0xee, 4096);
  writeFileSync(broken, bytes);
  const foreign = join(newFolder(), 'foreign.sqlite');
  writeFileSync(foreign, 'something else');
  for (const file of [broken, foreign, join(folder, 'nothing')])
    expect(await khora('restore', file, '--data', folder)).toMatchObject({ code: 2, out: '' });
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(existsSync(`${path}.part`)).toBe(false);
});
