import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of a cookie as it came. */
export function cookieOf(request: FastifyRequest, name: string): string | null {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/** What a cookie of the authentication library says, if its signature is ours; otherwise null. */
export function signedValue(cookie: string, secret: string): string | null {
  const text = decoded(cookie);
  const end = text.lastIndexOf('.');
  const value = text.slice(0, Math.max(0, end));
  const ours = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  const theirs = Buffer.from(text.slice(end + 1));
  return value !== '' && theirs.length === ours.length && timingSafeEqual(theirs, ours) ? value : null;
}

function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return '';
  }
}

/** Sets cookies; over https, they are for https only. */
export function setCookies(request: FastifyRequest, reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length === 0) return;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    cookies.map((cookie) => cookie + secure),
  );
}
