import type { Node } from 'oxc-parser';
import type { Edit } from './tree.ts';

/** A node, the nodes around it (nearest first), and the text they were parsed from. */
interface Place {
  readonly node: Node;
  readonly around: readonly Node[];
  readonly text: string;
}

const COMPARED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  in: [],
  instanceof: [],
};

const CALCULATED: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&': '|',
  '|': '&',
  '^': '&',
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  push: 'unshift',
  shift: 'pop',
  pop: 'shift',
  startsWith: 'endsWith',
};

/** Methods that return their object reordered or in part: without the call, it comes whole. */
const PASSED_OVER = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim']);

/** Up to here a number also becomes one less. Larger ones are cipher constants, for which one change says enough. */
const SMALL = 100;

const whole = ({ start, end }: Node, text: string): Edit => ({ start, end, text });

/** The text between two places, with another operator in it. */
function operator(text: string, from: number, to: number, old: string, fresh: string): Edit {
  const start = text.indexOf(old, from);
  if (start < 0 || start > to) throw new Error(`No '${old}' in '${text.slice(from, to)}'.`);
  return { start, end: start + old.length, text: fresh };
}

const forced = (node: Node): Edit[] => [whole(node, 'true'), whole(node, 'false')];

/** Whether only the truth of an expression counts. */
function isCondition(node: Node, around: readonly Node[]): boolean {
  const [parent, ...further] = around;
  if (!parent) return false;
  if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') return parent.test === node;
  if (parent.type === 'UnaryExpression') return parent.operator === '!';
  return parent.type === 'LogicalExpression' && parent.operator !== '??' && isCondition(parent, further);
}

function isLoopTest(node: Node, parent: Node | undefined): boolean {
  if (parent?.type !== 'ForStatement' && parent?.type !== 'WhileStatement') return false;
  return parent.test === node;
}

/** Conditions become true and false. An endless loop would say nothing, so the test of a loop only becomes false. */
function conditions({ node, around }: Place): Edit[] {
  if (node.type === 'Literal') return [];
  if (isLoopTest(node, around[0])) return [whole(node, 'false')];
  const compares = node.type === 'BinaryExpression' && Object.hasOwn(COMPARED, node.operator);
  return compares || isCondition(node, around) ? forced(node) : [];
}

function isText(node: Node): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function binary({ node, text }: Place): Edit[] {
  if (node.type !== 'BinaryExpression') return [];
  const fresh = COMPARED[node.operator] ?? [CALCULATED[node.operator] ?? []].flat();
  if (node.operator === '+' && isText(node)) return [];
  return fresh.map((other) => operator(text, node.left.end, node.right.start, node.operator, other));
}

function logical({ node, text }: Place): Edit[] {
  if (node.type !== 'LogicalExpression') return [];
  const { left, right } = node;
  if (node.operator === '??') {
    return [left, right].map((side) => whole(node, `(${text.slice(side.start, side.end)})`));
  }
  // The operands get brackets, because their own operators may bind more loosely than the new one.
  const other = node.operator === '&&' ? '||' : '&&';
  const [first, second] = [left, right].map((side) => text.slice(side.start, side.end));
  return [whole(node, `((${first}) ${other} (${second}))`)];
}

function unary({ node, text }: Place): Edit[] {
  if (node.type === 'UpdateExpression') {
    const other = node.operator === '++' ? '--' : '++';
    return [operator(text, node.start, node.end, node.operator, other)];
  }
  if (node.type !== 'UnaryExpression' || !['!', '-', '~'].includes(node.operator)) return [];
  return [whole(node, `(${text.slice(node.argument.start, node.argument.end)})`)];
}

function assignment({ node, text }: Place): Edit[] {
  if (node.type !== 'AssignmentExpression' || node.operator === '=') return [];
  const other = CALCULATED[node.operator.slice(0, -1)];
  const { left, right } = node;
  return other ? [operator(text, left.end, right.start, node.operator, `${other}=`)] : [];
}

/** Whether a literal names something instead of being a value: a key, a module. */
function isName(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'Property') return parent.key === node && !parent.computed;
  return parent?.type === 'ImportDeclaration' || parent?.type.startsWith('Export') === true;
}

function literal({ node, around: [parent] }: Place): Edit[] {
  if (node.type === 'TemplateLiteral') return [whole(node, '``')];
  if (node.type !== 'Literal' || isName(node, parent)) return [];
  const { value } = node;
  if (typeof value === 'boolean') return [whole(node, String(!value))];
  if (typeof value === 'string') return [whole(node, value === '' ? "'GRUB'" : "''")];
  if (typeof value !== 'number') return [];
  const fresh = Math.abs(value) <= SMALL ? [value + 1, value - 1] : [value + 1];
  return fresh.map((number) => whole(node, number < 0 ? `(${number})` : String(number)));
}

