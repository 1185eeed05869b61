import type { Page } from '@playwright/test';
import { answer, question, settled } from '../e2e/support/kit.ts';
import type { Host } from './host.ts';
import type { Stage } from './report.ts';
import { type Task, tracer } from './tasks.ts';

const SHELVES = ['Cities', 'Events', 'Spaces', 'Actions and tracks', 'Rules', 'Cards'];

/** Waits until all effects are over: what is drawn in slices, and what is fetched ahead a moment later. */
async function rest(page: Page, ms: number): Promise<void> {
  await settled(page);
  await page.evaluate(
    (after) =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 500 }), after);
      }),
    ms,
  );
}

export interface Walk {
  readonly stages: readonly Stage[];
  readonly home: number;
  readonly table: number;
}

/** Plays a whole game and looks around afterwards, with the tasks of every stage. */
export async function walk(page: Page, url: string, host: Host): Promise<Walk> {
  const traced = await tracer(page, host);
  const stages = new Map<string, Task[]>();
  const stage = async <T>(name: string, act: () => Promise<T>, ms = 1000): Promise<T> => {
    const [result, tasks] = await traced(async () => {
      const done = await act();
      await rest(page, ms);
      return done;
    });
    stages.set(name, [...(stages.get(name) ?? []), ...tasks]);
    return result;
  };
  const play = new Set<string>();
  const inPlay = <T>(name: string, act: () => Promise<T>, ms: number): Promise<T> => {
    play.add(name);
    return stage(name, act, ms);
  };
  const clock = () => page.evaluate(() => performance.now());
  let home = 0;
  let table = 0;
  await stage('front page', async () => {
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    home = await clock();
  });
  const open = async () => {
    const clicked = await clock();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.prompt.asked').waitFor();
    table = (await clock()) - clicked;
  };
  await inPlay('first drawing of the table', open, 2500);
  const next = (asked: string, turn: number) => async () => {
    await answer(page, asked, (target) => target.click(), turn);
    return question(page);
  };
  let asked = await question(page);
  for (let turn = 0; asked !== null; turn++)
    asked = await inPlay(`answer to “${asked}”`, next(asked, turn), 0);
  await stage('result', () => page.getByRole('button', { name: 'Show everything' }).click());
  await stage('replay', async () => {
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
  });
  const onward = page.getByRole('button', { name: 'One move forward' });
  for (let step = 0; step < 20; step++) await stage('steps of the replay', () => onward.click(), 0);
  await page.getByRole('link', { name: 'Home' }).click();
  await stage('library', async () => {
    await page.getByRole('link', { name: 'Library' }).click();
    await page.locator('.card-face').last().waitFor();
  });
  for (const name of SHELVES)
    await stage(`shelf “${name}” of the library`, () => page.getByRole('tab', { name }).click());
  return {
    stages: [...stages].map(([name, tasks]) => ({ stage: name, inPlay: play.has(name), tasks })),
    home,
    table,
  };
}
