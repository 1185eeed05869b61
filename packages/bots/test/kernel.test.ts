import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  CAPACITY,
  createKernel,
  type Kernel,
  type Shape,
  typescriptKernel,
  type Weights,
  wasmKernel,
} from '../src/kernel/kernel.ts';
import { type Seeded, seeded } from '../src/seeded.ts';

type Draw = (random: Seeded) => number;
const moderate: Draw = (random) => random.next() * 2 - 1;
/** Zeros of both signs, denormals and great numbers too: where rounding goes wrong first. */
const extreme: Draw = (random) => {
  const special = [0, -0, 1e-45, -1e-40][random.below(32)];
  return special ?? moderate(random) * 10 ** (random.below(20) - 12);
};

function randomWeights(shape: Shape, random: Seeded, draw: Draw): Weights {
  const { inputs, hidden1, hidden2, outputs } = shape;
  const floats = (length: number): Float32Array => Float32Array.from({ length }, () => draw(random));
  return {
    shape,
    w1: floats(inputs * hidden1),
    b1: floats(hidden1),
    w2: floats(hidden1 * hidden2),
    b2: floats(hidden2),
    w3: floats(hidden2 * outputs),
    b3: floats(outputs),
  };
}

interface Active {
  readonly input: number;
  readonly x: number;
}

function randomInput({ inputs }: Shape, count: number, random: Seeded, draw: Draw): Active[] {
  return Array.from({ length: count }, () => ({
    input: random.below(inputs),
    x: random.below(3) === 0 ? 1 : Math.fround(draw(random)),
  }));
}

function bits(floats: Iterable<number>): number[] {
  return [...new Uint32Array(Float32Array.from(floats).buffer)];
}

function evaluate(kernel: Kernel, active: readonly Active[]): number[] {
  for (const [i, { input, x }] of active.entries()) {
    kernel.index[i] = input;
    kernel.value[i] = x;
  }
  kernel.run(active.length);
  return bits(kernel.output);
}

/** The definition: one unit after another, each product and each sum rounded. */
function define({ w1, b1, w2, b2, w3, b3 }: Weights, active: readonly Active[]): number[] {
  const layer = (from: readonly Active[], weights: Float32Array, bias: Float32Array): number[] =>
    Array.from(bias, (b, unit) =>
      from.reduce((sum, { input, x }) => {
        const weight = weights[input * bias.length + unit] ?? Number.NaN;
        return Math.fround(sum + Math.fround(x * weight));
      }, b),
    );
  const rectified = (sums: number[]): Active[] =>
    sums.map((x, input) => ({ input, x })).filter(({ x }) => x > 0);
  return bits(layer(rectified(layer(rectified(layer(active, w1, b1)), w2, b2)), w3, b3));
}

function wasm(weights: Weights): Kernel {
  const kernel = wasmKernel(weights);
  if (kernel === null) throw new Error('This Node has no WebAssembly with SIMD.');
  return kernel;
}

const common: Shape = { inputs: 560, hidden1: 128, hidden2: 32, outputs: 8 };

describe('the kernels agree to the last bit', () => {
  test.each([
    ['moderate', moderate],
    ['extreme', extreme],
  ])('with each other and the definition, over random shapes and %s numbers', (name, draw) => {
    for (let round = 0; round < 60; round++) {
      const random = seeded(`shapes ${name} ${round}`);
      const four = (most: number): number => 4 * (1 + random.below(most));
      const shape = { inputs: 1 + random.below(80), hidden1: four(24), hidden2: four(12), outputs: four(5) };
      const weights = randomWeights(shape, random, draw);
      const kernels = [wasm(weights), typescriptKernel(weights)];
      for (let i = 0; i < 10; i++) {
        const active = randomInput(shape, random.below(60), random, draw);
        const expected = define(weights, active);
        for (const kernel of kernels) expect(evaluate(kernel, active)).toEqual(expected);
      }
    }
  });

  test.each([
    common,
    { ...common, hidden1: 256 },
    { inputs: 7, hidden1: 4, hidden2: 4, outputs: 4 },
    { inputs: 300, hidden1: 60, hidden2: 44, outputs: 12 },
  ])('over a thousand inputs of %o', (shape) => {
    const random = seeded(`thousand ${shape.hidden1}`);
    const weights = randomWeights(shape, random, moderate);
    const fast = wasm(weights);
    const plain = typescriptKernel(weights);
    const seen = new Set<string>();
    for (let i = 0; i < 1000; i++) {
      const active = randomInput(shape, random.below(140), random, moderate);
      const output = evaluate(fast, active);
      if (output.join() !== evaluate(plain, active).join()) expect.fail(`input ${i} differs`);
      seen.add(output.join());
    }
    expect(seen.size).toBeGreaterThan(500);
  });

  test('with every count from none to full', () => {
    const random = seeded('counts');
    const weights = randomWeights(common, random, moderate);
    const fast = wasm(weights);
    const plain = typescriptKernel(weights);
    for (let count = 0; count <= CAPACITY; count++) {
      const active = randomInput(common, count, random, moderate);
      expect(evaluate(fast, active).join(), `${count} inputs`).toBe(evaluate(plain, active).join());
    }
    expect(evaluate(fast, [])).toEqual(define(weights, []));
  });

  test('when no hidden unit, or every one, is above zero', () => {
    const weights = randomWeights(common, seeded('dead'), moderate);
    for (const b1 of [-1, -0, 0, 1]) {
      const biased = { ...weights, w1: weights.w1.fill(0), b1: weights.b1.map(() => b1) };
      const active = [{ input: 3, x: 1 }];
      const expected = define(biased, active);
      expect(evaluate(wasm(biased), active)).toEqual(expected);
      expect(evaluate(typescriptKernel(biased), active)).toEqual(expected);
    }
  });
});

