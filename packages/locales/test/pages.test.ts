import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/index.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (page: string, language: string) =>
  readFileSync(join(ROOT, `${page}${language === 'en' ? '' : `.${language}`}.md`), 'utf8');

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found);

/** What must be the same in every language: the levels of the headings, commands, code, tables and link targets. */
function frame(text: string) {
  return {
    headings: all(text, /^#+ /gm).map((marks) => marks.trim().length),
    commands: all(text, /`(?:npm|npx|PORT|KHORA_|\.\/)[^`]*`/g),
    blocks: all(text, /^```\w*\n[\s\S]*?^```$/gm),
    rows: all(text, /^\|/gm).length,
    points: all(text, /^- /gm).length,
    pictures: all(text, /docs\/pictures\/[\w-]+\.png/g),
    links: all(text, /\]\([^)]+\)/g)
      .map((link) => link.replace(/\.(?:de|es|cs|ru)\.md/, '.md'))
      .filter((link) => !/\((?:README|how-to-play)\.md\)/.test(link)),
  };
}

describe.each(['README', 'docs/how-to-play'])('%s', (page) => {
  const english = frame(read(page, 'en'));

  test.each(LANGUAGES.filter((language) => language !== 'en'))('is in step in %s', (language) => {
    const text = read(page, language);
    expect(frame(text), `Change ${page}.${language}.md along with ${page}.md.`).toEqual(english);
    for (const other of LANGUAGES.filter((each) => each !== language)) {
      const name = page.split('/').at(-1);
      expect(text).toContain(`(${name}${other === 'en' ? '' : `.${other}`}.md)`);
    }
  });
});
