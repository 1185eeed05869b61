import { achievementCount } from './abilities.ts';
import { type EventId, eventOf } from './content/content.ts';
import { actionSource, fire, performAll, returnCards } from './effects.ts';
import { change, changeAll, endOverflow } from './gains.ts';
import { type Game, push } from './game.ts';
import { random } from './random.ts';
import { addEndPoints } from './scoring.ts';
import { type GameState, type PlayerState, playerAt, type Stage, turnOrder } from './state.ts';
import type { Step } from './steps.ts';
import {
  ACHIEVEMENTS,
  type Achievement,
  type Action,
  byAction,
  LAST_ROUND,
  type Phase,
  SEATS,
  type Seat,
  type Source,
  seated,
  TRACKS,
} from './vocabulary.ts';

const LAST_ACHIEVEMENT_FIRST = ACHIEVEMENTS.toReversed();
const LAST_ACTION = 6;

const DRAFT: Step = Object.freeze({ do: 'draft' });
const REROLL: Step = Object.freeze({ do: 'reroll' });
const ASSIGN: Step = Object.freeze({ do: 'assign' });
const PAY: Step = Object.freeze({ do: 'pay' });
const TRADE_GLORY: Step = Object.freeze({ do: 'tradeGlory' });
const PROGRESS: Step = Object.freeze({
  do: 'progress',
  tracks: TRACKS,
  discount: 0,
  source: Object.freeze({ kind: 'phase', id: 'progress' }),
});

const TAX: Source = { kind: 'phase', id: 'tax' };
const END_OF_ACTIONS: Source = { kind: 'phase', id: 'action' };

/**
 * The course of the game: each stage does what happens automatically, hands out questions, and names the stage that
 * follows once they are answered.
 */
export const STAGES: Readonly<Record<Stage, (game: Game) => Stage>> = {
  /** R1.3, R1.8 */
  deal({ state, content, log }) {
    for (const [player, seat] of seated(state.players)) {
      const cards = state.politicsDeck.splice(0, content.numbers.cardsDealt);
      if (state.options.draft === 'pass') player.offer = cards;
      else player.hand = cards;
      log?.push({ type: 'dealt', seat, cards: [...cards] });
    }
    return state.options.draft === 'pass' ? 'draft' : 'found';
  },

  draft: draftOrPass,

  /** R1.6 */
  found(game) {
    for (const seat of turnOrder(game.state)) {
      const { city } = playerAt(game.state, seat);
      const first = city && game.content.cities.get(city)?.[0];
      if (first) performAll(game, seat, first.effect);
    }
    return 'announce';
  },

  /** R2.A1 */
  announce(game) {
    const { state, log } = game;
    state.round += 1;
    enter(game, 'event');
    if (state.event) state.pastEvents = [...state.pastEvents, state.event];
    const event = state.eventDeck.shift();
    if (!event) throw new Error('The event deck is empty.');
    state.event = event;
    log?.push({ type: 'announced', event });
    for (const player of state.players) {
      player.tiles = null;
      player.kept = null;
    }
    return 'tax';
  },

  /** R2.B1 */
  tax(game) {
    enter(game, 'tax');
    const order = turnOrder(game.state);
    for (const seat of order) change(game, seat, 'drachmas', playerAt(game.state, seat).taxes, TAX);
    for (const seat of order) fire(game, seat, 'tax');
    return 'roll';
  },

  /** R2.C1 */
  roll(game) {
    enter(game, 'dice');
    for (const seat of turnOrder(game.state)) {
      rollDice(game, seat);
      if (game.state.options.dice === 'reroll') push(game, seat, REROLL);
    }
    return 'assign';
  },

  assign(game) {
    chooseFirstPlayer(game);
    eventOnRoll(game);
    for (const seat of turnOrder(game.state)) push(game, seat, ASSIGN);
    return 'pay';
  },

  pay(game) {
    const { state, log } = game;
    for (const seat of turnOrder(state)) {
      log?.push({ type: 'assigned', seat, tiles: playerAt(state, seat).tiles ?? [] });
      push(game, seat, PAY);
    }
    return 'act';
  },

  /** R2.D1 */
  act(game) {
    const { state } = game;
    if (state.action === null) enter(game, 'action');
    returnAll(game);
    const action = nextAction(state);
    state.action = action;
    for (const seat of turnOrder(state)) {
      if (playerAt(state, seat).kept?.includes(action)) push(game, seat, ACT[action]);
    }
    return action < LAST_ACTION ? 'act' : 'progress';
  },

  progress(game) {
    const { state } = game;
    const order = turnOrder(state);
    for (const seat of order) endOverflow(game, seat, END_OF_ACTIONS);
    state.action = null;
    enter(game, 'progress');
    for (const seat of order) {
      playerAt(state, seat).raised = 0;
      push(game, seat, PROGRESS);
    }
    return 'resolve';
  },

  resolve: resolveEvent,

  /** R2.G2, R2.G3, R6.15 */
  achieve(game) {
    returnAll(game);
    enter(game, 'achievement');
    // The agenda is a stack: what is asked first is pushed last. No reward counts towards another achievement.
    for (const achievement of LAST_ACHIEVEMENT_FIRST) reachAchievement(game, achievement);
    return game.state.round < LAST_ROUND ? 'announce' : 'farewell';
  },

  /** R6.1 */
  farewell(game) {
    for (const seat of turnOrder(game.state)) push(game, seat, TRADE_GLORY);
    return 'score';
  },

  /** R4.1 */
  score(game) {
    addEndPoints(game);
    enter(game, 'over');
    return 'end';
  },

  end: () => 'end',
};

