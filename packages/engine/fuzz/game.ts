import { begin, decisions, type GameSetup, legalMoves, play } from '../src/index.ts';
import { type Case, type Made, playCase, rulesOf } from './case.ts';
import { choicesFrom } from './choices.ts';
import { CHOOSERS, whoMoves } from './choosers.ts';
import { checkDeeply, checkEnd, checkEvents, checkState, type Thoroughness } from './invariants.ts';
import { newLedger } from './ledger.ts';
import { recordOf } from './persistence.ts';
import { enrich } from './riches.ts';

/** Plays one game of seeded random moves with the checks after every move; returns the number of moves. */
export function checkGame(given: Case, thoroughness: Thoroughness): number {
  return playCase(given, 'invariants', (setup, moves) =>
    playChecked(setup, given.number, moves, thoroughness),
  );
}

function playChecked(setup: GameSetup, number: number, moves: Made[], thoroughness: Thoroughness): void {
  const rules = rulesOf(number, 'invariants');
  const choices = choicesFrom(`moves ${number}`);
  const choose = choices.pick(CHOOSERS);
  const first = begin(setup, rules);
  const ledger = newLedger(first.state);
  let state = first.state;
  checkState(state);
  checkEvents(ledger, null, state, first.events);
  const rich = choices.oneIn(4);
  if (rich) enrich(state, ledger, choices);
  const record = rich ? null : () => recordOf(setup, rules, moves);
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    const seat = whoMoves(state, choices);
    const move = choose(legalMoves(state, seat), choices);
    moves.push({ seat, move });
    const { state: after, events } = play(state, seat, move);
    checkDeeply({ before: state, seat, move, record }, `${number} ${moves.length}`, thoroughness);
    checkState(after);
    checkEvents(ledger, state, after, events);
    state = after;
  }
  checkEnd(state, record?.() ?? null);
}
