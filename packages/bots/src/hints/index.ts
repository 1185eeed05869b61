/** The parts of hints, for measuring how far it can be trusted. */

export { NETWORKS } from '../expert/networks/weights.ts';
export { weigh } from '../levels.ts';
export {
  type Calibration,
  type Correction,
  calibrated,
  pointTerms,
  type Raw,
  type Shown,
  UNCORRECTED,
  USUAL_POINTS,
  winTerms,
} from './calibration.ts';
export { FITTED } from './fitted.ts';
export { tryMoves } from './trials.ts';
