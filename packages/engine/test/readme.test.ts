import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The first fenced block of a language after a heading. */
function block(heading: string, language: string): string {
  const section = README.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const [, code] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(section) ?? [];
  if (code === undefined) throw new Error(`README.md has no ${language} block under "${heading}".`);
  return code;
}

test("the README's example runs unchanged and prints what the README says", () => {
  const example = block('The engine in ten lines', 'ts');
  const output = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', example], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(output).toBe(block('The engine in ten lines', 'text'));
});
