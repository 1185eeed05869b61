import type { CardId, GameEvent, Resource, Seat } from '@khora/engine';
import { withAgreement } from './agreement.ts';
import { changeLine } from './changes.ts';
import {
  achievementName,
  actionTerm,
  cardTitles,
  eventTitle,
  objectText,
  phaseLetter,
  spaceName,
  title,
  trackTerm,
} from './naming.ts';
import { withSource } from './sources.ts';
import type { Voice } from './voice.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;
type Name = (seat: Seat) => string;
type Lines = {
  readonly [T in GameEvent['type']]: (voice: Voice, event: EventOf<T>, name: Name) => string | null;
};

/** An event in words; null if it is not worth a line, or another line says it. */
export function logLine(voice: Voice, event: GameEvent, players: readonly string[]): string | null {
  const tell = LINES[event.type] as (voice: Voice, event: GameEvent, name: Name) => string | null;
  return tell(
    withAgreement(voice),
    event,
    (seat) => players[seat] ?? voice.say.words('player', { number: seat + 1 }),
  );
}

/** Cards by name, or how many if they are hidden. */
function cardsText(voice: Voice, cards: readonly CardId[] | number): string {
  const { say } = voice;
  if (typeof cards === 'number') return say.log('cards', { count: cards });
  return say.log('namedCards', { count: cards.length, names: cardTitles(voice, cards) });
}

/** What was paid, as '2 drachmas and 1 philosophy token'; empty for nothing. */
function priceText(voice: Voice, price: readonly [Resource, number][]): string {
  const paid = price.filter(([, count]) => count > 0);
  return voice.and(paid.map(([resource, count]) => objectText(voice, resource, count)));
}

function phaseLine(voice: Voice, { phase, round }: EventOf<'phase'>): string | null {
  if (phase === 'over') return null;
  const { say } = voice;
  const letter = phaseLetter(voice, phase);
  const name = letter ? say.log('phase', { letter, phase: say.phases(phase) }) : say.phases(phase);
  return phase === 'event' ? say.log('round', { round, phase: name }) : name;
}

function paidLine(voice: Voice, { cost, scrolls, aside }: EventOf<'paid'>, player: string): string | null {
  const { say, and } = voice;
  const what = priceText(voice, [
    ['citizens', cost],
    ['scrolls', scrolls],
  ]);
  const tiles = { count: aside.length, actions: and(aside.map((action) => actionTerm(voice, action))) };
  if (aside.length === 0) return what ? say.log('paidFor', { player, what }) : null;
  return what ? say.log('paidAndAside', { player, what, ...tiles }) : say.log('aside', { player, ...tiles });
}

type Declined =
  | 'declinedExplore'
  | 'declinedPlay'
  | 'declinedDevelop'
  | 'declinedRaise'
  | 'declinedTakeBack'
  | 'declinedAction';

const DECLINED: Readonly<Record<string, Declined>> = {
  explore: 'declinedExplore',
  play: 'declinedPlay',
  develop: 'declinedDevelop',
  raise: 'declinedRaise',
  tracks: 'declinedRaise',
  takeBack: 'declinedTakeBack',
  action: 'declinedAction',
};

