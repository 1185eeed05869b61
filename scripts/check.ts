// All static checks at once; every failure is shown.
import { type Command, run } from './run.ts';

const checks: Record<string, Command> = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  'format and lint': [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '--max-diagnostics=200',
  ],
  'lint with types': ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-config-hints'],
  'import direction': ['scripts/imports.ts'],
  'colours and sizes': ['scripts/tokens.ts'],
  'rules tested': ['scripts/rules-tested.ts'],
  'one word, one thing': ['scripts/words.ts'],
};

const results = await Promise.all(
  Object.entries(checks).map(async ([name, command]) => ({ name, ...(await run(command, { quiet: true })) })),
);
for (const { name, ok, output } of results) {
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (!ok) console.log(`${output.trimEnd()}\n`);
}
if (results.some(({ ok }) => !ok)) process.exitCode = 1;
