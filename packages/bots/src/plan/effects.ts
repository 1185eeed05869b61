import {
  ACTIONS,
  type Action,
  actionGain,
  type Card,
  COLORS,
  type Space,
  type Step,
  TOP_LEVEL,
  TRACKS,
  type Track,
  termsWith,
} from '@khora/engine';
import {
  affordable,
  buying,
  exploring,
  fire,
  gaining,
  paying,
  raise,
  raising,
  scrollsFor,
  takingBack,
  withinLimits,
  withToken,
} from './changes.ts';
import { change, changeAll, copyOf, type Holding, measure } from './holding.ts';
import { holds, type Outlook } from './outlook.ts';
import { worth } from './worth.ts';

/** The best of the possible results, judged as it stands; this is how choices within a plan are made. */
export function bestOf(o: Outlook, choices: readonly Holding[]): Holding | undefined {
  let best: Holding | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = worth(o, choice);
    if (value > most) {
      most = value;
      best = choice;
    }
  }
  return best;
}

/** The best few of them, best first. */
function fewBestOf(o: Outlook, choices: readonly Holding[], count: number): Holding[] {
  if (choices.length <= count) return [...choices];
  return choices
    .map((choice) => ({ choice, value: worth(o, choice) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ choice }) => choice);
}

/** Carries out steps one after another, choosing the best where they ask. */
export function perform(o: Outlook, from: Holding, steps: readonly Step[]): Holding {
  let h = from;
  for (const step of steps) h = performOne(o, h, step);
  return h;
}

function performOne(o: Outlook, h: Holding, step: Step): Holding {
  switch (step.do) {
    case 'gain':
      if (!step.when || holds(o, step.when, h[step.when.track])) changeAll(o.content, h, step.gains);
      return h;
    case 'gainPer':
      change(o.content, h, step.resource, measure(h, step.per));
      return h;
    case 'loseAll':
      h[step.resource] = 0;
      return h;
    case 'gainLevels':
      return withLevels(o, h, step);
    case 'draw':
      h.unknown += Math.min(step.cards, o.view.politicsDeck);
      return h;
    case 'endAction':
      return withinLimits(o, h);
    default:
      return bestOf(o, choicesOf(o, h, step)) ?? h;
  }
}

/** Raises a track for free, as far as the condition holds. */
export function withLevels(
  o: Outlook,
  h: Holding,
  { track, levels, when }: Extract<Step, { do: 'gainLevels' | 'raise' }>,
): Holding {
  if (!when || holds(o, when, h[track])) for (let i = 0; i < levels; i++) raise(o, h, track);
  return h;
}

/** The possible results of a step that asks something, including a refusal if the effect may be refused. */
export function choicesOf(o: Outlook, h: Holding, step: Step): Holding[] {
  const choices = answersTo(o, h, step);
  return 'may' in step ? [...choices, h] : choices;
}

/** R6.13: two tracks, or what is not at the top yet. */
function pairsBelowTop(h: Holding): Track[][] {
  const open = TRACKS.filter((track) => h[track] < TOP_LEVEL);
  return open.length < TRACKS.length
    ? [open]
    : open.map((spared) => open.filter((track) => track !== spared));
}

function answersTo(o: Outlook, h: Holding, step: Step): Holding[] {
  switch (step.do) {
    case 'raise':
      return [withLevels(o, copyOf(h), step)];
    case 'reward':
      return Object.entries(step.rewards).map(([one, by]) => gaining(o, h, { [one]: by }));
    case 'tracks':
      return pairsBelowTop(h).map((pair) => raising(o, h, pair));
    case 'token':
      return COLORS.map((color) => withToken(h, color));
    case 'takeBack':
      return h.inPlay.filter(({ id }) => id !== step.source.id).map((card) => takingBack(o, h, card));
    case 'play':
      return [h, ...h.hand.filter((card) => affordable(o, h, card, 0)).map((card) => playing(o, h, card))];
    case 'progress':
      return [
        h,
        ...step.tracks.flatMap(
          (track) => paying(o, h, track, { discount: step.discount, phase: 'resolution' }) ?? [],
        ),
      ];
    case 'act':
      return act(o, h, step.action, 0);
    case 'explore':
      return explorations(o, h, step.left);
    case 'buy':
      return purchases(o, h);
    case 'action':
      return ACTIONS.filter((action) => !step.except.includes(action)).flatMap((action) =>
        act(o, h, action, 0),
      );
    default:
      return [];
  }
}

