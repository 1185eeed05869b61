/** Handles one person's requests one after another, and those of different people side by side. */
export class Lanes {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(person) ?? Promise.resolve()).then(work);
    const settled = turn
      .catch(() => undefined)
      .finally(() => {
        if (this.last.get(person) === settled) this.last.delete(person);
      });
    this.last.set(person, settled);
    return turn;
  }
}
