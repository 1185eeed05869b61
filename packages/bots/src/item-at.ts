/** What a list has at an index that must be there. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is nothing at ${index} of ${list.length}.`);
  return item;
}
