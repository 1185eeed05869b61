import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../sign-in/cookies.ts';

const NAME = 'khora.device';
const YEAR = 31_536_000;
/** Nothing else needs to see it. */
const PATH = '/api/auth/sign-in';

/**
 * Browsers that have opened an account before. They have a count of wrong passwords of their own, so that strangers who
 * guess cannot keep the owner out. What they keep is signed, and does not say whose it is.
 */
export class Devices {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** A cookie for a browser that has just opened an account. */
  remember(username: string): string {
    const device = randomBytes(16).toString('base64url');
    return cookie(`${device}.${this.sign(username, device)}`, YEAR);
  }

  /** The cookie that removes it. */
  forget(): string {
    return cookie('', 0);
  }

  /** Which device asks, if it has opened this account before. */
  find(request: FastifyRequest, username: string): string | null {
    const [device = '', signature = ''] = cookieOf(request, NAME)?.split('.') ?? [];
    const ours = Buffer.from(this.sign(username, device));
    const theirs = Buffer.from(signature);
    return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? device : null;
  }

  private sign(username: string, device: string): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify(['device', username, device]))
      .digest('base64url');
  }
}

function cookie(value: string, age: number): string {
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${age}; HttpOnly; SameSite=Lax`;
}
