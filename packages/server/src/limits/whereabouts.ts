const KEPT = 20_000;

/** From where people came last, in memory alone. */
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

  /** Whoever has not come yet counts as if alone at an address. */
  of(person: string): string {
    return this.last(person) ?? person;
  }

  last(person: string): string | null {
    return this.known.get(person) ?? null;
  }
}
