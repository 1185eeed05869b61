import type { Happening } from '../tables/fold.ts';
import { patchesOf } from '../tables/patches.ts';
import { told, type Viewer } from '../tables/snapshot.ts';
import type { Table } from '../tables/table.ts';

/** The update (see `ServerMessage`) that tells a viewer of a happening, as JSON. What several viewers are told alike is put into text once. */
export function updateTexts(before: Table, happening: Happening): (viewer: Viewer) => string {
  const patchOf = patchesOf(before, happening.table);
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
  const updateFor = (viewer: Viewer) => {
    let patch = '';
    for (const part of patchOf(viewer)) {
      if (part.length === 0) continue;
      const changes = text(part).slice(1, -1);
      patch = patch === '' ? changes : `${patch},${changes}`;
    }
    const { from, entries } = told(before, happening, viewer);
    // Mostly everybody hears all of it.
    const heard = entries.map((events) =>
      events === happening.events ? text(events) : `[${listed(events)}]`,
    );
    return `{"type":"update","table":${table},"patch":[${patch}],"from":${from},"entries":[${heard.join(',')}]}`;
  };
  const texts = new Map<Viewer, string>();
  return (viewer) => {
    const update = texts.get(viewer) ?? updateFor(viewer);
    texts.set(viewer, update);
    return update;
  };
}
