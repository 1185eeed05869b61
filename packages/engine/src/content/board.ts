import type { Achievement, Color, Size, Track } from '../vocabulary.ts';
import type { LevelFacts, SpaceFacts } from './facts.ts';

const space =
  (color: Color) =>
  (
    size: Size,
    need: number,
    loss: number,
    benefit: { drachmas?: number; points?: number } = {},
  ): SpaceFacts => ({
    color,
    size,
    need,
    loss,
    drachmas: 0,
    points: 0,
    ...benefit,
  });
const red = space('red');
const blue = space('blue');
const green = space('green');

/** The 33 exploration spaces and Persepolis. */
export const SPACE_FACTS = {
  'red-2-1': red('minor', 2, 1),
  'red-3-0': red('minor', 3, 0),
  'red-2-2': red('minor', 2, 2, { drachmas: 1 }),
  'red-3-1': red('minor', 3, 1, { drachmas: 1 }),
  'red-4-2': red('minor', 4, 2, { drachmas: 2 }),
  'red-5-1': red('minor', 5, 1, { drachmas: 2 }),
  'red-5-4': red('major', 5, 4, { drachmas: 2 }),
  'red-6-3': red('major', 6, 3, { drachmas: 2 }),
  'red-7-5': red('major', 7, 5, { drachmas: 3 }),
  'red-8-6': red('major', 8, 6, { drachmas: 4 }),
  'red-9-8': red('major', 9, 8, { drachmas: 6 }),
  'blue-2-2': blue('minor', 2, 2),
  'blue-3-1': blue('minor', 3, 1),
  'blue-3-3': blue('minor', 3, 3, { drachmas: 1, points: 1 }),
  'blue-4-2': blue('minor', 4, 2, { drachmas: 1, points: 1 }),
  'blue-4-4': blue('minor', 4, 4, { drachmas: 1, points: 1 }),
  'blue-5-3': blue('major', 5, 3, { drachmas: 1, points: 1 }),
  'blue-6-5a': blue('major', 6, 5, { drachmas: 2, points: 1 }),
  'blue-6-5b': blue('major', 6, 5, { drachmas: 1, points: 2 }),
  'blue-7-6': blue('major', 7, 6, { drachmas: 2, points: 2 }),
  'blue-8-7': blue('major', 8, 7, { drachmas: 3, points: 3 }),
  'blue-9-9': blue('major', 9, 9, { drachmas: 4, points: 4 }),
  'green-2-1': green('minor', 2, 1),
  'green-3-0': green('minor', 3, 0),
  'green-2-2': green('minor', 2, 2, { points: 1 }),
  'green-3-1': green('minor', 3, 1, { points: 1 }),
  'green-4-2': green('minor', 4, 2, { points: 2 }),
  'green-5-1': green('minor', 5, 1, { points: 2 }),
  'green-5-4': green('major', 5, 4, { points: 2 }),
  'green-6-3': green('major', 6, 3, { points: 2 }),
  'green-7-5': green('major', 7, 5, { points: 3 }),
  'green-8-6': green('major', 8, 6, { points: 4 }),
  'green-9-8': green('major', 9, 8, { points: 6 }),
  persepolis: { color: 'persepolis', size: 'major', need: 15, loss: 15, drachmas: 0, points: 0 },
} satisfies Record<string, SpaceFacts>;

/** Levels 2 to 7: what entering each one costs in drachmas, and its benefit. */
export const TRACK_LEVELS: Record<Track, LevelFacts[]> = {
  economy: [
    { cost: 2, gains: { citizens: 3 } },
    { cost: 2, gains: { citizens: 3 } },
    { cost: 3, gains: { points: 5 } },
    { cost: 3, gains: { citizens: 5 } },
    { cost: 4 },
    { cost: 4, gains: { points: 10 } },
  ],
  culture: [
    { cost: 1 },
    { cost: 4, gains: { taxes: 1 } },
    { cost: 6, die: true },
    { cost: 6, gains: { taxes: 1 } },
    { cost: 7, gains: { taxes: 1 } },
    { cost: 7, gains: { taxes: 2 } },
  ],
  military: [
    { cost: 2, gains: { glory: 1 } },
    { cost: 3 },
    { cost: 4, gains: { glory: 1 } },
    { cost: 5 },
    { cost: 7, gains: { glory: 1 } },
    { cost: 9, gains: { glory: 2 } },
  ],
};

/** What each achievement requires (R2.G1). */
export const ACHIEVEMENT_GOALS: Record<Achievement, number> = {
  points: 10,
  citizens: 12,
  troops: 6,
  economy: 4,
  politics: 3,
};
