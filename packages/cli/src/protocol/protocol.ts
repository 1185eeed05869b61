/** The version of the protocol for programs; it goes up when a message changes its meaning, not when one is added. */
export const PROTOCOL = 1;

/** What was wrong with a request: a word for programs, a sentence for people. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A line of input as an object with a type; its other fields are still unknown. */
export type ProtocolRequest = Readonly<Record<string, unknown>> & { readonly type: string };

export function parseRequest(line: string): ProtocolRequest {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new RequestError('not-json', 'A request is one JSON object on one line.');
  }
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string')
    throw new RequestError(
      'no-type',
      'A request is an object with a "type", such as {"id":1,"type":"hello"}.',
    );
  return value as ProtocolRequest;
}
