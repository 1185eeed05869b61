import { type CardId, type GameState, playerAt, type Seat } from '@khora/engine';
import { itemAt } from '../../item-at.ts';
import type { Passed } from '../../memory.ts';
import type { Seeded } from '../../seeded.ts';

/** Where a card of an imagined world must be. */
interface Placed {
  readonly card: CardId;
  readonly seat: Seat;
  readonly in: 'hand' | 'offer';
}

/**
 * Deals the hidden cards of an imagined world again so that it agrees with what a seat passed on in the draft: each of
 * the next players took one card of the pack before passing on the rest, and a player who has since played one of them
 * took that one.
 */
export function recollect(state: GameState, own: Seat, passed: Passed, source: Seeded): void {
  const placed = passed.flatMap((_, pick) => placesOf(state, own, { passed, pick, source }));
  const isPlaced = new Set(placed.map(({ card }) => card));
  for (const { card, seat, in: where } of placed) {
    const target = playerAt(state, seat)[where];
    if (target.includes(card)) continue;
    const from = listWith(state, own, card);
    const spare = target.findIndex((each) => !isPlaced.has(each));
    if (!from || spare < 0) continue;
    from[from.indexOf(card)] = itemAt(target, spare);
    target[spare] = card;
  }
  for (const player of state.players) {
    if (player.picked !== null && !player.offer.includes(player.picked))
      player.picked = player.offer[source.below(player.offer.length)] ?? null;
  }
}

/** Who took which card of a pack: a guess that contradicts nothing that can be seen. */
function placesOf(
  { players, phase }: GameState,
  own: Seat,
  { passed, pick, source }: { passed: Passed; pick: number; source: Seeded },
): Placed[] {
  const count = players.length;
  const pack = passed[pick] ?? [];
  const mine = players[own];
  const left = new Set([...(mine?.hand ?? []), ...(mine?.offer ?? []), ...(passed[pick + count] ?? [])]);
  const cards = pack.filter((card) => !left.has(card) && !mine?.inPlay.includes(card));
  const isDrafting = phase === 'draft';
  // During the draft, the pack is in front of the player it has reached.
  const picksSince = passed.length - 1 - pick;
  const takers = Math.min(count - 1, isDrafting ? picksSince : pack.length);
  const placed: Placed[] = [];
  const takes = (turn: number): Seat => ((own + turn) % count) as Seat;
  const open: Seat[] = [];
  for (let turn = 1; turn <= takers; turn++) {
    const seat = takes(turn);
    const shown = cards.findIndex((card) => players[seat]?.inPlay.includes(card));
    if (shown >= 0) cards.splice(shown, 1);
    else open.push(seat);
  }
  for (const seat of open) {
    if (cards.length === 0) break;
    const [card] = cards.splice(source.below(cards.length), 1);
    if (card !== undefined) placed.push({ card, seat, in: 'hand' });
  }
  if (isDrafting && picksSince + 1 < count) {
    for (const card of cards) placed.push({ card, seat: takes(picksSince + 1), in: 'offer' });
  }
  return placed;
}

/** The hidden list that holds a card in this world. */
function listWith(state: GameState, own: Seat, card: CardId): CardId[] | undefined {
  const hidden = state.players.flatMap(({ hand, offer, returned }, seat) =>
    seat === own ? [returned] : [hand, offer, returned],
  );
  return [...hidden, state.politicsDeck].find((list) => list.includes(card));
}
