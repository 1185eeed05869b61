export { type Assessment, assess, type Prior, priors } from './assess.ts';
export type { Budget, CappedBudget, Choose, Thinking } from './bot.ts';
export { BOT_IDS, BOTS, type BotId, isBotId } from './bots.ts';
export { BUDGETS } from './budgets.ts';
export { CHARACTERS, type Character, isCharacter } from './characters.ts';
export { type Gain, gainsOf } from './gains.ts';
export { type Hint, hints } from './hints/hints.ts';
export type { Goal, HintReason } from './hints/reasons/reason.ts';
export { reasonsOf } from './hints/reasons/reasons.ts';
