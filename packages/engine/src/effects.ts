import { holds, MEASURES } from './abilities.ts';
import { type Ability, type CardId, cardOf, developmentsOf, firedBy } from './content/content.ts';
import type { Trigger } from './content/facts.ts';
import { change, changeAll, endOverflow, overflow, raiseTrack } from './gains.ts';
import { type Game, push } from './game.ts';
import { actionGain } from './prices.ts';
import type { QuestionKind } from './questions/question.ts';
import { playerAt } from './state.ts';
import type { Step, StepOf } from './steps.ts';
import { termsOf } from './terms.ts';
import { ACTION_NAMES, type Action, byAction, type Seat, type Source } from './vocabulary.ts';

/** Carries out a step; if it asks the player something, it is put on their agenda instead. */
export function perform(game: Game, seat: Seat, step: Step): void {
  switch (step.do) {
    case 'gain':
      if (!step.when || holds(step.when, game.state, seat)) changeAll(game, seat, step.gains, step.source);
      return;
    case 'gainPer':
      change(game, seat, step.resource, MEASURES[step.per](playerAt(game.state, seat)), step.source);
      return;
    case 'loseAll':
      change(game, seat, step.resource, -playerAt(game.state, seat)[step.resource], step.source);
      return;
    case 'gainLevels':
      if (!step.when || holds(step.when, game.state, seat))
        raiseTrack(game, seat, step.track, step.levels, step.source);
      return;
    case 'draw':
      drawCards(game, seat, step.cards, step.source);
      return;
    case 'act':
      act(game, seat, step.action, step.source);
      return;
    case 'endAction':
      returnCards(game, seat);
      endOverflow(game, seat, PHASE_F);
      return;
    default:
      push(game, seat, step satisfies StepOf<QuestionKind>);
  }
}

const PHASE_F: Source = { kind: 'phase', id: 'resolution' };

/** Carries out steps one after the other; a question among them is answered before the next step. */
export function performAll(game: Game, seat: Seat, steps: readonly Step[]): void {
  const [first] = steps;
  if (!first) return;
  if (steps.length === 1) perform(game, seat, first);
  else playerAt(game.state, seat).agenda.push(...steps.toReversed());
}

/** Fires what a player's developments and cards in play do on this occasion. */
export function fire(game: Game, seat: Seat, trigger: Trigger): void {
  const player = playerAt(game.state, seat);
  const developments = developmentsOf(game.content, player.city);
  for (let i = 0; i < player.development; i++) fireOne(game, seat, trigger, developments[i]);
  for (const id of player.inPlay) fireOne(game, seat, trigger, cardOf(game.content, id));
}

function fireOne(game: Game, seat: Seat, trigger: Trigger, ability: Ability | undefined): void {
  if (ability) for (const step of firedBy(ability, trigger)) perform(game, seat, step);
}

const ACTION_SOURCES = byAction<Source>((action) => ({ kind: 'action', id: ACTION_NAMES[action] }));

export function actionSource(action: Action): Source {
  return ACTION_SOURCES[action];
}

/** Takes an action: its own gain, what fires with it (R2.D3), then what it lets the player do. */
export function act(game: Game, seat: Seat, action: Action, source: Source): void {
  const player = playerAt(game.state, seat);
  const own = actionSource(action);
  const gain = actionGain(game.content, action, player);
  game.log?.push({ type: 'action', seat, action, source });
  if (game.state.phase !== 'action') push(game, seat, END_ACTION);
  switch (action) {
    case 0:
      change(game, seat, 'scrolls', gain, own);
      fire(game, seat, 'philosophy');
      return;
    case 1:
      overflow(game, seat, 'citizens', gain, own);
      fire(game, seat, 'legislation');
      offerCards(game, seat, game.content.numbers.legislationCards);
      push(game, seat, KEEP);
      return;
    case 2:
      change(game, seat, 'points', gain, own);
      fire(game, seat, 'culture');
      return;
    case 3:
      change(game, seat, 'drachmas', gain, own);
      fire(game, seat, 'trade');
      push(game, seat, BUY);
      return;
    case 4:
      overflow(game, seat, 'troops', gain, own);
      fire(game, seat, 'military');
      push(game, seat, exploreStep(termsOf(game.content, player).explorations));
      return;
    case 5:
      push(game, seat, PLAY);
      return;
    case 6:
      push(game, seat, DEVELOP);
  }
}

const END_ACTION: Step = Object.freeze({ do: 'endAction' });
const KEEP: Step = Object.freeze({ do: 'keep' });
const BUY: Step = Object.freeze({ do: 'buy' });
const PLAY: Step = Object.freeze({ do: 'play', source: actionSource(5) });
const DEVELOP: Step = Object.freeze({ do: 'develop' });

export function exploreStep(left: number): Step {
  return { do: 'explore', left };
}

/** Takes up to this many cards off the politics deck; none when a move is only being tried out. */
function fromDeck({ state, foresight }: Game, count: number): CardId[] {
  return foresight ? [] : state.politicsDeck.splice(0, count);
}

/** R2.D5, R3.4: puts the cards that a player gave back under the politics deck. */
export function returnCards({ state }: Game, seat: Seat): void {
  const player = playerAt(state, seat);
  if (player.returned.length === 0) return;
  state.politicsDeck.push(...player.returned);
  player.returned = [];
}

function drawCards(game: Game, seat: Seat, count: number, source: Source): void {
  const cards = fromDeck(game, count);
  if (cards.length === 0) return;
  playerAt(game.state, seat).hand.push(...cards);
  game.log?.push({ type: 'drew', seat, cards, source });
}

function offerCards(game: Game, seat: Seat, count: number): void {
  const cards = fromDeck(game, count);
  if (cards.length === 0) return;
  playerAt(game.state, seat).offer = cards;
  game.log?.push({ type: 'offered', seat, cards: [...cards] });
}