const ACT = byAction<Step>((action) => Object.freeze({ do: 'act', action, source: actionSource(action) }));

/** Cards from simultaneous choices go under the politics deck in turn order, whoever answered first. */
function returnAll(game: Game): void {
  for (const seat of turnOrder(game.state)) returnCards(game, seat);
}

/** The next action number that anybody carries out; the last one if nobody does. */
function nextAction({ players, action }: GameState): Action {
  let next: Action = LAST_ACTION;
  for (const { kept } of players) {
    for (const tile of kept ?? []) if (tile < next && (action === null || tile > action)) next = tile;
  }
  return next;
}

function enter({ state, log }: Game, phase: Phase): void {
  state.phase = phase;
  log?.push({ type: 'phase', phase, round: state.round });
}

/** R1.3: takes the chosen cards, passes the rest to the left, and asks again while there is anything to choose. */
function draftOrPass(game: Game): Stage {
  const { state, log } = game;
  if (state.players.every(({ picked }) => picked !== null)) passPacks(game);
  else enter(game, 'draft');
  if (state.players.every(({ offer }) => offer.length === 0)) {
    for (const [{ hand }, seat] of seated(state.players))
      log?.push({ type: 'drafted', seat, cards: [...hand] });
    return 'found';
  }
  for (const seat of turnOrder(state)) push(game, seat, DRAFT);
  return 'draft';
}

function passPacks({ state, log }: Game): void {
  const rest = state.players.map((player) => {
    const { picked } = player;
    if (picked === null) throw new Error('A player has drafted no card.');
    player.hand.push(picked);
    player.picked = null;
    return player.offer.filter((card) => card !== picked);
  });
  for (const [cards, seat] of seated(rest)) {
    const to = ((seat + 1) % state.players.length) as Seat;
    playerAt(state, to).offer = cards;
    if (cards.length > 0) log?.push({ type: 'passed', seat, to, cards: [...cards] });
  }
}

