import { legalMoves, type Move, SEATS, type Seat } from '@khora/engine';
import { lengthOf } from '../../src/tables/past.ts';
import { newEntropy } from '../support/client.ts';
import type { Ear } from '../support/ear.ts';
import { pick } from '../support/wire-kit.ts';
import type { Watched } from './watched.ts';

type Below = (below: number) => number;

function at({ players }: Watched, seat: Seat): Ear {
  const ear = players[seat];
  if (!ear) throw new Error(`Nobody sits at ${seat}.`);
  return ear;
}

/** One move by somebody who is asked, on the socket or by request; false if it was refused. */
export async function move(watched: Watched, below: Below): Promise<boolean> {
  const { id, table } = watched;
  const ear = at(watched, pick(table.game?.asked ?? [], below));
  const made = pick(ear.client.moves(id), below);
  if (below(3) > 0) return (await ear.client.move(id, made)).type === 'done';
  const request = { id: `by-request-${table.version}`, move: made };
  return (await ear.request('POST', `/api/tables/${id}/moves`, request)).status === 200;
}

/** Something that nobody should do, or that shows the past. */
export async function meddle(watched: Watched, below: Below): Promise<void> {
  const { id, table, outsider } = watched;
  const { game, version } = table;
  const ear = at(watched, pick(SEATS, below));
  const { client } = ear;
  const theirs = game ? legalMoves(game.state, pick(SEATS, below)) : [];
  const foreign: Move = theirs.length > 0 ? pick(theirs, below) : { type: 'pass' };
  const wrong: Move = client.isAsked(id) ? { type: 'draft', card: 'bank' } : foreign;
  const acts: (() => unknown)[] = [
    () => outsider.client.move(id, foreign),
    () => outsider.request('POST', `/api/tables/${id}/moves`, { id: 'outsider-1', move: foreign }),
    () => ear.request('POST', `/api/tables/${id}/moves`, { id: 'by-another', move: { type: 'cheat' } }),
    () => client.move(id, wrong),
    () => client.ask((message) => ({ type: 'undo', table: id, id: message })),
    () => client.ask((message) => ({ type: 'chat', table: id, id: message, text: `version ${version}` })),
    () => client.watch(id, below(version + 1)),
    () => client.send({ type: 'look', table: id, at: below(lengthOf(game?.past) + 1) }),
    () => ear.request('GET', '/api/tables'),
    () => ear.request('GET', '/api/tables/mine'),
    () => ear.request('GET', `/api/tables/${id}`),
    () => outsider.request('GET', `/api/tables/${id}`),
    () => ear.request('GET', '/api/games'),
    () => ear.request('GET', `/api/games/${id}/record`),
    () => outsider.request('GET', `/api/games/${id}/record`),
    () => ear.request('POST', `/api/tables/${id}/join`, { entropy: newEntropy() }),
    () => ear.request('GET', `/api/profiles/${outsider.client.user}`),
    () => ear.request('GET', '/metrics'),
  ];
  await pick(acts, below)();
}
