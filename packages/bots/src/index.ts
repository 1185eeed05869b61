export { type Hint, hints } from './advice/hints.ts';
export type { Goal, Reason } from './advice/reasons/reason.ts';
export { reasonsOf } from './advice/reasons/reasons.ts';
export { type Assessment, assess, type Prior, priors } from './assess.ts';
export type { Budget, CappedBudget, Choose, Thinking } from './bot.ts';
export { BOT_IDS, BOTS, type BotId, isBotId } from './bots.ts';
export { BUDGETS } from './budgets.ts';
export { CHARACTERS, type Character, isCharacter } from './characters.ts';
export { type Gain, gainsOf } from './gains.ts';