/** Leaves out each item in turn of a list that has several. */
function withoutEach(items: readonly (Node | null)[]): Edit[] {
  if (items.length < 2) return [];
  return items.flatMap((item, index) => {
    if (!item) return [];
    const next = items[index + 1];
    if (next) return [{ start: item.start, end: next.start, text: '' }];
    const previous = items[index - 1];
    return [{ start: previous ? previous.end : item.start, end: item.end, text: '' }];
  });
}

function collection({ node }: Place): Edit[] {
  if (node.type === 'ArrayExpression') {
    if (node.elements.length === 0) return [whole(node, "['mutant']")];
    return [whole(node, '[]'), ...withoutEach(node.elements)];
  }
  if (node.type !== 'ObjectExpression' || node.properties.length === 0) return [];
  return [whole(node, '({})'), ...withoutEach(node.properties)];
}

function call({ node, text }: Place): Edit[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { object, property, computed } = node.callee;
  if (computed || property.type !== 'Identifier') return [];
  const { name } = property;
  const edits: Edit[] = [];
  if (Object.hasOwn(METHODS, name)) edits.push(whole(property, METHODS[name] ?? ''));
  if (PASSED_OVER.has(name)) edits.push(whole(node, text.slice(object.start, object.end)));
  if (['min', 'max', 'floor'].includes(name)) {
    const values = node.arguments.filter(({ type }) => type !== 'SpreadElement');
    for (const { start, end } of values) edits.push(whole(node, `(${text.slice(start, end)})`));
  }
  return edits;
}

function chain({ node, text }: Place): Edit[] {
  if (node.type !== 'MemberExpression' && node.type !== 'CallExpression') return [];
  if (!node.optional) return [];
  const before = node.type === 'MemberExpression' ? node.object : node.callee;
  const dots = operator(text, before.end, node.end, '?.', '');
  const after = text[dots.end];
  return [{ ...dots, text: after === '[' || after === '(' ? '' : '.' }];
}

/** Values that the other operators already change, or that have no visible effect. */
function isSimple(node: Node): boolean {
  if (node.type === 'Literal' || node.type === 'ArrayExpression' || node.type === 'ObjectExpression')
    return true;
  if (node.type === 'TemplateLiteral' || node.type === 'BlockStatement') return true;
  if (node.type === 'UnaryExpression') return node.operator === '!';
  if (node.type === 'BinaryExpression') return Object.hasOwn(COMPARED, node.operator);
  return node.type === 'Identifier' && node.name === 'undefined';
}

/** A function returns nothing. */
function results({ node }: Place): Edit[] {
  const result =
    node.type === 'ReturnStatement'
      ? node.argument
      : node.type === 'ArrowFunctionExpression'
        ? node.body
        : null;
  return result && !isSimple(result) ? [whole(result, 'undefined')] : [];
}

const REMOVED = new Set<Node['type']>([
  'ExpressionStatement',
  'ReturnStatement',
  'ThrowStatement',
  'ContinueStatement',
  'BreakStatement',
]);

/** Whether a statement is all that an `if` without `else` does: then making the condition false already removes it. */
function isGuarded(node: Node, [parent, further]: readonly Node[]): boolean {
  if (parent?.type === 'IfStatement') return parent.alternate === null;
  if (parent?.type !== 'BlockStatement' || parent.body.length > 1) return false;
  return further?.type === 'IfStatement' && further.alternate === null && node.type !== 'BlockStatement';
}

function statement({ node, around }: Place): Edit[] {
  if (!REMOVED.has(node.type) || isGuarded(node, around)) return [];
  if (node.type === 'ReturnStatement' && node.argument) return [];
  return [whole(node, ';')];
}

function isFunction(node: Node | undefined): boolean {
  return (
    node !== undefined && /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
  );
}

/** Blocks of several statements become empty: the body of a function or of a loop over a list, either side of an `if`. */
function block({ node, around }: Place): Edit[] {
  if (node.type === 'SwitchCase') {
    const [first] = node.consequent;
    const last = node.consequent.at(-1);
    return first && last ? [{ start: first.start, end: last.end, text: '' }] : [];
  }
  const [parent] = around;
  if (node.type !== 'BlockStatement' || !parent) return [];
  if (node.body.length < 2) return [];
  if (parent.type === 'IfStatement' && parent.alternate === null) return [];
  const empties = isFunction(parent) || parent.type === 'IfStatement' || parent.type === 'ForOfStatement';
  return empties ? [whole(node, '{}')] : [];
}

const OPERATORS: Readonly<Record<string, (place: Place) => Edit[]>> = {
  condition: conditions,
  comparison: binary,
  logic: logical,
  sign: unary,
  assignment,
  literal,
  collection,
  call,
  chain,
  result: results,
  statement,
  block,
};

/** All ways to break one node. */
export function breaks(place: Place): { edit: Edit; operator: string }[] {
  return Object.entries(OPERATORS).flatMap(([name, edits]) =>
    edits(place).map((edit) => ({ edit, operator: name })),
  );
}
