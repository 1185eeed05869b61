import type { Viewer } from '@khora/engine';
import type { Patch, Told } from '@khora/protocol';
import type { Happening } from '../tables/fold.ts';
import { patchesOf } from '../tables/patches.ts';
import { told } from '../tables/snapshot.ts';
import type { Table } from '../tables/table.ts';

/**
 * The update (see `ServerMessage`) that tells a viewer about an event, as JSON. What several viewers are told is turned
 * into text once.
 */
export function updateTexts(before: Table, happening: Happening): (viewer: Viewer) => string {
  const patchOf = patchesOf(before, happening.table);
  const toldTo = told(before, happening);
  const table = JSON.stringify(happening.table.founding.id);
  const known = new Map<unknown, string>();
  const text = (value: unknown) => {
    let json = known.get(value);
    if (json === undefined) {
      json = JSON.stringify(value);
      known.set(value, json);
    }
    return json;
  };
  const listed = (values: readonly unknown[]) => {
    let list = '';
    for (const value of values) list = list === '' ? text(value) : `${list},${text(value)}`;
    return list;
  };
  const patchText = (parts: readonly Patch[]) => {
    let patch = '';
    for (const part of parts) {
      if (part.length === 0) continue;
      const changes = text(part).slice(1, -1);
      patch = patch === '' ? changes : `${patch},${changes}`;
    }
    return patch;
  };
  const updates: Update[] = [];
  const updateFor = (viewer: Viewer) => {
    const parts = patchOf(viewer);
    const { from, entries } = toldTo(viewer);
    // Viewers who are not concerned are told the same as others.
    const alike = updates.find((update) => isAlike(update.parts, parts) && isAlike(update.entries, entries));
    if (alike) return alike.text;
    // Usually everybody hears all of it.
    const heard = entries.map((events) =>
      events === happening.events ? text(events) : `[${listed(events)}]`,
    );
    const update = `{"type":"update","table":${table},"patch":[${patchText(parts)}],"from":${from},"entries":[${heard.join(',')}]}`;
    updates.push({ parts, entries, text: update });
    return update;
  };
  const texts = new Map<Viewer, string>();
  return (viewer) => {
    const update = texts.get(viewer) ?? updateFor(viewer);
    texts.set(viewer, update);
    return update;
  };
}

/** The text made last, and what it was made from. */
interface Update {
  readonly parts: readonly Patch[];
  readonly entries: Told['entries'];
  readonly text: string;
}

/** Whether two lists contain the same objects. */
function isAlike(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
  return true;
}
