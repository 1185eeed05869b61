import { Script } from 'node:vm';
import type { Node } from 'oxc-parser';
import { type Edit, edited, parse, walk } from './tree.ts';

/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** What a module needs from its host: the exports of others, its own address, and a count of the work that it does. */
interface Host {
  readonly load: (specifier: string) => Exports;
  readonly meta: { readonly url: string };
  readonly tick: () => void;
}

/** A module as a function: every call starts it afresh. */
export interface Module {
  readonly file: string;
  /** What it imports, as written. */
  readonly imports: readonly string[];
  readonly run: (host: Host) => Exports;
  /** Where a place in the source ended up, to understand what V8 says about the code that ran. */
  readonly moved: (offset: number) => number;
}

const LOOPS = /^(For|ForOf|ForIn|While|DoWhile)Statement$/;

/** Counts the rounds of every loop and the calls of every function, so that runaway code can be stopped. */
function ticks(node: Node): Edit[] {
  const body = 'body' in node ? (node.body as Node | Node[] | null) : null;
  if (!body || Array.isArray(body)) return [];
  const counted = LOOPS.test(node.type) || /Function/.test(node.type);
  if (!counted) return [];
  const { start, end, type } = body;
  if (type === 'BlockStatement') return [{ start: start + 1, end: start + 1, text: '$tick();' }];
  if (!LOOPS.test(node.type)) return [];
  return [
    { start, end: start, text: '{$tick();' },
    { start: end, end, text: '}' },
  ];
}

function declared(node: Node): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return [node.id?.name ?? ''];
  if (node.type !== 'VariableDeclaration') throw new Error(`Cannot export ${node.type}.`);
  return node.declarations.map(({ id }) => {
    if (id.type !== 'Identifier') throw new Error('Cannot export a pattern.');
    return id.name;
  });
}

interface Parts {
  readonly edits: Edit[];
  readonly imports: string[];
  readonly head: string[];
  readonly exports: string[];
}

function named(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  throw new Error('Cannot import or export a name in quotes.');
}

function takeApart(node: Node, parts: Parts): void {
  const { edits, imports, head, exports } = parts;
  const load = (from: string) => {
    if (!imports.includes(from)) imports.push(from);
    return `$host.load(${JSON.stringify(from)})`;
  };
  if (node.type === 'ImportDeclaration') {
    edits.push({ start: node.start, end: node.end, text: '' });
    const all = node.specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
    const names = node.specifiers.flatMap((each) =>
      each.type === 'ImportSpecifier' ? `${named(each.imported)}: ${each.local.name}` : [],
    );
    const standard = node.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier');
    if (standard) names.push(`default: ${standard.local.name}`);
    head.push(`const ${all ? all.local.name : `{ ${names.join(', ')} }`} = ${load(node.source.value)};`);
  } else if (node.type === 'ExportAllDeclaration') {
    edits.push({ start: node.start, end: node.end, text: '' });
    exports.push(`...${load(node.source.value)}`);
  } else if (node.type === 'ExportNamedDeclaration') {
    const { declaration, source, specifiers } = node;
    if (declaration) {
      edits.push({ start: node.start, end: declaration.start, text: '' });
      exports.push(...declared(declaration));
      return;
    }
    edits.push({ start: node.start, end: node.end, text: '' });
    const from = source ? `${load(source.value)}.` : '';
    for (const { local, exported } of specifiers) exports.push(`${named(exported)}: ${from}${named(local)}`);
  } else if (node.type === 'ExportDefaultDeclaration') throw new Error('Cannot export a default.');
}

/** Turns JavaScript with imports and exports into a function. */
export function moduleOf(file: string, js: string): Module {
  const program = parse(file, js);
  const parts: Parts = { edits: [], imports: [], head: [], exports: [] };
  for (const node of program.body) takeApart(node, parts);
  walk(program, (node) => {
    if (node.type === 'MetaProperty')
      parts.edits.push({ start: node.start, end: node.end, text: '$host.meta' });
    parts.edits.push(...ticks(node));
  });
  const head = `(function ($host) { 'use strict'; const $tick = $host.tick; ${parts.head.join(' ')}`;
  const code = `${head}${edited(js, parts.edits)}\n;return { ${parts.exports.join(', ')} }; })`;
  return {
    file,
    imports: parts.imports,
    run: new Script(code, { filename: file }).runInThisContext() as Module['run'],
    moved(offset) {
      let by = head.length;
      for (const { start, end, text } of parts.edits) if (end <= offset) by += text.length - (end - start);
      return offset + by;
    },
  };
}
