import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../../scripts/imports.ts');

/** What the check of imports says to sources with these contents. */
function check(sources: Readonly<Record<string, string>>): { ok: boolean; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'khora-plan-'));
  try {
    for (const [path, text] of Object.entries(sources)) {
      const file = join(folder, 'packages/web/src', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { ok: status === 0, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const THERE = "import '../game/there.ts';";
const BACK = "import '../table/back.ts';";

test('a folder may import from those below it', () => {
  const { ok, said } = check({ 'table/back.ts': THERE, 'game/there.ts': 'export {};' });
  expect(said).toContain('2 files import in the right direction');
  expect(ok).toBe(true);
});

test('two folders cannot import each other', () => {
  const { ok, said } = check({ 'table/back.ts': THERE, 'game/there.ts': BACK });
  expect(said).toContain('packages/web/src/game/there.ts:1 imports "../table/back.ts": against the plan');
  expect(ok).toBe(false);
});

test('neither by an import that waits, nor by one of a type', () => {
  const waits = check({ 'table/back.ts': '', 'game/there.ts': "void import('../table/back.ts');" });
  const type = check({
    'table/back.ts': '',
    'game/there.ts': "import type { Back } from '../table/back.ts';",
  });
  expect([waits.ok, type.ok]).toEqual([false, false]);
});

test('a new folder needs a place in the plan', () => {
  const { ok, said } = check({ 'attic/new.ts': THERE, 'game/there.ts': '' });
  expect(said).toContain('the folder "attic" has no place yet');
  expect(ok).toBe(false);
});
