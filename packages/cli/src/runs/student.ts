import {
  Adam,
  grown,
  initialPolicy,
  initialValue,
  type NetworkLesson,
  type Networks,
  POLICY_ARRAYS,
} from '@khora/bots/expert';
import { LAYERS, seeded } from '@khora/bots/learned';

/** Units of the value network's first layer. */
const VALUE_UNITS = 160;

/** The networks of a run, with what their training remembers. */
export class Student {
  readonly networks: Networks;
  readonly policy: Adam;
  readonly value: Adam;

  constructor(networks: Networks) {
    this.networks = networks;
    this.policy = new Adam(POLICY_ARRAYS.map((array) => networks.policy[array]));
    this.value = new Adam(LAYERS.map((layer) => networks.value[layer]));
  }

  static fresh(seed: string, units: number): Student {
    return new Student({
      policy: initialPolicy(units, seeded(`${seed}/policy`)),
      value: initialValue(VALUE_UNITS, seeded(`${seed}/value`)),
    });
  }

  /** The mean of several networks from one run is steadier than any of them. */
  static meanOf(all: readonly Networks[]): Student {
    const [first, ...others] = all;
    if (!first) throw new RangeError('There is nothing to average.');
    const student = new Student(first);
    others.forEach(({ policy, value }, index) => {
      for (const array of POLICY_ARRAYS) approach(first.policy[array], policy[array], 1 / (index + 2));
      for (const layer of LAYERS) approach(first.value[layer], value[layer], 1 / (index + 2));
    });
    return student;
  }

  /** With all current inputs, and at least this many units in its policy. */
  grown(seed: string, units: number): Student {
    return new Student(grown(this.networks, units, seeded(`${seed}/grown`)));
  }

  /** One step by all lessons of a batch, in their order. */
  learn(lessons: readonly NetworkLesson[], rate: number): void {
    const sum = (of: (lesson: NetworkLesson) => number) =>
      lessons.reduce((total, lesson) => total + of(lesson), 0);
    this.policy.step(
      mean(
        lessons.map(({ policy }) => policy),
        sum(({ decisions }) => decisions),
      ),
      rate,
    );
    this.value.step(
      mean(
        lessons.map(({ value }) => value),
        sum(({ valued }) => valued),
      ),
      rate,
    );
  }
}

/** Moves weights part of the way to others. */
function approach(weights: Float32Array, others: Float32Array, part: number): void {
  for (let i = 0; i < weights.length; i++)
    (weights[i] as number) += part * ((others[i] as number) - (weights[i] as number));
}

/** The sum of gradients over this many examples. */
function mean(gradients: readonly (readonly Float32Array[])[], examples: number): Float32Array[] {
  const [first = [], ...others] = gradients;
  return first.map((array, which) => {
    const total = array.slice();
    for (const other of others) {
      const own = other[which] as Float32Array;
      for (let i = 0; i < total.length; i++) (total[i] as number) += own[i] as number;
    }
    for (let i = 0; i < total.length; i++) (total[i] as number) /= Math.max(1, examples);
    return total;
  });
}
