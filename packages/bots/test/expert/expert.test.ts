import {
  determinize,
  type GameView,
  legalMoves,
  type Move,
  type MoveType,
  type Position,
  type Seat,
  view,
} from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../../src/budgets.ts';
import { choicesOf } from '../../src/expert/inputs/choices.ts';
import { MOVE_INPUTS, MoveWriter } from '../../src/expert/inputs/moves.ts';
import { Sheet } from '../../src/expert/inputs/sheet.ts';
import { QUESTIONS, writeState } from '../../src/expert/inputs/state.ts';
import { Adam } from '../../src/expert/learning/adam.ts';
import { lessonFrom, type Method } from '../../src/expert/learning/lesson.ts';
import { PolicyGradient } from '../../src/expert/learning/policy-gradient.ts';
import { playSearched } from '../../src/expert/learning/searched.ts';
import { studyOf } from '../../src/expert/learning/study.ts';
import type { NetworkLesson } from '../../src/expert/learning/sums.ts';
import { TEACHERS, teacherOf } from '../../src/expert/learning/teachers.ts';
import { ValueGradient } from '../../src/expert/learning/value-gradient.ts';
import { initialValue, Judge, valueSlope } from '../../src/expert/networks/judge.ts';
import { grown } from '../../src/expert/networks/networks.ts';
import {
  initialPolicy,
  POLICY_ARRAYS,
  type PolicyKernel,
  type PolicyWeights,
  typescriptPolicyKernel,
  wasmPolicyKernel,
} from '../../src/expert/networks/policy-network.ts';
import { horizonOf } from '../../src/expert/play/horizon.ts';
import { mindOf } from '../../src/expert/play/mind.ts';
import { likelihoods, PolicyPlayer, policyBot } from '../../src/expert/play/player.ts';
import { Searcher } from '../../src/expert/play/search.ts';
import { Backprop } from '../../src/learned/learning/backprop.ts';
import { LAYERS } from '../../src/learned/network.ts';
import { seeded } from '../../src/seeded.ts';
import { positions } from '../kit.ts';

const networks = () => ({
  policy: initialPolicy(8, seeded('policy')),
  value: initialValue(8, seeded('value')),
});

function written(sheet: Sheet): string {
  return Array.from({ length: sheet.count }, (_, i) => `${sheet.index[i]}=${sheet.value[i]}`).join();
}

function stateOf(position: Position, seat: Seat): string {
  const sheet = Sheet.of(512);
  writeState(position, seat, sheet);
  return written(sheet);
}

describe('the inputs', () => {
  test('every kind of question comes up, and no two moves of a question look alike', () => {
    const asked = new Set<MoveType>();
    const source = seeded('examples');
    const sheet = Sheet.of(512);
    for (const { state, seat } of positions(80_000, 'moves')) {
      const kind = state.players[seat]?.agenda.at(-1)?.do as MoveType;
      const isNew = !asked.has(kind);
      asked.add(kind);
      // Everything is described once; for questions that are asked all the time, a few examples are enough.
      if (!isNew && source.below(60) > 0) continue;
      const writer = new MoveWriter(state, seat);
      const looks = choicesOf(state, seat).map((move) => {
        writer.write(move, sheet);
        expect(Math.max(...sheet.index.subarray(0, sheet.count))).toBeLessThan(MOVE_INPUTS);
        return written(sheet);
      });
      // If dice show the same number, it does not matter which is rolled again.
      if (kind !== 'reroll') expect(new Set(looks).size, kind).toBe(looks.length);
    }
    expect([...asked].sort()).toEqual([...QUESTIONS].sort());
  });

  test('are the same for a game, a view of it, and a game that looks alike', () => {
    for (const { state, seat } of positions(600, 'looks')) {
      const seen = view(state, seat);
      const own = stateOf(state, seat);
      expect(stateOf(seen, seat)).toBe(own);
      expect(stateOf(determinize(seen, 'other'), seat)).toBe(own);
    }
  });

  test('moves look the same in a game, a view of it, and a game that looks alike', () => {
    const looksOf = (position: Position, seat: Seat) => {
      const writer = new MoveWriter(position, seat);
      const sheet = Sheet.of(512);
      return choicesOf(position, seat).map((move) => {
        writer.write(move, sheet);
        return written(sheet);
      });
    };
    for (const { state, seat } of positions(600, 'moves alike')) {
      const seen = view(state, seat);
      const own = looksOf(state, seat);
      expect(looksOf(seen, seat)).toEqual(own);
      expect(looksOf(determinize(seen, 'other'), seat)).toEqual(own);
    }
  });

  test('choices are legal, and leave out no set of tiles', () => {
    for (const { state, seat } of positions(400, 'choices')) {
      const legal = legalMoves(state, seat);
      const choices = choicesOf(state, seat);
      for (const move of choices) expect(legal).toContainEqual(move);
      const sets = (moves: typeof choices) =>
        new Set(
          moves
            .map((move) => (move.type === 'assign' ? move.tiles.toSorted((a, b) => a - b) : move))
            .map(String),
        );
      expect(sets(choices)).toEqual(sets(legal));
    }
  });
});

