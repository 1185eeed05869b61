import { count } from '../terminal/numbers.ts';
import { besideSection } from './beside.ts';
import { cardSections } from './cards.ts';
import { citySections } from './cities.ts';
import { eventSections, pointSections, seatSections } from './course.ts';
import { bullet, code, columns, markdownTable, paragraph } from './markdown.ts';
import { openingSections } from './openings.ts';
import { PLAYERS } from './records.ts';
import { commandsOf, type Origin, type Run } from './run.ts';

/** The page about the games; every line follows from them. */
export function balancePage({ origin, balance, beside = [] }: Run): string {
  const { bot, games, rules } = origin;
  const parts = [
    '# Balance: what self-play says about cities and cards',
    paragraph(
      `Figures from ${count(games)} ${games === 1 ? 'game' : 'games'} of four players, all of them the bot \`${bot}\`, by rules version ${rules}. They show how the game goes when this bot plays it, which is not quite how it goes among people: see [How far to trust these figures](#how-far-to-trust-these-figures).`,
    ),
    paragraph('`khora balance` writes this page and its plots: do not edit them, run it again.'),
    ...gameSection(origin, balance.fingerprint),
    ...citySections(balance),
    ...besideSection(bot, balance, beside),
    ...cardSections(balance, rules),
    ...openingSections(balance),
    ...eventSections(balance),
    ...seatSections(balance),
    ...pointSections(balance),
    ...trustSection(origin),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function gameSection(origin: Origin, fingerprint: string): string[] {
  const { bot, games, rules, seed, recorded } = origin;
  const [name = '', budget] = bot.split('@');
  const unnamed = recorded ? 'none named in the records' : 'the bot’s own';
  const rows = [
    ['games', count(games)],
    ['players', `${count(PLAYERS * games)}, ${PLAYERS} to a game`],
    ['bot', name],
    ['budget of a decision', budget ?? unnamed],
    ['rules version', String(rules)],
    ['seed', seed ?? 'several, one with each record'],
    ['fingerprint of the games', fingerprint],
  ];
  const commands = commandsOf(origin);
  return [
    '## The games',
    markdownTable(columns('', ''), rows),
    ...(commands.length > 0
      ? [paragraph('The same page is written by:'), code(...commands)]
      : [paragraph('The games were read from records of several runs.')]),
    budget?.endsWith('s')
      ? paragraph(
          'The budget is a time, so another machine, or the same one on another day, plays somewhat different games.',
        )
      : paragraph(
          'The fingerprint is a hash over the last positions of all games: a different one means different games, for instance with other weights of a learned bot.',
        ),
    paragraph(
      'Every game is a new deal: cities, cards, events, first player and dice are random, with the standard options. Shared wins count as fractions. Ranges are 95 % intervals: Wilson’s for win rates, Newcombe’s for differences of win rates, and for points from the spread between games. “Clearly” means that the whole range is on one side.',
    ),
  ];
}

function trustSection({ bot, games }: Origin): string[] {
  return [
    '## How far to trust these figures',
    [
      bullet(
        `**One bot, against itself.** All players think alike. What \`${bot}\` does not understand counts for nothing here: a city or a card that needs a plan beyond its reach looks worse than it is, and so does one that punishes a mistake it never makes. [bots.md](bots.md) says how strong it is. Among people, or with a stronger bot, the order may be different.`,
      ),
      bullet(
        '**The numbers of the components.** Not all are certain: the numbers of the politics cards, the exploration spaces and nine of the events come from a single public transcription of the box. [components.md](components.md#how-sure-these-facts-are) says which. A corrected number raises the rules version, and these figures are of the version named above.',
      ),
      bullet(
        '**Correlation.** Cities, seats, events and first packs are dealt at random, so a clear difference there has a cause. What players choose themselves (cards played, developments, Persepolis) is only correlated with winning or losing.',
      ),
      bullet(
        `**Sample size.** With ${count(games)} ${games === 1 ? 'game' : 'games'} small differences are lost in luck: look at the ranges first, and do not rank what overlaps.`,
      ),
    ].join('\n'),
  ];
}
