import type { ErrorCode, Sanction, SanctionKind } from '@khora/protocol';
import { sanctionSchema } from '@khora/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { Refused } from '../errors.ts';
import type { Bus } from '../live/bus.ts';
import type { Database } from '../storage/database.ts';

interface SanctionsOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** Sanctions on people and addresses. All are kept in memory, because every request asks for them. */
export class Sanctions {
  private readonly options: SanctionsOptions;
  private known: ReadonlyMap<string, Sanction> = new Map();
  private readonly listeners = new Set<() => void>();

  private constructor(options: SanctionsOptions) {
    this.options = options;
    options.bus.listen(({ type }) => {
      if (type === 'sanctioned') this.refresh();
    });
  }

  static async open(options: SanctionsOptions): Promise<Sanctions> {
    const sanctions = new Sanctions(options);
    await sanctions.read();
    return sanctions;
  }

  /** Called for every change, whichever process made it. */
  listen(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Catches up with what other processes have imposed and lifted. */
  refresh(): void {
    this.read().catch((error: unknown) =>
      this.options.log.error({ err: error }, 'the sanctions could not be read'),
    );
  }

  find(kind: SanctionKind, subject: string): Sanction | null {
    const sanction = this.known.get(keyOf(kind, subject));
    if (!sanction) return null;
    return sanction.until === null || sanction.until > this.options.now() ? sanction : null;
  }

  /** The sanctions on a person now. */
  of(user: string): Sanction[] {
    return [this.find('mute', user), this.find('ban', user)].filter((found) => found !== null);
  }

  async impose({ kind, until, reason }: Sanction, subject: string): Promise<void> {
    await this.options.db
      .insertInto('sanctions')
      .values({ kind, subject, until, reason })
      .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ until, reason }))
      .execute();
    await this.tell();
  }

  async lift(kind: SanctionKind, subject: string): Promise<void> {
    await this.options.db
      .deleteFrom('sanctions')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .execute();
    await this.tell();
  }

  insistMayPlay(user: string): void {
    refuse(this.find('ban', user), 'banned', 'You are banned from this server');
  }

  insistMaySpeak(user: string): void {
    refuse(this.find('mute', user), 'muted', 'You are muted and cannot write in the chat');
  }

  insistMayCome(address: string): void {
    refuse(this.find('address', address), 'network-banned', 'Your network is banned from this server');
  }

  private async tell(): Promise<void> {
    await this.read();
    this.options.bus.publish({ type: 'sanctioned' });
  }

  private async read(): Promise<void> {
    const rows = await this.options.db.selectFrom('sanctions').selectAll().execute();
    this.known = new Map(
      rows.map(({ kind, subject, until, reason }) => {
        const sanction = sanctionSchema.parse({ kind, until, reason });
        return [keyOf(sanction.kind, subject), sanction];
      }),
    );
    for (const listener of this.listeners) listener();
  }
}

function keyOf(kind: SanctionKind, subject: string): string {
  return `${kind} ${subject}`;
}

function refuse(sanction: Sanction | null, code: ErrorCode, sentence: string): void {
  if (!sanction) return;
  const until = sanction.until === null ? '' : ` until ${new Date(sanction.until).toISOString()}`;
  const why = sanction.reason === '' ? '' : ` The moderators say: ${sanction.reason}`;
  throw new Refused(code, `${sentence}${until}.${why}`);
}
