import {
  type Ability,
  CARD_IDS,
  type CardId,
  CITY_IDS,
  type CityId,
  contentOf,
  createGame,
  developmentsOf,
  type GameState,
  type Knowledge,
  RULES_VERSION,
  type Standing,
  standings,
  TRACKS,
  type Track,
} from '@khora/engine';

/** What is in front of a player at the end of a game with the box. */
export interface Possessions {
  readonly name: string;
  readonly city: CityId;
  readonly development: 1 | 2 | 3 | 4;
  /** On the track, before the end is counted. */
  readonly points: number;
  readonly glory: number;
  readonly drachmas: number;
  readonly taxes: number;
  readonly citizens: number;
  readonly levels: Readonly<Record<Track, number>>;
  readonly knowledge: Knowledge;
  /** End-of-game cards in play. */
  readonly cards: readonly CardId[];
  /** All cards in play, including those. */
  readonly cardsInPlay: number;
  readonly cardsInHand: number;
}

/** What the sheet asks for besides city, points, glory, drachmas and major tokens: only what somebody's cards count. */
export type Asked = 'minors' | 'taxes' | 'citizens' | 'cardsInPlay' | 'cardsInHand' | Track;

const CONTENT = contentOf(RULES_VERSION);
export const END_CARDS: readonly CardId[] = CARD_IDS.filter(
  (id) => CONTENT.cards.get(id)?.kind === 'endGame',
);
/** Cards that score nothing: the sheet only knows how many there are. */
const OTHERS = CARD_IDS.filter((id) => !END_CARDS.includes(id));

function unlocked({ city, development, cards }: Possessions): readonly Ability[] {
  return [
    ...developmentsOf(CONTENT, city).slice(0, development),
    ...cards.flatMap((id) => CONTENT.cards.get(id) ?? []),
  ];
}

const ASKS: Readonly<Record<NonNullable<Ability['score']>['per'], readonly Asked[]>> = {
  economy: ['economy'],
  taxes: ['taxes'],
  citizens: ['citizens'],
  drachmas: [],
  tokens: ['minors'],
  minorTokens: ['minors'],
  blueTokens: ['minors'],
  cardsInPlay: ['cardsInPlay'],
  cardsInHand: ['cardsInHand'],
  lowestLevel: TRACKS,
};

/** What else counts for this player, by their developments and cards. */
export function askedOf(player: Possessions): ReadonlySet<Asked> {
  return new Set(unlocked(player).flatMap(({ score }) => (score ? ASKS[score.per] : [])));
}

const none = () => ({ minor: 0, major: 0 });

export function newcomer(seat: number, name: string): Possessions {
  return {
    name,
    city: CITY_IDS[seat] ?? 'athens',
    development: 1,
    points: 0,
    glory: 0,
    drachmas: 0,
    taxes: 0,
    citizens: 0,
    levels: { economy: 1, culture: 1, military: 1 },
    knowledge: { red: none(), blue: none(), green: none() },
    cards: [],
    cardsInPlay: 0,
    cardsInHand: 0,
  };
}

/** An engine position with these things in it. */
function stateOf(players: readonly Possessions[]): GameState {
  const state = createGame({
    players: players.length as 2 | 3 | 4,
    seed: 'sheet',
    options: { draft: 'deal' },
  });
  for (const [seat, own] of players.entries()) {
    const { name: _, levels, cards, cardsInPlay, cardsInHand, ...counted } = own;
    const others = Math.max(0, cardsInPlay - cards.length);
    Object.assign(state.players[seat] ?? {}, {
      ...counted,
      ...levels,
      earned: {},
      inPlay: [...cards, ...OTHERS.slice(0, others)],
      hand: OTHERS.slice(0, cardsInHand),
    });
  }
  return state;
}

/** The final scoring by the rules of the engine, tie-break included. */
export function countUp(players: readonly Possessions[]): readonly Standing[] {
  return standings(stateOf(players));
}

/** Whether drachmas decide between players with equal points, and whether some share their place even so (R4.2). */
export function tieOf(places: readonly Standing[]): 'drachmas' | 'shared' | null {
  const first = places.filter(({ rank }) => rank === 1);
  if (first.length > 1) return 'shared';
  return places.some(({ points, rank }) => rank > 1 && points === first[0]?.points) ? 'drachmas' : null;
}
