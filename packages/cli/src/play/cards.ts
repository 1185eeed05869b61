import { type Ability, type CardId, COLORS, contentOf } from '@khora/engine';
import type { Texts } from '@khora/locales';
import { colorLetter, paintToken } from '../terminal/players.ts';
import type { Paint } from '../terminal/style.ts';

/** What is needed to put things in words. */
export interface Words {
  readonly texts: Texts;
  readonly paint: Paint;
  /** The version of the rules played by. */
  readonly rules: number;
}

/** Tokens by their letters and drachmas, as '[RRG 4 drachmas]'; empty if there is neither. */
function price({ texts, paint }: Words, { requires, cost }: Ability): string {
  const tokens = COLORS.map((color) =>
    paintToken(paint, color, colorLetter(texts, color).repeat(requires[color])),
  );
  const parts = [tokens.join(''), cost > 0 ? texts.amount('drachmas', cost) : ''].filter(
    (part) => part !== '',
  );
  return parts.length > 0 ? `[${parts.join(' ')}] ` : '';
}

/** As 'Bank: [RR] End of the game: 1 point per 2 drachmas'. */
export function cardText(words: Words, id: CardId): string {
  const { texts, paint, rules } = words;
  const card = contentOf(rules).cards.get(id);
  if (!card) throw new RangeError(`There is no card '${id}'.`);
  return `${paint('bold', texts.card(id))}: ${price(words, card)}${texts.cardEffect(id, rules)}`;
}

/** As 'Athens 2: [RG] …'. */
export function developmentText(
  words: Words,
  city: Parameters<Texts['city']>[0],
  development: number,
): string {
  const { texts, paint, rules } = words;
  const own = contentOf(rules).cities.get(city)?.[development - 1];
  if (!own) throw new RangeError(`${city} has no development ${development}.`);
  const name = paint('bold', texts.development(city, development));
  return `${name}: ${price(words, own)}${texts.developmentEffect(city, development, rules)}`;
}
