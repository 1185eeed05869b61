import type { en } from './en/index.ts';

/** English is the source of the types: keys and arguments are taken from its messages. */
export type English = typeof en;

/** The same keys, in other words: a missing or an additional one does not compile. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

export type Catalogue = Translated<English>;
export type Theme = keyof English;
