import type { Node } from 'oxc-parser';
import { breaks } from './operators.ts';
import { type Edit, edited, parse, plain, walk } from './tree.ts';

/** A source file with one place broken. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** The named things around the place, from the outside in: `explore.apply`, `CARDS.archives`. */
  readonly where: string;
  /** The line of the place with the change marked: `if (⟦left > 1 → left >= 1⟧) push(…)`. */
  readonly code: string;
  readonly operator: string;
  readonly edit: Edit;
  /** Where the broken code begins: tests that reach it may notice. */
  readonly at: number;
}

function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id?.name;
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' ? node.id.name : undefined;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      if (node.key.type === 'Identifier') return node.key.name;
      return node.key.type === 'Literal' ? String(node.key.value) : undefined;
    default:
      return undefined;
  }
}

function whereabouts(around: readonly Node[]): string {
  const names = around.map(nameOf).filter((name) => name !== undefined);
  return names.toReversed().join('.');
}

const SHOWN = 90;

function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN / 2)} … ${line.slice(-SHOWN / 2)}` : line;
}

function marked(text: string, { start, end, text: fresh }: Edit): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const change = `⟦${brief(text.slice(start, end))} → ${brief(fresh)}⟧`;
  return `${text.slice(from, start)}${change}${text.slice(end, to < 0 ? text.length : to)}`.trim();
}

type Found = Pick<Mutant, 'edit' | 'operator' | 'where' | 'at'>;

/** Two changes that give the same text are one mutant; a change that changes nothing is none. */
function distinct(js: string, edits: readonly Found[]): Found[] {
  const seen = new Set([js.replaceAll(/[()]/g, '')]);
  return edits.filter(({ edit }) => {
    const text = edited(js, [edit]).replaceAll(/[()]/g, '');
    return !seen.has(text) && seen.add(text);
  });
}

/** Equal descriptions within a file get a number. */
function numbered(mutants: readonly Mutant[]): Mutant[] {
  const counts = new Map<string, number>();
  return mutants.map((mutant) => {
    const key = `${mutant.where} ${mutant.code}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? mutant : { ...mutant, code: `${mutant.code} #${count}` };
  });
}

/** Every mutant of a TypeScript source, in the order of the source. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const js = plain(text);
  const found: Found[] = [];
  walk(parse(file, js), (node, around) => {
    for (const each of breaks({ node, around, text: js })) {
      found.push({ ...each, where: whereabouts([node, ...around]), at: node.start });
    }
  });
  const mutants = distinct(js, found).map((each) => ({
    file,
    line: text.slice(0, each.edit.start).split('\n').length,
    code: marked(text, each.edit),
    ...each,
  }));
  return numbered(mutants.toSorted((a, b) => a.edit.start - b.edit.start));
}
