import { cardOf, developmentsOf, type Move, type Step, spaceOf, termsOf, tilePrice } from '@khora/engine';
import { buying, exploring, gaining, paying, raising, takingBack, withToken } from './changes.ts';
import { act, bestOf, developing, perform, playing, withLevels } from './effects.ts';
import { copyOf, type Holding } from './holding.ts';
import type { Outlook } from './outlook.ts';

/** What the seat has once it has moved and carried out everything else on its agenda, choosing the best. */
export function after(o: Outlook, h: Holding, move: Move): Holding {
  const agenda = o.view.players[o.seat]?.agenda ?? [];
  const next = applied(o, h, move, agenda.at(-1));
  return agenda.length > 1 ? perform(o, copyOf(next), agenda.slice(0, -1).toReversed()) : next;
}

/** What the seat has once it has moved. */
export function applied(o: Outlook, h: Holding, move: Move, asked: Step | undefined): Holding {
  const { content } = o;
  switch (move.type) {
    case 'city': {
      const [first, ...locked] = developmentsOf(content, move.city);
      const terms = termsOf(content, { city: move.city, development: 1, inPlay: [] });
      return perform(o, { ...h, unlocked: first ? [first] : [], locked, terms }, first?.effect ?? []);
    }
    case 'draft':
    case 'keep':
      return { ...h, hand: [...h.hand, cardOf(content, move.card)] };
    case 'discard':
      return { ...h, hand: h.hand.filter(({ id }) => !move.cards.includes(id)) };
    case 'pay': {
      const own = o.view.players[o.seat];
      let cost = 0;
      own?.tiles?.forEach((tile, die) => {
        if (move.tiles.includes(tile)) cost += tilePrice(tile, own.dice[die] ?? tile);
      });
      const citizens = content.numbers.citizensPerScroll * move.scrolls - cost;
      return gaining(o, h, { scrolls: -move.scrolls, citizens });
    }
    case 'buy':
      return buying(h, move.color);
    case 'explore': {
      const next = exploring(h, spaceOf(content, move.space));
      const left = asked?.do === 'explore' ? asked.left - 1 : 0;
      return left > 0 ? perform(o, next, [{ do: 'explore', left }]) : next;
    }
    case 'play':
      return playing(o, h, cardOf(content, move.card));
    case 'develop':
      return developing(o, h);
    case 'progress': {
      const discount = asked?.do === 'progress' ? asked.discount : 0;
      return paying(o, h, move.track, { discount, phase: o.view.phase }) ?? h;
    }
    case 'raise':
      return asked?.do === 'raise' ? withLevels(o, copyOf(h), asked) : h;
    case 'tracks':
      return raising(o, h, move.tracks);
    case 'reward':
      return gaining(o, h, { [move.reward]: asked?.do === 'reward' ? (asked.rewards[move.reward] ?? 0) : 0 });
    case 'token':
      return withToken(h, move.color);
    case 'takeBack':
      return takingBack(o, h, cardOf(content, move.card));
    case 'lose': {
      const next = asked?.do === 'lose' ? gaining(o, h, asked.gains) : copyOf(h);
      next[move.color] -= 1;
      if (move.size === 'major') next.majors -= 1;
      return next;
    }
    case 'action':
      return bestOf(o, act(o, h, move.action, 0)) ?? h;
    case 'claim':
      return gaining(o, h, { [move.reward]: content.numbers.achievementReward });
    default:
      return h;
  }
}
