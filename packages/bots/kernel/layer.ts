import { access, assemble, type Code, get, i32, op, set, sum, until, type ValueType } from './assembler.ts';

// The parameters: byte addresses, and the two counts.
const index = 0;
const value = 1;
const count = 2;
const rows = 3; // the biases, then one row of weights per input
const units = 4;
const sums = 5;
const activeIndex = 6;
const activeValue = 7;

// The locals: byte addresses and offsets, then vectors.
const stride = 8;
const column = 9;
const input = 10;
const inputsEnd = 11;
const firstRow = 12;
const row = 13;
const unit = 14;
const active = 15;
const x = 16;
const accumulator = (n: number): number => 17 + n;

/** How many vectors of four sums are kept in registers at once: as many as fit, then what remains of a row. */
const WIDTHS = [8, 2, 1];
const FLOAT = 4;
const VECTOR = 16;
const ZERO = [op.f32_const, 0, 0, 0, 0];

const word = { align: 2 };
const fourfold: Code = [i32(2), op.i32_shl];

/** For every block of columns of this width: the biases, plus each active input's row times its value, in order. */
function blocks(width: number): Code {
  const vectors = Array.from({ length: width }, (_, n) => n);
  const nth = (n: number): { align: number; offset: number } => ({ align: 4, offset: n * VECTOR });
  const product = (n: number): Code => [get(row), access(op.v128_load, nth(n)), get(x), op.f32x4_mul];
  return until(
    [sum(get(column), i32(width * VECTOR)), get(stride), op.i32_gt_u],
    vectors.map((n) => set(accumulator(n), sum(get(rows), get(column)), access(op.v128_load, nth(n)))),
    set(firstRow, sum(get(rows), get(column), get(stride))),
    set(input, i32(0)),
    until(
      [get(input), get(inputsEnd), op.i32_ge_u],
      set(row, sum(get(index), get(input)), access(op.i32_load, word), get(stride), op.i32_mul),
      set(row, sum(get(row), get(firstRow))),
      set(x, sum(get(value), get(input)), access(op.v128_load32_splat, word)),
      vectors.map((n) => set(accumulator(n), get(accumulator(n)), product(n), op.f32x4_add)),
      set(input, sum(get(input), i32(FLOAT))),
    ),
    vectors.map((n) => [sum(get(sums), get(column)), get(accumulator(n)), access(op.v128_store, nth(n))]),
    set(column, sum(get(column), i32(width * VECTOR))),
  );
}

/** The rectifier: every unit is written at the end of the list, which advances only past a sum above zero. */
const listActive: Code = until(
  [get(unit), get(units), op.i32_ge_u],
  [sum(get(activeIndex), get(active)), get(unit), access(op.i32_store, word)],
  [sum(get(activeValue), get(active)), get(sums), access(op.f32_load, word), access(op.f32_store, word)],
  set(active, sum(get(active), [get(sums), access(op.f32_load, word), ZERO, op.f32_gt, fourfold])),
  set(sums, sum(get(sums), i32(FLOAT))),
  set(unit, sum(get(unit), i32(1))),
);

function list(length: number, type: ValueType): ValueType[] {
  return Array.from({ length }, () => type);
}

/**
 * Writes the sums of one layer, four at a time, then the index and value of those above zero: the next layer's
 * input. Returns how many there are. The lists may take the place of the layer's own input.
 */
export const layer = assemble({
  name: 'layer',
  parameters: list(stride, 'i32'),
  results: ['i32'],
  locals: [...list(x - stride, 'i32'), ...list(1 + Math.max(...WIDTHS), 'v128')],
  body: [
    set(stride, get(units), fourfold),
    set(inputsEnd, get(count), fourfold),
    WIDTHS.map(blocks),
    listActive,
    [get(active), i32(2), op.i32_shr_u],
  ],
});
