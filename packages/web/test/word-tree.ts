export type Tree = { readonly [key: string]: string | Tree };

/** All texts of a catalogue with their keys. */
export function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  );
}

/** The names of what a text says besides its words. */
export function args(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:,|\})/g)].map(([, name = '']) => name))].sort();
}
