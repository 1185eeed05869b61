import { type Gains, type Resource, sure } from './words.ts';

/**
 * Everything that an effect can say in docs/components.md. The rules look for these phrases among what a player has and
 * take the numbers from them. A text that matches none of them stops the reference before it plays.
 */
const AMOUNTS = String.raw`\d+ ?[a-z]+(?:(?:, | and )\d+ ?[a-z]+)*`;

const phrase = (text: string) => new RegExp(`^${text.replace('AMOUNTS', AMOUNTS)}$`);

export const IMMEDIATE = {
  gains: phrase('(AMOUNTS)'),
  gainsPerToken: phrase('(AMOUNTS) per (minor|knowledge) token(?: owned)?'),
  gainsPerLevel: phrase('([a-z]+) equal to ([a-z]+) lvl'),
  reward: phrase(String.raw`(\d+ ?[a-z]+(?: or \d+ ?[a-z]+)+)`),
  raise: phrase("(if all others' military lvl is higher: )?([a-z]+) \\+(\\d) lvl free"),
  raiseTwo: phrase(String.raw`two different tracks \+1 lvl each, free`),
  token: phrase('1 minor token of any colour'),
  draw: phrase(String.raw`draw (\d) cards into hand`),
  takeBack: phrase('take a card in play back to hand, then may take a Politics action'),
  actions: phrase('(two|three) ([A-Z][a-z]+) actions'),
} as const;

export const ONGOING = {
  actionGives: phrase('([A-Z][a-z]+) gives (AMOUNTS)'),
  playingGives: phrase('playing (?:a|another) card gives (AMOUNTS)'),
  taxPhase: phrase("tax phase: (AMOUNTS)(?: if no other player's ([a-z]+) lvl is (lower|higher))?"),
  noneRaised: phrase('(AMOUNTS) when no track was raised in phase E'),
  forGlory: phrase(String.raw`give (\d) glory for (AMOUNTS)`),
  lossLess: phrase(String.raw`exploring loses (\d) troop less`),
  exploreTwice: phrase('explore up to twice in a Military action'),
  tokenPrice: phrase(String.raw`the minor token bought in Trade costs (\d)d instead of (\d)d`),
  levelsCheaper: phrase(String.raw`levels cost (\d)d less`),
  levelsFree: phrase('([a-z]+) levels are free in phase E'),
  levelsInE: phrase(
    String.raw`in phase E a total of (\d) levels without scrolls(?:, each level (\d)d cheaper)?`,
  ),
} as const;

export const END = {
  points: phrase(String.raw`(\d+)(?:vp)? (?:per|×)(?: (\d+))? (.+)`),
} as const;

export const EVENT = {
  population: phrase(String.raw`round 1, phase C: dice sum (\d+) or less: (AMOUNTS)`),
  conquest: phrase('round 9: if Persepolis was explored, everyone may take one action other than Military'),
  change: phrase(String.raw`([+−])(\d+ ?[a-z]+)`),
  raise: phrase(String.raw`may raise (one track|[a-z]+) by one level for (\d)d less`),
  politics: phrase('may take one Politics action'),
  loseToken: phrase(String.raw`lose 1 knowledge token; whoever lost one: \+(AMOUNTS)`),
  loseAll: phrase('lose all ([a-z]+)'),
  draw: phrase(String.raw`draw (\d) cards`),
  discard: phrase(String.raw`discard (\d) cards`),
} as const;

const UNITS: Readonly<Record<string, Resource>> = {
  d: 'drachmas',
  vp: 'points',
  troop: 'troops',
  scroll: 'scrolls',
  taxes: 'taxes',
  glory: 'glory',
  troops: 'troops',
  scrolls: 'scrolls',
  citizens: 'citizens',
};

/** What '1d, 1 troop, 1vp' gives. */
export function gainsIn(text = ''): Gains {
  return Object.fromEntries(
    text.split(/, | and /).map((part) => {
      const [, amount, unit = ''] = sure(/^(\d+) ?([a-z]+)$/.exec(part), `the amount in '${part}'`);
      return [sure(UNITS[unit], `the unit of '${part}'`), Number(amount)];
    }),
  );
}
