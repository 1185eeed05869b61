import { instantiate } from './machine.ts';
import { addresses } from './memory.ts';
import { CAPACITY, checkInput, type Kernel, type Layer, layersOf, type Weights } from './network.ts';

/** The kernel in WebAssembly; null where the host has no WebAssembly with SIMD or refuses to compile it. */
export function wasmKernel(weights: Weights): Kernel | null {
  const layers = layersOf(weights);
  const { inputs, hidden1, hidden2, outputs } = weights.shape;

  const widest = Math.max(hidden1, hidden2, outputs);
  const [layer1, layer2, layer3] = layers;
  const sizeOf = (layer: Layer) => (layer.inputs + 1) * layer.units;
  const { at, bytes } = addresses({
    index: CAPACITY,
    value: CAPACITY,
    sums: widest,
    activeIndex: widest,
    activeValue: widest,
    rows1: sizeOf(layer1),
    rows2: sizeOf(layer2),
    rows3: sizeOf(layer3),
  });
  const machine = instantiate(bytes);
  if (machine === null) return null;
  const { buffer, runLayer } = machine;
  for (const [address, { bias, weights }] of [
    [at.rows1, layer1],
    [at.rows2, layer2],
    [at.rows3, layer3],
  ] as const) {
    const rows = new Float32Array(buffer, address);
    rows.set(bias);
    rows.set(weights, bias.length);
  }

  const { index, value, sums, activeIndex, activeValue, rows1, rows2, rows3 } = at;
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
