import type { Move } from '@khora/engine';
import type { ClientMessage } from '@khora/protocol';

/** What is sent until it is answered. */
export type Parcel = Extract<ClientMessage, { id: string }>;

/** Each message without the address and the id that the outbox adds. */
export type Letter =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'undo' }
  | { readonly type: 'return' }
  | { readonly type: 'chat'; readonly text: string };

/** Messages that have not been answered, in order; sent again, they keep their ids. */
export class Outbox {
  private readonly parcels = new Map<string, Parcel>();

  add(table: string, letter: Letter): Parcel {
    const parcel: Parcel = { ...letter, table, id: crypto.randomUUID() };
    this.parcels.set(parcel.id, parcel);
    return parcel;
  }

  /** Takes out what has been answered; undefined if it was not waiting here. */
  take(id: string | undefined): Parcel | undefined {
    const parcel = id === undefined ? undefined : this.parcels.get(id);
    if (parcel) this.parcels.delete(parcel.id);
    return parcel;
  }

  get waiting(): readonly Parcel[] {
    return [...this.parcels.values()];
  }

  /** Whether something is under way that changes the game. */
  get hasMove(): boolean {
    return this.waiting.some(({ type }) => type === 'move' || type === 'undo');
  }

  clear(): void {
    this.parcels.clear();
  }
}
