import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOTS } from '@khora/bots';
import { createGame, view } from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { type Outcome, playHere } from '../src/game/plan.ts';
import { Exchange } from '../src/protocol/exchange.ts';
import { plansOf, type Simulation } from '../src/simulate/simulation.ts';
import { folder, khora, pythonCommand } from './kit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PROTOCOL = `"${process.execPath}" "${root}packages/cli/src/khora.ts" protocol`;

const exchange = () => new Exchange({ bot: BOTS.citizen });
const asked = (own: Exchange, request: object) => own.answer(JSON.stringify({ id: 1, ...request }));

async function play(own: Partial<Simulation> & Pick<Simulation, 'bots'>): Promise<Outcome[]> {
  const simulation: Simulation = { games: 1, rotate: false, setup: { players: 2 }, seed: 'cmd', ...own };
  const outcomes: Outcome[] = [];
  for await (const outcome of playHere(BOTS)(plansOf(simulation))) outcomes.push(outcome);
  return outcomes;
}

/** A contestant in a few lines of JavaScript, given what it does with each request. */
function script(answer: string): string {
  const file = join(folder(), 'bot.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      const request = JSON.parse(line);
      const { id } = request;
      const send = (answer) => console.log(JSON.stringify({ id, ...answer }));
      if (request.type === 'hello') { if (!(${answer.includes('hello')})) send({ protocol: 1 }); }
      ${answer}
    }`,
  );
  return `cmd:"${process.execPath}" "${file}"`;
}

describe('khora protocol', () => {
  test('says what the transcript in the docs says', async () => {
    const [, transcript = ''] =
      /```text\n(→[^`]*)```/.exec(readFileSync(`${root}docs/protocol.md`, 'utf8')) ?? [];
    const lines = transcript.trim().split('\n');
    const input = lines.filter((line) => line.startsWith('→')).map((line) => line.slice(2));
    const expected = lines.filter((line) => line.startsWith('←')).map((line) => line.slice(2));
    const { code, out } = await khora(['protocol'], { input });
    const answers = out.trim().split('\n');
    expect(code).toBe(0);
    expect(answers).toHaveLength(input.length);
    expect(answers).toHaveLength(expected.length);
    expected.forEach((line, index) => {
      // What is left out may be anything; what is there must come in this order.
      let rest = answers[index] ?? '';
      for (const part of line.split('…')) {
        expect(rest).toContain(part);
        rest = rest.slice(rest.indexOf(part) + part.length);
      }
      if (!line.endsWith('…')) expect(rest).toBe('');
    });
  });

  test('keeps many games apart', () => {
    const own = exchange();
    for (const game of ['a', 'b']) asked(own, { type: 'new', game, setup: { players: 2, seed: game } });
    asked(own, { type: 'move', game: 'a', seat: 0, index: 0 });
    const { record: a } = asked(own, { type: 'end', game: 'a' }) as { record: { moves: unknown[] } };
    const { record: b } = asked(own, { type: 'end', game: 'b' }) as { record: { moves: unknown[] } };
    expect([a.moves.length, b.moves.length]).toEqual([1, 0]);
    expect(asked(own, { type: 'view', game: 'a', seat: 0 })).toMatchObject({
      error: { reason: 'unknown-game' },
    });
  });

  test('plays a whole game by an older version of the rules, and tells each seat only what it may know', () => {
    const own = exchange();
    let answer = asked(own, {
      type: 'new',
      game: 'g',
      rules: 1,
      setup: { players: 2, seed: 's' },
      hears: 0,
    }) as Record<string, unknown> & { open: { seat: number }[]; over: boolean; events: { type: string }[] };
    expect(answer.events.some(({ type }) => type === 'dealt')).toBe(true);
    let moves = 0;
    while (!answer.over) {
      const [open] = answer.open;
      answer = asked(own, {
        type: 'move',
        game: 'g',
        seat: open?.seat,
        index: 0,
        hears: 'spectator',
      }) as typeof answer;
      moves += 1;
    }
    expect(answer.standings).toHaveLength(2);
    expect(asked(own, { type: 'end', game: 'g' })).toMatchObject({ over: true, record: { rules: 1 } });
    expect(moves).toBeGreaterThan(20);
  });

  test.each([
    ['nonsense', 'not-json'],
    ['[1]', 'no-type'],
    ['null', 'no-type'],
    ['{"id":1,"type":"fly"}', 'unknown-type'],
    ['{"id":1,"type":"view","game":"none","seat":0}', 'unknown-game'],
    ['{"id":1,"type":"new","setup":{"players":2,"seed":"x"}}', 'no-game'],
    ['{"id":1,"type":"new","game":"x","setup":{"players":9,"seed":"x"}}', 'bad-setup'],
    ['{"id":1,"type":"new","game":"x","rules":99,"setup":{"players":2,"seed":"x"}}', 'bad-setup'],
    ['{"id":1,"type":"new","game":"g","setup":{"players":2,"seed":"x"}}', 'game-exists'],
    ['{"id":1,"type":"view","game":"g","seat":7}', 'bad-seat'],
    ['{"id":1,"type":"moves","game":"g","seat":"0"}', 'bad-seat'],
    ['{"id":1,"type":"move","game":"g","seat":0,"move":{"type":"teleport"}}', 'malformed-move'],
    ['{"id":1,"type":"move","game":"g","seat":0,"index":999}', 'malformed-move'],
    ['{"id":1,"type":"move","game":"g","seat":0,"move":{"type":"develop"}}', 'wrong-move'],
    ['{"id":1,"type":"choose","game":"g","seat":0,"bot":"hal"}', 'unknown-bot'],
    ['{"id":1,"type":"choose","game":"g","seat":0,"budget":{"years":1}}', 'bad-budget'],
    ['{"id":1,"type":"choose","view":{"seat":0}}', 'failed'],
  ])('%s is answered by the reason %s, and loses nothing', (line, reason) => {
    const own = exchange();
    asked(own, { type: 'new', game: 'g', setup: { players: 2, seed: 'x' } });
    const before = asked(own, { type: 'view', game: 'g', seat: 0 });
    expect(own.answer(line)).toMatchObject({ error: { reason, message: expect.any(String) as string } });
    expect(asked(own, { type: 'view', game: 'g', seat: 0 })).toEqual(before);
  });

  test('chooses in a view from elsewhere as the bot itself does', () => {
    const seen = view(createGame({ players: 3, seed: 'far' }), 1);
    const { move } = asked(exchange(), { type: 'choose', view: seen, bot: 'ephebe', seed: 's' }) as {
      move: unknown;
    };
    expect(move).toEqual(BOTS.ephebe(seen, { seed: 's' }));
  });
});

