import { stripTypeScriptTypes } from 'node:module';
import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

/** The JavaScript in a TypeScript source: every character stays in its place, types become blanks. */
export function plain(text: string): string {
  return stripTypeScriptTypes(text, { mode: 'strip' });
}

export function parse(file: string, js: string): Program {
  const { program, errors } = parseSync(file, js, {
    lang: 'js',
    sourceType: 'module',
    preserveParens: false,
  });
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
  return program;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The nodes directly inside a node, in the order of the source. */
function children(node: Node): Node[] {
  const fields = node as unknown as Record<string, unknown>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key]).filter(isNode);
}

/** Visits a node and all nodes inside it, each with the nodes around it, the nearest first. */
export function walk(node: Node, visit: (node: Node, around: readonly Node[]) => void): void {
  const descend = (at: Node, around: readonly Node[]) => {
    visit(at, around);
    const inside = [at, ...around];
    for (const child of children(at)) descend(child, inside);
  };
  descend(node, []);
}

/** A piece of text that replaces another. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Carries out edits that do not overlap; those at the same place are made in the order given. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}
