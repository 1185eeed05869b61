import { CAPACITY, type Weights } from '../../kernel/kernel.ts';
import { learningMachine } from '../../kernel/machine.ts';
import { addresses, FLOAT } from '../../kernel/memory.ts';
import { LAYERS } from '../../learned/network.ts';

/** Inputs that were written earlier, and the loss at the outputs. */
interface Example {
  readonly index: Int32Array;
  readonly value: Float32Array;
  /** Writes the gradient for these outputs and returns the loss. */
  readonly slope: (outputs: Float32Array, gradient: Float32Array) => number;
}

/** Adds up the gradient of the value network's loss. */
export class ValueGradient {
  private readonly machine: ReturnType<typeof learningMachine>;
  private readonly at: ReturnType<typeof placesOf>['at'];
  private readonly weights: Weights;
  private readonly sums: Weights;
  private readonly index: Int32Array;
  private readonly value: Float32Array;
  private readonly units1: Int32Array;
  private readonly units2: Int32Array;
  private readonly slopes1: Float32Array;
  private readonly slopes2: Float32Array;
  private readonly out: Float32Array;
  private readonly slopesOut: Float32Array;

  constructor(weights: Weights) {
    const { shape } = weights;
    const { at, bytes } = placesOf(shape);
    const machine = learningMachine(bytes);
    const floats = (address: number, length: number) => new Float32Array(machine.buffer, address, length);
    const whole = (address: number, length: number) => new Int32Array(machine.buffer, address, length);
    this.machine = machine;
    this.at = at;
    this.weights = weights;
    const layers = [
      [at.rows1, weights.b1, weights.w1],
      [at.rows2, weights.b2, weights.w2],
      [at.rows3, weights.b3, weights.w3],
    ] as const;
    for (const [rows, bias, matrix] of layers) {
      floats(rows, bias.length).set(bias);
      floats(rows + bias.length * FLOAT, matrix.length).set(matrix);
    }
    this.sums = {
      shape,
      w1: floats(at.gradient1, weights.w1.length),
      b1: new Float32Array(shape.hidden1),
      w2: floats(at.gradient2, weights.w2.length),
      b2: new Float32Array(shape.hidden2),
      w3: floats(at.gradient3, weights.w3.length),
      b3: new Float32Array(shape.outputs),
    };
    this.index = whole(at.index, CAPACITY);
    this.value = floats(at.value, CAPACITY);
    this.units1 = whole(at.units1, shape.hidden1);
    this.units2 = whole(at.units2, shape.hidden2);
    this.slopes1 = floats(at.slopes1, shape.hidden1);
    this.slopes2 = floats(at.slopes2, shape.hidden2);
    this.out = floats(at.out, shape.outputs);
    this.slopesOut = floats(at.slopesOut, shape.outputs);
  }

  /** In the order of the network's layers. */
  gradient(): Float32Array[] {
    return LAYERS.map((layer) => this.sums[layer].slice());
  }

  /** Adds one example; returns its loss. */
  add({ index, value, slope }: Example): number {
    const { at, machine, sums, out, slopesOut } = this;
    const { hidden1, hidden2, outputs } = sums.shape;
    const count = index.length;
    if (count > CAPACITY) throw new RangeError('Too many inputs.');
    this.index.set(index);
    this.value.set(value);
    const { runLayer, spread } = machine;
    const active1 = runLayer(at.index, at.value, count, at.rows1, hidden1, at.sums1, at.units1, at.values1);
    const active2 = runLayer(
      at.units1,
      at.values1,
      active1,
      at.rows2,
      hidden2,
      at.sums2,
      at.units2,
      at.values2,
    );
    runLayer(at.units2, at.values2, active2, at.rows3, outputs, at.out, at.scratch, at.scratch2);
    const loss = slope(out, slopesOut);
    spread(at.units2, at.values2, active2, at.gradient3, outputs, at.slopesOut);
    through(this.units2.subarray(0, active2), this.weights.w3, slopesOut, this.slopes2);
    spread(at.units1, at.values1, active1, at.gradient2, hidden2, at.slopes2);
    through(this.units1.subarray(0, active1), this.weights.w2, this.slopes2, this.slopes1);
    spread(at.index, at.value, count, at.gradient1, hidden1, at.slopes1);
    add(sums.b3, slopesOut);
    add(sums.b2, this.slopes2);
    add(sums.b1, this.slopes1);
    return loss;
  }
}

/** The slopes at a layer's active units, computed from those at the units that they feed. */
function through(units: Int32Array, rows: Float32Array, later: Float32Array, slopes: Float32Array): void {
  slopes.fill(0);
  for (const unit of units) {
    const row = unit * later.length;
    let slope = 0;
    for (let j = 0; j < later.length; j++) slope += (rows[row + j] as number) * (later[j] as number);
    slopes[unit] = slope;
  }
}

function add(sums: Float32Array, slopes: Float32Array): void {
  for (let i = 0; i < sums.length; i++) (sums[i] as number) += slopes[i] as number;
}

function placesOf({ inputs, hidden1, hidden2, outputs }: Weights['shape']) {
  return addresses({
    index: CAPACITY,
    value: CAPACITY,
    rows1: (inputs + 1) * hidden1,
    rows2: (hidden1 + 1) * hidden2,
    rows3: (hidden2 + 1) * outputs,
    gradient1: inputs * hidden1,
    gradient2: hidden1 * hidden2,
    gradient3: hidden2 * outputs,
    sums1: hidden1,
    units1: hidden1,
    values1: hidden1,
    sums2: hidden2,
    units2: hidden2,
    values2: hidden2,
    out: outputs,
    scratch: outputs,
    scratch2: outputs,
    slopes1: hidden1,
    slopes2: hidden2,
    slopesOut: outputs,
  });
}
