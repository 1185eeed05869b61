// Made by `khora calibrate --install`: do not edit.
import type { Calibration } from './calibration.ts';

/** How the advice of these networks compares with how games really ended. */
export const FITTED: Calibration = {
  networks: 'd16f8cd2219c',
  corrections: {
    2: {
      win: [-0.079, -0.2275, -0.2195, 1.0597, 0.0131],
      points: [0.037, -1.3264, -1.1611, 0.9883, 0.1307],
    },
    3: {
      win: [-0.1171, -0.2378, 0.1092, 0.9629, 0.2464],
      points: [-0.1001, -3.7781, 1.8495, 0.995, 0.0659],
    },
    4: {
      win: [-0.0747, 0.0769, -0.2467, 0.9507, 0.2326],
      points: [0.1493, 0.3439, -0.3782, 1.0005, 0.0066],
    },
  },
};
