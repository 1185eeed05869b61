// Made by `khora calibrate --install`: do not edit.
import type { Calibration } from './calibration.ts';

/** What the advice of these networks came to, in games that were played on. */
export const FITTED: Calibration = {
  networks: 'd16f8cd2219c',
  corrections: {
    2: {
      win: [0.0418, -0.0114, -0.5169, 0.9679, 0.1305],
      points: [0.3163, -0.4791, -1.3064, 0.996, 0.1123],
    },
    3: {
      win: [-0.0349, -0.3539, 0.1309, 0.8652, 0.4053],
      points: [-0.0745, -4.2661, 2.0139, 1.0023, 0.0828],
    },
    4: {
      win: [-0.3417, 0.0678, 0.3098, 0.9016, 0.4441],
      points: [-0.0478, 0.4752, 0.6664, 0.9864, 0.0692],
    },
  },
};
