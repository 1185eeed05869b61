// Made by `khora calibrate --install`: do not edit.
import type { Calibration } from './calibration.ts';

/** How the hints of these networks compare with how games really ended. */
export const FITTED: Calibration = {
  networks: 'b393eafaede5',
  corrections: {
    2: {
      win: [-0.0825, -0.1079, 0.0936, 0.8709, 0.2465],
      points: [-0.5549, -1.5599, -9.6787, 0.9814, 0.1585],
    },
    3: {
      win: [-0.2072, -0.1139, 0.2656, 0.8318, 0.2774],
      points: [-0.8853, -1.8661, -6.4214, 0.9767, 0.1149],
    },
    4: {
      win: [-0.1028, 0.1598, 0.0595, 0.8528, 0.2182],
      points: [-0.4158, 0.6223, -7.1878, 0.9814, 0.0333],
    },
  },
};
