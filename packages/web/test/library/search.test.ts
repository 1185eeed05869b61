import { LANGUAGES, type Language, loadRules, loadTexts } from '@khora/locales';
import { describe, expect, test } from 'vitest';
import { articlesOf, type BookArticle } from '../../src/screens/library/search/articles.ts';
import { isNear } from '../../src/screens/library/search/matching.ts';
import { SearchIndex } from '../../src/screens/library/search/search.ts';
import { cs } from '../../src/words/book/cs.ts';
import { de } from '../../src/words/book/de.ts';
import { en } from '../../src/words/book/en.ts';
import { es } from '../../src/words/book/es.ts';
import { ru } from '../../src/words/book/ru.ts';

const ALIASES: Readonly<Record<Language, string>> = {
  en: en.aliases,
  de: de.aliases,
  es: es.aliases,
  cs: cs.aliases,
  ru: ru.aliases,
};

async function indexOf(language: Language) {
  const [texts, book] = await Promise.all([loadTexts(language), loadRules(language)]);
  const index = new SearchIndex<BookArticle>(language, ALIASES[language]);
  for (const article of articlesOf(texts, book, (shelf) => shelf)) index.add(article);
  return index;
}

const indexes = new Map(
  await Promise.all(LANGUAGES.map(async (each) => [each, await indexOf(each)] as const)),
);

function found(language: Language, query: string): string[] {
  return (indexes.get(language)?.find(query).articles ?? []).map(({ shelf, id }) => `${shelf} ${id}`);
}

describe.each(LANGUAGES)('%s', (language) => {
  test('every card, city, event and action is the first result for its own name, in upper and lower case', async () => {
    const texts = await loadTexts(language);
    const all = [...articlesOf(texts, null, () => '')].filter(
      ({ id }) => !['economy', 'culture', 'military'].includes(id),
    );
    for (const { name, shelf, id } of all.filter((article) => article.shelf !== 'spaces')) {
      for (const query of [
        name,
        name.toUpperCase(),
        name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''),
      ])
        expect(found(language, query)[0], query).toBe(`${shelf} ${id}`);
    }
  });

  test('a rule is found by its number, however it is typed', () => {
    for (const query of ['R2.D12', 'r2.d12', '2d12', 'R2 D12'])
      expect(found(language, query)[0], query).toBe('rules R2.D12');
    expect(found(language, 'R2.D1')[0]).toBe('rules R2.D1');
  });

  test('an empty or meaningless query finds nothing', () => {
    for (const query of ['', '  ', '?', 'xqzwv']) expect(found(language, query)).toEqual([]);
  });
});

/** Other word forms, half words and typing errors, and what must be among the first three results. */
const SAID: readonly [Language, string, string][] = [
  ['en', 'helep', 'cards helepole'],
  ['en', 'exploring', 'rules R2.D9'],
  ['en', 'explored persepolis', 'events conquest-of-the-persians'],
  ['en', 'Stoa Poikilé', 'cards stoa-poikile'],
  ['en', 'ostrasism', 'cards ostracism'],
  ['en', 'tie drachmas', 'rules R4.2'],
  ['en', 'third die', 'rules R2.E5'],
  ['de', 'saeulen', 'cards corinthian-columns'],
  ['de', 'söldner', 'cards mercenary-recruitment'],
  ['de', 'griechisches feuer', 'cards greek-fire'],
  ['de', 'Gleichstand Drachmen', 'rules R4.2'],
  ['es', 'filosofia', 'actions 0'],
  ['es', 'columna corintia', 'cards corinthian-columns'],
  ['es', 'empate dracmas', 'rules R4.2'],
  ['cs', 'zoldneru', 'cards mercenary-recruitment'],
  ['cs', 'korintské sloupy', 'cards corinthian-columns'],
  ['cs', 'atheny', 'cities athens'],
  ['ru', 'наемников', 'cards mercenary-recruitment'],
  ['ru', 'афины', 'cities athens'],
  ['ru', 'афинская чума', 'events plague-of-athens'],
  ['ru', 'персеполиса', 'spaces persepolis'],
];

