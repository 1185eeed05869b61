import { createGame, decisions, isOver, type Move, play, view } from '@khora/engine';

import { describe, expect, test } from 'vitest';
import { drawnCharacters, likingOf } from '../src/characters.ts';
import { BOTS, type BotId, CHARACTERS, type Character } from '../src/index.ts';

/** The tiles that each character is fond of. */
const FAVOURITES: Readonly<Record<Character, readonly number[]>> = {
  merchant: [3],
  conqueror: [4],
  builder: [5, 6],
  philosopher: [0, 2],
};

/** The share of a character's favourite tiles among all tiles assigned. */
function favoured(shares: readonly number[], character: Character): number {
  return FAVOURITES[character].reduce((sum, tile) => sum + (shares[tile] ?? 0), 0);
}

/** How often each tile is assigned in games among one kind. */
function tilesOf(id: BotId, character: Character | null, games: number): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    let state = createGame({ players: 3, seed: `characters/${game}`, options: { draft: 'deal' } });
    for (let at = 0; !isOver(state) && state.round < 7; at++) {
      const [open] = decisions(state);
      if (!open) throw new Error('Nobody is asked.');
      const thinking = { seed: `${game} ${at}`, budget: { iterations: 6 }, ...(character && { character }) };
      const move: Move = BOTS[id](view(state, open.seat), thinking);
      if (move.type === 'assign') for (const tile of move.tiles) counts[tile] = (counts[tile] ?? 0) + 1;
      state = play(state, open.seat, move).state;
    }
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
}

describe('characters', () => {
  test.each(['ephebe', 'citizen', 'hoplite', 'trierarch'] as const)(
    'at level %s each assigns its favourite tiles more often',
    (id) => {
      const plain = tilesOf(id, null, 8);
      for (const character of CHARACTERS) {
        const own = tilesOf(id, character, 8);
        expect(favoured(own, character), character).toBeGreaterThan(favoured(plain, character));
      }
    },
  );

  test('search assigns them more often, too', () => {
    const plain = tilesOf('strategos', null, 2);
    const more = CHARACTERS.map(
      (character) => favoured(tilesOf('strategos', character, 2), character) - favoured(plain, character),
    );
    expect(more.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
  });

  test('without a character no move is preferred', () => {
    expect(likingOf(undefined, { type: 'assign', tiles: [3, 4] })).toBe(0);
  });

  test('are all drawn before one is repeated, and are the same for the same seed', () => {
    expect([...drawnCharacters('a table')].sort()).toEqual([...CHARACTERS].sort());
    expect(drawnCharacters('a table')).toEqual(drawnCharacters('a table'));
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => drawnCharacters(`table ${i}`)[0]));
    expect(firsts.size).toBe(CHARACTERS.length);
  });
});
