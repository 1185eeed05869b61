import { holdingBack } from '../client/releases.ts';
import { test as base } from '../online/online-kit.ts';
import { expect, sensible } from '../support/kit.ts';
import { visit } from './other-browsers.ts';
import type { Visitor } from './visitor.ts';

const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ browserName: _any }, use, { project }) => {
    const visitor = await visit(project.name);
    await use(visitor);
    await visitor.leave();
  },
});

interface Wanted {
  readonly selector: string;
  /** What is written on it first, if that matters. */
  readonly text?: string;
  readonly index?: number;
}

/** Waits for something, brings it into view and says where to press it. Runs in the page. */
async function place({ selector, text, index = 0 }: Wanted): Promise<{ x: number; y: number }> {
  for (let tries = 0; tries < 4000; tries++) {
    const found = [...document.querySelectorAll(selector)].filter(
      (each) => each.checkVisibility() && (text === undefined || each.textContent.trim().startsWith(text)),
    )[index];
    found?.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    const x = Math.round(left + width / 2);
    const y = Math.round(top + height / 2);
    if (found?.contains(document.elementFromPoint(x, y))) return { x, y };
    await new Promise((next) => setTimeout(next, 25));
  }
  throw new Error(`${selector} ${text ?? ''} cannot be pressed: ${document.body.textContent}`);
}

async function press(visitor: Visitor, wanted: Wanted): Promise<void> {
  const { x, y } = await visitor.look(place, wanted);
  await visitor.press(x, y);
}

interface Scene {
  readonly isOver: boolean;
  readonly asked: string;
  readonly round: string;
  readonly move: string;
  readonly dice: number;
}

/** Waits until something is asked after this move, or the game is over. Runs in the page. */
async function scene(after: string): Promise<Scene> {
  for (let tries = 0; tries < 4000; tries++) {
    const isOver = window.location.hash.includes('/result/');
    const asked = document.querySelector('.prompt.asked strong')?.textContent;
    const move = document.querySelector('main.table')?.getAttribute('data-move') ?? '';
    const isBusy = document.querySelector('[aria-busy="true"]') !== null;
    if (isOver || (asked !== undefined && move !== after && !isBusy)) {
      const round = document.querySelector('.rail-round')?.textContent ?? '';
      return { isOver, asked: asked ?? '', round, move, dice: document.querySelectorAll('.die-slot').length };
    }
    await new Promise((next) => setTimeout(next, 25));
  }
  throw new Error(`Nothing is asked after move ${after}: ${document.body.textContent}`);
}

/** How many of these can be seen. Runs in the page. */
const count = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;

async function answer(visitor: Visitor, { asked, dice }: Scene, turn: number): Promise<void> {
  const { places, picks } = sensible(asked, { turn, dice });
  for (const selector of places) {
    const offered = await visitor.look(count, selector);
    for (const index of picks) if (index < offered) await press(visitor, { selector, index });
    if (offered > 0) break;
  }
  const confirm = '.prompt .primary[aria-disabled="false"]';
  const canConfirm = (await visitor.look(count, confirm)) > 0;
  await press(visitor, { selector: canConfirm ? confirm : '.prompt [aria-keyshortcuts="P"]' });
}

/** Plays with the mouse until the game is over, or until `stop` says so. */
async function playOn(visitor: Visitor, stop: (scene: Scene) => boolean): Promise<Scene> {
  let now = await visitor.look(scene, '');
  for (let turn = 0; turn < 300 && !now.isOver && !stop(now); turn++) {
    await answer(visitor, now, turn);
    now = await visitor.look(scene, now.move);
  }
  return now;
}

/** Opens the front page, with bots that answer at once; from then on, what goes wrong is noted in the page. */
async function arrive(visitor: Visitor, origin: string): Promise<void> {
  await visitor.goTo(`${origin}/favicon.svg`);
  await visitor.look((settings) => localStorage.setItem('khora.settings', settings), SETTINGS);
  await visitor.goTo(origin);
  await visitor.look(() => {
    const complaints: string[] = [];
    const note = (what: unknown) => complaints.push(String(what));
    window.addEventListener('error', ({ message }) => note(message));
    window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
    console.error = (...words) => note(words.join(' '));
    Object.assign(window, { complaints });
  }, null);
}

const SETTINGS = JSON.stringify({ pace: 'instant', motion: 'off' });
const complaints = () => (window as { complaints?: readonly string[] }).complaints;
const winner = () => document.querySelector('.winner')?.textContent;

test('a whole game against bots, by mouse', async ({ visitor, baseURL }) => {
  await arrive(visitor, baseURL ?? '');
  await press(visitor, { selector: 'button', text: 'Play now' });
  const { isOver } = await playOn(visitor, () => false);
  expect(isOver).toBe(true);
  await expect.poll(() => visitor.look(winner, null)).toMatch(/wins the game|share the victory/);
  expect(await visitor.look(complaints, null)).toEqual([]);
});

test('no question waits for the style sheets of other screens, which come during the game', async ({
  visitor,
}) => {
  const site = await holdingBack(/\/result-.*\.css$/);
  await arrive(visitor, site.url);
  await press(visitor, { selector: 'button', text: 'Play now' });
  // They are fetched after the first move.
  await playOn(visitor, ({ move }) => move !== '0');
  await expect.poll(site.held).toBeGreaterThan(0);
  await playOn(visitor, ({ round }) => round.includes('Round 2'));
  expect(await visitor.look(complaints, null)).toEqual([]);
  await site.close();
});

test('a round online, by mouse', async ({ visitor, server }) => {
  await arrive(visitor, server.origin);
  await press(visitor, { selector: 'a', text: 'Play with friends' });
  await press(visitor, { selector: 'button', text: 'Open a table' });
  await press(visitor, { selector: '.room-start button.primary' });
  const { round } = await playOn(visitor, (now) => now.round.includes('Round 2'));
  expect(round).toMatch(/Round 2\sof\s9/);
  expect(await visitor.look(complaints, null)).toEqual([]);
});
