/** How a command ends: 0 if all is well, 1 if a check failed, 2 for bad input. */
export const EXIT = { ok: 0, failed: 1, badInput: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
