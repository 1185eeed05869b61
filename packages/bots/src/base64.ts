const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Works on bytes in threes. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += BASE64[(group >> shift) & 63];
  }
  return text;
}

export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length / 4) * 3);
  const values = new Map(Array.from(BASE64, (letter, value) => [letter, value]));
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let group = 0;
    for (let j = 0; j < 4; j++) group = (group << 6) | (values.get(text[i + j] ?? 'A') ?? 0);
    bytes[at++] = group >> 16;
    bytes[at++] = (group >> 8) & 255;
    bytes[at++] = group & 255;
  }
  return bytes;
}
