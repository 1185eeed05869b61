const KEPT = 20_000;

/** Where people last came from; kept only in memory. */
export class Whereabouts {
  private readonly known = new Map<string, string>();
  private readonly people = new Map<string, Set<string>>();

  note(person: string, address: string): void {
    this.forget(person);
    this.known.set(person, address);
    const there = this.people.get(address) ?? new Set();
    this.people.set(address, there.add(person));
    for (const oldest of this.known.keys()) {
      if (this.known.size <= KEPT) break;
      this.forget(oldest);
    }
  }

  /** Somebody who has not connected yet counts as alone at an address. */
  of(person: string): string {
    return this.last(person) ?? person;
  }

  last(person: string): string | null {
    return this.known.get(person) ?? null;
  }

  /** Everybody who last came from the same address, the person included. */
  neighbours(person: string): string[] {
    return [...(this.people.get(this.of(person)) ?? [person])];
  }

  private forget(person: string): void {
    const address = this.known.get(person);
    if (address === undefined) return;
    this.known.delete(person);
    const there = this.people.get(address);
    there?.delete(person);
    if (there?.size === 0) this.people.delete(address);
  }
}
