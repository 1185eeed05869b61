import type { Point } from './geometry.ts';

/** Joints of a figure that faces right and is about 42 high, its feet at y = 0. */
export interface Pose {
  readonly hip: Point;
  readonly chest: Point;
  readonly head: Point;
  readonly near: readonly [elbow: Point, hand: Point];
  readonly far: readonly [elbow: Point, hand: Point];
  readonly nearLeg: readonly [knee: Point, ankle: Point];
  readonly farLeg: readonly [knee: Point, ankle: Point];
}

/** An arm by its elbow and hand, a leg by its knee and ankle. */
export function bend(x1: number, y1: number, x2: number, y2: number): Pose['near'] {
  return [
    [x1, y1],
    [x2, y2],
  ];
}

const stand: Pose = {
  hip: [0, -20],
  chest: [0, -31],
  head: [0.6, -38],
  near: bend(-2.5, -24.5, 2.5, -21),
  far: bend(5, -25.5, 7.5, -21.5),
  nearLeg: bend(-0.6, -10.5, -2.5, -1.4),
  farLeg: bend(1.8, -10.5, 2.6, -1.4),
};
const stride: Pose = {
  ...stand,
  nearLeg: bend(4, -11.5, 7.5, -1.6),
  farLeg: bend(-2, -10.5, -7.5, -2.2),
};
const thrust: Pose = {
  ...stride,
  hip: [0, -19],
  chest: [1.5, -29.5],
  head: [3, -36.3],
  near: bend(-4.5, -34.5, -3.5, -40),
  far: bend(6, -27, 9, -29),
  nearLeg: bend(6, -12, 8.5, -1.6),
};

export const poses = {
  stand,
  stride,
  thrust,
  orate: {
    ...stand,
    near: bend(4, -26, 9.5, -31.5),
    far: bend(-3, -25, 0.5, -21),
  },
  offer: {
    ...stand,
    near: bend(3, -24, 9.5, -25.5),
    far: bend(5, -24, 10.5, -27),
  },
  raise: {
    ...stride,
    near: bend(5, -34, 7, -42),
    far: bend(6, -31, 10.5, -38),
  },
  run: {
    hip: [-1, -20],
    chest: [2.5, -29.5],
    head: [5, -36],
    near: bend(-4.5, -26.5, -8, -20.5),
    far: bend(8.5, -26, 12.5, -31.5),
    nearLeg: bend(7.5, -18, 7, -7.5),
    farLeg: bend(-4.5, -11, -13.5, -7.5),
  },
  sit: {
    hip: [-4, -13],
    chest: [-3.5, -24],
    head: [-2, -31],
    near: bend(0, -17.5, 6, -19),
    far: bend(2, -19, 7, -22.5),
    nearLeg: bend(5, -13, 5, -1.4),
    farLeg: bend(6, -12, 8, -1.4),
  },
  kneel: {
    hip: [-3, -12],
    chest: [0, -21.5],
    head: [2, -28.4],
    near: bend(3.5, -16, 8.5, -14),
    far: bend(5, -17, 10, -16),
    nearLeg: bend(1, -2.2, -7.5, -1.6),
    farLeg: bend(5, -11, 5, -1.4),
  },
  swing: {
    ...stride,
    chest: [-1, -30],
    head: [0.5, -37],
    near: bend(-5, -36, -3, -42),
    far: bend(1, -37, -1.5, -43),
  },
  bow: {
    ...stand,
    hip: [-1, -19],
    chest: [4, -28],
    head: [8, -32.5],
    near: bend(6.5, -22, 7, -16),
    far: bend(8, -22, 10, -17),
  },
} satisfies Record<string, Pose>;
