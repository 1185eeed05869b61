import { createHash } from 'node:crypto';
import { CARD_IDS, type CardId, CITY_IDS, type CityId, EVENT_IDS, type EventId } from '@khora/engine';
import type { ByName } from '../report/point-sources.ts';
import { addOutcome, Fortune, newTally } from '../simulate/tally.ts';
import { Sample } from '../stats/sample.ts';
import { Openings } from './opening-counts.ts';
import type { GameStudy, PlayerStudy } from './study.ts';

/** The developments that a city does not begin with. */
export const DEVELOPMENTS = [2, 3, 4] as const;
export const PLACES = ['winner', 'second', 'third', 'last'] as const;

/** How players fared with a card. */
export interface CardTally {
  /** Players in whose first pack it was. */
  readonly dealt: Fortune;
  readonly played: Fortune;
  /** Players who had it in hand and never played it. */
  readonly unplayed: Fortune;
  /** When it was first played. */
  readonly rounds: Sample;
}

/** Points of all players in games with the event, and without. */
export interface EventTally {
  readonly present: Sample;
  readonly absent: Sample;
  games: number;
}

export interface CityTally {
  /** By development: when it was reached; its count says how often. */
  readonly developed: ReadonlyMap<number, Sample>;
  /** How often this city explored Persepolis. */
  persepolis: number;
}

/** Everything the page reports, added up game by game. */
export class Balance {
  readonly all = newTally();
  /** The same, with the city or the final place in place of the bot's name. */
  readonly byCity = newTally();
  readonly byPlace = newTally();
  readonly cities: ReadonlyMap<CityId, CityTally> = new Map(
    CITY_IDS.map((id) => [
      id,
      { developed: new Map(DEVELOPMENTS.map((development) => [development, new Sample()])), persepolis: 0 },
    ]),
  );
  readonly cards: ReadonlyMap<CardId, CardTally> = new Map(
    CARD_IDS.map((id) => [
      id,
      { dealt: new Fortune(), played: new Fortune(), unplayed: new Fortune(), rounds: new Sample() },
    ]),
  );
  readonly events: ReadonlyMap<EventId, EventTally> = new Map(
    EVENT_IDS.map((id) => [id, { present: new Sample(), absent: new Sample(), games: 0 }]),
  );
  /** Players who explored Persepolis, and when. */
  readonly persepolis = { explorers: new Fortune(), rounds: new Sample() };
  /** By how many points the winner was ahead. */
  readonly margins = new Sample();
  shared = 0;
  readonly openings = new Openings();
  readonly #hashes: string[] = [];

  get games(): number {
    return this.all.games;
  }

  /** Shows whether two runs played the same games: a short hash over the last positions of all of them. */
  get fingerprint(): string {
    return createHash('sha256').update(this.#hashes.join('\n')).digest('hex').slice(0, 16);
  }

  add(study: GameStudy): void {
    const { outcome, players, events } = study;
    this.openings.add(study);
    const { deal, cities, standings, record } = outcome;
    addOutcome(this.all, outcome);
    addOutcome(this.byCity, { ...outcome, bots: cities });
    addOutcome(this.byPlace, { ...outcome, bots: standings.map(({ rank }) => PLACES[rank - 1] ?? '') });
    this.#hashes.push(record.result.hash);
    const points = standings.map((standing) => standing.points);
    const [first = 0, second = 0] = points.toSorted((a, b) => b - a);
    this.margins.add(first - second, deal);
    if (players.filter(({ won }) => won > 0).length > 1) this.shared += 1;
    for (const [id, event] of this.events) {
      const present = events.includes(id);
      if (present) event.games += 1;
      for (const total of points) (present ? event.present : event.absent).add(total, deal);
    }
    players.forEach((player, seat) => {
      const count = (fortune: Fortune) => {
        fortune.wins += player.won;
        fortune.points.add(points[seat] ?? 0, deal);
      };
      this.#addCards(player, deal, count);
      const city = cities[seat];
      if (city) this.#addCity(city, player, deal, count);
    });
  }

  #addCards({ dealt, held, played }: PlayerStudy, deal: number, count: (fortune: Fortune) => void): void {
    for (const [id, card] of this.cards) {
      const round = played.get(id);
      if (dealt.has(id)) count(card.dealt);
      if (round !== undefined) {
        count(card.played);
        card.rounds.add(round, deal);
      } else if (held.has(id)) count(card.unplayed);
    }
  }

  #addCity(
    id: CityId,
    { developed, persepolis }: PlayerStudy,
    deal: number,
    count: (fortune: Fortune) => void,
  ): void {
    const city = this.cities.get(id);
    if (!city) return;
    for (const [development, round] of developed) city.developed.get(development)?.add(round, deal);
    if (persepolis === null) return;
    city.persepolis += 1;
    count(this.persepolis.explorers);
    this.persepolis.rounds.add(persepolis, deal);
  }
}

/** The bots of a tally in this order, and under these names. */
export function renamed<K extends string>(
  { bots }: ByName,
  keys: readonly K[],
  name: (key: K) => string,
): ByName {
  return {
    bots: new Map(
      keys.flatMap((key) => {
        const bot = bots.get(key);
        return bot ? [[name(key), bot] as const] : [];
      }),
    ),
  };
}
