/**
 * Gives everybody a turn, however much one of them wants: addresses take turns, then the people at each address, and
 * each person's requests are served in order.
 */
export class FairQueue<T> {
  private readonly addresses = new Map<string, Map<string, T[]>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** How many wait from one address. */
  sizeOf(address: string): number {
    let size = 0;
    for (const items of this.addresses.get(address)?.values() ?? []) size += items.length;
    return size;
  }

  push({ address, person }: { readonly address: string; readonly person: string }, item: T): void {
    const people = this.addresses.get(address) ?? new Map<string, T[]>();
    this.addresses.set(address, people);
    const items = people.get(person) ?? [];
    people.set(person, items);
    items.push(item);
    this.count += 1;
  }

  shift(): T | undefined {
    const [first] = this.addresses;
    if (!first) return undefined;
    const [address, people] = first;
    const [next] = people;
    if (!next) throw new Error('An address without people has no turn.');
    const [person, items] = next;
    const item = items.shift();
    this.count -= 1;
    // Whoever has just had a turn goes to the back.
    people.delete(person);
    if (items.length > 0) people.set(person, items);
    this.addresses.delete(address);
    if (people.size > 0) this.addresses.set(address, people);
    return item;
  }
}
