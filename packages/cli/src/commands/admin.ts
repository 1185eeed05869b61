import type { ActRequest, LoggedAct, Person, ReportedLine, Sanction } from '@khora/protocol';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { AdminLine } from '../admin/admin-line.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import { atLeast } from './options.ts';
import { type Add, helpAfter, printJson } from './run.ts';

const ABOUT = `
Moderates a server in the name of one of its moderators or admins (KHORA_MODERATORS, KHORA_ADMINS in its settings). Put an API key with the
permission to moderate, created in that account, into KHORA_TOKEN. People are named by user name or id.

Every act is logged with who did it ('log'). The person concerned can read the reason.`;
const EXAMPLES = [
  'khora admin reports',
  'khora admin mute rudolf --hours 24 --reason "Be kind."',
  'khora admin ban-address --of rudolf --hours 2',
  'khora admin delete-line k3v9x0q2m1ab 17',
];
const DAY = 24;

interface Where {
  readonly server: string;
}

interface How extends Where {
  readonly reason: string;
  readonly json?: boolean;
}

interface HowLong extends How {
  readonly hours: number;
  readonly forEver?: boolean;
}

export const adminCommand: Add = (program, io, done) => {
  const admin = program
    .command('admin')
    .description('moderate a server: reports, mutes, bans, names, tables')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES));
  const line = ({ server }: Where) => new AdminLine(server, process.env.KHORA_TOKEN);
  const add = (name: string, about: string): Command => withServer(admin.command(name).description(about));
  const show = <T>(how: How, found: T, tell: (found: T) => string) => {
    if (how.json) printJson(io, found);
    else io.out.write(tell(found));
    done(EXIT.ok);
  };
  const carryOut = async (how: How, make: (line: AdminLine) => ActRequest | Promise<ActRequest>) => {
    const to = line(how);
    const { reason, ...act } = await make(to);
    await to.act({ ...act, reason: reason ?? how.reason });
    io.out.write(`Done: ${act.act}\n`);
    done(EXIT.ok);
  };

  withJson(add('reports', 'reported lines of chat, with what was said around them'))
    .option('--before <time>', 'only what was last reported before, such as 2026-11-19T08:00', timeOf)
    .action(async (how: How & { readonly before?: number }) =>
      show(how, await line(how).reports(how.before), (found) =>
        listed(found.map(tellReport), 'There are no open reports.'),
      ),
    );
  withJson(add('log', 'what was done, by whom')).action(async (how: How) =>
    show(how, await line(how).log(), (found) => listed(found.map(tellAct), 'Nothing has been done yet.')),
  );
  withJson(add('person <who>', 'what is known of somebody')).action(async (who: string, how: How) =>
    show(how, await line(how).person(who), tellPerson),
  );
  for (const [act, about] of [
    ['mute', 'close the chat to somebody'],
    ['ban', 'keep somebody from playing; they leave all games'],
  ] as const)
    withHours(add(`${act} <who>`, about)).action((who: string, how: HowLong) =>
      carryOut(how, async (to) => ({ act, user: (await to.person(who)).id, hours: hoursOf(how) })),
    );
  for (const [act, about] of [
    ['unmute', 'open it again'],
    ['unban', 'let them play again'],
    ['end-sessions', 'sign somebody out everywhere; a guest never comes back'],
  ] as const)
    withReason(add(`${act} <who>`, about)).action((who: string, how: How) =>
      carryOut(how, async (to) => ({ act, user: (await to.person(who)).id })),
    );
  withHours(add('ban-address [address]', 'keep a whole network out'))
    .option('--of <who>', 'the network somebody last came from')
    .action((address: string | undefined, how: HowLong & { readonly of?: string }) =>
      carryOut(how, async (to) => ({
        act: 'ban-address',
        ...(address !== undefined && { address }),
        ...(how.of !== undefined && { user: (await to.person(how.of)).id }),
        hours: hoursOf(how),
      })),
    );
  withReason(add('unban-address <address>', 'let a network in again')).action((address: string, how: How) =>
    carryOut(how, () => ({ act: 'unban-address', address })),
  );
  withReason(add('rename <who> <name>', 'give somebody another name, everywhere')).action(
    (who: string, name: string, how: How) =>
      carryOut(how, async (to) => ({ act: 'rename', user: (await to.person(who)).id, name })),
  );
  for (const [act, about] of [
    ['delete-line', 'delete a line of chat'],
    ['settle', 'close the reports of a line of chat'],
  ] as const)
    withReason(add(`${act} <table>`, about))
      .argument('<line>', 'its number', atLeast(1))
      .action((table: string, number: number, how: How) => carryOut(how, () => ({ act, table, number })));
  withReason(add('close-table <table>', 'end a table, without a result')).action((table: string, how: How) =>
    carryOut(how, () => ({ act: 'close-table', table })),
  );
};

function timeOf(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new InvalidArgumentError('Write it as 2026-11-19 or 2026-11-19T08:00.');
  return time;
}

function withServer(command: Command): Command {
  const { KHORA_URL, PORT = '3000' } = process.env;
  return command.addOption(
    new Option('--server <address>', 'the server').default(KHORA_URL ?? `http://localhost:${PORT}`),
  );
}

function withJson(command: Command): Command {
  return command.option('--json', 'print it as JSON');
}

function listed(told: readonly string[], none: string): string {
  return told.length === 0 ? `${none}\n` : told.join('\n');
}

function withReason(command: Command): Command {
  return command.option('--reason <text>', 'the reason; they can read it', '');
}

function withHours(command: Command): Command {
  return withReason(command)
    .option('--hours <number>', 'for how long', atLeast(1), DAY)
    .option('--for-ever', 'until lifted');
}

function hoursOf({ hours, forEver }: HowLong): number | null {
  return forEver ? null : hours;
}

/** Control characters in what players wrote must not reach the terminal. */
function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, ' ');
}

function date(at: number): string {
  return new Date(at).toISOString();
}

function tellReport({ table, number, at, by, people, reason, lines }: ReportedLine): string {
  const others = people > 1 ? ` and ${people - 1} more` : '';
  const head = `Table ${table}, line ${number}, reported on ${date(at)} by ${by}${others}`;
  const said = lines.map((line) => {
    const mark = line.number === number ? '>' : ' ';
    const deleted = line.deleted ? ' [deleted]' : '';
    return `${mark} ${line.number} ${plain(line.name)} (${line.user}): ${plain(line.text)}${deleted}`;
  });
  return [reason ? `${head}: ${plain(reason)}` : head, ...said, ''].join('\n');
}

function tellAct({ at, act, by, user, place, until, reason }: LoggedAct): string {
  const about = [user, place].filter((each) => each !== null).join(' ');
  const end = until === null ? '' : ` until ${date(until)}`;
  return `${date(at)} ${plain(by.name ?? by.id)}: ${act} ${about}${end}${reason ? `: ${plain(reason)}` : ''}\n`;
}

function tellSanction({ kind, until, reason }: Sanction): string {
  return `${kind}${until === null ? ' for ever' : ` until ${date(until)}`}${reason ? `: ${plain(reason)}` : ''}`;
}

function tellPerson({ id, name, username, guest, created, role, sanctions, tables, acts }: Person): string {
  return [
    `${plain(name)} (${id})`,
    guest ? 'guest' : `account ${username ?? 'with passkeys alone'}`,
    `since ${date(created)}`,
    ...(role ? [role] : []),
    ...sanctions.map(tellSanction),
    ...tables.map((table) => `plays at ${table}`),
    ...acts.map((act) => tellAct(act).trimEnd()),
    '',
  ].join('\n');
}
