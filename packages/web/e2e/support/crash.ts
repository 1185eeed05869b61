import type { Page } from '@playwright/test';

/** Prepares a page for `crash`: lets the test speak in place of the worker. */
export async function mayCrash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ type: string; game?: object }>) => {
          if (data.type !== 'game') return;
          document.addEventListener(
            'break',
            () =>
              this.dispatchEvent(
                new MessageEvent('message', { data: { ...data, game: { ...data.game, view: null } } }),
              ),
            { once: true },
          );
        });
      }
    };
  });
}

/** The page is told of a game that it cannot draw. */
export async function crash(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('break')));
}
