import { parseArgs } from 'node:util';

type Value = number | string | boolean;
type Widened<T> = { [K in keyof T]: T[K] extends number ? number : T[K] extends string ? string : boolean };

/** The options of a command, from their defaults; an invalid one ends it with a sentence that says what is valid. */
export function readOptions<T extends Record<string, Value>>(defaults: T): Widened<T> {
  const known = Object.entries(defaults).map(([name, value]) =>
    typeof value === 'boolean' ? `--${name}` : `--${name} ${value}`,
  );
  const leave = (problem: string): never => {
    console.error(`${problem}\nOptions and their defaults: ${known.join(' ')}`);
    process.exit(2);
  };
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const given = parsed(options, leave);
  const chosen = Object.entries(defaults).map(([name, value]): [string, Value] => {
    const said = given[name];
    if (said === undefined) return [name, value];
    if (typeof value !== 'number') return [name, said];
    const number = Number(said);
    return Number.isFinite(number) && number > 0
      ? [name, number]
      : leave(`--${name} must be a number above 0, not '${said}'.`);
  });
  return Object.fromEntries(chosen) as Widened<T>;
}

function parsed(
  options: Record<string, { type: 'boolean' | 'string' }>,
  leave: (problem: string) => never,
): Record<string, string | boolean | undefined> {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error));
  }
}
