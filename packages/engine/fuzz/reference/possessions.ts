import { CARDS, CITIES, type Component } from './components.ts';
import type { Player } from './player.ts';
import { sure } from './words.ts';

/** The cards in play and the developments unlocked (R2.D11: they keep their effects). */
function possessions({ city, development, inPlay }: Player): Component[] {
  const developments = city === null ? [] : sure(CITIES.get(city), city).slice(0, development);
  return [...developments, ...inPlay.map((id) => sure(CARDS.get(id), id))];
}

interface Found {
  readonly id: string;
  readonly source: Component['source'];
  readonly words: readonly string[];
}

/** Where a phrase occurs among the ongoing and end-of-game texts, and its words. */
export function having(player: Player, phrase: RegExp): Found[] {
  return possessions(player).flatMap(({ id, source, kind, text }) => {
    const words = kind === 'immediate' ? null : phrase.exec(text);
    return words ? [{ id, source, words: words.slice(1) }] : [];
  });
}
