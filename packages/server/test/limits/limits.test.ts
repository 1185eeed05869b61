import { expect, test } from 'vitest';
import { crowdLimits, Limits, PERSON } from '../../src/limits/limits.ts';

const PEOPLE = 20;
const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

/** How often something is allowed if everybody behind an address tries it this many times. */
function allowed(tries: number, attempt: (person: string) => boolean): number {
  let count = 0;
  for (let index = 0; index < tries; index++) if (attempt(`guest ${index}`)) count += 1;
  return count;
}

test('many guests at one address share a crowd’s allowance, and other addresses keep theirs', () => {
  const limits = new Limits({ people: PEOPLE, unlimited: false, now: () => 0 });
  const most = crowdLimits(PEOPLE);
  const speaks = (person: string, address: string) => {
    try {
      limits.insistMaySpeak({ person, address });
      return true;
    } catch {
      return false;
    }
  };
  expect(allowed(10_000, () => limits.mayAsk(HERE))).toBe(most.requests.burst);
  expect(allowed(10_000, (person) => limits.maySend({ person, address: HERE }))).toBe(most.messages.burst);
  expect(allowed(10_000, (person) => speaks(person, HERE))).toBe(most.lines.burst);
  expect(allowed(600, () => limits.connect({ address: HERE }) !== null)).toBe(most.sockets);
  expect(limits.mayAsk(ELSEWHERE)).toBe(true);
  expect(limits.maySend({ person: 'somebody', address: ELSEWHERE })).toBe(true);
  expect(speaks('somebody', ELSEWHERE)).toBe(true);
  expect(limits.connect({ address: ELSEWHERE })).not.toBeNull();
});

test('a person may listen to a few games of others, all people of an address to a crowd’s share', () => {
  const limits = new Limits({ people: PEOPLE, unlimited: false, now: () => 0 });
  const leaving: (() => void)[] = [];
  const listens = (person: string, address: string) => {
    try {
      leaving.push(limits.insistMayListen({ person, address }));
      return true;
    } catch {
      return false;
    }
  };
  expect(allowed(100, () => listens('ada', ELSEWHERE))).toBe(PERSON.listening);
  expect(allowed(10_000, (person) => listens(person, HERE))).toBe(crowdLimits(PEOPLE).listening);
  // Whoever was refused because of their network is not counted.
  expect(allowed(100, () => listens('guest 9999', '192.0.2.1'))).toBe(PERSON.listening);
  for (const leave of leaving) leave();
  expect(listens('ada', ELSEWHERE)).toBe(true);
  expect(listens('bea', HERE)).toBe(true);
});
