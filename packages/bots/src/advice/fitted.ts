// Made by `khora calibrate --install`: do not edit.
import type { Calibration } from './calibration.ts';

/** What the advice of these networks came to, in games that were played on. */
export const FITTED: Calibration = {
  networks: '36ae2fa86817',
  corrections: {
    2: {
      win: [-0.1311, -0.3323, 0.0215, 1.2258, -0.3546],
      points: [-1.2293, -3.1597, -6.6207, 1.0011, 0.355],
    },
    3: {
      win: [-0.1425, -0.3094, -0.0177, 1.1146, -0.059],
      points: [-0.2743, -1.8085, -3.9883, 1.0024, 0.0842],
    },
    4: {
      win: [-0.1836, -0.3192, 0.2134, 1.1389, 0.0306],
      points: [-0.8701, -3.7895, -0.4285, 1.0206, 0.2626],
    },
  },
};
