import { RESOURCES } from '@khora/engine';
import { expect, test } from 'vitest';
import { ALL_TEXTS, PLAYERS } from './kit.ts';

const COUNTS = [1, 2, 5, 21, 22];

function amounts(language: string): Record<string, string> {
  const texts = ALL_TEXTS.find((each) => each.language === language);
  return Object.fromEntries(
    RESOURCES.map((resource) => [resource, COUNTS.map((n) => texts?.amount(resource, n)).join(', ')]),
  );
}

test('Czech counts one, few and many', () => {
  expect(amounts('cs')).toEqual({
    citizens: '1 občan, 2 občané, 5 občanů, 21 občanů, 22 občanů',
    taxes: '1 daň, 2 daně, 5 daní, 21 daní, 22 daní',
    glory: '1 sláva, 2 slávy, 5 slávy, 21 slávy, 22 slávy',
    troops: '1 armáda, 2 armády, 5 armád, 21 armád, 22 armád',
    drachmas: '1 drachma, 2 drachmy, 5 drachem, 21 drachem, 22 drachem',
    points: '1 vítězný bod, 2 vítězné body, 5 vítězných bodů, 21 vítězných bodů, 22 vítězných bodů',
    scrolls: '1 svitek, 2 svitky, 5 svitků, 21 svitků, 22 svitků',
  });
});

test('Russian counts one, few and many, above twenty too', () => {
  expect(amounts('ru')).toEqual({
    citizens: '1 ед. населения, 2 ед. населения, 5 ед. населения, 21 ед. населения, 22 ед. населения',
    taxes: '1 налог, 2 налога, 5 налогов, 21 налог, 22 налога',
    glory: '1 слава, 2 славы, 5 славы, 21 слава, 22 славы',
    troops: '1 войско, 2 войска, 5 войск, 21 войско, 22 войска',
    drachmas: '1 драхма, 2 драхмы, 5 драхм, 21 драхма, 22 драхмы',
    points: '1 победное очко, 2 победных очка, 5 победных очков, 21 победное очко, 22 победных очка',
    scrolls:
      '1 жетон философии, 2 жетона философии, 5 жетонов философии, 21 жетон философии, 22 жетона философии',
  });
});

test('a plural city takes a plural verb in Czech and Russian, even in colour', () => {
  const roll = {
    type: 'changed',
    seat: 0,
    resource: 'drachmas',
    by: 2,
    source: { kind: 'phase', id: 'tax' },
  } as const;
  const lines = (names: readonly string[]) =>
    ['cs', 'ru'].map((language, i) =>
      ALL_TEXTS.find((texts) => texts.language === language)?.logLine(roll, [names[i] ?? '']),
    );
  expect(lines(['Théby', 'Фивы'])).toEqual([
    'Théby získávají 2 drachmy (Zdanění)',
    'Фивы получают 2 драхмы (Сбор налогов)',
  ]);
  expect(lines(['Sparta', 'Спарта'])).toEqual([
    'Sparta získává 2 drachmy (Zdanění)',
    'Спарта получает 2 драхмы (Сбор налогов)',
  ]);
  expect(lines(['\u001b[36mAthény\u001b[39m', ''])[0]).toContain('získávají');
});

test('Czech verbs show the plural where an older form would not', () => {
  const czech = ALL_TEXTS.find(({ language }) => language === 'cs');
  const taken = {
    type: 'action',
    seat: 0,
    action: 2,
    source: { kind: 'action', id: 'culture' },
  } as const;
  const line = (name: string) => czech?.logLine(taken, [name]);
  expect(line('Théby')).toBe('Théby provádějí akci Kultura');
  expect(line('Sparta')).toBe('Sparta provádí akci Kultura');
});

test('an amount after a verb has the right case', () => {
  const source = { kind: 'phase', id: 'tax' } as const;
  const lines = ALL_TEXTS.map((texts) =>
    [1, 2, 5].map((by) =>
      texts.logLine({ type: 'changed', seat: 0, resource: 'drachmas', by, source }, PLAYERS),
    ),
  );
  expect(lines).toEqual([
    ['Ann gains 1 drachma (Tax)', 'Ann gains 2 drachmas (Tax)', 'Ann gains 5 drachmas (Tax)'],
    ['Ann erhält 1 Drachme (Steuern)', 'Ann erhält 2 Drachmen (Steuern)', 'Ann erhält 5 Drachmen (Steuern)'],
    ['Ann gana 1 dracma (Tributo)', 'Ann gana 2 dracmas (Tributo)', 'Ann gana 5 dracmas (Tributo)'],
    ['Ann získává 1 drachmu (Zdanění)', 'Ann získává 2 drachmy (Zdanění)', 'Ann získává 5 drachem (Zdanění)'],
    [
      'Ann получает 1 драхму (Сбор налогов)',
      'Ann получает 2 драхмы (Сбор налогов)',
      'Ann получает 5 драхм (Сбор налогов)',
    ],
  ]);
});

test('an amount is available in both cases', () => {
  const both = ALL_TEXTS.map((texts) => `${texts.amount('drachmas', 1)}, ${texts.object('drachmas', 1)}`);
  expect(both).toEqual([
    '1 drachma, 1 drachma',
    '1 Drachme, 1 Drachme',
    '1 dracma, 1 dracma',
    '1 drachma, 1 drachmu',
    '1 драхма, 1 драхму',
  ]);
});

test('places are the ordinals of the language', () => {
  const places = ALL_TEXTS.map((texts) =>
    [1, 2, 3, 4].map((rank) => texts.word('rank', { rank, player: 'Ann' })),
  );
  expect(places).toEqual([
    ['1st Ann', '2nd Ann', '3rd Ann', '4th Ann'],
    ['1. Ann', '2. Ann', '3. Ann', '4. Ann'],
    ['1.º Ann', '2.º Ann', '3.º Ann', '4.º Ann'],
    ['1. Ann', '2. Ann', '3. Ann', '4. Ann'],
    ['1. Ann', '2. Ann', '3. Ann', '4. Ann'],
  ]);
});
