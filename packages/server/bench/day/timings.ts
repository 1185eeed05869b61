import { percentile } from '../crowd.ts';

/** How long people had to wait, in milliseconds: by what they asked for, and by who they are. */
export class Timings {
  private readonly kinds = new Map<string, number[]>();
  private readonly people = new Map<number, number[]>();

  note(person: number, kind: string, milliseconds: number): void {
    add(this.kinds, kind, milliseconds);
    add(this.people, person, milliseconds);
  }

  clear(): void {
    this.kinds.clear();
    this.people.clear();
  }

  /** How many moves there were. */
  count(kind: string): number {
    return this.kinds.get(kind)?.length ?? 0;
  }

  /** The 99th percentile of everything one person asked for, for the person for whom it is highest. */
  get worstPerson(): number {
    return Math.max(0, ...this.percentiles(this.people));
  }

  /** How many people have a 99th percentile above this. */
  above(milliseconds: number): number {
    return this.percentiles(this.people).filter((p99) => p99 > milliseconds).length;
  }

  get worstKind(): number {
    return Math.max(0, ...this.percentiles(this.kinds));
  }

  lines(): string[] {
    return [...this.kinds].map(([kind, all]) => {
      const [median, p99, most] = [0.5, 0.99, 1].map((part) => percentile(all, part).toFixed(0));
      return `  ${kind}: ${all.length}, median ${median} ms, p99 ${p99} ms, max ${most} ms`;
    });
  }

  private percentiles(lists: ReadonlyMap<unknown, readonly number[]>): number[] {
    return [...lists.values()].map((all) => percentile(all, 0.99));
  }
}

function add<K>(lists: Map<K, number[]>, key: K, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
