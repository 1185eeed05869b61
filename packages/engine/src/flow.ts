import { glorySale } from './abilities.ts';
import { askedBy, choiceIn } from './answers.ts';
import { perform } from './effects.ts';
import { changeAll } from './gains.ts';
import type { Game } from './game.ts';
import type { AssignMove, DraftMove, Move, MoveOf } from './moves.ts';
import type { QuestionKind } from './questions/question.ts';
import { questionOf } from './questions/questions.ts';
import { STAGES } from './stages.ts';
import { type PlayerState, playerAt, turnOrder } from './state.ts';
import type { Step, StepOf } from './steps.ts';
import type { Seat } from './vocabulary.ts';

/** Goes on until somebody is asked something that has more than one answer, or the game is over. */
export function run(game: Game): void {
  const { state } = game;
  while (state.phase !== 'over') {
    if (!runAgendas(game)) return;
    state.stage = STAGES[state.stage](game);
  }
}

/** Runs what players have to do as far as it goes; true when nobody has anything left. */
function runAgendas(game: Game): boolean {
  // Somebody earlier in turn order is not through with what is done one after the other.
  let held = false;
  for (const seat of turnOrder(game.state)) {
    const player = playerAt(game.state, seat);
    runAgenda(game, seat, player, held);
    held ||= player.agenda.some(isInTurn);
  }
  return game.state.players.every(({ agenda }) => agenda.length === 0);
}

/** Works off a player's agenda up to a question with a choice, or to a step that must wait for others. */
export function runAgenda(game: Game, seat: Seat, player: PlayerState, held: boolean): void {
  while (player.standby === 'idle') {
    const step = player.agenda.at(-1);
    if (!step || (held && isInTurn(step))) return;
    const question = questionOf(step);
    if (!question) {
      player.agenda.pop();
      perform(game, seat, step);
      continue;
    }
    const choice = choiceIn(question, askedBy(game.state, seat, step));
    if (choice === 'some') player.standby = 'asked';
    else if (choice === 'none') player.agenda.pop();
    else give(game, seat, choice);
  }
}

/** R2.D1, R6.10: Military actions, explorations, event progress and granted actions go in turn order. */
function isInTurn(step: Step): boolean {
  if (step.do === 'act') return step.action === 4;
  return step.do === 'endAction' || questionOf(step)?.inTurn === true;
}

/** Gives a legal answer to the question on top of the seat's agenda. */
export function give(game: Game, seat: Seat, move: Move): void {
  const player = playerAt(game.state, seat);
  const step = player.agenda.at(-1);
  const question = step && questionOf(step);
  if (!question) throw new Error(`Seat ${seat} is not asked anything.`);
  if (move.type === 'tradeGlory') {
    tradeGlory(game, seat, player);
  } else if (question.secret) {
    player.answer = move as AssignMove | DraftMove;
    player.standby = 'answered';
    game.log?.push({ type: 'answered', seat, kind: (move as AssignMove | DraftMove).type });
    closeSecret(game);
  } else {
    player.agenda.pop();
    player.standby = 'idle';
    if (move.type === 'pass') game.log?.push({ type: 'declined', seat, kind: step.do });
    else question.apply(game, seat, step as StepOf<QuestionKind>, move as MoveOf<QuestionKind>);
  }
}

/** R6.1. Afterwards the question is put again, since its answers may have changed. */
function tradeGlory(game: Game, seat: Seat, player: PlayerState): void {
  const sale = glorySale(game.content, player);
  if (!sale) throw new Error(`Seat ${seat} has no glory to give.`);
  changeAll(game, seat, { glory: -1, ...sale.forGlory }, sale.source);
  player.standby = 'idle';
}

/** Once the last secret answer is in, the question is over for everyone. */
function closeSecret({ state }: Game): void {
  if (state.players.some(({ standby }) => standby !== 'answered')) return;
  for (const player of state.players) {
    player.agenda.pop();
    player.standby = 'idle';
  }
}
