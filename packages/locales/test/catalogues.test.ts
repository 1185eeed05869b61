import { contentOf, RESOURCES, RULES_VERSION } from '@khora/engine';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { abilityText } from '../src/abilities.ts';
import type { Catalogue } from '../src/catalogue.ts';
import { LANGUAGES } from '../src/languages.ts';
import { stepsText } from '../src/steps.ts';
import { createTexts } from '../src/texts.ts';
import { voice } from '../src/voice.ts';
import { allTexts } from './exercise.ts';
import { CATALOGUES } from './kit.ts';

function messagesOf(catalogue: Catalogue): [string, string][] {
  return Object.entries(catalogue).flatMap(([theme, messages]) =>
    Object.entries(messages).map(([key, message]): [string, string] => [`${theme}.${key}`, message]),
  );
}

/** The arguments of a message: names in braces, except the texts of plural forms. */
function argumentsOf(message: string): string[] {
  const names = message.matchAll(
    /(?<!(?:^|[ }])(?:one|few|many|other|=\d+) )\{(\w+)(?:\}|, (?:number|plural|selectordinal))/g,
  );
  return [...new Set([...names].map(([, name]) => name as string))].sort();
}

const english = new Map(messagesOf(CATALOGUES.en));

describe.each(LANGUAGES)('%s', (language) => {
  const messages = messagesOf(CATALOGUES[language]);

  test('has the keys of English', () => {
    expect(messages.map(([key]) => key)).toEqual([...english.keys()]);
  });

  test('has the arguments of English', () => {
    for (const [key, message] of messages) {
      expect(argumentsOf(message), key).toEqual(argumentsOf(english.get(key) ?? ''));
    }
  });

  test.each([0, 1, 2, 5, 21])('every message can be formatted with %i', (count) => {
    const onError = (error: Error) => {
      throw error;
    };
    for (const [key, message] of messages) {
      const t = createTranslator({ locale: language, messages: { message }, onError });
      const values: Readonly<Record<string, string | number>> = {
        ...Object.fromEntries(
          argumentsOf(message).map((name) => [name, message.includes(`{${name}}`) ? `<${name}>` : count]),
        ),
        // Whether the subject is plural, which only some languages ask for.
        ...(message.includes('{form, select') && { form: 'many' }),
      };
      const text = t('message', values);
      expect(text, key).not.toMatch(/[{}#]/);
      for (const value of Object.values(values)) {
        if (typeof value === 'string' && value.startsWith('<')) expect(text, key).toContain(value);
      }
    }
  });

  test('plurals have the forms of the language', () => {
    const needed = {
      en: ['other'],
      de: ['other'],
      es: ['other'],
      cs: ['one', 'other'],
      ru: ['few', 'many', 'other'],
    };
    for (const [key, message] of messages) {
      for (const form of message.includes(', plural,') ? needed[language] : []) {
        expect(message, key).toContain(`${form} {`);
      }
    }
  });

  test('uses every message; words are for hosts', () => {
    const used = new Set<string>();
    const watched = Object.fromEntries(
      Object.entries(CATALOGUES[language]).map(([theme, own]) => [
        theme,
        new Proxy(own, {
          get(target, key) {
            used.add(`${theme}.${String(key)}`);
            return Reflect.get(target, key) as unknown;
          },
        }),
      ]),
    ) as Catalogue;
    const texts = createTexts(language, watched);
    const own = voice(language, watched);
    used.clear();
    allTexts(texts);
    const source = { kind: 'event', id: 'origin-of-the-academy' } as const;
    // No card does these yet; a correction may.
    const [columns] = contentOf(RULES_VERSION).cards.values();
    if (columns)
      abilityText(
        own,
        { ...columns, modify: { progressDiscount: { military: 1 } } },
        contentOf(RULES_VERSION),
      );
    for (const resource of RESOURCES) stepsText(own, [{ do: 'loseAll', resource, source }]);
    const unused = messages.map(([key]) => key).filter((key) => !used.has(key) && !key.startsWith('words.'));
    expect(unused).toEqual([]);
  });
});
