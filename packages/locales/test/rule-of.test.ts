import {
  CARD_IDS,
  CITY_IDS,
  createGame,
  type Decision,
  EVENT_IDS,
  explain,
  type Move,
  view,
} from '@khora/engine';
import { expect, test } from 'vitest';
import {
  english,
  loadRules,
  RULE_OF_DECISION,
  ruleOfCard,
  ruleOfDevelopment,
  ruleOfEvent,
  ruleOfReason,
} from '../src/index.ts';
import { QUESTIONS } from './samples.ts';

const book = await loadRules('en');

test.each(Object.entries(QUESTIONS))('%s shows the rule that the engine cites', (kind, samples) => {
  const state = createGame({ players: 2, seed: 'rules' });
  const [asked, ...others] = state.players;
  if (!asked) throw new Error('nobody plays');
  const other: Move = kind === 'token' ? { type: 'city', city: 'athens' } : { type: 'token', color: 'red' };
  for (const [step] of samples) {
    const players = [{ ...asked, agenda: [step], standby: 'asked' as const }, ...others];
    expect(explain(view({ ...state, players }, 0), other)).toMatchObject({
      reason: 'wrong-move',
      rule: RULE_OF_DECISION[kind as Decision['kind']],
    });
  }
});

test('what has a rule of its own is named there, and what section 6 names has one', () => {
  const things = [
    ...CARD_IDS.map((id) => [english.card(id), ruleOfCard(id), 'R2.D10'] as const),
    ...EVENT_IDS.map((id) => [english.event(id), ruleOfEvent(id), 'R2.F1'] as const),
    ...CITY_IDS.flatMap((city) =>
      [1, 2, 3, 4].map((n) => {
        const general = n === 1 ? 'R1.6' : 'R2.D11';
        return [english.development(city, n), ruleOfDevelopment(city, n), general] as const;
      }),
    ),
  ];
  const own = things.filter(([, rule, general]) => rule !== general && rule !== 'R2.F3');
  expect(own.length).toBeGreaterThan(20);
  for (const [name, rule] of own) expect(book.text(rule)).toContain(name);

  const rulings =
    book.sections
      .find(({ id }) => id === 'rulings')
      ?.rules.map(({ text }) => text)
      .join(' ') ?? '';
  const without = things.filter(([, rule, general]) => rule === general).map(([name]) => name);
  // The card of this name, as it is part of 'Conquest of the Persians'.
  expect(without.filter((name) => rulings.includes(name))).toEqual(['Persians']);
});

test('a refusal shows the most telling rule', () => {
  expect(ruleOfReason({ reason: 'tile-must-be-kept', rule: 'R2.C7' })).toBe('R2.C6');
  expect(ruleOfReason({ reason: 'top-level', rule: 'R2.E1' })).toBe('R2.E4');
  expect(ruleOfReason({ reason: 'too-few-drachmas', rule: 'R2.D11' })).toBe('R2.D11');
  expect(ruleOfReason({ reason: 'malformed-move' })).toBeNull();
});
