import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of a cookie as it came. */
export function cookieOf(request: FastifyRequest, name: string): string | null {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
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