describe('a program as a contestant', () => {
  test('plays the same games as the bot itself does at home', async () => {
    const [away] = await play({ bots: [`cmd:${PROTOCOL} --bot citizen`, 'ephebe'] });
    const [home] = await play({ bots: ['citizen', 'ephebe'] });
    expect(away?.record.moves).toEqual(home?.record.moves);
  });

  test('hears of its games, and never of their seed', async () => {
    const log = join(folder(), 'heard.jsonl');
    const own = script(
      `(await import('node:fs')).appendFileSync(${JSON.stringify(log)}, line + '\\n');
       if (request.type === 'choose') send({ move: request.moves.at(-1) });`,
    );
    await play({ bots: [`${own}@20it`, 'random'], seed: 'a very secret seed' });
    // Nobody waits for the last message to be read.
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('"end"');
    const heard = readFileSync(log, 'utf8');
    const messages = heard
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const news = messages.map(({ type }) => type).filter((type) => type !== 'choose');
    expect(news).toEqual(['hello', 'new', 'end']);
    expect(messages.find(({ type }) => type === 'choose')).toMatchObject({
      seat: 0,
      budget: { iterations: 20 },
    });
    expect(heard).not.toContain('secret');
  });

  test.each([
    ['ends', 'process.exit(3);', /ended \(exit code 3\)/],
    [
      'babbles',
      `if (request.type === 'choose') console.log('let me think');`,
      /not a JSON object: let me think/,
    ],
    [
      'answers what was not asked',
      `if (request.type === 'choose') console.log('{"id":77}');`,
      /was not asked/,
    ],
    ['says nothing', `if (request.type === 'choose') console.log('null');`, /not a JSON object: null/],
    ['complains', `if (request.type === 'choose') send({ error: 'tired' });`, /says: "tired"/],
    ['makes no move', `if (request.type === 'choose') send({ index: 500 });`, /did not answer with a move/],
    ['cheats', `if (request.type === 'choose') send({ move: { type: 'develop' } });`, /illegal move/],
    [
      'speaks another version',
      `/* hello */ if (request.type === 'hello') send({ protocol: 2 });`,
      /version 2/,
    ],
  ])('a program that %s gets an error of its own', async (_title, answer, message) => {
    await expect(play({ bots: [script(answer), 'random'] })).rejects.toThrow(message);
  });

  test.each([['cmd:'], ['cmd: ']])('%j needs a command', async (bots) => {
    const { code, err } = await khora(['simulate', '--bots', bots]);
    expect(code).toBe(2);
    expect(err).toContain('as cmd:./mybot');
  });

  test('the example in TypeScript plays a game', async () => {
    const [outcome] = await play({
      bots: [`cmd:"${process.execPath}" "${root}docs/examples/protocol-bot.ts"`, 'random'],
    });
    expect(outcome?.standings[0]?.points).toBeGreaterThan(0);
  });
});

describe('the example in Python', () => {
  const file = `${root}docs/examples/protocol_bot.py`;
  const python = pythonCommand();

  test('plays', async () => {
    const [outcome] = await play({ bots: [`cmd:${python} "${file}"`, 'random'] });
    expect(outcome?.standings[0]?.points).toBeGreaterThan(0);
  });

  test('is an environment to learn in', () => {
    const out = execFileSync(python, [file, '--episodes', '2'], { cwd: root, encoding: 'utf8' });
    expect(out).toMatch(/^episode 0: \d+ steps, \d+ points gained, \d+ at the end\nepisode 1: /);
  });
});
