import { createGame, decisions, type GameSetup, type GameState, legalMoves, play } from '../src/index.ts';
import { type Case, type Made, playCase, rulesOf } from './case.ts';
import { choicesFrom } from './choices.ts';
import { CHOOSERS, whoMoves } from './choosers.ts';
import { compare } from './comparison.ts';
import { type Edit, richEdit } from './edits.ts';
import type { Chance } from './reference/chance.ts';
import { begin, type Reference } from './reference/reference.ts';

/** Plays one game of seeded random moves in the engine and in the reference, which must agree after every move. */
export function checkAgreement(given: Case): number {
  return playCase(given, 'reference', (setup, moves) => playBoth(setup, given.number, moves));
}

function playBoth(setup: GameSetup, number: number, moves: Made[]): void {
  const choices = choicesFrom(`agreement ${number}`);
  const choose = choices.pick(CHOOSERS);
  const rich = choices.oneIn(2);
  let state = createGame(setup, rulesOf(number, 'reference'));
  const reference = begin(setup, state.rules, () => chanceIn(state));
  compare(state, reference);
  while (decisions(state).length > 0) {
    if (rich && everybodyAssigns(state) && choices.oneIn(2)) {
      apply(richEdit(state, choices), state, reference);
      compare(state, reference);
    }
    const seat = whoMoves(state, choices);
    const move = choose(legalMoves(state, seat), choices);
    moves.push({ seat, move });
    state = play(state, seat, move).state;
    follow(reference, state, { seat, move });
  }
}

/** The reference gives the engine's answer and must then be in the same position. */
function follow(reference: Reference, state: GameState, { seat, move }: Made): void {
  try {
    reference.answer(seat, move);
  } catch (error) {
    // If the reference cannot follow chance, the two differed before that: the difference says more than the failure.
    compare(state, reference);
    throw error;
  }
  compare(state, reference);
}

function everybodyAssigns(state: GameState): boolean {
  return decisions(state).filter(({ kind }) => kind === 'assign').length === state.players.length;
}

function apply(edit: Edit, state: GameState, { game }: Reference): void {
  for (const one of [state, game]) {
    const { game: fields, players } = structuredClone(edit);
    Object.assign(one, fields);
    for (const [seat, player] of one.players.entries()) Object.assign(player, players[seat]);
  }
}

/** What chance has decided in the engine, as far as its state shows it. */
function chanceIn(state: GameState): Chance {
  const { firstPlayer, players, event, eventDeck, politicsDeck } = state;
  return {
    firstPlayer,
    cities: players.map(({ city }) => city),
    politicsDeck: [...players.flatMap(({ offer, hand }) => [...offer, ...hand]), ...politicsDeck],
    eventDeck: event === null ? eventDeck : [event, ...eventDeck],
    dice: players.map(({ dice }) => dice),
  };
}
