import { instantiate } from './machine.ts';
import { CAPACITY, checkInput, type Kernel, layersOf, type Weights } from './network.ts';

const FLOAT = 4;

/** The kernel in WebAssembly; null where the host has no WebAssembly with SIMD or refuses to compile it. */
export function wasmKernel(weights: Weights): Kernel | null {
  const layers = layersOf(weights);
  const { inputs, hidden1, hidden2, outputs } = weights.shape;

  let size = 0;
  // Only multiples of four floats are ever reserved, so that all addresses are aligned to vectors.
  const reserve = (floats: number): number => {
    const address = size;
    size += floats * FLOAT;
    return address;
  };
  const index = reserve(CAPACITY);
  const value = reserve(CAPACITY);
  const widest = Math.max(hidden1, hidden2, outputs);
  const sums = reserve(widest);
  const activeIndex = reserve(widest);
  const activeValue = reserve(widest);
  const [rows1, rows2, rows3] = layers.map((layer) => reserve((layer.inputs + 1) * layer.units)) as [
    number,
    number,
    number,
  ];

  const machine = instantiate(size);
  if (machine === null) return null;
  const { buffer, runLayer } = machine;
  for (const [i, { bias, weights }] of layers.entries()) {
    const rows = new Float32Array(buffer, [rows1, rows2, rows3][i]);
    rows.set(bias);
    rows.set(weights, bias.length);
  }

  const indices = new Int32Array(buffer, index, CAPACITY);
  return {
    index: indices,
    value: new Float32Array(buffer, value, CAPACITY),
    output: new Float32Array(buffer, sums, outputs),
    run(count) {
      checkInput(indices, count, inputs);
      const active1 = runLayer(index, value, count, rows1, hidden1, sums, activeIndex, activeValue);
      const active2 = runLayer(
        activeIndex,
        activeValue,
        active1,
        rows2,
        hidden2,
        sums,
        activeIndex,
        activeValue,
      );
      runLayer(activeIndex, activeValue, active2, rows3, outputs, sums, activeIndex, activeValue);
    },
  };
}
