import type { Step } from '../tables/fold.ts';
import { patchesOf } from '../tables/patches.ts';
import { told, type Viewer } from '../tables/snapshot.ts';
import type { Table } from '../tables/table.ts';

/** The update (see `ServerMessage`) that tells a viewer of a step, as JSON. What several viewers are told alike is put into text once. */
export function updateTexts(before: Table, step: Step): (viewer: Viewer) => string {
  const patchOf = patchesOf(before, step.table);
  const table = JSON.stringify(step.table.founding.id);
  const known = new Map<unknown, string>();
  const text = (value: unknown) => {
    let json = known.get(value);
    if (json === undefined) {
      json = JSON.stringify(value);
      known.set(value, json);
    }
    return json;
  };
  const texts = new Map<Viewer, string>();
  return (viewer) => {
    let update = texts.get(viewer);
    if (update === undefined) {
      let patch = '';
      for (const part of patchOf(viewer)) if (part.length > 0) patch += `,${text(part).slice(1, -1)}`;
      const { from, entries } = told(before, step, viewer);
      const heard = entries.map((events) => `[${events.map(text).join(',')}]`).join(',');
      update = `{"type":"update","table":${table},"patch":[${patch.slice(1)}],"from":${from},"entries":[${heard}]}`;
      texts.set(viewer, update);
    }
    return update;
  };
}
