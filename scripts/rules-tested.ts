// Every rule of docs/rules.md is named in the title of a test, and titles name only rules that exist.
import { readFileSync } from 'node:fs';
import { type Expression, Visitor } from 'oxc-parser';
import { packageFiles, parse, report } from './packages.ts';

const ruleNumber = /\bR\d+\.[A-Z]?\d+\b/g;

/** The words of a callee: `test`, `describe.each` and `test.skip.for(table)` all begin with test or describe. */
function words(callee: Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return words(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return words(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  return [...words(callee.object), callee.property.name];
}

/** The fixed text of a string or template literal. */
function fixedText(title: Expression): string {
  if (title.type === 'Literal') return String(title.value);
  return title.type === 'TemplateLiteral' ? title.quasis.map((part) => part.value.raw).join('…') : '';
}

/** Whether a call declares a test or a group of tests that runs. */
function declares(callee: Expression): 'run' | 'skip' | undefined {
  const [first = '', ...modifiers] = words(callee);
  if (!['test', 'it', 'describe'].includes(first)) return undefined;
  return modifiers.includes('skip') || modifiers.includes('todo') ? 'skip' : 'run';
}

/** The rules that titles in a test file name, each with its line; those of skipped tests do not count. */
function named(file: string): { rule: string; line: number }[] {
  const { program, lineOf } = parse(file);
  const found: { rule: string; line: number }[] = [];
  let skipped = 0;
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const kind = declares(callee);
      if (kind === 'skip') skipped += 1;
      if (kind === undefined || skipped > 0 || title === undefined || title.type === 'SpreadElement') return;
      const line = lineOf(title.start);
      for (const [rule] of fixedText(title).matchAll(ruleNumber)) found.push({ rule, line });
    },
    'CallExpression:exit'({ callee }) {
      if (declares(callee) === 'skip') skipped -= 1;
    },
  }).visit(program);
  return found;
}

const text = readFileSync('docs/rules.md', 'utf8');
const rules = new Set(Array.from(text.matchAll(/^- (R\d+\.[A-Z]?\d+)\b/gm), ([, rule = '']) => rule));
const tested = new Set<string>();
const problems = rules.size > 0 ? [] : ['docs/rules.md has no line that begins with "- R1.1"'];
for (const file of packageFiles('*/test/**/*.test.ts')) {
  for (const { rule, line } of named(file)) {
    tested.add(rule);
    if (!rules.has(rule)) problems.push(`${file}:${line} names ${rule}, which docs/rules.md does not have`);
  }
}
const untested = [...rules].filter((rule) => !tested.has(rule));
if (untested.length > 0) {
  problems.push(`No test title names ${untested.length} of ${rules.size} rules: ${untested.join(', ')}`);
}
report(problems, `${rules.size} rules, each named by a test`);
