import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SCRIPTS = join(import.meta.dirname, '../../../scripts');

/** What a script of the checks says to sources with these contents. */
function check(script: string, sources: Readonly<Record<string, string>>): { ok: boolean; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'khora-checks-'));
  try {
    for (const [path, text] of Object.entries(sources)) {
      const file = join(folder, 'packages/web/src', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(SCRIPTS, script)], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { ok: status === 0, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the plan of the folders', () => {
  const THERE = "import '../game/there.ts';";
  const BACK = "import '../table/back.ts';";

  test('a folder may import from those below it', () => {
    const { ok, said } = check('imports.ts', { 'table/back.ts': THERE, 'game/there.ts': 'export {};' });
    expect(said).toContain('2 files import in the right direction');
    expect(ok).toBe(true);
  });

  test('two folders cannot import each other', () => {
    const { ok, said } = check('imports.ts', { 'table/back.ts': THERE, 'game/there.ts': BACK });
    expect(said).toContain('packages/web/src/game/there.ts:1 imports "../table/back.ts": against the plan');
    expect(ok).toBe(false);
  });

  test.each([
    ['an import that waits', "void import('../table/back.ts');"],
    ['the import of a type', "import type { Back } from '../table/back.ts';"],
  ])('%s is an import', (_kind, text) => {
    expect(check('imports.ts', { 'table/back.ts': '', 'game/there.ts': text }).ok).toBe(false);
  });

  test('a new folder needs a place', () => {
    const { ok, said } = check('imports.ts', { 'attic/new.ts': THERE, 'game/there.ts': '' });
    expect(said).toContain('the folder "attic" has no place yet');
    expect(ok).toBe(false);
  });
});

describe('colours and sizes of type', () => {
  const THEMES = ':root[data-theme="light"] { --text: #000; }\n:root[data-theme="dark"] { --text: #fff; }\n';
  const TOKENS = `:root { --type-body: 1rem; }\n${THEMES}`;
  const USED = 'p { color: var(--text); font: 400 var(--type-body) / 1 var(--text); }';
  const sources = { 'styles/tokens.css': TOKENS, 'ui/used.css': USED };

  test('may be defined in the tokens and used by name', () => {
    const { ok, said } = check('tokens.ts', sources);
    expect(said).toContain('use the tokens');
    expect(ok).toBe(true);
  });

  test.each([
    ['a hexadecimal colour', 'ui/a.css', 'p { border: 1px solid #b5532a; }'],
    ['a colour by its figures', 'ui/a.css', 'p { box-shadow: 0 0 1px rgb(0 0 0 / 20%); }'],
    ['a colour by its name', 'ui/a.css', 'p { background: white; }'],
    ['a size', 'ui/a.css', 'p { font-size: 0.9rem; }'],
    ['a size in short', 'ui/a.css', 'p { font: 700 12px / 1 serif; }'],
    ['a colour in a component', 'ui/a.tsx', 'export const red = <path fill="#f00" />;'],
    ['a size in a component', 'ui/a.tsx', 'export const big = <p style={{ fontSize: 20 }} />;'],
    ['a name that nobody defines', 'ui/a.css', 'p { color: var(--nothing); }'],
    ['a token that nobody uses', 'styles/tokens.css', `${TOKENS}:root { --spare: #123456; }`],
    ['a theme with a gap', 'styles/tokens.css', TOKENS.replace('--text: #fff;', '')],
  ])('%s is found', (_what, file, text) => {
    expect(check('tokens.ts', { ...sources, [file]: text }).ok).toBe(false);
  });
});