const LINES: Lines = {
  phase: phaseLine,
  city: ({ say }, { seat, city }, name) => say.log('city', { player: name(seat), city: say.cities(city) }),
  dealt: (voice, { seat, cards }, name) =>
    voice.say.log('dealt', { player: name(seat), cards: cardsText(voice, cards) }),
  passed: (voice, { seat, to, cards }, name) =>
    voice.say.log('passed', { player: name(seat), to: name(to), cards: cardsText(voice, cards) }),
  answered: () => null,
  drafted: (voice, { seat, cards }, name) =>
    voice.say.log('drafted', { player: name(seat), cards: cardsText(voice, cards) }),
  announced: (voice, { event }) => voice.say.log('announced', { event: eventTitle(voice, event) }),
  rolled: ({ say, and }, { seat, dice }, name) =>
    say.log('rolled', { player: name(seat), dice: and(dice.map(String)) }),
  rerolled: ({ say, and }, { seat, dice, which }, name) =>
    say.log('rerolled', { player: name(seat), count: which.length, dice: and(dice.map(String)) }),
  firstPlayer: ({ say }, { seat }, name) => say.log('firstPlayer', { player: name(seat) }),
  assigned: (voice, { seat, tiles }, name) =>
    voice.say.log('assigned', {
      player: name(seat),
      actions: voice.and(tiles.map((tile) => actionTerm(voice, tile))),
    }),
  paid: (voice, event, name) => paidLine(voice, event, name(event.seat)),
  action(voice, { seat, action, source }, name) {
    const line = voice.say.log('action', { player: name(seat), action: actionTerm(voice, action) });
    return source.kind === 'action' ? line : withSource(voice, line, source);
  },
  changed: (voice, event, name) => changeLine(voice, event, name(event.seat)),
  raised(voice, { seat, track, level, source }, name) {
    const line = voice.say.log('raised', { player: name(seat), track: trackTerm(voice, track), level });
    return withSource(voice, line, source);
  },
  drew(voice, { seat, cards, source }, name) {
    const line = voice.say.log('drew', { player: name(seat), cards: cardsText(voice, cards) });
    return withSource(voice, line, source);
  },
  offered: (voice, { seat, cards }, name) =>
    voice.say.log('offered', { player: name(seat), cards: cardsText(voice, cards) }),
  keptCard(voice, { seat, cards, returned }, name) {
    const kept = { player: name(seat), cards: cardsText(voice, cards) };
    const count = typeof returned === 'number' ? returned : returned.length;
    if (count === 0) return voice.say.log('kept', kept);
    return voice.say.log('keptOne', { ...kept, returned: cardsText(voice, returned) });
  },
  discarded(voice, { seat, cards, source }, name) {
    const line = voice.say.log('discarded', { player: name(seat), cards: cardsText(voice, cards) });
    return withSource(voice, line, source);
  },
  explored(voice, { seat, space, loss }, name) {
    const explored = { player: name(seat), space: spaceName(voice, space) };
    const what = priceText(voice, [['troops', loss]]);
    return what ? voice.say.log('exploredFor', { ...explored, what }) : voice.say.log('explored', explored);
  },
  token(voice, { seat, color, size, by, source }, name) {
    const what = voice.say.tokenObjects(`${size}-${color}`);
    const line = voice.say.log(by > 0 ? 'gains' : 'loses', { player: name(seat), what });
    return withSource(voice, line, source);
  },
  played(voice, { seat, card, cost, scrolls }, name) {
    const played = { player: name(seat), card: cardTitles(voice, [card]) };
    const what = priceText(voice, [
      ['drachmas', cost],
      ['scrolls', scrolls],
    ]);
    return what ? voice.say.log('playedFor', { ...played, what }) : voice.say.log('played', played);
  },
  tookBack: (voice, { seat, card }, name) =>
    voice.say.log('tookBack', { player: name(seat), card: cardTitles(voice, [card]) }),
  developed(voice, { seat, development, cost, scrolls }, name) {
    const developed = { player: name(seat), development };
    const what = priceText(voice, [
      ['drachmas', cost],
      ['scrolls', scrolls],
    ]);
    const { say } = voice;
    return what ? say.log('developedFor', { ...developed, what }) : say.log('developed', developed);
  },
  declined({ say }, { seat, kind }, name) {
    const key = DECLINED[kind];
    return key ? say.log(key, { player: name(seat) }) : null;
  },
  achieved: (voice, { achievement, seats }, name) =>
    voice.say.log('achieved', {
      count: seats.length,
      players: voice.and(seats.map(name)),
      achievement: title(voice, achievementName(voice, achievement)),
    }),
  scored(voice, { seat, source, points }, name) {
    const line = voice.say.log('scored', { player: name(seat), what: objectText(voice, 'points', points) });
    return withSource(voice, line, source);
  },
  over: ({ say, and }, { winners }, name) =>
    say.log('won', { count: winners.length, players: and(winners.map(name)) }),
};
