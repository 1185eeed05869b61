import { BOT_IDS, BOTS, type BotId } from '@khora/bots';
import { Option } from 'commander';
import { Exchange } from '../protocol/exchange.ts';
import { parseBudget } from '../terminal/budget.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import { Lines } from '../terminal/lines.ts';
import { type Add, helpAfter } from './run.ts';

interface ProtocolOptions {
  bot: BotId;
  budget?: string;
}

const ABOUT = `
Answers lines of JSON on standard input with lines of JSON on standard output, for as many games and
seats as you like, until the input ends. docs/protocol.md describes every message and shows a
transcript.

Any program that answers "hello" and "choose" in the same way can take part in the laboratory's games
as cmd:COMMAND.`;

const EXAMPLES = [
  'khora protocol',
  `khora simulate --bots "cmd:npx khora protocol --bot citizen,random" --rotate --games 40`,
];

export const protocolCommand: Add = (program, io, done) => {
  program
    .command('protocol')
    .description('speak JSON with other programs: hold games, list moves, choose')
    .addOption(
      new Option('--bot <name>', 'who chooses if a request names nobody').choices(BOT_IDS).default('citizen'),
    )
    .option('--budget <budget>', 'how long it may think if a request does not say: 200ms, 1s or 500it')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async ({ bot, budget }: ProtocolOptions) => {
      const exchange = new Exchange({
        bot: BOTS[bot],
        budget: budget === undefined ? undefined : parseBudget(budget),
      });
      const lines = new Lines(io, { echo: false });
      for (let line = await lines.ask(''); line !== null; line = await lines.ask('')) {
        const answer = line === '' ? null : exchange.answer(line);
        if (answer) io.out.write(`${JSON.stringify(answer)}\n`);
      }
      lines.close();
      done(EXIT.ok);
    });
};
