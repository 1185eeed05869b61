import {
  ACHIEVEMENTS,
  CARD_IDS,
  COLORS,
  decisions,
  type GameState,
  type PlayerState,
  RESOURCES,
  SIZES,
  TRACKS,
} from '../src/index.ts';
import { insist, insistSame } from './insist.ts';

const LIMIT = { citizens: 15, troops: 15, taxes: 10, glory: 10 };
const LEGISLATION = { action: 1, gain: 3 };
const MILITARY = { action: 4, atOnce: 3 };

/** R3.1: every number of every player is whole and within its limits. */
export function checkLimits(state: GameState): void {
  for (const [seat, player] of state.players.entries()) {
    const within = (what: string, value: number, least: number, most: number) =>
      insist(
        Number.isInteger(value) && value >= least && value <= most,
        () => `R3.1: seat ${seat} has ${what} ${value}, not ${least} to ${most}`,
      );
    for (const resource of RESOURCES) within(resource, player[resource], 0, mostOf(state, seat, resource));
    for (const track of TRACKS) within(track, player[track], 1, 7);
    for (const color of COLORS)
      for (const size of SIZES) within(`${color} ${size}`, player.knowledge[color][size], 0, 30);
    within('development', player.development, 1, 4);
    for (const die of player.dice) within('a die', die, 1, 6);
    checkTiles(player, seat);
  }
}

function mostOf(state: GameState, seat: number, resource: string): number {
  const player = state.players[seat];
  if (resource === 'citizens' && player && mayOverflow(state, seat, LEGISLATION.action))
    return LIMIT.citizens + LEGISLATION.gain;
  if (resource === 'troops' && player && mayOverflow(state, seat, MILITARY.action))
    return LIMIT.troops + MILITARY.atOnce * player.military;
  return resource in LIMIT ? LIMIT[resource as keyof typeof LIMIT] : Number.POSITIVE_INFINITY;
}

/**
 * R2.D13: whether this action lets the seat be above a limit: in phase D from its tile to the end, in phase F only
 * while the action lasts. Sparta 3 grants Military actions at tile 6.
 */
function mayOverflow(state: GameState, seat: number, action: number): boolean {
  const player = state.players[seat];
  if (state.phase === 'resolution') return decisions(state).some((open) => open.seat === seat);
  if (state.phase !== 'action' || !player) return false;
  const granted = action === MILITARY.action && player.city === 'sparta' && player.development >= 3;
  const now = state.action;
  if (now === null) return false;
  const taken = player.kept?.some((tile) => tile === action && tile <= now) === true;
  return taken || (granted && now === 6);
}

function checkTiles({ dice, tiles, kept }: PlayerState, seat: number): void {
  const distinct = (list: readonly number[]) => new Set(list).size === list.length;
  insist([0, 2, 3].includes(dice.length), () => `seat ${seat} has ${dice.length} dice`);
  insist(
    !tiles || (distinct(tiles) && tiles.length === dice.length),
    () => `seat ${seat}: tiles ${String(tiles)}`,
  );
  insist(
    !kept || kept.every((tile) => tiles?.includes(tile)),
    () => `seat ${seat} kept ${String(kept)} of ${String(tiles)}`,
  );
}

/** R1.3, R3.7: all 40 cards are somewhere, none of them twice. */
export function checkCards({ politicsDeck, players }: GameState): void {
  const held = players.flatMap(({ hand, offer, returned, inPlay }) => [hand, offer, returned, inPlay]);
  const cards = [politicsDeck, ...held].flat();
  insistSame(cards.toSorted(), CARD_IDS.toSorted(), 'the 40 cards are not conserved');
}

/** R1.4, R2.G2: what the board shows fits the round. */
export function checkBoard(state: GameState): void {
  const { round, event, pastEvents, eventDeck, explored, achievements, players } = state;
  insist(round >= 0 && round <= 9, () => `round ${round}`);
  insist(eventDeck.length === 9 - round, () => `round ${round} with ${eventDeck.length} events to come`);
  const events = [...pastEvents, ...(event ? [event] : []), ...eventDeck];
  insist(new Set(events).size === 9, () => `R1.4: the events are ${events.join()}`);
  insist(new Set(explored).size === explored.length, () => `R2.D9: explored twice in ${explored.join()}`);
  for (const achievement of ACHIEVEMENTS) {
    const seats = achievements[achievement];
    const expected = players.map((_, seat) => seat).filter((seat) => seats.some((other) => other === seat));
    insistSame(seats, expected, `the earners of ${achievement}`);
  }
}
