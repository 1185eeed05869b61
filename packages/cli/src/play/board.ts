import {
  ACHIEVEMENTS,
  CITY_IDS,
  type CityId,
  COLORS,
  contentOf,
  developmentsOf,
  type GameView,
  SEATS,
  standings,
} from '@khora/engine';
import { colorLetter, paintToken, playerNames, playersTable } from '../terminal/players.ts';
import { standingsTable } from '../terminal/standings.ts';
import { wrap } from '../terminal/style.ts';
import { cardText, developmentText, type Words } from './cards.ts';

/** What a player may look up about the position, as text of the given width. */
export type LookUp = (words: Words, view: GameView, width: number) => string;

function indented(lines: readonly string[], width: number): string {
  return lines.map((line) => wrap(`  ${line}`, width, 4)).join('\n');
}

/** The table of players, the event, and who has earned which achievement. */
export const showTable: LookUp = (words, view, width) => {
  const { texts, paint, rules } = words;
  const { event } = view;
  const names = playerNames(texts, view, paint);
  const earned = ACHIEVEMENTS.map((id) => {
    const by = view.achievements[id].map((seat) => names[seat] ?? '');
    return `${texts.achievement(id, rules)}: ${by.length > 0 ? texts.list(by) : '–'}`;
  });
  const announced = event ? [`${paint('bold', texts.event(event))}: ${texts.eventEffect(event, rules)}`] : [];
  return `${playersTable(texts, view, paint)}\n${indented([...announced, earned.join(' · ')], width)}`;
};

/** The player's own hand, and the cards that everyone has in play. */
export const showCards: LookUp = (words, view, width) => {
  const { texts, paint } = words;
  const names = playerNames(texts, view, paint);
  return view.players
    .flatMap(({ hand, inPlay }, seat) => [
      ...(typeof hand === 'number'
        ? []
        : [`${names[seat]} · ${texts.word('hand')}`, ...hand.map((id) => `  ${cardText(words, id)}`)]),
      ...(inPlay.length > 0
        ? [`${names[seat]} · ${texts.word('inPlay')}`, ...inPlay.map((id) => `  ${cardText(words, id)}`)]
        : []),
    ])
    .map((line) => wrap(line, width, 4))
    .join('\n');
};

/** Every city in play with its developments, the unlocked ones ticked; all cities while they are being chosen. */
export const showCities: LookUp = (words, view, width) => {
  const taken = view.players.flatMap(({ city, development }) => (city ? [{ city, development }] : []));
  const isTaken = (id: CityId) => taken.some(({ city }) => city === id);
  const free = taken.length < view.players.length ? CITY_IDS.filter((id) => !isTaken(id)) : [];
  const lines = [...taken, ...free.map((city) => ({ city, development: 0 }))].flatMap(
    ({ city, development }) =>
      developmentsOf(contentOf(words.rules), city).map((_, index) => {
        const number = index + 1;
        const mark = number <= development ? '✓' : ' ';
        return `${mark} ${developmentText(words, city, number)}`;
      }),
  );
  return indented(lines, width);
};

/** The spaces that are still to be explored, as need/loss; an asterisk marks a major token. */
export const showBoard: LookUp = (words, view, width) => {
  const { texts, paint, rules } = words;
  const left = contentOf(rules).spaces.filter(({ id }) => !view.explored.includes(id));
  const lines = COLORS.map((color) => {
    const spaces = left
      .filter((space) => space.color === color)
      .map(({ need, loss, size, drachmas, points }) => {
        const gains = texts.gains({ drachmas, points });
        return `${need}/${loss}${size === 'major' ? '*' : ''}${gains && ` ${gains}`}`;
      });
    return `${paintToken(paint, color, colorLetter(texts, color))}: ${spaces.join(' · ')}`;
  });
  const others = left
    .filter(({ color }) => color === 'persepolis')
    .map(({ id }) => `${texts.space(id, rules)}: ${texts.spaceEffect(id, rules)}`);
  return `${indented([...lines, ...others], width)}\n  need/loss of troops; * major token`;
};

export const showProjection: LookUp = ({ texts, paint }, view) =>
  `${texts.word('projection')}\n${standingsTable(texts, view, standings(view), paint)}`;

const COUNTED = ['citizens', 'drachmas', 'scrolls', 'troops', 'taxes', 'glory', 'points'] as const;

/** What the player has, on one line. */
export const showOwn: LookUp = ({ texts, paint }, view, width) => {
  const seat = SEATS.find((each) => each === view.seat);
  const own = seat === undefined ? undefined : view.players[seat];
  if (!own || seat === undefined) return '';
  const amounts = COUNTED.filter((resource) => own[resource] > 0).map((resource) =>
    texts.amount(resource, own[resource]),
  );
  const tokens = COLORS.map((color) => {
    const { minor, major } = own.knowledge[color];
    return paintToken(paint, color, `${colorLetter(texts, color)}${minor + major}`);
  });
  const name = playerNames(texts, view, paint)[seat] ?? '';
  return wrap(`${name}: ${[...amounts, tokens.join(' ')].join(', ')}`, width, 2);
};
