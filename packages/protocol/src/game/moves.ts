import { ACHIEVEMENTS, CARD_IDS, CITY_IDS, COLORS, type Move, SIZES, SPACES, TRACKS } from '@khora/engine';
import { z } from 'zod';

const action = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);
const card = z.enum(CARD_IDS);
const color = z.enum(COLORS);
const track = z.enum(TRACKS);

function move<T extends string, S extends z.core.$ZodShape>(type: T, fields: S) {
  return z.strictObject({ type: z.literal(type), ...fields });
}

/** The shape of a move in a message. Whether it is legal is for the engine to say. */
export const moveSchema = z
  .discriminatedUnion('type', [
    move('city', { city: z.enum(CITY_IDS) }),
    move('draft', { card }),
    move('reroll', { dice: z.array(z.int().min(0).max(3)).max(4).readonly() }),
    move('assign', { tiles: z.array(action).max(4).readonly() }),
    move('pay', { tiles: z.array(action).max(4).readonly(), scrolls: z.int().min(0).max(40) }),
    move('keep', { card }),
    move('buy', { color }),
    move('explore', { space: z.enum(SPACES.map(({ id }) => id)) }),
    move('play', { card }),
    move('develop', {}),
    move('progress', { track }),
    move('raise', { track }),
    move('tracks', { tracks: z.array(track).max(3).readonly() }),
    move('reward', { reward: z.enum(['troops', 'drachmas', 'points', 'citizens']) }),
    move('token', { color }),
    move('takeBack', { card }),
    move('lose', { color, size: z.enum(SIZES) }),
    move('discard', { cards: z.array(card).max(40).readonly() }),
    move('action', { action }),
    move('claim', { achievement: z.enum(ACHIEVEMENTS), reward: z.enum(['taxes', 'glory']) }),
    move('tradeGlory', {}),
    move('pass', {}),
  ])
  .meta({ id: 'Move' }) satisfies z.ZodType<Move>;
