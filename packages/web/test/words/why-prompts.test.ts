import { expect, test } from 'vitest';
import { cs } from '../../src/words/lessons/cs.ts';
import { de } from '../../src/words/lessons/de.ts';
import { en } from '../../src/words/lessons/en.ts';
import { es } from '../../src/words/lessons/es.ts';
import { ru } from '../../src/words/lessons/ru.ts';

test.each(Object.entries({ en, de, es, cs, ru }))(
  '%s says in one sentence why a question matters',
  (language, { why }) => {
    const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
    const longer = Object.values(why).filter((text) => [...sentences.segment(text)].length !== 1);
    expect(longer).toEqual([]);
  },
);
