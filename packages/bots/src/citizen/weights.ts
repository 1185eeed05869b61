/**
 * What Citizen believes about the game, in points. Rates are for a first unit; `Early` is added in proportion to the
 * rounds still to come, and `Room` is how many units a future round can make good use of.
 */
export const CITIZEN_WEIGHTS = {
  drachma: 0.6,
  drachmaEarly: 0.5,
  drachmaRoom: 5,
  taxes: 0.9,
  citizen: 0.5,
  citizenEarly: 0.2,
  citizenRoom: 2.5,
  scroll: 1.2,
  scrollEarly: 1,
  scrollRoom: 1,
  troop: 0.7,
  troopEarly: 0.3,
  troopRoom: 3,
  /** An unknown card, with all rounds to come. */
  card: 1.2,
  /** What a die's action is worth when nothing special is known of it. */
  action: 2.4,
  /** An exploration beside its troops. */
  explore: 1.5,
  /** How often a round's two dice take each action, before adapting to what the city is good at. */
  philosophy: 0.2,
  legislation: 0.3,
  culture: 0.35,
  trade: 0.4,
  military: 0.35,
  politics: 0.4,
  development: 0.2,
  idle: 0.3,
  /** How strongly the actions that bring most are preferred. */
  adapt: 0.25,
  /** How much more often an action is taken once something fires with it. */
  synergy: 1.2,
  /** What a level to come is worth beside one that is there. */
  levelDelay: 0.75,
  /** Paid levels per round. */
  levels: 1.1,
  /** Glory and majors still expected, per round. */
  gloryGrowth: 0.25,
  majorGrowth: 0.25,
  /** Of an achievement's worth, the part that being near it has. */
  achieve: 0.25,
  /** To have more troops than all others, with all rounds to come. */
  lead: 1,
  /** A first or second token of a colour, for cards to come, with all rounds to come. */
  variety: 0.4,
  /** Chance that something lacking tokens comes about: what one missing token takes of it, in rounds. */
  lacking: 1.1,
  /** And what it takes in rounds until it acts, without and per missing token. */
  delay: 0.6,
  delayPerToken: 0.7,
  /** The part of an action's worth that playing or unlocking gives up. */
  upkeep: 0.8,
  /** Growth per round of what end-game points count. */
  growEconomy: 0.4,
  growTaxes: 0.35,
  growTokens: 0.6,
  growCards: 0.4,
  growLowest: 0.25,
  /** What remains at the end of what is there to be spent. */
  leftCitizens: 4,
  leftDrachmas: 5,
  leftHand: 3,
  /** Whether a condition that holds now keeps holding, and whether one that does not begins to. */
  holding: 0.75,
  beginning: 0.1,
};

export type Weights = Readonly<Record<keyof typeof CITIZEN_WEIGHTS, number>>;
