import type { ServerMessage } from '@khora/protocol';
import type { Step } from '../tables/fold.ts';
import { patchesOf } from '../tables/patches.ts';
import { told, type Viewer } from '../tables/snapshot.ts';
import type { Table } from '../tables/table.ts';

type Update = Extract<ServerMessage, { type: 'update' }>;

/** The update that tells a viewer of a step, as JSON. What several viewers are told alike is put into text once. */
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
  const list = (values: readonly unknown[]) => `[${values.map(text).join(',')}]`;
  return (viewer) => {
    let update = texts.get(viewer);
    if (update === undefined) {
      const { from, entries } = told(before, step, viewer);
      const fields: Record<keyof Update, string> = {
        type: '"update"',
        table,
        patch: list(patchOf(viewer)),
        from: String(from),
        entries: `[${entries.map(list).join(',')}]`,
      };
      update = `{${Object.entries(fields)
        .map(([key, json]) => `"${key}":${json}`)
        .join(',')}}`;
      texts.set(viewer, update);
    }
    return update;
  };
}
