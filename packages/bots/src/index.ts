export type { Budget, Choose, Thinking } from './bot.ts';
export { BOT_IDS, BOTS, type BotId, isBotId } from './bots.ts';
