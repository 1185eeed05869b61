import type { Action, AssignMove, Card, GameView, Move } from '@khora/engine';
import type { Choose } from '../bot.ts';
import { ownMoves } from '../random.ts';
import { assignments, rerolls } from './assign.ts';
import { buying, exploring, gaining, paying, raising, takingBack, withToken } from './changes.ts';
import { act, bestOf, developing, perform, playing } from './effects.ts';
import { change, copyOf, type Holding } from './holding.ts';
import { type Outlook, outlookOf, type Step } from './outlook.ts';
import { idle, throughAchievements, throughEvent, throughProgress, throughTiles } from './round.ts';
import { CITIZEN_WEIGHTS, type Weights } from './weights.ts';

export interface Rated {
  readonly move: Move;
  /** The points that the seat will end with, by Citizen's lights. */
  readonly value: number;
}

/** All legal moves of the view's seat with what they are worth. */
export function rateMoves(view: GameView, weights: Weights): Rated[] {
  const moves = ownMoves(view);
  const o = outlookOf(view, weights);
  const trade = moves.filter(({ type }) => type === 'tradeGlory');
  const others = moves.filter(({ type }) => type !== 'tradeGlory');
  const rated = rate(o, o.now, others);
  for (const move of trade) rated.push({ move, value: sellingGlory(o, others) });
  return rated;
}

/** The best move, the first of equals. */
export const chooseCitizen: Choose = (view) => best(rateMoves(view, CITIZEN_WEIGHTS)).move;

export function best(rated: readonly Rated[]): Rated {
  return rated.reduce((a, b) => (b.value > a.value ? b : a));
}

/** Glory is sold only if that is clearly better, since it may be sold later too. */
function sellingGlory(o: Outlook, others: readonly Move[]): number {
  const sale = o.now.developments.find(({ forGlory }, index) => forGlory && index < o.now.development);
  const sold = gaining(o.now, { glory: -1, ...sale?.forGlory });
  return best(rate(o, sold, others)).value - 0.05;
}

function rate(o: Outlook, h: Holding, moves: readonly Move[]): Rated[] {
  const own = o.view.players[o.view.seat as number];
  const dice = own?.dice ?? [];
  if (moves[0]?.type === 'assign') {
    const values = assignments(o, h, dice, moves as AssignMove[]);
    return moves.map((move, i) => ({ move, value: values[i] ?? 0 }));
  }
  if (moves[0]?.type === 'reroll') {
    const choices = moves.map((move) => (move.type === 'reroll' ? move.dice : []));
    const values = rerolls(o, h, dice, choices);
    return moves.map((move, i) => ({ move, value: values[i] ?? 0 }));
  }
  return moves.map((move) => ({ move, value: worthOf(o, h, move) }));
}

function worthOf(o: Outlook, h: Holding, move: Move): number {
  const { view } = o;
  const own = view.players[view.seat as number];
  const agenda = own?.agenda ?? [];
  const asked = agenda.at(-1);
  const rest = agenda.slice(0, -1).toReversed();
  let next = applied(o, h, move, asked);
  if (rest.length > 0) next = perform(o, copyOf(next), rest);
  switch (view.phase) {
    case 'dice':
      return throughTiles(o, next, move.type === 'pay' ? move.tiles : []);
    case 'action':
      return throughTiles(
        o,
        next,
        (own?.kept ?? []).filter((tile: Action) => tile > (view.action ?? 6)),
      );
    case 'progress':
      return move.type === 'pass' ? throughEvent(o, idle(o, next)) : throughProgress(o, next);
    default:
      return throughAchievements(o, next);
  }
}

/** What the seat has once it has moved. */
function applied(o: Outlook, h: Holding, move: Move, asked: Step | undefined): Holding {
  const { content } = o;
  const cardOf = (id: Card['id']) => content.cards.get(id) as Card;
  switch (move.type) {
    case 'city': {
      const developments = content.cities.get(move.city) ?? [];
      return perform(o, { ...h, developments }, developments[0]?.effect ?? []);
    }
    case 'draft':
    case 'keep':
      return { ...h, hand: [...h.hand, cardOf(move.card)] };
    case 'discard':
      return { ...h, hand: h.hand.filter(({ id }) => !move.cards.includes(id)) };
    case 'pay': {
      const own = o.view.players[o.view.seat as number];
      const next = copyOf(h);
      let cost = 0;
      own?.tiles?.forEach((tile, die) => {
        if (move.tiles.includes(tile)) cost += Math.max(0, tile - (own.dice[die] ?? 0));
      });
      next.scrolls -= move.scrolls;
      next.citizens = Math.min(15, h.citizens + 3 * move.scrolls - cost);
      return next;
    }
    case 'buy':
      return buying(h, move.color);
    case 'explore': {
      const space = content.spaceOf.get(move.space);
      const next = space ? exploring(h, space) : h;
      const left = asked?.do === 'explore' ? asked.left - 1 : 0;
      return left > 0 ? perform(o, next, [{ do: 'explore', left }]) : next;
    }
    case 'play':
      return playing(o, h, cardOf(move.card));
    case 'develop':
      return developing(o, h);
    case 'progress': {
      const discount = asked?.do === 'progress' ? asked.discount : 0;
      return paying(o, h, move.track, discount, o.view.phase === 'progress') ?? h;
    }
    case 'tracks':
      return raising(o, h, move.tracks);
    case 'reward':
      return gaining(h, { [move.reward]: asked?.do === 'reward' ? (asked.rewards[move.reward] ?? 0) : 0 });
    case 'token':
      return withToken(h, move.color);
    case 'takeBack':
      return takingBack(h, cardOf(move.card));
    case 'lose': {
      const next = asked?.do === 'lose' ? gaining(h, asked.gains) : copyOf(h);
      next[move.color] -= 1;
      if (move.size === 'major') next.majors -= 1;
      return next;
    }
    case 'action':
      return bestOf(o, act(o, h, move.action, 0)) ?? h;
    case 'claim': {
      const next = copyOf(h);
      change(next, move.reward, 1);
      return next;
    }
    default:
      return h;
  }
}
