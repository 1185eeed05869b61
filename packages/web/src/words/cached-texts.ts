import type { Texts } from '@khora/locales';

/**
 * Returns a text that was composed before without composing it again: the table asks for hundreds of texts per move.
 */
function kept<A extends readonly (string | number | undefined)[]>(
  say: (...args: A) => string,
): (...args: A) => string {
  const said = new Map<string, string>();
  return (...args) => {
    const key = args.join(' ');
    const before = said.get(key);
    if (before !== undefined) return before;
    const text = say(...args);
    said.set(key, text);
    return text;
  };
}

export function cachedTexts(texts: Texts): Texts {
  return {
    ...texts,
    cardEffect: kept<Parameters<Texts['cardEffect']>>((id, rules) => texts.cardEffect(id, rules)),
    developmentEffect: kept<Parameters<Texts['developmentEffect']>>((city, development, rules) =>
      texts.developmentEffect(city, development, rules),
    ),
    eventEffect: kept<Parameters<Texts['eventEffect']>>((id, rules) => texts.eventEffect(id, rules)),
    space: kept<Parameters<Texts['space']>>((id, rules) => texts.space(id, rules)),
    spaceEffect: kept<Parameters<Texts['spaceEffect']>>((id, rules) => texts.spaceEffect(id, rules)),
    actionEffect: kept<Parameters<Texts['actionEffect']>>((action, rules) =>
      texts.actionEffect(action, rules),
    ),
    levelEffect: kept<Parameters<Texts['levelEffect']>>((track, level, rules) =>
      texts.levelEffect(track, level, rules),
    ),
    achievement: kept<Parameters<Texts['achievement']>>((id, rules) => texts.achievement(id, rules)),
    amount: kept<Parameters<Texts['amount']>>((resource, count) => texts.amount(resource, count)),
    token: kept<Parameters<Texts['token']>>((color, size) => texts.token(color, size)),
  };
}
