import { sourceOf } from './address.ts';

const timeWindow = '1 minute';

/** A limit of one route: so many requests a minute of each person. */
export function perPerson(max: number) {
  return { rateLimit: { max, timeWindow } };
}

/** So many of all people behind one address, whoever they claim to be. */
export function perAddress(max: number) {
  return { rateLimit: { max, timeWindow, keyGenerator: sourceOf } };
}
