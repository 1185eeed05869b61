/** What a page needs to show reviews and positions, without anything that is learned. */

export { packed, unpacked } from './packing.ts';
export { type OpenPuzzle, puzzleFrom, puzzleLine } from './puzzle-text.ts';
export { steadied } from './rounding.ts';
export { REVIEW_VERSION } from './version.ts';