describe('the policy network', () => {
  const scores = (kernel: PolicyKernel, position: Position, seat: Seat) => {
    writeState(position, seat, kernel.position);
    kernel.see();
    const writer = new MoveWriter(position, seat);
    return choicesOf(position, seat).map((move) => {
      writer.write(move, kernel.move);
      return kernel.score();
    });
  };

  test('scores the same in WebAssembly and TypeScript, to the last bit', () => {
    const { policy } = networks();
    const wasm = wasmPolicyKernel(policy);
    const plain = typescriptPolicyKernel(policy);
    expect(wasm).not.toBeNull();
    for (const { state, seat } of positions(200, 'kernels')) {
      expect(scores(wasm as PolicyKernel, state, seat)).toEqual(scores(plain, state, seat));
    }
  });

  test('its gradient is that of its loss', () => {
    const { policy } = networks();
    const aim = { weight: 1, entropy: 0 };
    for (const { state, seat } of [...positions(400, 'gradient')].slice(150, 158)) {
      const record = (weights: PolicyWeights) => {
        const gradient = new PolicyGradient(weights);
        const { scores } = gradient.score(state, seat);
        const choices = scores.length;
        const chances = Array.from({ length: choices }, (_, n) => (n === 0 ? 0.7 : 0.3 / (choices - 1)));
        return { loss: gradient.add(0, scores, { ...aim, chances }), gradient };
      };
      const { gradient } = record(policy);
      for (const array of POLICY_ARRAYS) {
        const slopes = gradient.gradient[array];
        // The steepest one represents all.
        const at = slopes.reduce(
          (best, slope, i) => (Math.abs(slope) > Math.abs(slopes[best] ?? 0) ? i : best),
          0,
        );
        const moved = (by: number) => {
          const changed = policy[array].slice();
          changed[at] = (changed[at] ?? 0) + by;
          return record({ ...policy, [array]: changed }).loss;
        };
        expect(slopes[at]).toBeCloseTo((moved(2e-3) - moved(-2e-3)) / 4e-3, 2);
      }
    }
  });

  test('likelihoods add up to one', () => {
    expect(likelihoods([1, 1, 1, 1])).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(likelihoods([900, -900, 3]).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

test("the value network's gradient is that of its loss", () => {
  const target = { win: [0.5, 0.25, 0.25], points: [80, 60, 100] };
  const outputs = Float64Array.from({ length: 8 }, (_, i) => Math.sin(i));
  const gradient = new Float64Array(8);
  valueSlope(target, outputs, gradient);
  for (let i = 0; i < 8; i++) {
    const moved = (by: number) =>
      valueSlope(target, outputs.with(i, (outputs[i] ?? 0) + by), new Float64Array(8));
    expect(gradient[i]).toBeCloseTo((moved(1e-4) - moved(-1e-4)) / 2e-4, 5);
  }
});

test('the gradient of the value network is that of its loss', () => {
  const { value } = networks();
  const target = { win: [0.5, 0.25, 0.25, 0], points: [90, 80, 70, 100] };
  const slope = (outputs: ArrayLike<number>, gradient: Float32Array | Float64Array) =>
    valueSlope(target, outputs, gradient);
  const slow = new Backprop(value);
  const fast = new ValueGradient(value);
  for (const { state, seat } of positions(40, 'value gradient')) {
    const sheet = Sheet.of(512);
    writeState(state, seat, sheet);
    const index = sheet.index.slice(0, sheet.count);
    const own = sheet.value.slice(0, sheet.count);
    expect(fast.add({ index, value: own, slope })).toBeCloseTo(slow.add({ index, value: own, slope }), 4);
  }
  fast.gradient().forEach((array, which) => {
    const expected = slow.gradient[LAYERS[which] ?? 'b3'];
    for (let i = 0; i < array.length; i++) expect(array[i]).toBeCloseTo(expected[i] ?? 0, 3);
  });
});

/** How likely a policy finds raising Culture, on average over questions where it could. */
function cultureOf(policy: PolicyWeights): number {
  const player = new PolicyPlayer(policy);
  let sum = 0;
  let count = 0;
  for (const { state, seat } of positions(4000, 'culture')) {
    const moves = player.score(state, seat);
    const raise = moves.findIndex((move) => move.type === 'progress' && move.track === 'culture');
    if (raise < 0) continue;
    sum += likelihoods(player.scores)[raise] ?? 0;
    count += 1;
  }
  return sum / count;
}

describe('lessons', () => {
  const method: Method = {
    teacher: 'plan',
    asked: 0,
    entropy: 0.01,
    explore: 0,
    lambda: 0.9,
    prize: 0,
    rivals: null,
  };

  test('the same networks and seeds give the same lesson', () => {
    const lesson = () => lessonFrom(networks(), ['a', 'b'], method);
    expect(lesson()).toEqual(lesson());
    expect(lessonFrom(networks(), ['c', 'b'], method)).not.toEqual(lesson());
  });

  test('imitating the plan makes its choices less of a surprise, and results too', () => {
    const own = networks();
    const policy = new Adam(POLICY_ARRAYS.map((array) => own.policy[array]));
    const { shape: _shape, ...layers } = own.value;
    const value = new Adam(Object.values(layers));
    const teach = () => lessonFrom(own, ['lesson', 'another'], { ...method, asked: 1, entropy: 0 });
    const loss = ({ policyLoss, valueLoss, decisions, valued }: NetworkLesson) => ({
      policy: policyLoss / decisions,
      value: valueLoss / valued,
    });
    const first = loss(teach());
    for (let step = 0; step < 10; step++) {
      const lesson = teach();
      policy.step(lesson.policy, 0.01);
      value.step(lesson.value, 0.006);
    }
    const last = loss(teach());
    expect(last.policy).toBeLessThan(0.97 * first.policy);
    expect(last.value).toBeLessThan(0.8 * first.value);
  });

  test('trying out any move now and then teaches something else', () => {
    const lesson = (explore: number) => lessonFrom(networks(), ['a'], { ...method, explore });
    expect(lesson(0.2)).toEqual(lesson(0.2));
    expect(lesson(0.2)).not.toEqual(lesson(0));
  });

  test('a prize for rounds with three dice makes what led to them likelier', () => {
    const seeds = Array.from({ length: 8 }, (_, i) => `dice/${i}`);
    const own = networks();
    const policy = new Adam(POLICY_ARRAYS.map((array) => own.policy[array]));
    const culture = () => cultureOf(own.policy);
    const before = culture();
    for (let step = 0; step < 12; step++)
      policy.step(lessonFrom(own, seeds, { ...method, prize: 200, lambda: 1 }).policy, 0.01);
    expect(culture()).toBeGreaterThan(before);
    expect(lessonFrom(own, seeds, { ...method, prize: 5 })).not.toEqual(lessonFrom(own, seeds, method));
  });

  test.each(TEACHERS)('%s: a teacher says how likely each move should be, the same every time', (id) => {
    const teacher = teacherOf(id);
    let told = 0;
    for (const { state, seat } of positions(24, `teacher/${id}`)) {
      const seen = view(state, seat);
      const moves = choicesOf(state, seat);
      const chances = teacher(seen, moves, 'seed');
      expect(chances).toHaveLength(moves.length);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(teacher(seen, moves, 'seed')).toEqual(chances);
      if (Math.max(...chances) > 1.05 / moves.length) told += 1;
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe('how far a search looks', () => {
  test('a long search looks further than a short one, whether it counts trials or time', () => {
    const short = horizonOf({ iterations: 60 });
    const long = horizonOf(BUDGETS.archon);
    expect(long).toBeGreaterThan(short);
    expect(horizonOf(BUDGETS.strategos)).toBe(short);
    expect(horizonOf({ milliseconds: 20 })).toBe(short);
    expect(horizonOf({ milliseconds: 1000 })).toBe(long);
  });

  test('a cap of time changes nothing about it, so a slow device imagines the same games', () => {
    const { iterations } = BUDGETS.archon;
    expect(horizonOf({ iterations, milliseconds: 1 })).toBe(horizonOf({ iterations }));
  });

  test('a long search sees no more than its view, and not what a short one sees', () => {
    const mind = mindOf(networks());
    const searcher = new Searcher(() => mind);
    const areAlike = Array.from(positions(6, 'long'), ({ state, seat }) => {
      const seen = view(state, seat);
      const other = view(determinize(seen, 'other'), seat);
      const search = (from: GameView, iterations: number) =>
        searcher.weigh(from, { seed: 'long', budget: { iterations } });
      const long = search(seen, 200);
      expect(search(other, 200)).toEqual(long);
      return JSON.stringify(search(seen, 199)) === JSON.stringify(long);
    });
    expect(areAlike).toContain(false);
  });
});

describe('games with search', () => {
  test('a search says how likely each choice should be, its own the likeliest', () => {
    const mind = mindOf(networks());
    const searcher = new Searcher(() => mind);
    for (const { state, seat } of positions(40, 'improvement')) {
      const seen = view(state, seat);
      const thinking = { seed: 'seed', budget: { iterations: 24 } };
      const { best, chances, estimate } = searcher.improve(seen, thinking);
      const choices = choicesOf(seen, seat);
      expect(chances).toHaveLength(choices.length);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(choices[best]).toEqual(searcher.choose(seen, thinking));
      expect(chances.filter((chance) => chance > 0).length).toBeGreaterThan(1);
      expect(estimate.win).toHaveLength(state.players.length);
    }
  });

  test('are reproducible, and learning from them makes their choices less of a surprise', () => {
    const own = networks();
    const game = playSearched(own, { seed: 'searched', iterations: 6 });
    expect(playSearched(own, { seed: 'searched', iterations: 6 })).toEqual(game);
    expect(game.made.some(({ found }) => found)).toBe(true);
    const policy = new Adam(POLICY_ARRAYS.map((array) => own.policy[array]));
    const loss = ({ policyLoss, decisions }: NetworkLesson) => policyLoss / decisions;
    const first = studyOf(own, [game], 0);
    expect(first.decisions).toBe(game.made.filter(({ found }) => found).length);
    expect(studyOf(own, [game], 0)).toEqual(first);
    for (let step = 0; step < 10; step++) policy.step(studyOf(own, [game], step).policy, 0.01);
    expect(loss(studyOf(own, [game], 0))).toBeLessThan(0.97 * loss(first));
  });

  test('an illegal game is not learned from', () => {
    const game = { seed: 'searched', made: [{ chosen: 999 }] };
    expect(() => studyOf(networks(), [game], 0)).toThrow(/'searched' does not agree with the rules/);
  });
});

test('enlarged networks give the same results as before', () => {
  const { policy, value } = networks();
  const { hidden } = policy.shape;
  // As if the last inputs were new.
  const old = {
    policy: {
      ...policy,
      shape: { ...policy.shape, state: policy.shape.state - 3, move: policy.shape.move - 2 },
      state: policy.state.slice(0, -3 * hidden),
      move: policy.move.slice(0, -2 * hidden),
    },
    value: {
      ...value,
      shape: { ...value.shape, inputs: value.shape.inputs - 3 },
      w1: value.w1.slice(0, -3 * value.shape.hidden1),
    },
  };
  const now = grown(old, 12, seeded('grown'));
  expect(now.policy.shape).toEqual({ ...policy.shape, hidden: 12 });
  expect(now.value.shape).toEqual(value.shape);
  const minds = [
    { kernel: typescriptPolicyKernel(old.policy), judge: new Judge(old.value) },
    { kernel: typescriptPolicyKernel(now.policy), judge: new Judge(now.value) },
  ];
  const inputs = [policy.shape.state - 3, policy.shape.move - 2];
  let compared = 0;
  for (const { state, seat } of positions(60, 'grown')) {
    const said = minds.map(({ kernel, judge }) => {
      writeState(state, seat, kernel.position);
      const known = kernel.position.index.subarray(0, kernel.position.count);
      if (Math.max(...known) >= (inputs[0] ?? 0)) return null;
      kernel.see();
      new MoveWriter(state, seat).write(choicesOf(state, seat)[0] as Move, kernel.move);
      if (Math.max(...kernel.move.index.subarray(0, kernel.move.count)) >= (inputs[1] ?? 0)) return null;
      return { score: kernel.score(), win: judge.look(state, seat).win[0] ?? 0 };
    });
    const [before, after] = said;
    if (!before || !after) continue;
    compared += 1;
    expect(after.score).toBeCloseTo(before.score, 9);
    expect(after.win).toBeCloseTo(before.win, 9);
  }
  expect(compared).toBeGreaterThan(5);
});

test.each(['policy', 'search'])(
  '%s: what its seat cannot see never changes its choice, which is legal',
  (id) => {
    const own = networks();
    const mind = mindOf(own);
    const choose = id === 'policy' ? policyBot(own.policy) : new Searcher(() => mind).choose;
    let at = 0;
    for (const { state, seat } of positions(id === 'policy' ? 600 : 120, `honesty/${id}`)) {
      const thinking = { seed: `s${at++}`, budget: { iterations: 12 } };
      const seen = view(state, seat);
      const move = choose(seen, thinking);
      expect(legalMoves(state, seat)).toContainEqual(move);
      expect(choose(view(determinize(seen, `other/${at}`), seat), thinking)).toEqual(move);
    }
  },
);
