import {
  type Achievement,
  type Action,
  type CardId,
  COLORS,
  type Color,
  type EventId,
  type Position,
  type Resource,
  type Seat,
  type Size,
  type SpaceId,
  type Track,
  type Trigger,
} from '@khora/engine';
import * as effects from './effects.ts';
import * as naming from './naming.ts';
import type { Voice } from './voice.ts';

/** Something that a player can do next. */
type Goal =
  | { readonly what: 'card'; readonly card: CardId }
  | { readonly what: 'development'; readonly development: number }
  | { readonly what: 'level'; readonly track: Track; readonly level: number }
  | { readonly what: 'space'; readonly space: SpaceId }
  | { readonly what: 'tile'; readonly action: Action };

/** What speaks for or against a move. Bots give such reasons, and explain each kind. */
export type Ground =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly by: number }
  | { readonly kind: 'tokens'; readonly color: Color; readonly size: Size; readonly by: number }
  | { readonly kind: 'level'; readonly track: Track; readonly level: number }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'card'; readonly card: CardId; readonly is: 'played' | 'complete' }
  | { readonly kind: 'development'; readonly development: number; readonly is: 'unlocked' | 'complete' }
  | { readonly kind: 'achievement'; readonly achievement: Achievement }
  | { readonly kind: 'troopRank'; readonly rank: 'most' | 'not fewest' }
  | { readonly kind: 'finalPoints'; readonly by: number }
  | { readonly kind: 'opens'; readonly goal: Goal }
  | { readonly kind: 'saves'; readonly goal: Goal }
  | { readonly kind: 'tile'; readonly action: Action; readonly goal: Goal }
  | { readonly kind: 'denies'; readonly seat: Seat; readonly goal: Goal }
  | { readonly kind: 'denies achievement'; readonly seat: Seat; readonly achievement: Achievement }
  | { readonly kind: 'shares achievement'; readonly seat: Seat; readonly achievement: Achievement }
  | {
      readonly kind: 'towards';
      readonly achievement: Achievement;
      readonly count: number;
      readonly of: number;
    }
  | {
      readonly kind: 'event';
      readonly event: EventId;
      readonly place: 'most' | 'not fewest';
      readonly is: 'gained' | 'kept';
      readonly from: Seat | null;
    }
  | {
      readonly kind: 'needs';
      readonly card: CardId;
      readonly missing: { readonly [C in Color]?: number };
      readonly drachmas: number;
    }
  | { readonly kind: 'scores'; readonly card: CardId; readonly points: number }
  | { readonly kind: 'pays'; readonly on: Trigger }
  | { readonly kind: 'fits'; readonly card: CardId; readonly development: number; readonly color: Color }
  | { readonly kind: 'keeps'; readonly card: CardId }
  | { readonly kind: 'spares'; readonly resource: Resource; readonly by: number };

/** For whom something is said, and where. */
export interface About {
  readonly position: Position;
  readonly seat: Seat;
}

/** This many grounds are enough. */
const MOST = 3;

/** Why a move is good, the most important ground first. */
export function groundTexts(
  voice: Voice,
  about: About,
  grounds: readonly Ground[],
  most: number = MOST,
): string[] {
  const told = { ...about, voice };
  const tell = (some: readonly Ground[]) => some.flatMap((ground) => words(told, ground) ?? []);
  const gained = tell(grounds.filter((ground) => !isLoss(ground)));
  const lost = tell(grounds.filter(isLoss));
  return [...(gained.length > 0 ? gained : foreseeable(told, grounds)), ...lost].slice(0, most);
}

/** If nothing can be foreseen: what the actions, the card or the development do. */
function foreseeable({ voice, position, seat }: Told, grounds: readonly Ground[]): string[] {
  const { rules, players } = position;
  const city = players[seat]?.city;
  return grounds.flatMap((ground) => {
    if (ground.kind === 'action') return [effects.actionEffect(voice, ground.action, rules)];
    if (ground.kind === 'card') return [effects.cardEffect(voice, ground.card, rules)];
    if (ground.kind !== 'development' || !city) return [];
    return [effects.developmentEffect(voice, city, ground.development, rules)];
  });
}

/** What sets a move apart from another, and what its actions do if nothing else does. */
export interface Why {
  readonly gains: readonly string[];
  /** As 'Development: Unlock the next development of your city'. */
  readonly actions: readonly string[];
}

export function whyTexts(voice: Voice, about: About, grounds: readonly Ground[]): Why {
  const told = grounds.filter(({ kind }) => kind !== 'action');
  const isGain = told.some((ground) => !isLoss(ground));
  const actions = grounds.flatMap((ground) => {
    if (ground.kind !== 'action') return [];
    const { action } = ground;
    return [
      `${naming.actionName(voice, action)}: ${effects.actionEffect(voice, action, about.position.rules)}`,
    ];
  });
  return { gains: groundTexts(voice, about, told), actions: isGain ? [] : actions };
}

/** Whether something is only what the move costs. */
function isLoss(ground: Ground): boolean {
  return 'by' in ground && ground.by < 0;
}

interface Told extends About {
  readonly voice: Voice;
}

type Kind = Ground['kind'];
type Tell<K extends Kind> = (told: Told, ground: Extract<Ground, { readonly kind: K }>) => string | null;

function words(told: Told, ground: Ground): string | null {
  // Each kind has a teller of its own type.
  return (TELLERS[ground.kind] as Tell<Kind>)(told, ground);
}

