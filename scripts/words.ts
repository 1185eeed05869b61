// One word, one thing: a word of docs/words.md names one exported type, in one package.
import { readFileSync } from 'node:fs';
import { packageFiles, parse, report } from './packages.ts';

const words = [...readFileSync('docs/words.md', 'utf8').matchAll(/\*\*([a-z ]+)\*\*/g)].map(
  ([, word = '']) => word,
);

/** As a type is written: 'shown game' is `ShownGame`. */
const typeName = (word: string) =>
  word.replaceAll(/(?:^| )([a-z])/g, (_, letter: string) => letter.toUpperCase());

const KINDS = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration']);
const places = new Map<string, string[]>(words.map((word) => [typeName(word), []]));
for (const file of packageFiles('*/src/**/*.{ts,tsx}')) {
  const { program, lineOf } = parse(file);
  for (const node of program.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declared && 'id' in declared && KINDS.has(declared.type) && declared.id?.type === 'Identifier')
      places.get(declared.id.name)?.push(`${file}:${lineOf(node.start)}`);
  }
}

const problems = [...places]
  .filter(([, files]) => files.length > 1)
  .map(([name, files]) => `${name} has ${files.length} meanings: ${files.join(', ')}`);
if (words.length === 0) problems.push('docs/words.md has no words.');
report(problems, `${words.length} words, each with one meaning.`);
