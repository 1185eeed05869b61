// Colours and sizes of type are defined in one place each: the client's tokens, and the palette of its pictures.
import { readFileSync } from 'node:fs';
import { packageFiles, report } from './packages.ts';

const TOKENS = 'packages/web/src/styles/tokens.css';
const PALETTE = 'packages/web/src/art/kit/palette.ts';

const HEX = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/;
const NAMED =
  /^(?:.*\s)?(?:black|white|gr[ae]y|silver|red|maroon|orange|yellow|gold|olive|lime|green|teal|aqua|cyan|blue|navy|purple|magenta|fuchsia|pink|brown|beige|ivory)(?![\w-])/;
const PAINTED = /^(?:color|background|border|outline|fill|stroke|box-shadow|text-shadow|filter|accent-color)/;
/** A size of type that is not one of ours. */
const SIZED = /^(?:font-size|font)$/;
const SIZE_OF_OURS = /^(?:inherit$|.*var\(--type-)/;

/** The declarations of a stylesheet with their lines; comments are left out. */
function* declarations(text: string): Generator<{ property: string; value: string; line: number }> {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  for (const match of bare.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)) {
    const [, property = '', value = ''] = match;
    yield {
      property,
      value: value.replaceAll(/\s+/g, ' '),
      line: bare.slice(0, match.index).split('\n').length,
    };
  }
}

function objection(property: string, value: string): string | undefined {
  if (HEX.test(value) || FUNCTION.test(value)) return `a colour of its own: name it in ${TOKENS}`;
  if (PAINTED.test(property) && NAMED.test(value)) return `a colour by its name: give it a role in ${TOKENS}`;
  if (SIZED.test(property) && !SIZE_OF_OURS.test(value))
    return `a size of its own: use a --type of ${TOKENS}`;
  return undefined;
}

/** The names that a block of the tokens defines. */
function namesIn(text: string, selector: string): string[] {
  const block = text.slice(text.indexOf(selector));
  return [...block.slice(0, block.indexOf('}')).matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
}

const sheets = packageFiles('web/src/**/*.css');
const sources = packageFiles('web/src/**/*.{ts,tsx}');
const problems = sheets.includes(TOKENS) ? [] : [`${TOKENS} is missing`];
const texts = new Map([...sheets, ...sources].map((file) => [file, readFileSync(file, 'utf8')]));

for (const file of sheets.filter((each) => each !== TOKENS))
  for (const { property, value, line } of declarations(texts.get(file) ?? '')) {
    const wrong = objection(property, value);
    if (wrong) problems.push(`${file}:${line} ${property}: ${value}: ${wrong}`);
  }

for (const file of sources.filter((each) => each !== PALETTE))
  for (const [index, line] of (texts.get(file) ?? '').split('\n').entries()) {
    const where = `${file}:${index + 1} ${line.trim()}`;
    const quoted = [...line.matchAll(/(['"`])(.*?)\1/g)].map(([, , content = '']) => content).join(' ');
    if (HEX.test(quoted) || FUNCTION.test(quoted))
      problems.push(`${where}: a colour of its own: name it in ${PALETTE}`);
    if (/\bfontSize\b/.test(line))
      problems.push(`${where}: a size of its own: use a class and a --type of ${TOKENS}`);
  }

const all = [...texts.values()].join('\n');
const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
const defined = new Set([...all.matchAll(/(--[\w-]+)'?\s*\]?\s*:/g)].map(([, name = '']) => name));
const tokens = texts.get(TOKENS) ?? '';
for (const name of used) if (!defined.has(name)) problems.push(`var(${name}) is defined nowhere`);
for (const [, name = ''] of tokens.matchAll(/(--[\w-]+)\s*:/g))
  if (!used.has(name)) problems.push(`${TOKENS} defines ${name}, which is never used`);
const [light, dark] = [
  namesIn(tokens, ':root[data-theme="light"]'),
  namesIn(tokens, ':root[data-theme="dark"]'),
];
for (const name of light.filter((each) => !dark.includes(each)))
  problems.push(`the dark theme lacks ${name}`);
for (const name of dark.filter((each) => !light.includes(each)))
  problems.push(`the light theme lacks ${name}`);

report([...new Set(problems)], `${sheets.length} stylesheets and ${sources.length} sources use the tokens`);
