// Made by `khora calibrate --install`: do not edit.
import type { Calibration } from './calibration.ts';

export const FITTED: Calibration = { networks: '', corrections: {} };
