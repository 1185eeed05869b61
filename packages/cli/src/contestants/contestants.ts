import { BOTS, BUDGETS, type Budget, type Choose } from '@khora/bots';
import { VETERANS } from '@khora/bots/learned';
import { parseBudget } from '../terminal/budget.ts';
import { InputError } from '../terminal/errors.ts';
import { checkpointBot } from './checkpoint-bot.ts';
import { type Contestant, contestantFrom } from './contestant.ts';
import { programAt } from './program.ts';

/** The bots that a command may name, by id: those of the game, or others that a test provides. */
export type Roster = Readonly<Record<string, Choose>>;

/** All our own bots, former levels included. */
const OURS: Roster = { ...BOTS, ...VETERANS };

/** Contestants from outside the game are named by one of these and a path or command. */
const PROGRAM = 'cmd:';
const WEIGHTS = 'weights:';

/** What a name stands for: 'citizen', 'cmd:./mybot', 'weights:run/12000.json'; with a budget of its own 'archon@200ms'. */
export function contestantOf(name: string, roster: Roster = OURS): Contestant {
  const { id, budget } = split(name);
  const own = contestantWithout(id, roster, budget);
  if (budget === undefined) return own;
  return {
    ...own,
    choose: (view, thinking, place) => own.choose(view, { ...thinking, budget }, place),
  };
}

function contestantWithout(id: string, roster: Roster, budget: Budget | undefined): Contestant {
  if (id.startsWith(PROGRAM)) return programAt(id.slice(PROGRAM.length));
  if (id.startsWith(WEIGHTS)) return contestantFrom(checkpointBot(id.slice(WEIGHTS.length), { budget }));
  const choose = Object.hasOwn(roster, id) ? roster[id] : undefined;
  if (choose) return contestantFrom(uncapped(id, choose));
  throw new InputError(
    `There is no bot '${id}'. The bots are ${Object.keys(roster).join(', ')}; a program is named cmd:./mybot, a checkpoint weights:run/12000.json.`,
  );
}

/**
 * A level thinks for its full number of iterations, however long they take, so that the laboratory's games can be
 * repeated.
 */
function uncapped(id: string, choose: Choose): Choose {
  const level = Object.entries(BUDGETS).find(([name]) => name === id);
  if (!level) return choose;
  const [, { iterations }] = level;
  return (view, thinking) => choose(view, { budget: { iterations }, ...thinking });
}

/** Commands and paths may contain an @ of their own: only what looks like a budget is one. */
function split(name: string): { id: string; budget: Budget | undefined } {
  const at = name.lastIndexOf('@');
  const isOutside = name.startsWith(PROGRAM) || name.startsWith(WEIGHTS);
  if (at < 0 || (isOutside && !/^\d+(\.\d+)?(ms|s|it)$/.test(name.slice(at + 1))))
    return { id: name, budget: undefined };
  return { id: name.slice(0, at), budget: parseBudget(name.slice(at + 1)) };
}

/** Names separated by commas, each checked. */
export function parseBots(list: string, roster: Roster = OURS): string[] {
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) contestantOf(name, roster);
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
