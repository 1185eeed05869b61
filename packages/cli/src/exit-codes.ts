/** How a command ends: 0 when all is well, 1 when a check failed, 2 when the input was no good. */
export const EXIT = { ok: 0, failed: 1, badInput: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
