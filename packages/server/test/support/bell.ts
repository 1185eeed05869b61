/** Less than a test may take, so that the error says what was waited for in vain. */
const PATIENCE = 240_000;

/** Lets work wait for something to become true, looking again whenever there is news. */
export class Bell {
  private readonly looks = new Set<() => void>();

  ring(): void {
    for (const look of this.looks) look();
  }

  /** Resolves when the condition holds; rejects when there is no hope left. */
  until(holds: () => boolean, what: () => string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!holds()) return;
        finish();
        resolve();
      };
      const timer = setTimeout(() => {
        finish();
        reject(new Error(`In vain: ${what()}`));
      }, PATIENCE);
      const finish = () => {
        clearTimeout(timer);
        this.looks.delete(look);
      };
      this.looks.add(look);
      look();
    });
  }
}
