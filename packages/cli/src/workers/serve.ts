import { parentPort } from 'node:worker_threads';
import { messageOf } from '../errors.ts';
import type { Reply, Request } from './pool.ts';

/** How a worker does a task. */
type Answer<T, R> = (task: T) => R;

/** Makes this worker thread answer every task. */
export function serve<T, R>(answer: Answer<T, R>): void {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a worker thread only.');
  port.on('message', ({ id, task }: Request<T>) => {
    let reply: Reply<R>;
    try {
      reply = { id, result: answer(task) };
    } catch (error) {
      reply = { id, error: messageOf(error) };
    }
    port.postMessage(reply);
  });
}
