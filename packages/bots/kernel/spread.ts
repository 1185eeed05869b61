import { access, assemble, type Code, get, i32, op, set, sum, until, type ValueType } from './assembler.ts';

// The parameters: byte addresses, and the two counts.
const index = 0;
const value = 1;
const count = 2;
const rows = 3; // one row of gradients per input
const units = 4;
const slopes = 5;

// The locals: byte addresses and offsets, then vectors.
const stride = 6;
const column = 7;
const input = 8;
const inputsEnd = 9;
const row = 10;
const x = 11;
const slope = (n: number): number => 12 + n;

/** How many vectors of four slopes are kept in registers at once. */
const WIDTHS = [8, 2, 1];
const FLOAT = 4;
const VECTOR = 16;
const word = { align: 2 };
const fourfold: Code = [i32(2), op.i32_shl];

/** For every block of columns of this width: each active input's value times the slopes, added to its row. */
function blocks(width: number): Code {
  const vectors = Array.from({ length: width }, (_, n) => n);
  const nth = (n: number): { align: number; offset: number } => ({ align: 4, offset: n * VECTOR });
  return until(
    [sum(get(column), i32(width * VECTOR)), get(stride), op.i32_gt_u],
    vectors.map((n) => set(slope(n), sum(get(slopes), get(column)), access(op.v128_load, nth(n)))),
    set(input, i32(0)),
    until(
      [get(input), get(inputsEnd), op.i32_ge_u],
      set(row, sum(get(index), get(input)), access(op.i32_load, word), get(stride), op.i32_mul),
      set(row, sum(get(row), get(rows), get(column))),
      set(x, sum(get(value), get(input)), access(op.v128_load32_splat, word)),
      vectors.map((n) => [
        get(row),
        [get(row), access(op.v128_load, nth(n)), get(slope(n)), get(x), op.f32x4_mul, op.f32x4_add],
        access(op.v128_store, nth(n)),
      ]),
      set(input, sum(get(input), i32(FLOAT))),
    ),
    set(column, sum(get(column), i32(width * VECTOR))),
  );
}

function list(length: number, type: ValueType): ValueType[] {
  return Array.from({ length }, () => type);
}

/** Back through a layer: adds the slopes at its units to the gradients of the inputs that fed them. */
export const spread = assemble({
  name: 'spread',
  parameters: list(stride, 'i32'),
  results: [],
  locals: [...list(x - stride, 'i32'), ...list(1 + Math.max(...WIDTHS), 'v128')],
  body: [set(stride, get(units), fourfold), set(inputsEnd, get(count), fourfold), WIDTHS.map(blocks)],
});
