/**
 * `player[track]` and similar lookups, written out. V8 reads a field with a fixed name directly, but has to search for
 * one whose name it learns only at run time, and a game does this more than a thousand times.
 */
import type { Resource, Track } from './vocabulary.ts';

export function ofTrack<T>(each: Readonly<Record<Track, T>>, track: Track): T {
  switch (track) {
    case 'economy':
      return each.economy;
    case 'culture':
      return each.culture;
    default:
      return each.military;
  }
}

export function ofResource(each: Readonly<Record<Resource, number>>, resource: Resource): number {
  switch (resource) {
    case 'citizens':
      return each.citizens;
    case 'taxes':
      return each.taxes;
    case 'glory':
      return each.glory;
    case 'troops':
      return each.troops;
    case 'drachmas':
      return each.drachmas;
    case 'points':
      return each.points;
    default:
      return each.scrolls;
  }
}

export function setResource(each: Record<Resource, number>, resource: Resource, amount: number): void {
  switch (resource) {
    case 'citizens':
      each.citizens = amount;
      return;
    case 'taxes':
      each.taxes = amount;
      return;
    case 'glory':
      each.glory = amount;
      return;
    case 'troops':
      each.troops = amount;
      return;
    case 'drachmas':
      each.drachmas = amount;
      return;
    case 'points':
      each.points = amount;
      return;
    default:
      each.scrolls = amount;
  }
}
