/** Plain JSON. */
type Json = unknown;
type Container = Readonly<Record<string, Json>> | readonly Json[];

/** Changes from one value to another: each is a path and its new value; without a value, the field is gone. */
export type Patch = readonly Change[];
export type Change =
  | readonly [path: readonly (string | number)[], value: Json]
  | readonly [path: readonly (string | number)[]];

function isContainer(value: Json): value is Container {
  return typeof value === 'object' && value !== null;
}

/**
 * The changes that turn `before`, which is at `path`, into `after`. Lists of different length are replaced as a whole.
 */
export function diff(before: Json, after: Json, path: readonly (string | number)[] = []): Patch {
  const changes: Change[] = [];
  compare(before, after, [...path], changes);
  return changes;
}

/** Whether there is nothing to change. */
export function isSame(before: Json, after: Json): boolean {
  if (before === after) return true;
  if (!(isContainer(before) && isContainer(after))) return false;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return false;
    for (let index = 0; index < after.length; index++)
      if (before[index] !== after[index] && !isSame(before[index], after[index])) return false;
    return true;
  }
  if (Array.isArray(before) || Array.isArray(after)) return false;
  const old = before as Readonly<Record<string, Json>>;
  const now = after as Readonly<Record<string, Json>>;
  for (const key in now) if (old[key] !== now[key] && !isSame(old[key], now[key])) return false;
  for (const key in old) if (old[key] !== undefined && now[key] === undefined) return false;
  return true;
}

function compare(before: Json, after: Json, path: (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (!(isContainer(before) && isContainer(after)) || Array.isArray(before) !== Array.isArray(after)) {
    changes.push([path.slice(), after]);
  } else if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) changes.push([path.slice(), after]);
    else
      for (let index = 0; index < after.length; index++)
        descend(before[index], after[index], index, path, changes);
  } else {
    const old = before as Readonly<Record<string, Json>>;
    const now = after as Readonly<Record<string, Json>>;
    for (const key in now) if (now[key] !== undefined) descend(old[key], now[key], key, path, changes);
    for (const key in old)
      if (old[key] !== undefined && now[key] === undefined) changes.push([[...path, key]]);
  }
}

function descend(
  before: Json,
  after: Json,
  key: string | number,
  path: (string | number)[],
  changes: Change[],
): void {
  if (before === after) return;
  path.push(key);
  compare(before, after, path, changes);
  path.pop();
}

/** The value with the changes applied; the original stays as it is. */
export function patched<T>(value: T, patch: Patch): T {
  let result: Json = value;
  for (const [path, ...now] of patch) result = changed(result, path, 0, now);
  return result as T;
}

function changed(value: Json, path: readonly (string | number)[], depth: number, now: readonly Json[]): Json {
  const key = path[depth];
  if (key === undefined) return now[0];
  if (Array.isArray(value)) {
    const copy = value.slice();
    copy[Number(key)] = changed(copy[Number(key)], path, depth + 1, now);
    return copy;
  }
  const copy: Record<string, Json> = { ...(value as Readonly<Record<string, Json>>) };
  if (depth === path.length - 1 && now.length === 0) {
    const { [key]: _gone, ...rest } = copy;
    return rest;
  }
  copy[key] = changed(copy[key], path, depth + 1, now);
  return copy;
}
