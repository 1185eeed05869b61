import { BOT_IDS, BOTS, type Budget, type Choose } from '@khora/bots';
import { InputError } from './errors.ts';

/** The bots that a command may name, by id: those of the game, or others that a test brings along. */
export type Roster = Readonly<Record<string, Choose>>;

const BUDGET = /^(\d+(?:\.\d+)?)(ms|s|it)$/;

/** '200ms', '1s' or '500it'. */
export function parseBudget(text: string): Budget {
  const [, number = '', unit] = BUDGET.exec(text.trim()) ?? [];
  const amount = Number(number) * (unit === 's' ? 1000 : 1);
  if (unit === undefined || !(amount > 0)) {
    throw new InputError(
      `'${text}' is no budget: give milliseconds as 200ms, seconds as 1s or iterations as 500it.`,
    );
  }
  if (unit !== 'it') return { milliseconds: amount };
  if (!Number.isInteger(amount))
    throw new InputError(`'${text}' is no budget: iterations are a whole number, as 500it.`);
  return { iterations: amount };
}

export function showBudget(budget: Budget): string {
  return 'milliseconds' in budget ? `${budget.milliseconds}ms` : `${budget.iterations}it`;
}

/** The bot that a name stands for: 'citizen', or with a budget of its own 'archon@200ms'. */
export function chooserOf(name: string, roster: Roster = BOTS): Choose {
  const [id = '', ...rest] = name.split('@');
  const choose = Object.hasOwn(roster, id) ? roster[id] : undefined;
  if (!choose) {
    const known = roster === BOTS ? BOT_IDS : Object.keys(roster);
    throw new InputError(`There is no bot '${id}'. The bots are ${known.join(', ')}.`);
  }
  if (rest.length === 0) return choose;
  const budget = parseBudget(rest.join('@'));
  return (view, thinking) => choose(view, { ...thinking, budget });
}

/** Names separated by commas, each checked. */
export function parseBots(list: string, roster: Roster = BOTS): string[] {
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) chooserOf(name, roster);
  return names;
}

/** As many bots as there are seats; the last one named takes the seats that are left. */
export function seatBots(names: readonly string[], players: number): string[] {
  if (names.length > players) {
    throw new InputError(
      `${names.length} bots are too many for ${players} players; leave some out or change --players.`,
    );
  }
  const last = names.at(-1) ?? '';
  return Array.from({ length: players }, (_, seat) => names[seat] ?? last);
}
