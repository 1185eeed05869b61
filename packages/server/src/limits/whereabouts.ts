const KEPT = 20_000;

/** Where people last came from; kept only in memory. */
export class Whereabouts {
  private readonly known = new Map<string, string>();

  note(person: string, address: string): void {
    this.known.delete(person);
    this.known.set(person, address);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= KEPT) break;
      this.known.delete(oldest);
    }
  }

  /** Somebody who has not connected yet counts as alone at an address. */
  of(person: string): string {
    return this.last(person) ?? person;
  }

  last(person: string): string | null {
    return this.known.get(person) ?? null;
  }
}
