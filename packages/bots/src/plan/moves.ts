import type { Card, Move } from '@khora/engine';
import { buying, exploring, gaining, paying, raising, takingBack, withToken } from './changes.ts';
import { act, bestOf, developing, perform, playing } from './effects.ts';
import { change, copyOf, type Holding } from './holding.ts';
import type { Outlook, Step } from './outlook.ts';

/** What the seat has once it has moved. */
export function applied(o: Outlook, h: Holding, move: Move, asked: Step | undefined): Holding {
  const { content } = o;
  const cardOf = (id: Card['id']) => content.cards.get(id) as Card;
  switch (move.type) {
    case 'city': {
      const developments = content.cities.get(move.city) ?? [];
      return perform(o, { ...h, developments, development: 1 }, developments[0]?.effect ?? []);
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
      return paying(o, h, move.track, { discount, inPhaseE: o.view.phase === 'progress' }) ?? h;
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
