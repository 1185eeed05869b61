// What the writer sends to its thread, and what the thread answers.

export const BEGIN = 'BEGIN IMMEDIATE';
export const COMMIT = 'COMMIT';

/** Chains for the thread: the texts of their queries, and for each query which text it has and its values. */
export interface Chains extends Unity {
  readonly texts: readonly string[];
  readonly chains: readonly (readonly (readonly [text: number, ...values: unknown[]])[])[];
}

export interface Query extends Unity {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What happens to the rest of a transaction if an errand fails. */
interface Unity {
  /** The errand is undone, the others stay. */
  readonly guarded?: boolean;
  /** Everything is undone. */
  readonly ends?: boolean;
}

/** What the thread can do: a command without an answer, or something to write. */
export type Errand = string | Chains | Query;

export interface Answer {
  readonly error?: Error;
  /** For each chain, whether its first query changed anything. */
  readonly taken?: readonly boolean[];
  readonly rows?: readonly unknown[];
  readonly changes?: bigint;
  readonly insertId?: bigint;
}
