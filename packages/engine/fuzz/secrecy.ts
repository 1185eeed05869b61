import {
  ACTIONS,
  CARD_IDS,
  type CardId,
  clone,
  decisions,
  EVENT_IDS,
  type GameEvent,
  type GameState,
  type GameView,
  legalMoves,
  type PlayerState,
  redact,
  type Seat,
  standings,
  view,
} from '../src/index.ts';
import type { Choices } from './choices.ts';
import { insist, insistSame } from './insist.ts';

export type Onlooker = Seat | 'spectator';

export function onlookers({ players }: GameState): Onlooker[] {
  return ['spectator', ...players.map((_, seat) => seat as Seat)];
}

/** The same game with everything shuffled that this onlooker cannot see. */
function shuffledUnseen(state: GameState, onlooker: Onlooker, choices: Choices): GameState {
  const other = clone(state);
  const hidden = other.players.filter((_, seat) => seat !== onlooker);
  const cards = choices.shuffled([
    ...other.politicsDeck,
    ...other.players.flatMap(({ returned }) => returned),
    ...hidden.flatMap(({ hand, offer }) => [...hand, ...offer]),
  ]);
  // What goes under the deck is forgotten, even by whoever returned it.
  for (const player of other.players) player.returned = cards.splice(0, player.returned.length);
  for (const player of hidden) {
    player.hand = cards.splice(0, player.hand.length);
    player.offer = cards.splice(0, player.offer.length);
    if (player.standby === 'answered') answerOtherwise(player, choices);
  }
  other.politicsDeck = cards;
  other.eventDeck = otherEvents(other, choices);
  other.seed = `unseen ${choices.below(2 ** 32)}`;
  return other;
}

/** Another answer to the secret question of a draft or an assignment. */
function answerOtherwise(player: PlayerState, choices: Choices): void {
  if (player.picked) player.picked = choices.pick(player.offer);
  if (player.tiles) player.tiles = choices.shuffled(ACTIONS).slice(0, player.tiles.length);
}

/** Other events to come; only the first and the last place are known (R1.4). */
function otherEvents({ eventDeck, pastEvents, event }: GameState, choices: Choices): GameState['eventDeck'] {
  const known = new Set([...pastEvents, event]);
  const fixed = ['growing-population', 'conquest-of-the-persians'];
  const unknown = choices.shuffled(EVENT_IDS.filter((id) => !known.has(id) && !fixed.includes(id)));
  return eventDeck.map((id) => (fixed.includes(id) ? id : (unknown.pop() ?? id)));
}

/** A view hides what must be hidden, and is enough to answer every query about its seat. */
export function checkView(state: GameState, onlooker: Onlooker, choices: Choices): void {
  const seen = view(state, onlooker);
  const name = `the view of ${onlooker}`;
  insistSame(
    view(shuffledUnseen(state, onlooker, choices), onlooker),
    seen,
    `${name} changed when what it cannot see was shuffled`,
  );
  insist(!('seed' in seen), () => `${name} has the seed`);
  insistSame(cardsIn(seen), cardsKnown(state, onlooker), `${name} shows other cards`);
  insistSame(decisions(seen), decisions(state), `${name}: decisions`);
  insistSame(standings(seen), standings(state), `${name}: standings`);
  for (const seat of state.players.keys() as Iterable<Seat>) {
    const moves = seat === onlooker ? legalMoves(state, seat) : [];
    insistSame(legalMoves(seen, seat), moves, `${name}: legal moves of seat ${seat}`);
  }
}

const IDS: ReadonlySet<string> = new Set(CARD_IDS);

/** The politics cards anywhere in a value, where they mean the card itself and not a source. */
function cardsIn(value: unknown): CardId[] {
  const found = new Set<CardId>();
  JSON.stringify(value, (key, part: unknown) => {
    if (key === 'source') return undefined;
    if (typeof part === 'string' && IDS.has(part)) found.add(part as CardId);
    return part;
  });
  return [...found].toSorted();
}

/** The cards that an onlooker sees: all in play, and its own. */
function cardsKnown({ players }: GameState, onlooker: Onlooker): CardId[] {
  return players
    .flatMap(({ inPlay, hand, offer }, seat) => (seat === onlooker ? [...inPlay, ...hand, ...offer] : inPlay))
    .toSorted();
}

/** Nobody hears of a card that they could not see before or after the event, unless they held it in between. */
export function checkRedaction(
  before: GameState | null,
  after: GameState,
  events: readonly GameEvent[],
): void {
  for (const onlooker of onlookers(after)) {
    const known = new Set([...(before ? cardsKnown(before, onlooker) : []), ...cardsKnown(after, onlooker)]);
    for (const event of events) {
      const heard = redact(event, onlooker);
      if (heard === null || ('seat' in event && event.seat === onlooker)) continue;
      const leaked = cardsIn(heard).filter((card) => !known.has(card));
      insist(leaked.length === 0, () => `${onlooker} hears of ${leaked.join()} in ${JSON.stringify(heard)}`);
    }
  }
}

/** A preview shows no card that the original view did not show, and nothing new about others. */
export function checkForeseen(foreseen: GameView, seen: GameView, what: string): void {
  const own = (from: GameView) => ({
    ...from,
    players: from.players.filter((_, seat) => seat === from.seat),
  });
  const known = cardsIn(own(seen));
  const leaked = cardsIn(own(foreseen)).filter((card) => !known.includes(card));
  insist(leaked.length === 0, () => `${what} shows ${leaked.join()}`);
  insist(!('seed' in foreseen), () => `${what} has a seed`);
  insistSame(foreseen.eventDeck, seen.eventDeck, `${what}: events to come`);
  for (const [seat, player] of foreseen.players.entries())
    if (seat !== seen.seat) insistSame(player, seen.players[seat], `${what}: seat ${seat}`);
}
