import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** This checkout. */
export const HERE = join(import.meta.dirname, '../../..');

/** The public module of a checkout's engine. */
export function engineFile(checkout: string): string {
  return resolve(checkout, 'packages/engine/src/index.ts');
}

/** From now on, importing this checkout's engine gives the engine of the given checkout instead. */
export function useEngineOf(checkout: string): void {
  const own = pathToFileURL(engineFile(HERE)).href;
  const other = pathToFileURL(engineFile(checkout)).href;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url === own ? { ...found, url: other } : found;
    },
  });
}