/** Words in forms that somebody may type, and what each of them must find. */
const FORMS: readonly [Language, forms: string, wanted: string][] = [
  ['en', 'die dice', 'rules R2.C4'],
  ['en', 'die dice', 'events growing-population'],
  ['en', 'win wins won winning winner winners', 'rules R4.2'],
  ['en', 'lose losing lost loses', 'rules R2.D9'],
  ['en', 'buy buying bought buys', 'rules R2.D7'],
  ['en', 'draw drew drawn drawing', 'actions 1'],
  ['en', 'tax taxes taxed', 'rules R2.B1'],
  ['en', 'city cities', 'rules R1.2'],
  ['en', 'philosophy philosofy Philosophies', 'actions 0'],
  ['de', 'ziehen gezogen zieht ziehst', 'actions 1'],
  ['de', 'spielen gespielt ausspielen ausgespielt spielst', 'rules R2.D10'],
  ['de', 'gewinnen gewinnt gewonnen Gewinner Sieger siegt', 'rules R4.2'],
  ['de', 'verlieren verliert verloren verlierst', 'rules R2.D9'],
  ['de', 'Stadt Städte Städten Staedte', 'rules R1.2'],
  ['de', 'Wurf Würfe Würfen', 'rules R2.C2'],
  ['de', 'kaufen gekauft kaufst Kauf', 'rules R2.D7'],
  ['de', 'Philosofie Philosophie', 'rules R2.D4'],
  ['de', 'Errungenschaft Errungenschaften', 'rules R2.G1'],
  ['es', 'ganar gana ganas ganador ganadores', 'rules R4.2'],
  ['es', 'jugar juegas jugada jugadas', 'rules R2.D10'],
  ['es', 'perder pierdes pierde perdida perdido', 'rules R2.D9'],
  ['es', 'explorar exploras exploración exploraciones explorado', 'rules R2.D9'],
  ['es', 'ciudad ciudades', 'rules R1.2'],
  ['es', 'empate empates desempate desempates', 'rules R4.2'],
  ['cs', 'kostka kostky kostce kostku kostkou kostek kostkám kostkách kostkami', 'rules R2.C4'],
  ['cs', 'karta karty kartě kartu kartou karet kartám kartách kartami', 'rules R1.3'],
  ['cs', 'daň daně dani daní daním daních daněmi', 'rules R2.B1'],
  ['cs', 'drachma drachmy drachmě drachmu drachmou drachem drachmám', 'actions 3'],
  ['cs', 'svitek svitku svitky svitků svitkem svitkům svitcích', 'rules R2.C7'],
  ['cs', 'občan občana občané občanů občanům občany občanech', 'rules R2.C5'],
  ['cs', 'trofej trofeje trofejí trofejím trofejemi trofejích', 'rules R1.5'],
  ['cs', 'hráč hráče hráči hráčů hráčům hráčem', 'rules R1.7'],
  ['cs', 'vyhrát vyhrává vyhrál vítěz vítěze', 'rules R4.2'],
  ['cs', 'průzkum průzkumu průzkumem průzkumy prozkoumat', 'rules R2.D9'],
  ['cs', 'politika politiky politice politiku politikou', 'actions 5'],
  ['ru', 'событие события событию событием событии событий событиям событиями событиях', 'rules R2.A1'],
  ['ru', 'кубик кубика кубику кубиком кубике кубики кубиков кубикам кубиками кубиках', 'rules R2.C4'],
  ['ru', 'население населения населению населением граждане граждан гражданами', 'rules R2.C5'],
  ['ru', 'экспедиция экспедиции экспедицию экспедицией экспедиций исследование исследовать', 'rules R2.D9'],
  ['ru', 'достижение достижения достижению достижением достижений достижениями', 'rules R2.G1'],
  ['ru', 'игрок игрока игроку игроком игроки игроков', 'rules R1.7'],
  ['ru', 'драхма драхмы драхме драхму драхмой драхм драхмами', 'rules R2.B1'],
  ['ru', 'жетон жетона жетоном жетоны жетонов жетонами', 'rules R1.5'],
  ['ru', 'побеждает победа победить победитель победителя', 'rules R4.2'],
  ['ru', 'карта карты карте карту картой карт картам картами картах', 'rules R1.3'],
];

test.each(FORMS)('%s: each of "%s" finds %s', (language, forms, wanted) => {
  const missing = forms.split(' ').filter((form) => !found(language, form).includes(wanted));
  expect(missing).toEqual([]);
});

/** Questions as people type them: a word that is nowhere does not hide what the others find. */
const ASKED: readonly [Language, string, string][] = [
  ['en', 'who wins', 'rules R4.2'],
  ['en', 'what happens in a tie', 'rules R4.2'],
  ['en', 'how many troops do I need to explore', 'rules R2.D9'],
  ['de', 'wer gewinnt das Spiel', 'rules R4.2'],
  ['es', 'quién gana con un empate', 'rules R4.2'],
  ['cs', 'kdo vyhrává při remíze', 'rules R4.2'],
  ['ru', 'кто побеждает при ничьей', 'rules R4.2'],
];

test.each(ASKED)('%s: "%s" finds %s', (language, query, wanted) => {
  expect(found(language, query).slice(0, 3)).toContain(wanted);
});

test.each(SAID)('%s: "%s" finds %s', (language, query, wanted) => {
  expect(found(language, query).slice(0, 3)).toContain(wanted);
});

test('matching words are known, to be marked', () => {
  const { marked } = indexes.get('en')?.find('explor') ?? { marked: new Set() };
  expect([...marked]).toEqual(expect.arrayContaining(['explore', 'explored', 'exploration']));
});

test('typing errors: one letter wrong, missing or extra, or two swapped', () => {
  for (const typed of ['ostrasism', 'ostracsm', 'ostraccism', 'ostarcism'])
    expect(isNear(typed, 'ostracism', 1)).toBe(true);
  expect(isNear('ostraka', 'ostracism', 1)).toBe(false);
});

test.each(LANGUAGES)('%s: other words for things are found too', (language) => {
  for (const pair of ALIASES[language].split(' ')) {
    const [other = '', own = ''] = pair.split('=');
    expect(found(language, own).length, own).toBeGreaterThan(0);
    expect(found(language, other).length, other).toBeGreaterThan(0);
  }
});
