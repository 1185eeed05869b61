// Nonsense on the wire: node packages/server/fuzz/fuzz.ts [--messages N] [--seed S]
import { readOptions } from '../bench/options.ts';
import { assault, type Report } from './assault.ts';

const values = readOptions({ messages: 1_000_000, seed: 1 });
const PROGRESS = 10_000;
const started = performance.now();
let told = started;

function tell({ messages, requests, refused, cut, moves, tables, bytes }: Report): void {
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${messages} messages (${requests} by request), ${refused} refused on sockets, ${cut} sockets cut off, ${moves} honest moves, ${tables} tables, ${bytes} bytes read, ${seconds.toFixed(0)} s, ${(messages / seconds).toFixed(0)} a second`,
  );
}

const report = await assault({
  messages: values.messages,
  seed: values.seed,
  tell: (now) => {
    if (performance.now() - told < PROGRESS) return;
    told = performance.now();
    tell(now);
  },
});
tell(report);
console.log(`Refusals: ${JSON.stringify(report.codes)}`);
console.log('No crash, no change, no leak; every table was played to its end.');
