/** Mutants that change nothing anybody could see, and why. */
export interface Equivalents {
  readonly file: string;
  readonly where: string;
  readonly because: string;
  /** As the run prints them. */
  readonly mutants: readonly string[];
}

export const EQUIVALENTS: readonly Equivalents[] = [];
