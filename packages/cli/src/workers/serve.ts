import { parentPort } from 'node:worker_threads';
import { messageOf } from '../terminal/errors.ts';
import type { Order, Reply } from './pool.ts';

/** How a worker does a task. */
type Answer<T, R> = (task: T) => R | Promise<R>;

/** Makes this worker thread answer every task. */
export function serve<T, R>(answer: Answer<T, R>): void {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a worker thread only.');
  const reply = async ({ id, task }: Order<T>): Promise<Reply<R>> => {
    try {
      return { id, result: await answer(task) };
    } catch (error) {
      return { id, error: messageOf(error) };
    }
  };
  // One task after another, even if an answer takes its time.
  let last: Promise<unknown> = Promise.resolve();
  const next = async (before: Promise<unknown>, order: Order<T>) => {
    await before;
    port.postMessage(await reply(order));
  };
  port.on('message', (order: Order<T>) => {
    last = next(last, order);
  });
}
