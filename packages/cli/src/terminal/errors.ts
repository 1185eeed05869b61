/** Bad input from the person at the keyboard; the message says what to do instead. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
