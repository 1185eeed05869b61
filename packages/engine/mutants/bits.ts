/** A set of small numbers as text, for storing in a file. */
export function packed(numbers: readonly number[], size: number): string {
  const bytes = new Uint8Array(Math.ceil(size / 8));
  for (const each of numbers) bytes[each >> 3] = (bytes[each >> 3] ?? 0) | (1 << (each & 7));
  return Buffer.from(bytes).toString('base64');
}

export function unpacked(text: string): { has(number: number): boolean } {
  const bytes = Buffer.from(text, 'base64');
  return { has: (number) => ((bytes[number >> 3] ?? 0) & (1 << (number & 7))) !== 0 };
}
