import type { Goal, Reason } from '@khora/bots/reasons';
import { ACTION_NAMES, type Action, COLORS, type GameView, type Seat } from '@khora/engine';
import type { Spoken } from './language.tsx';

/** This many reasons are enough. */
const MOST = 3;

/** Why a move is good, in words, the most important reason first. */
export function reasonWords(
  spoken: Spoken,
  view: GameView,
  seat: Seat,
  reasons: readonly Reason[],
  most: number = MOST,
): string[] {
  const told = { ...spoken, view, seat };
  const tell = (some: readonly Reason[]) => some.flatMap((reason) => words(told, reason) ?? []);
  const gained = tell(reasons.filter((reason) => !isLoss(reason)));
  const lost = tell(reasons.filter(isLoss));
  return [...(gained.length > 0 ? gained : effects(told, reasons)), ...lost].slice(0, most);
}

/** If nothing can be foreseen: what the actions, the card or the development do. */
function effects({ texts, view, seat }: Told, reasons: readonly Reason[]): string[] {
  const city = view.players[seat]?.city;
  return reasons.flatMap((reason) => {
    if (reason.kind === 'action') return [texts.actionEffect(reason.action, view.rules)];
    if (reason.kind === 'card') return [texts.cardEffect(reason.card, view.rules)];
    if (reason.kind !== 'development' || !city) return [];
    return [texts.developmentEffect(city, reason.development, view.rules)];
  });
}

/** Whether something is only what the move costs. */
export function isLoss(reason: Reason): boolean {
  return 'by' in reason && reason.by < 0;
}

interface Told extends Spoken {
  readonly view: GameView;
  readonly seat: Seat;
}

type Kind = Reason['kind'];
type Tell<K extends Kind> = (told: Told, reason: Extract<Reason, { readonly kind: K }>) => string | null;

function words(told: Told, reason: Reason): string | null {
  // Each kind has a teller of its own type.
  return (TELLERS[reason.kind] as Tell<Kind>)(told, reason);
}

/** As '+3 drachmas' or 'Economy → 3'; null for what the move itself already says. */
const TELLERS: { readonly [K in Kind]: Tell<K> } = {
  resource: ({ texts }, { resource, by }) => texts.gains({ [resource]: by }),
  tokens: ({ texts, t }, { color, size, by }) => {
    const token = texts.token(color, size);
    const count = Math.abs(by);
    return `${by > 0 ? '+' : '−'}${count === 1 ? ` ${token}` : t('hint.tokenCount', { count, token })}`;
  },
  level: ({ texts }, { track, level }) => `${texts.track(track)} → ${level}`,
  action: () => null,
  card: ({ texts, t }, { card, is }) =>
    is === 'complete' ? t('hint.completes', { what: texts.card(card) }) : null,
  development: (told, { development, is }) =>
    is === 'complete' ? told.t('hint.completes', { what: developmentName(told, development) }) : null,
  achievement: (told, reason) => told.t('hint.meets', { achievement: achievementName(told, reason) }),
  troopRank: ({ t }, { rank }) => t(rank === 'most' ? 'hint.mostTroops' : 'hint.notFewestTroops'),
  finalPoints: ({ texts, t }, { by }) => t('hint.finalPoints', { points: texts.gains({ points: by }) }),
  opens: (told, { goal }) => told.t(`hint.opens.${goal.what}`, { what: goalName(told, goal) }),
  tile: (told, { action, goal }) =>
    told.t('hint.tile', { tile: told.texts.action(action), what: goalName(told, goal) }),
  denies: (told, reason) => told.t('hint.denies', { city: cityName(told, reason.seat) }),
  'denies achievement': (told, reason) =>
    told.t('hint.deniesAchievement', {
      city: cityName(told, reason.seat),
      achievement: achievementName(told, reason),
    }),
  'shares achievement': (told, reason) =>
    told.t('hint.sharesAchievement', {
      city: cityName(told, reason.seat),
      achievement: achievementName(told, reason),
    }),
  towards: (told, { count, of, ...reason }) =>
    told.t('hint.towards', { achievement: achievementName(told, reason), count, of }),
  event: (told, { event, place, is, from }) => {
    const name = { event: told.texts.event(event) };
    if (place === 'not fewest') return told.t(is === 'kept' ? 'hint.keepsNotFewest' : 'hint.notFewest', name);
    if (is === 'kept') return told.t('hint.keepsMost', name);
    return from === null
      ? told.t('hint.most', name)
      : told.t('hint.mostFrom', { ...name, city: cityName(told, from) });
  },
  needs: ({ texts, t }, { missing, drachmas }) => {
    const tokens = COLORS.flatMap((color) => {
      const count = missing[color];
      return count === undefined ? [] : [t('hint.tokenCount', { count, token: texts.color(color) })];
    });
    if (tokens.length > 0) return t('hint.needsTokens', { tokens: texts.list(tokens) });
    return drachmas === 0
      ? t('hint.needsNothing')
      : t('hint.needsDrachmas', { drachmas: texts.object('drachmas', drachmas) });
  },
  scores: ({ texts, t }, { points }) => t('hint.scores', { points: texts.gains({ points }) }),
  pays: ({ texts, t }, { on }) => {
    if (on === 'play' || on === 'tax' || on === 'idle') return t(`hint.pays.${on}`);
    return t('hint.pays.action', { what: texts.action(ACTION_NAMES.indexOf(on) as Action) });
  },
  fits: (told, { development, color }) =>
    told.t('hint.fits', { development: developmentName(told, development), color: told.texts.color(color) }),
  saves: (told, { goal }) => told.t('hint.saves', { what: goalName(told, goal) }),
  keeps: ({ texts, t }, { card }) => t('hint.keeps', { what: texts.card(card) }),
  spares: ({ texts, t }, { resource, by }) => t('hint.spares', { amount: texts.object(resource, by) }),
};

function goalName(told: Told, goal: Goal): string {
  const { texts, view } = told;
  switch (goal.what) {
    case 'card':
      return texts.card(goal.card);
    case 'development':
      return developmentName(told, goal.development);
    case 'level':
      return `${texts.track(goal.track)} ${goal.level}`;
    case 'space':
      return texts.space(goal.space, view.rules);
    default:
      return texts.action(goal.action);
  }
}

function developmentName({ texts, view, seat }: Told, development: number): string {
  const city = view.players[seat]?.city;
  return city ? texts.development(city, development) : '';
}

function cityName({ texts, view }: Told, seat: Seat): string {
  const city = view.players[seat]?.city;
  return city ? texts.city(city) : '';
}

function achievementName(
  { texts, view }: Told,
  { achievement }: Pick<Extract<Reason, { readonly kind: 'achievement' }>, 'achievement'>,
): string {
  return texts.achievement(achievement, view.rules);
}
