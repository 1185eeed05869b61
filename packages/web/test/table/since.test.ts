import { BOTS } from '@khora/bots';
import {
  createGame,
  decisions,
  type GameEvent,
  type GameSetup,
  LAST_ROUND,
  play,
  redact,
  type Seat,
  view,
} from '@khora/engine';
import { expect, test } from 'vitest';
import { moverOf, roundStarts, sinceLastMove } from '../../src/table/history/since.ts';

/** A whole game as the first seat hears of it, and who moved. */
function heardGame(setup: GameSetup): { log: GameEvent[][]; movers: Seat[]; kinds: string[] } {
  const log: GameEvent[][] = [[]];
  const movers: Seat[] = [];
  const kinds: string[] = [];
  let state = createGame(setup);
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    const next = open[movers.length % open.length];
    if (!next) break;
    const move = BOTS.random(view(state, next.seat), { seed: `${movers.length}` });
    const played = play(state, next.seat, move);
    state = played.state;
    movers.push(next.seat);
    kinds.push(next.kind);
    log.push(played.events.flatMap((event) => redact(event, 0) ?? []));
  }
  return { log, movers, kinds };
}

test('the first line shows who moved, for every kind of move', () => {
  const { log, movers, kinds } = heardGame({ players: 3, seed: 'since', options: { cityChoice: 'choose' } });
  expect(movers.length).toBeGreaterThan(100);
  expect(log.slice(1).map(moverOf)).toEqual(movers);
  expect(new Set(kinds).size).toBeGreaterThan(9);
});

test('since your last move: everything the others did, nothing twice, nothing from before', () => {
  const { log, movers } = heardGame({ players: 4, seed: 'strip' });
  for (const length of [40, 80, 120]) {
    const heard = log.slice(0, length + 1);
    const last = movers.slice(0, length).lastIndexOf(0) + 1;
    const told = sinceLastMove(heard, 0);
    const own = heard[last]?.filter((event) => !('seat' in event) || event.seat !== 0) ?? [];
    expect(told.flatMap(({ events }) => events)).toEqual([...own, ...heard.slice(last + 1).flat()]);
    for (const { at } of told) expect(at).toBeGreaterThanOrEqual(last);
  }
});

test('before your own first move, everything but the setup is news', () => {
  const { log } = heardGame({ players: 2, seed: 'first' });
  const dealt = log[1] ?? [];
  expect(sinceLastMove([dealt, dealt], 1)).toEqual(dealt.length > 0 ? [{ at: 1, events: dealt }] : []);
});

test('every round begins at a move', () => {
  const { log } = heardGame({ players: 2, seed: 'rounds' });
  const starts = roundStarts(log);
  expect(starts.map(({ round }) => round)).toEqual(
    Array.from({ length: LAST_ROUND }, (_, index) => index + 1),
  );
  const moves = starts.map(({ at }) => at);
  expect(moves).toEqual(moves.toSorted((a, b) => a - b));
});

test('since you left: including what a bot did for you', () => {
  const { log, movers } = heardGame({ players: 4, seed: 'strip' });
  const heard = log.slice(0, 81);
  const unseen = 50;
  expect(movers.slice(unseen - 1, 80)).toContain(0);
  const told = sinceLastMove(heard, 0, unseen);
  expect(told.flatMap(({ events }) => events)).toEqual(heard.slice(unseen).flat());
  // A player who has seen everything is told as usual.
  expect(sinceLastMove(heard, 0, 80)).toEqual(sinceLastMove(heard, 0));
});