function rollDice({ state, content, log }: Game, seat: Seat): void {
  const { seed, round, options } = state;
  const player = playerAt(state, seat);
  const own = random(seed, 'dice', { round, seat });
  const common = options.dice === 'shared' ? random(seed, 'sharedDice', { round }) : own;
  // R5.2: the third die is always the player's own.
  const first = common.below(6) + 1;
  const second = common.below(6) + 1;
  player.dice = player.culture >= content.thirdDie ? [first, second, own.below(6) + 1] : [first, second];
  log?.push({ type: 'rolled', seat, dice: player.dice });
}

function sumOf(player: PlayerState): number {
  return player.dice.reduce((sum, die) => sum + die, 0);
}

/** R2.C2, or R5.2 and R6.17. */
function chooseFirstPlayer({ state, log }: Game): void {
  const order = turnOrder(state);
  let first = state.firstPlayer;
  if (state.options.dice === 'shared') {
    if (state.round > 1) first = order[1] ?? first;
  } else {
    // Clockwise from the previous first player, so that the nearest of the tied players wins.
    let least = Number.POSITIVE_INFINITY;
    for (const seat of order) {
      const sum = sumOf(playerAt(state, seat));
      if (sum < least) {
        least = sum;
        first = seat;
      }
    }
  }
  state.firstPlayer = first;
  log?.push({ type: 'firstPlayer', seat: first });
}

/** R2.C3, R6.16 */
function eventOnRoll(game: Game): void {
  const { onRoll, source } = eventOf(game.content, currentEvent(game.state));
  if (!onRoll) return;
  for (const seat of turnOrder(game.state)) {
    if (sumOf(playerAt(game.state, seat)) <= onRoll.atMost) changeAll(game, seat, onRoll.gains, source);
  }
}

function currentEvent({ event }: GameState): EventId {
  if (!event) throw new Error('No event is announced.');
  return event;
}

/** R2.F1: the effects of the event one after another, each for everyone it concerns. */
function resolveEvent(game: Game): Stage {
  const { state } = game;
  const event = eventOf(game.content, currentEvent(state));
  if (state.phase !== 'resolution') beginResolution(game);
  const applies = !event.ifExplored || state.explored.some((space) => space === event.ifExplored);
  const effect = applies ? event.effects[state.resolved] : undefined;
  if (!effect) {
    state.most = [];
    state.fewest = [];
    return 'achieve';
  }
  state.resolved += 1;
  for (const seat of turnOrder(state)) {
    if (effect.who === 'all' || state[effect.who].includes(seat)) performAll(game, seat, effect.steps);
  }
  return 'resolve';
}

function beginResolution(game: Game): void {
  const { state } = game;
  // R6.4 belongs to the end of phase E.
  for (const seat of turnOrder(state)) if (playerAt(state, seat).raised === 0) fire(game, seat, 'idle');
  enter(game, 'resolution');
  let most = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { troops } of state.players) {
    if (troops > most) most = troops;
    if (troops < fewest) fewest = troops;
  }
  const having = (count: number) => turnOrder(state).filter((seat) => playerAt(state, seat).troops === count);
  state.resolved = 0;
  state.most = having(most);
  state.fewest = having(fewest);
}

function reachAchievement(game: Game, achievement: Achievement): void {
  const { state, content } = game;
  // Earned in an earlier round.
  if (state.achievements[achievement].length > 0) return;
  const goal = content.achievements[achievement];
  const seats: Seat[] = [];
  for (const seat of turnOrder(state)) {
    if (achievementCount(playerAt(state, seat), achievement) >= goal) seats.push(seat);
  }
  const [first] = seats;
  if (first === undefined) return;
  state.achievements[achievement] = SEATS.filter((seat) => seats.includes(seat));
  game.log?.push({ type: 'achieved', achievement, seats });
  if (seats.length === 1) push(game, first, { do: 'claim', achievement });
  else {
    const { achievementReward } = content.numbers;
    const source: Source = { kind: 'achievement', id: achievement };
    for (const seat of seats) change(game, seat, 'taxes', achievementReward, source);
  }
}
