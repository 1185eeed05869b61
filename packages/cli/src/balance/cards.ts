import { type Card, type CardId, contentOf } from '@khora/engine';
import { english } from '@khora/locales';
import { LEAST } from '../report/sample-size.ts';
import { count, percent, percentRange } from '../terminal/numbers.ts';
import type { Balance, CardTally } from './balance.ts';
import { type Difference, rateDifference, sideOf } from './difference.ts';
import { columns, list, markdownTable, paragraph, picture, rateOf, signed, signedRange } from './markdown.ts';
import { PLAYERS } from './records.ts';

export interface CardFigures extends CardTally {
  readonly id: CardId;
  readonly name: string;
  readonly kind: Card['kind'] | null;
  readonly held: number;
  /** Of those who held it. */
  readonly playRate: number;
  /** Win rate of those who played it minus that of those who only held it; null if too few did either. */
  readonly difference: Difference | null;
}

export function cardFigures({ cards }: Balance, rules: number): CardFigures[] {
  const content = contentOf(rules);
  return [...cards].map(([id, tally]) => {
    const { played, unplayed } = tally;
    const held = played.entries + unplayed.entries;
    return {
      ...tally,
      id,
      name: english.card(id),
      kind: content.cards.get(id)?.kind ?? null,
      held,
      playRate: held === 0 ? 0 : played.entries / held,
      difference:
        Math.min(played.entries, unplayed.entries) < LEAST ? null : rateDifference(played, unplayed),
    };
  });
}

type Compared = CardFigures & { readonly difference: Difference };

/** The cards with enough players on both sides, the largest difference first. */
export function comparedCards(cards: readonly CardFigures[]): Compared[] {
  return cards
    .filter((card): card is Compared => card.difference !== null)
    .sort((a, b) => b.difference.value - a.difference.value);
}

export function cardSections(balance: Balance, rules: number): string[] {
  const cards = cardFigures(balance, rules);
  const compared = comparedCards(cards);
  return [
    '## The forty cards',
    '### How often they are played',
    paragraph(
      `Players count as holding a card if they had it in hand at any time: from the draft, from Legislation or from an effect. Shares of holders are of all ${count(balance.games * PLAYERS)} players (${PLAYERS} to a game), shares of playing are of the holders. The round is the first in which the card was played.`,
    ),
    playTable(cards, balance.games * PLAYERS),
    '### Cards and winning',
    paragraph(
      'How often three groups of players won: those who played the card, those who held it but never played it, and those who were dealt it in their first five cards. The difference is between the first two, in percentage points.',
    ),
    paragraph(
      '**Correlation is not cause.** A card that is played late, or that needs knowledge tokens, drachmas or an engine first, is played by players who are doing well anyway; a card that is played early by anybody shows little. A card may also be left in hand because its player was winning without it. The column of dealt cards is free of this, since chance alone deals the first packs, but it is weak: the first pick may be another card, and the pack is passed on.',
      `Of forty such intervals about two miss the truth by luck. Cards with fewer than ${LEAST} players on a side are not compared.`,
    ),
    ...comparison(compared),
    winTable([...compared, ...cards.filter(({ difference }) => difference === null)]),
  ];
}

function comparison(compared: readonly Compared[]): string[] {
  if (compared.length === 0) return [paragraph('There are too few games to compare any card.')];
  const beyond = (side: -1 | 1) =>
    compared.filter(({ difference }) => sideOf(difference.interval, 0) === side).map(({ name }) => name);
  const [above, below] = [beyond(1), beyond(-1).toReversed()];
  return [
    paragraph(
      above.length > 0
        ? `Playing goes clearly with winning for ${list(above)}.`
        : 'For no card does playing it go clearly with winning.',
      below.length > 0
        ? `It goes clearly with losing for ${list(below)}.`
        : 'For none does it go clearly with losing.',
    ),
    picture(
      'Difference in win rate between playing and only holding each card',
      'balance/card-differences.svg',
    ),
    picture('Win rate of players who played each card and of those who only held it', 'balance/cards.svg'),
  ];
}

function playTable(cards: readonly CardFigures[], players: number): string {
  const rows = cards
    .toSorted((a, b) => b.playRate - a.playRate)
    .map(({ name, kind, held, played, playRate, rounds }) => [
      name,
      kind ? english.cardKind(kind) : '',
      count(held),
      percent(held / players),
      count(played.entries),
      held === 0 ? '–' : percent(playRate),
      rounds.count === 0 ? '–' : rounds.mean.toFixed(1),
    ]);
  return markdownTable(
    columns('card', 'kind', '>held', '>of players', '>played', '>of holders', '>mean round'),
    rows,
  );
}

function winTable(cards: readonly CardFigures[]): string {
  const rows = cards.map(({ name, played, unplayed, difference, dealt }) => [
    name,
    rateOf(played),
    rateOf(unplayed),
    difference ? signed(100 * difference.value) : '–',
    difference ? signedRange(inPercent(difference.interval)) : '–',
    rateOf(dealt),
    dealt.entries === 0 ? '–' : percentRange(dealt.winInterval),
  ]);
  return markdownTable(
    columns('card', '>won, played', '>won, held only', '>difference', '>95 %', '>won, dealt', '>95 %'),
    rows,
  );
}

function inPercent({ low, high }: Difference['interval']) {
  return { low: 100 * low, high: 100 * high };
}
