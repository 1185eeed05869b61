// WebSocket frames (RFC 6455) as texts with one character per byte, for a client that only sends and receives ASCII.

/** Sizes from here on take 16 bits, and from 64 kB on 64. */
const MEDIUM = 126;
const WHOLE_TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
/** A client's frames are masked; the mask may be anything, and this one changes nothing. */
const MASK = '\0\0\0\0';

/** A frame of text that is shorter than 64 kB. */
export function maskedFrame(text: string): string {
  const { length } = text;
  const size = length < MEDIUM ? [MASKED | length] : [MASKED | MEDIUM, length >> 8, length & 0xff];
  return `${String.fromCharCode(WHOLE_TEXT, ...size)}${MASK}${text}`;
}

/** The answer to a ping without a text, as the server sends them. */
export const PONG_FRAME = `${String.fromCharCode(PONG, MASKED)}${MASK}`;

interface Frame {
  readonly start: number;
  readonly end: number;
  readonly isPing: boolean;
}

/** Where the text of the frame lies that begins at a place; null if it is not all there. */
export function frameAt(bytes: string, at: number): Frame | null {
  if (bytes.length < at + 2) return null;
  const kind = bytes.charCodeAt(at);
  if (kind !== WHOLE_TEXT && kind !== PING)
    throw new Error('Only whole texts and pings were expected from the server.');
  const short = bytes.charCodeAt(at + 1);
  const start = at + 2 + (short < MEDIUM ? 0 : short === MEDIUM ? 2 : 8);
  if (bytes.length < start) return null;
  let size = short < MEDIUM ? short : 0;
  for (let index = at + 2; index < start; index++) size = size * 256 + bytes.charCodeAt(index);
  const end = start + size;
  return bytes.length < end ? null : { start, end, isPing: kind === PING };
}
