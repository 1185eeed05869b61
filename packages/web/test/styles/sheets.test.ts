import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');
/** What can be chosen: by its class, in an answer to the question, or as the button that answers it. */
const CHOOSABLE = /\.legal\b|^\.map\.asked \.space\.within$|^\.place$|^\.prompt \.button\.primary$/;

interface Rule {
  readonly selector: string;
  readonly body: string;
}

function rulesOf(file: string): Rule[] {
  const text = readFileSync(join(SOURCE, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));
}

test('gold marks what can be chosen, and nothing else', () => {
  const rules = globSync('**/*.css', { cwd: SOURCE }).flatMap(rulesOf);
  const golden = rules.filter(({ body }) => /var\(--(?:gold|lit|glow|(?:[a-z]+-)?choosable)\)/.test(body));
  expect(golden.length).toBeGreaterThan(4);
  expect(golden.map(({ selector }) => selector).filter((selector) => !CHOOSABLE.test(selector))).toEqual([]);
});

test('a disabled button of the prompt looks disabled: no later or stronger rule paints it', () => {
  const selectors = rulesOf('table/prompt/prompt.css').map(({ selector }) => selector);
  const disabled = selectors.indexOf('.prompt .button[aria-disabled="true"]');
  expect(disabled).toBeGreaterThan(selectors.indexOf('.prompt .button.primary'));
  const elsewhere = globSync('**/*.css', { cwd: SOURCE })
    .filter((file) => !file.endsWith('prompt.css'))
    .flatMap(rulesOf)
    .filter(({ selector, body }) => /\.primary/.test(selector) && /background|color/.test(body));
  expect(elsewhere.map(({ selector }) => selector)).toEqual(['.button.primary']);
});

test('no screen paints a class of another: its sheet stays when it is left', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of globSync('{screens,online}/**/*.css', { cwd: SOURCE })) {
    for (const { selector } of rulesOf(file)) {
      for (const [, name = ''] of selector.matchAll(/(?:^|,)\s*\.([\w-]+)\s*(?=,|$)/g)) {
        owners.set(name, (owners.get(name) ?? new Set()).add(file));
      }
    }
  }
  expect(owners.size).toBeGreaterThan(100);
  expect([...owners].filter(([, files]) => files.size > 1)).toEqual([]);
});