export function playing(o: Outlook, h: Holding, card: Card): Holding {
  const next = copyOf(h);
  next.hand = h.hand.filter((other) => other !== card);
  next.drachmas -= card.cost;
  next.scrolls -= scrollsFor(o, h, card);
  fire(o, next, 'play');
  next.inPlay = [...h.inPlay, card];
  next.terms = termsWith(h.terms, card);
  return perform(o, next, card.effect);
}

export function developing(o: Outlook, h: Holding): Holding {
  const [ability, ...locked] = h.locked;
  if (!ability) return h;
  const next = copyOf(h);
  next.drachmas -= ability.cost;
  next.scrolls -= scrollsFor(o, h, ability);
  fire(o, next, 'development');
  next.unlocked = [...h.unlocked, ability];
  next.locked = locked;
  next.terms = termsWith(h.terms, ability);
  return perform(o, next, ability.effect);
}

function purchases(o: Outlook, h: Holding): Holding[] {
  if (h.drachmas < h.terms.tokenPrice) return [h];
  const bought = bestOf(
    o,
    COLORS.map((color) => buying(h, color)),
  );
  return bought ? [h, bought] : [h];
}

/** For each kind of token, the space that costs least for what it gives; the others need no closer look. */
function likelySpaces({ spaces, rates }: Outlook, h: Holding): Space[] {
  const best = new Map<string, { space: Space; value: number }>();
  for (const space of spaces) {
    if (space.need > h.troops || h.explored.includes(space.id)) continue;
    const value = space.points + space.drachmas * rates.drachmas - space.loss * rates.troops;
    const kind = space.color + space.size;
    const other = best.get(kind);
    if (!other || value > other.value) best.set(kind, { space, value });
  }
  return Array.from(best.values(), ({ space }) => space);
}

/** Up to this many explorations, of the best few spaces. */
function explorations(o: Outlook, h: Holding, left: number): Holding[] {
  const few = fewBestOf(
    o,
    likelySpaces(o, h).map((space) => exploring(h, space)),
    2,
  );
  if (left === 1) return [h, ...few];
  const further = few.flatMap((next) => explorations(o, next, left - 1));
  return [h, ...fewBestOf(o, further, 2)];
}

/** The possible results of an action: the choices worth following, including making no use of it. */
export function act(o: Outlook, from: Holding, action: Action, usable: number): Holding[] {
  const h = copyOf(from);
  const gain = actionGain(o.content, action, h);
  switch (action) {
    case 0:
      h.scrolls += gain;
      fire(o, h, 'philosophy');
      return [h];
    case 1:
      change(o.content, h, 'citizens', gain);
      fire(o, h, 'legislation');
      if (o.view.politicsDeck > 0) h.unknown += 1;
      return [h];
    case 2:
      h.points += gain;
      fire(o, h, 'culture');
      return [h];
    case 3:
      h.drachmas += gain;
      fire(o, h, 'trade');
      return purchases(o, h);
    case 4:
      // R2.D13: above the limit until the end of the phase.
      h.troops += gain;
      fire(o, h, 'military');
      return explorations(o, h, h.terms.explorations);
    case 5: {
      const cards = h.hand.filter((card) => affordable(o, h, card, usable));
      return [
        h,
        ...fewBestOf(
          o,
          cards.map((card) => playing(o, h, card)),
          2,
        ),
      ];
    }
    default: {
      const [next] = h.locked;
      return next && affordable(o, h, next, usable) ? [h, developing(o, h)] : [h];
    }
  }
}
