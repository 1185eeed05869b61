// What the writer asks of its thread, and what it answers.

export const BEGIN = 'BEGIN IMMEDIATE';
export const COMMIT = 'COMMIT';

/** Chains for the thread: the texts of their queries, and of each query which text it has, and its values. */
export interface Chains extends Unity {
  readonly texts: readonly string[];
  readonly chains: readonly (readonly (readonly [text: number, ...values: unknown[]])[])[];
}

export interface Query extends Unity {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What happens to the rest of a transaction if a step fails. */
interface Unity {
  /** The step leaves nothing, the others stay. */
  readonly guarded?: boolean;
  /** Nothing stays. */
  readonly ends?: boolean;
}

/** What the thread can do: a command without an answer, or something to write. */
export type Step = string | Chains | Query;

export interface Answer {
  readonly error?: Error;
  /** For each chain whether its first query changed anything. */
  readonly taken?: readonly boolean[];
  readonly rows?: readonly unknown[];
  readonly changes?: bigint;
  readonly insertId?: bigint;
}
