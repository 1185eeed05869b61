import { glorySale } from './abilities.ts';
import { choiceIn } from './answers.ts';
import { perform } from './effects.ts';
import { changeAll } from './gains.ts';
import type { Game } from './game.ts';
import type { Move } from './moves.ts';
import type { QuestionKind } from './questions/question.ts';
import { questionOf } from './questions/questions.ts';
import { STAGES } from './stages.ts';
import { type GameState, type PlayerState, playerAt, turnOrder } from './state.ts';
import type { Step, StepOf } from './steps.ts';
import type { Seat } from './vocabulary.ts';

/** Plays a legal move, then carries on until somebody is asked something again. */
export function answer(game: Game, seat: Seat, move: Move): void {
  give(game, seat, move);
  // While others are still thinking about the same secret question, nothing else can happen.
  if (playerAt(game.state, seat).standby !== 'answered') run(game);
}

/** Carries on until somebody is asked something with more than one answer, or the game is over. */
export function run(game: Game): void {
  const { state } = game;
  while (state.phase !== 'over') {
    if (!runAgendas(game)) return;
    state.stage = STAGES[state.stage](game);
  }
}

/** Carries out what players have to do, as far as possible without asking; true when nobody has anything left. */
function runAgendas(game: Game): boolean {
  for (const seat of turnOrder(game.state)) {
    const player = playerAt(game.state, seat);
    if (player.agenda.length > 0 && player.standby === 'idle') runAgenda(game, seat, player);
  }
  // Checked only now, because the last secret answer ends the question for all.
  for (const { agenda } of game.state.players) if (agenda.length > 0) return false;
  return true;
}

/** Works through a player's agenda up to a question with a choice or a step that must wait for others. */
export function runAgenda(game: Game, seat: Seat, player: PlayerState): void {
  while (player.standby === 'idle') {
    const step = player.agenda.at(-1);
    if (!step || (isInTurn(step) && isHeld(game.state, seat))) return;
    const question = questionOf(step);
    if (!question) {
      player.agenda.pop();
      perform(game, seat, step);
      continue;
    }
    const choice = choiceIn(question, game.state, seat, step);
    if (choice === 'some') player.standby = 'asked';
    else if (choice === 'none') player.agenda.pop();
    else give(game, seat, choice);
  }
}

/** Whether somebody earlier in turn order has not finished what is done in turn. */
function isHeld(state: GameState, seat: Seat): boolean {
  for (const earlier of turnOrder(state)) {
    if (earlier === seat) return false;
    if (playerAt(state, earlier).agenda.some(isInTurn)) return true;
  }
  return false;
}

/** R1.2, R2.D1, R2.E1, R2.F2, R6.10: what is done in turn order, one player finishing before the next begins. */
function isInTurn(step: Step): boolean {
  switch (step.do) {
    case 'city':
    case 'explore':
    case 'progress':
    case 'action':
    case 'endAction':
      return true;
    case 'act':
      return step.action === 4;
    default:
      return false;
  }
}

/** Gives a legal answer to the question on top of the seat's agenda. */
export function give(game: Game, seat: Seat, move: Move): void {
  const player = playerAt(game.state, seat);
  const step = player.agenda.at(-1);
  const question = step && questionOf(step);
  if (!question) throw new Error(`Seat ${seat} is not asked anything.`);
  const { type } = move;
  if (type === 'tradeGlory') {
    tradeGlory(game, seat, player);
    return;
  }
  player.standby = question.secret ? 'answered' : 'idle';
  if (!question.secret) player.agenda.pop();
  if (type === 'pass') game.log?.push({ type: 'declined', seat, kind: step.do });
  else question.apply(game, seat, step as StepOf<QuestionKind>, move);
  if (!question.secret) return;
  game.log?.push({ type: 'answered', seat, kind: question.kind });
  closeSecret(game);
}

/** R6.1. Afterwards the question is asked again, because its answers may have changed. */
function tradeGlory(game: Game, seat: Seat, player: PlayerState): void {
  const sale = glorySale(game.content, player);
  if (!sale) throw new Error(`Seat ${seat} has no glory to give.`);
  changeAll(game, seat, { glory: -1, ...sale.forGlory }, sale.source);
  player.standby = 'idle';
}

/** Once the last secret answer is in, the question is over for everyone. */
function closeSecret({ state }: Game): void {
  for (const { standby } of state.players) if (standby !== 'answered') return;
  for (const player of state.players) {
    player.agenda.pop();
    player.standby = 'idle';
  }
}
