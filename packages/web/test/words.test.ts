import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { cs as csBook } from '../src/words/book/cs.ts';
import { de as deBook } from '../src/words/book/de.ts';
import { en as enBook } from '../src/words/book/en.ts';
import { es as esBook } from '../src/words/book/es.ts';
import { ru as ruBook } from '../src/words/book/ru.ts';
import { cs as csDaily } from '../src/words/daily/cs.ts';
import { de as deDaily } from '../src/words/daily/de.ts';
import { en as enDaily } from '../src/words/daily/en.ts';
import { es as esDaily } from '../src/words/daily/es.ts';
import { ru as ruDaily } from '../src/words/daily/ru.ts';
import { cs as csExplorer } from '../src/words/explorer/cs.ts';
import { de as deExplorer } from '../src/words/explorer/de.ts';
import { en as enExplorer } from '../src/words/explorer/en.ts';
import { es as esExplorer } from '../src/words/explorer/es.ts';
import { ru as ruExplorer } from '../src/words/explorer/ru.ts';
import { cs as csLaurels } from '../src/words/laurels/cs.ts';
import { de as deLaurels } from '../src/words/laurels/de.ts';
import { en as enLaurels } from '../src/words/laurels/en.ts';
import { es as esLaurels } from '../src/words/laurels/es.ts';
import { ru as ruLaurels } from '../src/words/laurels/ru.ts';
import { cs as csSheet } from '../src/words/sheet/cs.ts';
import { de as deSheet } from '../src/words/sheet/de.ts';
import { en as enSheet } from '../src/words/sheet/en.ts';
import { es as esSheet } from '../src/words/sheet/es.ts';
import { ru as ruSheet } from '../src/words/sheet/ru.ts';
import { args, leaves, type Tree } from './word-tree.ts';

/** The words of screens that are fetched when they are wanted, English first. */
const SETS: readonly [string, Tree, Readonly<Record<string, Tree>>][] = [
  ['book', enBook, { de: deBook, es: esBook, cs: csBook, ru: ruBook }],
  ['daily', enDaily, { de: deDaily, es: esDaily, cs: csDaily, ru: ruDaily }],
  ['sheet', enSheet, { de: deSheet, es: esSheet, cs: csSheet, ru: ruSheet }],
  ['explorer', enExplorer, { de: deExplorer, es: esExplorer, cs: csExplorer, ru: ruExplorer }],
  ['laurels', enLaurels, { de: deLaurels, es: esLaurels, cs: csLaurels, ru: ruLaurels }],
];

describe.each(SETS)('the words of %s', (_name, en, others) => {
  test.each(Object.entries(others))('%s has the arguments of the English words', (_language, words) => {
    const translated = new Map(leaves(words));
    for (const [key, text] of leaves(en)) expect(args(translated.get(key) ?? ''), key).toEqual(args(text));
  });

  test.each(Object.entries({ en, ...others }))('%s can be said', (language, words) => {
    const failed: string[] = [];
    const say = createTranslator({
      locale: language,
      messages: words as Record<string, string>,
      onError: (error) => failed.push(String(error)),
    });
    const values = {
      count: 2,
      rank: 1,
      players: 4,
      time: '0:00',
      date: '1',
      done: 1,
      goal: 2,
      all: 3,
      games: 9,
      bot: 'x',
      share: '1 %',
      low: '1 %',
      high: '2 %',
    };
    for (const [key] of leaves(words)) say(key, values);
    expect(failed).toEqual([]);
  });
});