describe.each([
  ['WebAssembly', wasm],
  ['TypeScript', typescriptKernel],
])('the %s kernel', (_, make) => {
  const weights = randomWeights(common, seeded('contract'), moderate);

  test('leaves its input alone and remembers nothing', () => {
    const random = seeded('again');
    const kernel = make(weights);
    const active = randomInput(common, 90, random, moderate);
    const first = evaluate(kernel, active);
    const input = [kernel.index.join(), kernel.value.join()];
    kernel.run(90);
    expect(bits(kernel.output)).toEqual(first);
    expect([kernel.index.join(), kernel.value.join()]).toEqual(input);
    evaluate(kernel, randomInput(common, 200, random, moderate));
    expect(evaluate(kernel, active)).toEqual(first);
  });

  test('shares nothing with another kernel or with the weights that it was made from', () => {
    const own = randomWeights(common, seeded('own'), moderate);
    const kernel = make(own);
    const active = randomInput(common, 90, seeded('both'), moderate);
    const expected = evaluate(kernel, active);
    evaluate(make(weights), active);
    expect(bits(kernel.output)).toEqual(expected);
    for (const floats of [own.w1, own.b1, own.w2, own.b2, own.w3, own.b3]) floats.fill(1);
    expect(evaluate(kernel, active)).toEqual(expected);
  });

  test.each([-1, 1.5, Number.NaN, CAPACITY + 1])('refuses a count of %d', (count) => {
    expect(() => make(weights).run(count)).toThrow(RangeError);
  });

  test.each([-1, 560])('refuses input %d', (input) => {
    expect(() => evaluate(make(weights), [{ input, x: 1 }])).toThrow(`no input ${input}`);
  });

  test('refuses weights that do not fit the shape', () => {
    expect(() => make({ ...weights, b2: new Float32Array(28) })).toThrow('28 biases');
    expect(() => make({ ...weights, shape: { ...common, inputs: 561 } })).toThrow(RangeError);
    expect(() => make(randomWeights({ ...common, hidden1: 126 }, seeded(''), moderate))).toThrow(
      'multiple of four',
    );
    expect(() => make(randomWeights({ ...common, hidden2: 0 }, seeded(''), moderate))).toThrow(RangeError);
  });
});

describe('where WebAssembly', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const weights = randomWeights(common, seeded('refusal'), moderate);
  const active = randomInput(common, 90, seeded('refusal'), moderate);
  const expected = define(weights, active);
  const refuse = (what: 'Module' | 'Instance' | 'Memory'): object => {
    const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: Record<string, unknown> })
      .WebAssembly;
    const refusing = function refusing(): never {
      throw new Error('Refused to compile or instantiate WebAssembly module');
    };
    return { Memory, Module, Instance, [what]: refusing };
  };

  test.each([
    ['is missing', undefined],
    ['lacks SIMD or is forbidden', refuse('Module')],
    ['cannot be instantiated', refuse('Instance')],
    ['gets no memory', refuse('Memory')],
  ])('%s, the TypeScript kernel steps in', (_, host) => {
    vi.stubGlobal('WebAssembly', host);
    expect(wasmKernel(weights)).toBeNull();
    expect(evaluate(createKernel(weights), active)).toEqual(expected);
  });

  test('works, it is used', () => {
    const kernel = createKernel(weights);
    expect(kernel.output.buffer).toBe(kernel.index.buffer);
    expect(evaluate(kernel, active)).toEqual(expected);
  });

  test('runs in a worker thread', async () => {
    const source = `
      const { parentPort, workerData: { url, weights, active } } = require('node:worker_threads');
      import(url).then(({ wasmKernel }) => {
        const kernel = wasmKernel(weights);
        active.forEach(({ input, x }, i) => { kernel.index[i] = input; kernel.value[i] = x; });
        kernel.run(active.length);
        parentPort.postMessage([...kernel.output]);
      });`;
    const url = new URL('../src/kernel/kernel.ts', import.meta.url).href;
    const worker = new Worker(source, { eval: true, workerData: { url, weights, active } });
    const output = await new Promise<number[]>((resolve, reject) => {
      worker.on('message', resolve).on('error', reject);
    });
    expect(bits(output)).toEqual(expected);
  });
});

test('the committed module is what its source produces', () => {
  const made = execFileSync(
    process.execPath,
    [fileURLToPath(new URL('../kernel/build.ts', import.meta.url))],
    { encoding: 'utf8' },
  );
  expect(readFileSync(new URL('../src/kernel/module.ts', import.meta.url), 'utf8')).toBe(made);
});
