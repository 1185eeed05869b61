/** Sparse inputs of a network, written one after another. */
export class Sheet {
  readonly index: Int32Array;
  readonly value: Float32Array;
  count = 0;

  constructor(index: Int32Array, value: Float32Array) {
    this.index = index;
    this.value = value;
  }

  static of(capacity: number): Sheet {
    return new Sheet(new Int32Array(capacity), new Float32Array(capacity));
  }

  put(input: number, value: number): void {
    if (value === 0) return;
    this.index[this.count] = input;
    this.value[this.count] = value;
    this.count += 1;
  }

  on(input: number): void {
    this.index[this.count] = input;
    this.value[this.count] = 1;
    this.count += 1;
  }
}

/** Blocks of inputs, one after another. */
export function layout<K extends string>(
  sizes: Readonly<Record<K, number>>,
  from = 0,
): { readonly at: Readonly<Record<K, number>>; readonly end: number } {
  let end = from;
  const at = {} as Record<K, number>;
  for (const key of Object.keys(sizes) as K[]) {
    at[key] = end;
    end += sizes[key];
  }
  return { at, end };
}

/** The bin for a count; the last bin also holds everything larger. */
export function bin(count: number, bins: number): number {
  return count < 0 ? 0 : count < bins ? count : bins - 1;
}

/** The place of each id in a list. */
export function indexOf(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, index) => [id, index]));
}
