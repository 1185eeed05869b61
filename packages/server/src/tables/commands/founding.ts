import { randomBytes } from 'node:crypto';
import { type CityId, createGame, InvalidSetupError, RULES_VERSION, type Seat } from '@khora/engine';
import { type CreateTable, createTableSchema, type Level, type TableSettings } from '@khora/protocol';
import { isGhost } from '../../accounts/own-data/ghosts.ts';
import type { User } from '../../accounts/user.ts';
import { Refused } from '../../errors.ts';
import type { Entry } from '../entry.ts';
import { fold, type Happening } from '../fold.ts';
import { nameAt } from '../lookalikes.ts';
import { type Founding, foundTable, type Table } from '../table.ts';

/** A table for the people of another one, or for people who were looking for a game. */
export interface Sequel {
  readonly of: string | null;
  /** Whom seats are kept for, from seat 1 on. */
  readonly kept: readonly { readonly user: string; readonly name: string }[];
}

/** Checks the wishes for a new table: better to learn now than at the start that they make no game. */
export function checkedRequest(request: CreateTable) {
  const checked = createTableSchema.parse(request);
  const { players, cities, options } = checked.settings;
  try {
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    createGame({ players, seed: '', options: given, ...(cities && { cities: cities satisfies CityId[] }) });
  } catch (error) {
    if (error instanceof InvalidSetupError) throw new Refused('malformed', error.message);
    throw error;
  }
  return checked;
}

interface FoundingOptions {
  readonly user: User;
  readonly request: ReturnType<typeof checkedRequest>;
  /** What the server has drawn for it. */
  readonly drawn: { readonly table: string; readonly secret: string };
  readonly sequel: Sequel | undefined;
  readonly now: number;
}

/** A new table with its founder in the first seat, and everything that has happened there so far. */
export function founded({ user, request, drawn, sequel, now }: FoundingOptions) {
  const { settings, bots, dice } = request;
  // Nobody contributes before the server's hash is published; without a promise, that happens with the table.
  const entropy = dice === undefined ? null : (request.entropy ?? null);
  const founding: Founding = {
    id: drawn.table,
    owner: user.id,
    created: now,
    rules: RULES_VERSION,
    settings,
    secret: drawn.secret,
    invitation: randomBytes(12).toString('base64url'),
    follows: sequel?.of ?? null,
  };
  if (bots.length >= settings.players)
    throw new Refused('malformed', `${settings.players} seats have room for ${settings.players - 1} bots.`);
  let table = foundTable(founding);
  const happenings: Happening[] = [];
  const add = (entry: Entry) => {
    const happening = fold(table, { version: table.version + 1, at: now, entry });
    ({ table } = happening);
    happenings.push(happening);
  };
  add({ type: 'sit', seat: 0, user: user.id, name: nameAt(table, user), entropy });
  for (const [index, level] of bots.entries()) if (level) add(botAt(founding, (index + 1) as Seat, level));
  for (const [index, kept] of (sequel?.kept ?? []).entries())
    add({ type: 'keep', seat: (index + 1) as Seat, ...kept });
  if (isFull(table)) add({ type: 'start' });
  return { table, happenings };
}

export function botAt({ settings }: Founding, seat: Seat, level: Level): Entry {
  if (settings.rated)
    throw new Refused('not-allowed', 'A rated game is for people only: bots cannot have a seat.');
  return { type: 'bot', seat, level };
}

export function isFull({ seats }: Table): boolean {
  return seats.every(({ kind }) => kind !== 'open');
}

/**
 * A table like an old one: its settings except the cities, its bots, and seats for the people who sat after the user.
 */
export function sequelOf(old: Table, user: User) {
  const bots = old.seats.flatMap((seat) => (seat.kind === 'bot' ? seat.level : []));
  const open = Array.from({ length: old.seats.length - 1 - bots.length }, () => null);
  const { cities: _random, ...settings } = old.founding.settings;
  return {
    settings: settings satisfies TableSettings,
    bots: [...open, ...bots],
    sequel: { of: old.founding.id, kept: companyOf(old, user) },
  };
}

/** The other people of a table, in the order in which they sat after the user. */
function companyOf({ seats }: Table, user: User): Sequel['kept'] {
  const own = seats.findIndex((seat) => seat.kind === 'player' && seat.user === user.id);
  return [...seats.slice(own + 1), ...seats.slice(0, own)].flatMap((seat) =>
    seat.kind === 'player' && !isGhost(seat.user) ? { user: seat.user, name: seat.name } : [],
  );
}
