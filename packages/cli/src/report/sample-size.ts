/** Fewer players than this say nothing about a card. */
export const LEAST = 20;
