import {
  ACHIEVEMENTS,
  CITY_IDS,
  COLORS,
  type GameEvent,
  PHASES,
  RESOURCES,
  SIZES,
  TRACKS,
} from '@khora/engine';
import { z } from 'zod';
import { seatSchema } from './options.ts';
import {
  actionSchema,
  cardSchema,
  eventIdSchema,
  hiddenCardsSchema,
  seatsSchema,
  sourceSchema,
  spaceSchema,
} from './view-schema.ts';

const seat = seatSchema;
const cards = hiddenCardsSchema;
const source = sourceSchema;
const tiles = z.array(actionSchema);
const price = { cost: z.int(), scrolls: z.int() };

function happened<T extends GameEvent['type'], S extends z.core.$ZodShape>(type: T, fields: S) {
  return z.strictObject({ type: z.literal(type), ...fields });
}

/** What happened in a game, as one viewer may know it: the engine’s GameEvent. */
export const eventSchema = z
  .discriminatedUnion('type', [
    happened('phase', { phase: z.enum(PHASES), round: z.int() }),
    happened('city', { seat, city: z.enum(CITY_IDS) }),
    happened('dealt', { seat, cards }),
    happened('passed', { seat, to: seat, cards }),
    happened('answered', { seat, kind: z.string() }),
    happened('drafted', { seat, cards }),
    happened('announced', { event: eventIdSchema }),
    happened('rolled', { seat, dice: z.array(z.int()) }),
    happened('rerolled', { seat, dice: z.array(z.int()), which: z.array(z.int()) }),
    happened('firstPlayer', { seat }),
    happened('assigned', { seat, tiles }),
    happened('paid', { seat, kept: tiles, aside: tiles, ...price }),
    happened('action', { seat, action: actionSchema, source }),
    happened('changed', { seat, resource: z.enum(RESOURCES), by: z.int(), source }),
    happened('raised', { seat, track: z.enum(TRACKS), level: z.int(), source }),
    happened('drew', { seat, cards, source }),
    happened('offered', { seat, cards }),
    happened('keptCard', { seat, cards, returned: cards }),
    happened('discarded', { seat, cards, source }),
    happened('explored', { seat, space: spaceSchema, loss: z.int() }),
    happened('token', { seat, color: z.enum(COLORS), size: z.enum(SIZES), by: z.literal([1, -1]), source }),
    happened('played', { seat, card: cardSchema, ...price }),
    happened('tookBack', { seat, card: cardSchema }),
    happened('developed', { seat, development: z.int(), ...price }),
    happened('declined', { seat, kind: z.string() }),
    happened('achieved', { achievement: z.enum(ACHIEVEMENTS), seats: seatsSchema }),
    happened('scored', { seat, source: z.string(), points: z.int() }),
    happened('over', { winners: seatsSchema }),
  ])
  .meta({ id: 'GameEvent' });
