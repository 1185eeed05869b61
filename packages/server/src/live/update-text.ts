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
  const list = (values: readonly unknown[]) => {
    let texts = '';
    for (const value of values) texts += texts === '' ? text(value) : `,${text(value)}`;
    return `[${texts}]`;
  };
  const texts = new Map<Viewer, string>();
  return (viewer) => {
    let update = texts.get(viewer);
    if (update === undefined) {
      const { from, entries } = told(before, step, viewer);
      const heard = `[${entries.map(list).join(',')}]`;
      update = `{"type":"update","table":${table},"patch":${list(patchOf(viewer))},"from":${from},"entries":${heard}}`;
      texts.set(viewer, update);
    }
    return update;
  };
}
