/** What a page needs to show reviews and positions, without anything that is learned. */

export { type AccountMeasure, PARTS, type Part, type Statement, statementOf } from './account/statement.ts';
export { bestOf, type Feat, HIGHLIGHTS, isMeasurable, turningPoints, worstOf } from './highlights.ts';
export { packed, unpacked } from './puzzles/position-text.ts';
export { type OpenPuzzle, puzzleFrom, puzzleLine, samplesOf } from './puzzles/puzzle-text.ts';
export { REVIEW_VERSION } from './version.ts';
