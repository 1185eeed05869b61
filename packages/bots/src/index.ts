export type { Budget, Choose, Thinking } from './bot.ts';
export { BOT_IDS, BOTS, type BotId, isBotId } from './bots.ts';
export { type Gain, gainsOf } from './gains.ts';
export { type Hint, hints } from './hints.ts';
