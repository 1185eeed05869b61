import {
  ACHIEVEMENTS,
  ACTIONS,
  CARD_IDS,
  CITY_IDS,
  COLORS,
  EVENT_IDS,
  PHASES,
  RESOURCES,
  SIZES,
  SPACES,
  TRACKS,
} from '@khora/engine';
import { z } from 'zod';
import { optionsSchema, seatSchema } from './options.ts';

export const actionSchema = z.literal([...ACTIONS]);
export const cardSchema = z.enum(CARD_IDS);
export const eventIdSchema = z.enum(EVENT_IDS);
export const spaceSchema = z.enum(SPACES.map(({ id }) => id));
export const seatsSchema = z.array(seatSchema);
const seatOrSpectator = z.union([seatSchema, z.literal('spectator')]);
/** Cards that their owner sees; everybody else gets their number. */
export const hiddenCardsSchema = z.union([z.array(cardSchema), z.int()]);

/** Where a gain or a loss comes from. */
export const sourceSchema = z.object({
  kind: z.enum(['action', 'card', 'development', 'event', 'level', 'space', 'achievement', 'phase']),
  id: z.string(),
});

/** What a player still has to do: a question, or an effect that waits; with its figures. */
const stepSchema = z.looseObject({ do: z.string() }).meta({ id: 'Step' });

const knowledgeSchema = z.record(z.enum(COLORS), z.record(z.enum(SIZES), z.int()));
const counted = Object.fromEntries([...RESOURCES, ...TRACKS].map((name) => [name, z.int()]));

const playerSchema = z
  .strictObject({
    ...counted,
    city: z.enum(CITY_IDS).nullable(),
    development: z.int(),
    knowledge: knowledgeSchema,
    inPlay: z.array(cardSchema),
    dice: z.array(z.int()),
    /** By die; null until assigned, and for others until everybody has. */
    tiles: z.array(actionSchema).nullable(),
    kept: z.array(actionSchema).nullable(),
    raised: z.int(),
    earned: z.record(z.enum(['action', 'card', 'development', 'event', 'level', 'space']), z.int()),
    standby: z.enum(['idle', 'asked', 'answered']),
    /** The next step last. */
    agenda: z.array(stepSchema),
    hand: hiddenCardsSchema,
    offer: hiddenCardsSchema,
    returned: z.int(),
    /** Only for the viewer. */
    picked: cardSchema.nullable().optional(),
  })
  .meta({ id: 'PlayerView' });

/** What a seat, or a spectator, may know of a game: the engine’s GameView. */
export const viewSchema = z
  .strictObject({
    rules: z.int(),
    options: optionsSchema,
    round: z.int(),
    phase: z.enum(PHASES),
    firstPlayer: seatSchema,
    action: actionSchema.nullable(),
    event: eventIdSchema.nullable(),
    pastEvents: z.array(eventIdSchema),
    explored: z.array(spaceSchema),
    achievements: z.record(z.enum(ACHIEVEMENTS), seatsSchema),
    stage: z.string(),
    resolved: z.int(),
    most: seatsSchema,
    fewest: seatsSchema,
    seat: seatOrSpectator,
    players: z.array(playerSchema),
    eventDeck: z.int(),
    politicsDeck: z.int(),
  })
  .meta({ id: 'GameView' });

export const viewerSchema = seatOrSpectator;
