// How the client performs in a real browser: npm run bench:web -- [--level strategos | --phone] [--json]
import { parseArgs } from 'node:util';
import { BOT_IDS, isBotId } from '@khora/bots';
import { benchDesktop } from './desktop.ts';
import { benchPhone } from './phone.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: { level: { type: 'string' }, phone: { type: 'boolean' }, json: { type: 'boolean' } },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}
Usage: npm run bench:web -- [--level strategos | --phone] [--json]`);
  }
}

const { level, phone = false, json = false } = options();
if (phone) {
  if (level !== undefined) fail('--phone plays against the bots that a newcomer meets: leave out --level.');
  await benchPhone({ json });
} else {
  const bots = level ?? 'strategos';
  if (!isBotId(bots)) fail(`--level takes one of ${BOT_IDS.join(', ')}, not '${bots}'.`);
  await benchDesktop({ level: bots, json });
}
