import type { Holds, Loss } from '../../src/browser/holds.ts';

/** Holds of windows that all answer at once. */
export class FakeHolds implements Holds {
  private readonly holders = new Map<string, (loss: Loss) => Promise<void>>();

  readonly take: Holds['take'] = (id, onLost) => {
    if (this.holders.has(id)) return Promise.resolve(null);
    this.holders.set(id, onLost);
    const release = () => {
      if (this.holders.get(id) === onLost) this.holders.delete(id);
    };
    return Promise.resolve({ release });
  };

  readonly takeOver: Holds['takeOver'] = async (id, onLost) => {
    await this.holders.get(id)?.('asked');
    this.holders.delete(id);
    return this.take(id, onLost);
  };
}
