// How the bots play, as fingerprints of whole games: a change that is not meant to affect their play must not do so.
import { begin, decisions, type GameSetup, isOver, type Move, play, sha256Hex, view } from '@khora/engine';
import { expect, test } from 'vitest';
import type { Choose } from '../src/bot.ts';
import { chooseCitizen } from '../src/citizen.ts';
import { chooseEphebe } from '../src/ephebe.ts';
import { BOTS } from '../src/index.ts';
import { VETERANS } from '../src/learned/veterans.ts';
import { choosePlanned } from '../src/plan/plan.ts';

const GAMES: readonly GameSetup[] = [
  { players: 4, seed: 'agora' },
  { players: 3, seed: 'stoa', options: { dice: 'reroll', draft: 'deal' } },
  { players: 2, seed: 'pnyx', options: { dice: 'shared', optionalPayment: true } },
  { players: 4, seed: 'hydra', options: { cityChoice: 'choose' } },
];

/** A game's moves in a few letters. */
function fingerprint(setup: GameSetup, rules: number, choose: Choose): string {
  let { state } = begin(setup, rules);
  const moves: Move[] = [];
  for (let [open] = decisions(state); open && !isOver(state); [open] = decisions(state)) {
    const { seat } = open;
    const seed = `${setup.seed} ${seat} ${moves.length}`;
    const move = choose(view(state, seat), { seed, budget: { iterations: 4 } });
    moves.push(move);
    state = play(state, seat, move).state;
  }
  return sha256Hex(JSON.stringify(moves)).slice(0, 12);
}

const CHOICES: readonly (readonly [string, number, Choose, readonly GameSetup[], readonly string[]])[] = [
  ['plan', 1, choosePlanned, GAMES, ['1354fef20b27', 'c87023bf4d3f', '319004f771fa', 'f5b3be74acbf']],
  ['citizen', 1, chooseCitizen, GAMES, ['985c7b5ea291', 'b0323fd1113a', '4735ce6fea91', '979990b166d4']],
  ['ephebe', 1, chooseEphebe, GAMES, ['15da05e0741c', '557d0e80f507', 'ef4338eaa5d0', '89c39b374646']],
  ['strategos-1', 1, VETERANS['strategos-1'], GAMES.slice(1, 3), ['6ddf0cc69ae9', 'd74d805b631d']],
  ['archon-1', 1, VETERANS['archon-1'], GAMES.slice(2, 3), ['6919d7b45cf3']],
  ['plan', 2, choosePlanned, GAMES, ['af672f80b203', 'c94101a7814b', 'e3af44294fd5', 'f5b3be74acbf']],
  ['citizen', 2, chooseCitizen, GAMES, ['985c7b5ea291', 'a3d9efa99952', '4735ce6fea91', '19bda0f7d8ba']],
  ['ephebe', 2, chooseEphebe, GAMES, ['78bbada7fcc2', '557d0e80f507', 'ef4338eaa5d0', '89c39b374646']],
  ['hoplite', 2, BOTS.hoplite, GAMES, ['975d80b3857c', '8da64bf8eeaf', '9039c9300a83', 'fd1200e7cf52']],
  // The searching levels differ only in their budgets.
  ['strategos', 2, BOTS.strategos, GAMES.slice(1, 3), ['20194bc83b0e', '7692dcf4dbdb']],
];

test.each(CHOICES)('%s plays as it did by rules version %i', (_name, rules, choose, games, expected) => {
  expect(games.map((setup) => fingerprint(setup, rules, choose))).toEqual(expected);
});
