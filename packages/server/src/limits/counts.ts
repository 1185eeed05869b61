/** How many there are of each. */
export class Counts {
  private readonly counts = new Map<string, number>();

  /** Counts one in, unless the limit is reached. The returned function counts it out, once. */
  add(key: string, most: number): (() => void) | null {
    const count = this.counts.get(key) ?? 0;
    if (count >= most) return null;
    this.counts.set(key, count + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const left = (this.counts.get(key) ?? 0) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}
