import { CAPACITY, checkInput, type Kernel, type Layer, layersOf, type Weights } from './network.ts';

/** The kernel in plain TypeScript: rounds every product and sum to a float, as the WebAssembly kernel does. */
export function typescriptKernel(weights: Weights): Kernel {
  const [layer1, layer2, layer3] = layersOf(weights);
  const { inputs, hidden1, hidden2, outputs } = weights.shape;
  const index = new Int32Array(CAPACITY);
  const value = new Float32Array(CAPACITY);
  const sums1 = new Float32Array(hidden1);
  const sums2 = new Float32Array(hidden2);
  const output = new Float32Array(outputs);
  return {
    index,
    value,
    output,
    run(count) {
      checkInput(index, count, inputs);
      sums1.set(layer1.bias);
      for (let i = 0; i < count; i++) addRow(sums1, layer1, index[i] as number, value[i] as number);
      addActive(sums2, layer2, sums1);
      addActive(output, layer3, sums2);
    },
  };
}

function addActive(sums: Float32Array, layer: Layer, from: Float32Array): void {
  sums.set(layer.bias);
  for (let input = 0; input < from.length; input++) {
    const x = from[input] as number;
    if (x > 0) addRow(sums, layer, input, x);
  }
}

/** The sum is rounded by being stored; only the product needs to be rounded here. */
function addRow(sums: Float32Array, { units, weights }: Layer, input: number, x: number): void {
  const row = input * units;
  for (let unit = 0; unit < units; unit++) {
    sums[unit] = (sums[unit] as number) + Math.fround(x * (weights[row + unit] as number));
  }
}
