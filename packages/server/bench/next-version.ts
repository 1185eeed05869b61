// Loaded before a server, this turns it into the next version: its database has one more migration.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isAsked = specifier.endsWith('/migrations/index.ts') && context.parentURL?.endsWith('/database.ts');
    return next(isAsked ? new URL('next-migrations.ts', import.meta.url).href : specifier, context);
  },
});
