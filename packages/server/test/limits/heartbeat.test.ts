import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Heartbeat } from '../../src/live/heartbeat.ts';

class Line extends EventEmitter {
  readonly said: string[] = [];
  readonly answers: boolean;

  constructor({ answers }: { answers: boolean }) {
    super();
    this.answers = answers;
  }

  ping(): void {
    this.said.push('ping');
    if (this.answers) this.emit('pong');
  }

  terminate(): void {
    this.said.push('terminate');
  }
}

test('a client that has stopped is noticed at the second beat; one that answers stays', () => {
  const heartbeat = new Heartbeat();
  const [alive, stopped, gone] = [true, false, false].map((answers) => new Line({ answers }));
  if (!(alive && stopped && gone)) throw new Error('There are three lines.');
  for (const line of [alive, stopped, gone]) heartbeat.add(line);
  heartbeat.beat();
  heartbeat.delete(gone);
  heartbeat.beat();
  heartbeat.beat();
  expect(alive.said).toEqual(['ping', 'ping', 'ping']);
  expect(stopped.said).toEqual(['ping', 'terminate']);
  expect(gone.said).toEqual(['ping']);
});
