/** Lets work wait for something to become true, looking again whenever there is news. */
export class Bell {
  private readonly looks = new Set<() => void>();

  ring(): void {
    for (const look of this.looks) look();
  }

  /** Resolves when the condition holds; rejects when there is no hope left. */
  until(holds: () => boolean, what: () => string, patience = 60_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!holds()) return;
        finish();
        resolve();
      };
      const timer = setTimeout(() => {
        finish();
        reject(new Error(`In vain: ${what()}`));
      }, patience);
      const finish = () => {
        clearTimeout(timer);
        this.looks.delete(look);
      };
      this.looks.add(look);
      look();
    });
  }
}
