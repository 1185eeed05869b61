import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Proof } from '@khora/protocol';
import { Refused } from '../../errors.ts';
import type { Asker } from '../user.ts';
import type { Users } from '../users.ts';

/** How long a proof is valid, in milliseconds. */
const VALID = 5 * 60_000;

interface ProofsOptions {
  readonly users: Users;
  readonly secret: string;
  readonly now: () => number;
}

/**
 * Somebody who finds a signed-in browser must not be able to take over the account: anything that changes who can sign
 * in asks for the password or a passkey again. The proof is signed rather than stored, so that every process accepts
 * it.
 */
export class Proofs {
  private readonly options: ProofsOptions;

  constructor(options: ProofsOptions) {
    this.options = options;
  }

  /** For somebody who has just shown their password or passkey. */
  make(asker: Asker): Proof {
    const until = this.options.now() + VALID;
    return { proof: `${until}.${this.sign(asker, until)}`, until };
  }

  /** Refuses users who have a password or a passkey and have not just used it. */
  async insist(asker: Asker, proof: string | undefined): Promise<void> {
    if (proof !== undefined && this.isGood(asker, proof)) return;
    const { users } = this.options;
    // A guest has nothing to confirm with.
    if (!(await users.hasPassword(asker.id)) && (await users.passkeys(asker.id)) === 0) return;
    throw new Refused(
      'prove-first',
      'First confirm that it is you: POST your password or passkey to /api/me/proof.',
    );
  }

  private isGood(asker: Asker, proof: string): boolean {
    const [until = '', signature = ''] = proof.split('.');
    if (!(Number(until) > this.options.now())) return false;
    const wanted = Buffer.from(this.sign(asker, Number(until)));
    const given = Buffer.from(signature);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }

  private sign({ id, key }: Asker, until: number): string {
    return createHmac('sha256', this.options.secret)
      .update(JSON.stringify(['proof', id, key, until]))
      .digest('base64url');
  }
}
