/** Units per layer. All but `inputs` are multiples of four. */
export interface Shape {
  readonly inputs: number;
  readonly hidden1: number;
  readonly hidden2: number;
  readonly outputs: number;
}

/** Each matrix holds one row per unit that feeds the layer: `w1[input * hidden1 + unit]`. */
export interface Weights {
  readonly shape: Shape;
  readonly w1: Float32Array;
  readonly b1: Float32Array;
  readonly w2: Float32Array;
  readonly b2: Float32Array;
  readonly w3: Float32Array;
  readonly b3: Float32Array;
}

/** Evaluates one position at a time: fill `index` and `value` with the active inputs, run, and read `output`. */
export interface Kernel {
  readonly index: Int32Array;
  readonly value: Float32Array;
  readonly output: Float32Array;
  run(count: number): void;
}

/** The most inputs that may be active at once. */
export const CAPACITY = 512;

/** One layer's weights, with the units on either side. */
export interface Layer {
  readonly inputs: number;
  readonly units: number;
  readonly bias: Float32Array;
  readonly weights: Float32Array;
}

/** Copies of the three layers, checked to have the sizes that the shape promises. */
export function layersOf({ shape, w1, b1, w2, b2, w3, b3 }: Weights): readonly [Layer, Layer, Layer] {
  const { inputs, hidden1, hidden2, outputs } = shape;
  return [
    copyOf({ inputs, units: hidden1, bias: b1, weights: w1 }),
    copyOf({ inputs: hidden1, units: hidden2, bias: b2, weights: w2 }),
    copyOf({ inputs: hidden2, units: outputs, bias: b3, weights: w3 }),
  ];
}

function copyOf({ inputs, units, bias, weights }: Layer): Layer {
  if (!(inputs > 0 && units > 0 && units % 4 === 0)) {
    throw new RangeError(`A layer from ${inputs} to ${units} units: the latter must be a multiple of four.`);
  }
  if (bias.length !== units || weights.length !== inputs * units) {
    throw new RangeError(
      `A layer from ${inputs} to ${units} units has ${bias.length} biases and ${weights.length} weights.`,
    );
  }
  return { inputs, units, bias: bias.slice(), weights: weights.slice() };
}

/** Throws unless the first `count` active inputs exist: WebAssembly would read whatever is there. */
export function checkInput(index: Int32Array, count: number, inputs: number): void {
  if (count >>> 0 !== count || count > CAPACITY) {
    throw new RangeError(`${count} active inputs: at most ${CAPACITY} fit.`);
  }
  for (let i = 0; i < count; i++) {
    const input = index[i] as number;
    if (input >>> 0 >= inputs) throw new RangeError(`There is no input ${input}, only ${inputs} from 0.`);
  }
}
