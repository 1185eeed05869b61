import { type CityId, createGame, decisions, type GameState, play, standings, view } from '@khora/engine';
import { describe, expect, test } from 'vitest';
import type { Choose } from '../src/bot.ts';
import { chooseCitizen } from '../src/citizen.ts';
import { chooseRandom } from '../src/random.ts';

function finished(
  seed: string,
  players: 2 | 3 | 4,
  bots: readonly Choose[],
  cities?: readonly CityId[],
): GameState {
  let state = createGame({ players, seed, ...(cities && { cities: [...cities] }) });
  for (let [open] = decisions(state); open; [open] = decisions(state)) {
    const { seat } = open;
    const move = (bots[seat] ?? chooseCitizen)(view(state, seat), { seed: `${seed}/${seat}` });
    state = play(state, seat, move).state;
  }
  return state;
}

describe('Citizen', () => {
  test('beats three Random from every seat', () => {
    for (let seat = 0; seat < 4; seat++) {
      for (const seed of ['x', 'y', 'z']) {
        const bots: Choose[] = [chooseRandom, chooseRandom, chooseRandom, chooseRandom];
        bots[seat] = chooseCitizen;
        expect(standings(finished(seed, 4, bots))[seat]?.rank, `${seed} ${seat}`).toBe(1);
      }
    }
  });

  test('scores decently among its equals, at every size of table', () => {
    for (const players of [2, 3, 4] as const) {
      const points = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) =>
        standings(finished(seed, players, [])).map((own) => own.points),
      );
      const mean = points.reduce((sum, own) => sum + own, 0) / points.length;
      expect(mean, `${players} players`).toBeGreaterThan(45);
    }
  });

  test('when the game ends, sells as Thebes the glory that is worth less than its price', () => {
    let offered = 0;
    for (let seed = 0; seed < 12; seed++) {
      const [own] = finished(`glory ${seed}`, 2, [], ['thebes', 'athens']).players;
      if (!own || own.development < 2) continue;
      offered += 1;
      const { red, blue, green } = own.knowledge;
      const majors = red.major + blue.major + green.major;
      // A sale brings four points; kept, glory brings one for each major token.
      if (majors < 4) expect(own.glory, String(seed)).toBe(0);
    }
    expect(offered).toBeGreaterThan(6);
  });

  test('takes the tile that brings most when nothing else counts', () => {
    const state = createGame({
      players: 2,
      seed: 'last',
      cities: ['sparta', 'argos'],
      options: { draft: 'deal' },
    });
    Object.assign(state, { round: 9, event: 'conquest-of-the-persians', eventDeck: [] });
    for (const achievement of Object.values(state.achievements)) achievement.push(1);
    const [own] = state.players;
    if (!own) throw new Error('no player');
    Object.assign(own, { dice: [2, 2], culture: 6, citizens: 0, drachmas: 0, hand: [] });
    const move = chooseCitizen(view(state, 0), { seed: '' });
    expect(move.type === 'assign' && move.tiles.includes(2)).toBe(true);
  });
});
