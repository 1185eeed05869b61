import { describe, expect, test } from 'vitest';
import { Evaluator } from '../../src/learned/evaluator.ts';
import type { Example } from '../../src/learned/learning/backprop.ts';
import { Learner, VALUE_SHAPE } from '../../src/learned/learning/learner.ts';
import { Optimizer } from '../../src/learned/learning/optimizer.ts';
import { selfPlay } from '../../src/learned/learning/self-play.ts';
import {
  emptyWeights,
  initialWeights,
  LAYERS,
  packWeights,
  unpackWeights,
} from '../../src/learned/network.ts';
import { assignmentSlope, Predictor, tileSets } from '../../src/learned/policy.ts';
import { seeded } from '../../src/seeded.ts';
import { positions } from '../kit.ts';

const SHAPE = { inputs: 6, hidden1: 8, hidden2: 4, outputs: 4 };

const practice = (evaluator: Evaluator, seed: string) => ({ evaluator, seed, heat: 0.01 });

describe('the optimizer', () => {
  /** Squares of the distance to fixed targets. */
  const squares = (index: number[], value: number[], targets: number[]): Example => ({
    index,
    value,
    slope(outputs, gradient) {
      let loss = 0;
      targets.forEach((target, i) => {
        const miss = (outputs[i] ?? 0) - target;
        gradient[i] = miss;
        loss += (miss * miss) / 2;
      });
      return loss;
    },
  });

  test('learns a small table by heart', () => {
    const optimizer = new Optimizer(initialWeights(SHAPE, seeded('table')));
    const batch = [
      squares([0, 3], [1, 0.5], [1, 0, 0, 2]),
      squares([1, 4], [1, 1], [0, 1, -1, 0]),
      squares([2, 5], [0.3, 1], [0.5, 0.5, 1, -2]),
    ];
    let loss = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 1500; i++) loss = optimizer.step(batch, 0.01);
    expect(loss).toBeLessThan(1e-3);
  });

  test('does not touch rows of inputs that no example has', () => {
    const weights = initialWeights(SHAPE, seeded('rows'));
    const before = weights.w1.slice();
    new Optimizer(weights).step([squares([2], [1], [1, 1, 1, 1])], 0.01);
    const changed = new Set<number>();
    weights.w1.forEach((weight, i) => {
      if (weight !== before[i]) changed.add(Math.floor(i / SHAPE.hidden1));
    });
    expect([...changed]).toEqual([2]);
  });

  test('continues from its memory as if it had never stopped', () => {
    const batch = [squares([0, 1], [1, 1], [1, 2, 3, 4])];
    const straight = new Optimizer(initialWeights(SHAPE, seeded('memory')));
    for (let i = 0; i < 6; i++) straight.step(batch, 0.01);
    const first = new Optimizer(initialWeights(SHAPE, seeded('memory')));
    for (let i = 0; i < 3; i++) first.step(batch, 0.01);
    const second = new Optimizer(first.weights);
    second.remember(first.memory());
    for (let i = 0; i < 3; i++) second.step(batch, 0.01);
    for (const layer of LAYERS) expect(second.weights[layer]).toEqual(straight.weights[layer]);
  });
});

test('packed weights come back within half a step, and packing them again changes nothing', () => {
  const weights = initialWeights(SHAPE, seeded('pack'));
  const packed = packWeights(weights);
  const back = unpackWeights(packed);
  for (const layer of LAYERS) {
    back[layer].forEach((weight, i) => {
      expect(Math.abs(weight - (weights[layer][i] ?? 0))).toBeLessThanOrEqual(packed.scales[layer] * 0.51);
    });
  }
  expect(unpackWeights(packWeights(back))).toEqual(back);
  expect(unpackWeights(packWeights(emptyWeights(SHAPE)))).toEqual(emptyWeights(SHAPE));
});

describe('the prediction of assignments', () => {
  test('every set of tiles once, each as cheaply as possible', () => {
    expect(tileSets([1, 6])).toHaveLength(21);
    expect(tileSets([4, 2, 2])).toHaveLength(35);
    const { tiles, cost } =
      tileSets([6, 1]).find((set) => set.tiles.includes(0) && set.tiles.includes(5)) ?? {};
    expect({ tiles, cost }).toEqual({ tiles: [5, 0], cost: 0 });
  });

  test('its gradient is that of its loss', () => {
    const chosen = { dice: [3, 1], citizens: 2, tiles: [2, 5] as const };
    const outputs = Float64Array.from({ length: 12 }, (_, i) => Math.sin(i));
    const gradient = new Float64Array(12);
    assignmentSlope(chosen, outputs, gradient);
    for (let i = 0; i < 12; i++) {
      const moved = (by: number) =>
        assignmentSlope(chosen, outputs.with(i, (outputs[i] ?? 0) + by), new Float64Array(12));
      expect(gradient[i]).toBeCloseTo((moved(1e-4) - moved(-1e-4)) / 2e-4, 5);
    }
  });

  test('chances add up to one', () => {
    const predictor = new Predictor(Learner.fresh('chances').policy.weights);
    for (const { state, seat } of positions(200, 'chances')) {
      if (state.phase !== 'dice') continue;
      const all = predictor.likelihoods(state, seat);
      expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });
});

describe('self-play', () => {
  test('the same weights and seed give the same game and the same samples', () => {
    const evaluator = new Evaluator(Learner.fresh('self-play').value.weights);
    expect(selfPlay(practice(evaluator, 'a'))).toEqual(selfPlay(practice(evaluator, 'a')));
  });

  test('targets are chances that add up to one, and points within reason', () => {
    const evaluator = new Evaluator(Learner.fresh('targets').value.weights);
    const { samples } = selfPlay(practice(evaluator, 'targets'));
    expect(samples.length).toBeGreaterThan(50);
    for (const { target, players, index } of samples) {
      const chances = target.slice(0, players).reduce((sum, chance) => sum + chance, 0);
      expect(chances).toBeCloseTo(1, 4);
      expect(Math.max(...target)).toBeLessThan(4);
      expect(Math.max(...index)).toBeLessThan(VALUE_SHAPE.inputs);
    }
  });

  test('learning from a few games makes their outcome less of a surprise', () => {
    const learner = Learner.fresh('learning');
    const evaluator = new Evaluator(learner.value.weights);
    const played = Array.from({ length: 2 }, (_, i) => selfPlay(practice(evaluator, `learning/${i}`)));
    const data = {
      samples: played.flatMap(({ samples }) => samples),
      assignments: played.flatMap(({ assignments }) => assignments),
    };
    const first = learner.learn(data, 'x', 1e-3);
    let last = first;
    for (let pass = 0; pass < 12; pass++) last = learner.learn(data, `pass ${pass}`, 1e-3);
    expect(last.value).toBeLessThan(first.value * 0.9);
    expect(last.policy).toBeLessThan(first.policy);
  });
});