/** As '+3 drachmas' or 'Economy → 3'; null for what the move itself already says. */
const TELLERS: { readonly [K in Kind]: Tell<K> } = {
  resource: ({ voice }, { resource, by }) => naming.gainsText(voice, { [resource]: by }),
  tokens: ({ voice }, { color, size, by }) => {
    const token = naming.tokenName(voice, color, size);
    const count = Math.abs(by);
    return `${by > 0 ? '+' : '−'}${count === 1 ? ` ${token}` : voice.say.hints('tokenCount', { count, token })}`;
  },
  level: ({ voice: { say } }, { track, level }) => `${say.tracks(track)} → ${level}`,
  action: () => null,
  card: ({ voice: { say } }, { card, is }) =>
    is === 'complete' ? say.hints('completes', { what: say.cards(card) }) : null,
  development: (told, { development, is }) =>
    is === 'complete' ? told.voice.say.hints('completes', { what: ownDevelopment(told, development) }) : null,
  achievement: (told, { achievement }) =>
    told.voice.say.hints('meets', { achievement: achievementOf(told, achievement) }),
  troopRank: ({ voice: { say } }, { rank }) => say.hints(rank === 'most' ? 'mostTroops' : 'notFewestTroops'),
  finalPoints: ({ voice }, { by }) =>
    voice.say.hints('finalPoints', { points: naming.gainsText(voice, { points: by }) }),
  opens: (told, { goal }) => told.voice.say.hints(OPENS[goal.what], { what: goalName(told, goal) }),
  tile: (told, { action, goal }) =>
    told.voice.say.hints('tile', {
      tile: naming.actionName(told.voice, action),
      what: goalName(told, goal),
    }),
  denies: (told, { seat }) => told.voice.say.hints('denies', { city: cityOf(told, seat) }),
  'denies achievement': (told, { seat, achievement }) =>
    told.voice.say.hints('deniesAchievement', {
      city: cityOf(told, seat),
      achievement: achievementOf(told, achievement),
    }),
  'shares achievement': (told, { seat, achievement }) =>
    told.voice.say.hints('sharesAchievement', {
      city: cityOf(told, seat),
      achievement: achievementOf(told, achievement),
    }),
  towards: (told, { achievement, count, of }) =>
    told.voice.say.hints('towards', { achievement: achievementOf(told, achievement), count, of }),
  event: (told, { event: id, place, is, from }) => {
    const { say } = told.voice;
    const event = say.events(id);
    if (place === 'not fewest') return say.hints(is === 'kept' ? 'keepsNotFewest' : 'notFewest', { event });
    if (is === 'kept') return say.hints('keepsMost', { event });
    return from === null
      ? say.hints('most', { event })
      : say.hints('mostFrom', { event, city: cityOf(told, from) });
  },
  needs: ({ voice }, { missing, drachmas }) => {
    const { say, and } = voice;
    const tokens = COLORS.flatMap((color) => {
      const count = missing[color];
      return count === undefined ? [] : [say.hints('tokenCount', { count, token: say.colors(color) })];
    });
    if (tokens.length > 0) return say.hints('needsTokens', { tokens: and(tokens) });
    return drachmas === 0
      ? say.hints('needsNothing')
      : say.hints('needsDrachmas', { drachmas: naming.objectText(voice, 'drachmas', drachmas) });
  },
  scores: ({ voice }, { points }) =>
    voice.say.hints('scores', { points: naming.gainsText(voice, { points }) }),
  pays: ({ voice }, { on }) => {
    const { say } = voice;
    if (on === 'play') return say.hints('paysPlay');
    if (on === 'tax') return say.hints('paysTax');
    if (on === 'idle') return say.hints('paysIdle');
    return say.hints('paysAction', { what: say.actions(on) });
  },
  fits: (told, { development, color }) =>
    told.voice.say.hints('fits', {
      development: ownDevelopment(told, development),
      color: told.voice.say.colors(color),
    }),
  saves: (told, { goal }) => told.voice.say.hints('saves', { what: goalName(told, goal) }),
  keeps: ({ voice: { say } }, { card }) => say.hints('keeps', { what: say.cards(card) }),
  spares: ({ voice }, { resource, by }) =>
    voice.say.hints('spares', { amount: naming.objectText(voice, resource, by) }),
};

const OPENS = {
  card: 'opensCard',
  development: 'opensDevelopment',
  level: 'opensLevel',
  space: 'opensSpace',
  tile: 'opensTile',
} as const satisfies Readonly<Record<Goal['what'], string>>;

function goalName(told: Told, goal: Goal): string {
  const { voice, position } = told;
  switch (goal.what) {
    case 'card':
      return voice.say.cards(goal.card);
    case 'development':
      return ownDevelopment(told, goal.development);
    case 'level':
      return `${voice.say.tracks(goal.track)} ${goal.level}`;
    case 'space':
      return naming.spaceName(voice, goal.space, position.rules);
    default:
      return naming.actionName(voice, goal.action);
  }
}

function ownDevelopment({ voice, position, seat }: Told, development: number): string {
  const city = position.players[seat]?.city;
  return city ? naming.developmentName(voice, city, development) : '';
}

function cityOf({ voice, position }: Told, seat: Seat): string {
  const city = position.players[seat]?.city;
  return city ? voice.say.cities(city) : '';
}

function achievementOf({ voice, position }: Told, achievement: Achievement): string {
  return naming.achievementName(voice, achievement, position.rules);
}
