/**
 * What the plan believes about the game, in points. Rates are for the first unit; `Early` is added in proportion to the
 * rounds still to come, and `Room` is how many units a future round can make good use of.
 *
 * The first guesses were tuned by self-play at four-player tables: every seat played with its own random disturbance
 * of all weights, and each weight followed the regression of the points above the table's mean on its disturbance,
 * until nothing but chance was left in it.
 */
export const PLAN_WEIGHTS = {
  drachma: 0.602,
  drachmaEarly: 0.467,
  drachmaRoom: 4.52,
  taxes: 0.502,
  citizen: 0.798,
  citizenEarly: 0.263,
  citizenRoom: 3.35,
  scroll: 0.765,
  scrollEarly: 0.772,
  scrollRoom: 0.98,
  troop: 1.15,
  troopEarly: 0.435,
  troopRoom: 4.5,
  /** An unknown card, when all rounds are still to come. */
  card: 1.46,
  /** What a die's action is worth when nothing special is known of it. */
  action: 4.04,
  /** An exploration, apart from its troops. */
  explore: 3.23,
  /** How much of what the next Military action may explore counts already. */
  reach: 0.145,
  /** Explorations per player and round that make the board scarce. */
  demand: 0.565,
  /** How often a round's two dice take each action, before adapting to what the city is good at. */
  philosophy: 0.153,
  legislation: 0.197,
  culture: 0.102,
  trade: 0.252,
  military: 0.872,
  politics: 0.585,
  development: 0.109,
  idle: 0.365,
  /** How strongly the actions that bring most are preferred. */
  adapt: 0.25,
  /** How much more often an action is taken once something fires with it. */
  synergy: 1.06,
  /** What a future level is worth compared with one already reached. */
  levelDelay: 0.486,
  /** Paid levels per round. */
  levels: 1.53,
  /** Glory and majors still expected, per round. */
  gloryGrowth: 0.132,
  majorGrowth: 0.2,
  /** The share of an achievement's worth that being near it has. */
  achieve: 0.284,
  /** Having more troops than all others, when all rounds are still to come. */
  lead: 0.773,
  /** A first or second token of a colour, for future cards, when all rounds are still to come. */
  variety: 0.389,
  /** The chance that something with missing tokens will happen: how much one missing token reduces it, in rounds. */
  lacking: 0.391,
  /** And how many rounds pass until it acts, without missing tokens and for each one. */
  delay: 0.721,
  delayPerToken: 0.308,
  /** The share of an action's worth that playing or unlocking uses up. */
  upkeep: 0.574,
  /** How much the numbers that end-game points depend on grow per round. */
  growEconomy: 0.709,
  growTaxes: 0.609,
  growTokens: 0.805,
  growCards: 0.3,
  growLowest: 0.278,
  /** What is left at the end of things meant to be spent. */
  leftCitizens: 7.43,
  leftDrachmas: 5.77,
  leftHand: 4.4,
  /** Whether a condition that holds now keeps holding, and whether one that does not begins to. */
  holding: 0.304,
  beginning: 0.128,
};

export type Weights = Readonly<Record<keyof typeof PLAN_WEIGHTS, number>>;
