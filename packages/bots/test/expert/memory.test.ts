import {
  begin,
  type CardId,
  decisions,
  determinize,
  type GameRecord,
  type GameState,
  legalMoves,
  type Move,
  play,
  RECORD_VERSION,
  RULES_VERSION,
  type Seat,
  view,
} from '@khora/engine';
import { expect, test } from 'vitest';
import { recollect } from '../../src/expert/play/recollection.ts';
import { passedBy } from '../../src/memory.ts';
import { seeded } from '../../src/seeded.ts';

/** A game of random moves, position by position. */
function* course(players: 2 | 3 | 4, seed: string): Generator<{ record: GameRecord; state: GameState }> {
  const source = seeded(seed);
  const setup = { players, seed };
  let { state } = begin(setup);
  let record: GameRecord = {
    format: 'khora',
    version: RECORD_VERSION,
    rules: RULES_VERSION,
    setup,
    moves: [],
  };
  while (state.phase !== 'over') {
    yield { record, state };
    const open = decisions(state);
    const { seat } = open[source.below(open.length)] ?? { seat: 0 };
    const moves = legalMoves(state, seat);
    const move = moves[source.below(moves.length)] as Move;
    record = { ...record, moves: [...record.moves, { seat, move }] };
    ({ state } = play(state, seat, move));
  }
}

const hands = ({ players }: GameState) => players.map(({ hand }) => hand);

test.each([2, 3, 4] as const)(
  '%i players: what was passed on is what others then had to choose from',
  (players) => {
    for (const { record, state } of course(players, `passed/${players}`)) {
      if (state.round > 0) {
        // Nobody has played a card yet: whatever was passed on from here is in a hand, the last card of a pack perhaps
        // in one's own.
        for (const seat of [0, players - 1] as Seat[]) {
          const passed = passedBy(record, seat);
          expect(passed.map(({ length }) => length)).toEqual([4, 3, 2, 1]);
          for (const pack of passed) expect(hands(state).flat()).toEqual(expect.arrayContaining([...pack]));
        }
        return;
      }
    }
  },
);

test.each([2, 3, 4] as const)(
  '%i players: an imagined world agrees with the view and with the draft',
  (players) => {
    let told = 0;
    for (const { record, state } of course(players, `world/${players}`)) {
      if (state.round > 4) break;
      const seat = 0 as Seat;
      const seen = view(state, seat);
      const passed = passedBy(record, seat);
      const world = determinize(seen, 'world');
      const blind = structuredClone(world);
      recollect(world, seat, passed, seeded('world'));
      expect(view(world, seat)).toEqual(seen);
      expect(allCards(world)).toEqual(allCards(blind));
      for (const player of world.players) if (player.picked) expect(player.offer).toContain(player.picked);
      if (state.round !== 1) continue;
      // Each of the next players took one card of the first pack, and nobody has lost any yet.
      const back = [...(passed[players] ?? []), ...(state.players[seat]?.hand ?? [])];
      const taken = (passed[0] ?? []).filter((card) => !back.includes(card));
      expect(taken).toHaveLength(players - 1);
      for (const card of taken) {
        const owners = world.players.filter(
          ({ hand, inPlay }) => hand.includes(card) || inPlay.includes(card),
        );
        expect(owners).toHaveLength(1);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(0);
  },
);

test('two players: what the other one took is known', () => {
  for (const { record, state } of course(2, 'known')) {
    if (state.round === 0) continue;
    const passed = passedBy(record, 0);
    const taken = [0, 1].map((pick) => {
      const back: readonly CardId[] = passed[pick + 2] ?? [];
      return (passed[pick] ?? []).filter(
        (card) => !back.includes(card) && !state.players[0]?.hand.includes(card),
      );
    });
    const world = determinize(view(state, 0), 'x');
    recollect(world, 0, passed, seeded('x'));
    for (const cards of taken) {
      expect(cards).toHaveLength(1);
      expect(state.players[1]?.hand).toEqual(expect.arrayContaining(cards));
      expect(world.players[1]?.hand).toEqual(expect.arrayContaining(cards));
    }
    return;
  }
});

function allCards({ players, politicsDeck }: GameState): CardId[] {
  return [
    ...players.flatMap(({ hand, offer, returned, inPlay }) => [...hand, ...offer, ...returned, ...inPlay]),
    ...politicsDeck,
  ].sort();
}
