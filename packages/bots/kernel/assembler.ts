/** Machine code: bytes, nested in the way they were written. */
export type Code = number | readonly Code[];

/** The instructions that the kernel needs, by their names in the specification, without their operands. */
export const op = {
  block: 0x02,
  loop: 0x03,
  end: 0x0b,
  br: 0x0c,
  br_if: 0x0d,
  local_get: 0x20,
  local_set: 0x21,
  i32_load: 0x28,
  f32_load: 0x2a,
  i32_store: 0x36,
  f32_store: 0x38,
  i32_const: 0x41,
  f32_const: 0x43,
  i32_gt_u: 0x4b,
  i32_ge_u: 0x4f,
  f32_gt: 0x5e,
  i32_add: 0x6a,
  i32_mul: 0x6c,
  i32_shl: 0x74,
  i32_shr_u: 0x76,
  v128_load: [0xfd, 0x00],
  v128_load32_splat: [0xfd, 0x09],
  v128_store: [0xfd, 0x0b],
  f32x4_add: [0xfd, 0xe4, 0x01],
  f32x4_mul: [0xfd, 0xe6, 0x01],
} as const;

export type ValueType = 'i32' | 'v128';
const VALUE_TYPE: Readonly<Record<ValueType, number>> = { i32: 0x7f, v128: 0x7b };
const FUNCTION_TYPE = 0x60;
const NO_RESULT = 0x40;
const HEADER = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const SECTION = { type: 1, import: 2, function: 3, export: 7, code: 10 } as const;
const KIND = { function: 0, memory: 2 } as const;

function flat(code: Code): number[] {
  return typeof code === 'number' ? [code] : code.flatMap(flat);
}

function unsigned(value: number): Code {
  return value < 0x80 ? value : [(value & 0x7f) | 0x80, unsigned(value >>> 7)];
}

function signed(value: number): Code {
  return value >= -0x40 && value < 0x40 ? value & 0x7f : [(value & 0x7f) | 0x80, signed(value >> 7)];
}

function vector(items: readonly Code[]): Code {
  return [unsigned(items.length), items];
}

function sized(content: Code): Code {
  return vector(flat(content));
}

function name(ascii: string): Code {
  return vector(Array.from(ascii, (letter) => letter.charCodeAt(0)));
}

export function get(local: number): Code {
  return [op.local_get, unsigned(local)];
}

/** Runs the instructions and keeps the value they leave. */
export function set(local: number, ...instructions: Code[]): Code {
  return [instructions, op.local_set, unsigned(local)];
}

export function i32(value: number): Code {
  return [op.i32_const, signed(value)];
}

export function sum(first: Code, ...others: Code[]): Code {
  return [first, others.map((other) => [other, op.i32_add])];
}

/** A load or store of 2 ** `align` bytes at the address on the stack plus `offset`. */
export function access(instruction: Code, { align, offset = 0 }: { align: number; offset?: number }): Code {
  return [instruction, align, unsigned(offset)];
}

/** Repeats the body until the condition holds; it is tested before each turn. */
export function until(condition: Code, ...body: Code[]): Code {
  const leave = [op.br_if, 1];
  const again = [op.br, 0];
  return [op.block, NO_RESULT, op.loop, NO_RESULT, condition, leave, body, again, op.end, op.end];
}

export interface Routine {
  readonly name: string;
  readonly parameters: readonly ValueType[];
  readonly results: readonly ValueType[];
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

/** A module that exports one function, which works on the memory imported as `host.memory`. */
export function assemble({ name: exported, parameters, results, locals, body }: Routine): Uint8Array {
  const types = (list: readonly ValueType[]): Code => vector(list.map((item) => VALUE_TYPE[item]));
  const section = (id: number, item: Code): Code => [id, sized(vector([item]))];
  const code = [
    HEADER,
    section(SECTION.type, [FUNCTION_TYPE, types(parameters), types(results)]),
    section(SECTION.import, [name('host'), name('memory'), KIND.memory, [0, 1]]),
    section(SECTION.function, 0),
    section(SECTION.export, [name(exported), KIND.function, 0]),
    section(SECTION.code, sized([vector(locals.map((local) => [1, VALUE_TYPE[local]])), body, op.end])),
  ];
  return Uint8Array.from(flat(code));
}
