/** What luck did in a finished game, so that it can be subtracted from results. */

export { heatOf } from '../levels.ts';
export { WINDFALLS, type Windfall, type Windfalls, windfallsOf } from './windfall.ts';
