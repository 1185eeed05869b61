import type { CityId } from '@khora/engine';
import type { Language } from './languages.ts';
import type { Voice } from './voice.ts';

/** Cities whose names are plural, so that verbs must agree: in Russian «Фивы выбирают», in Czech „Théby vybírají“. */
const PLURAL: Partial<Record<Language, readonly CityId[]>> = {
  cs: ['athens', 'thebes'],
  ru: ['athens', 'thebes'],
};

const agreeing = new WeakMap<Voice, Voice>();

/**
 * The voice for lines whose subject is a player: in a terminal players are named after their city, perhaps in colour.
 */
export function withAgreement(voice: Voice): Voice {
  const cities = PLURAL[voice.language];
  if (!cities) return voice;
  const known = agreeing.get(voice);
  if (known) return known;
  const { say } = voice;
  const isMany = (subject: unknown) =>
    typeof subject === 'string' && cities.some((city) => subject.includes(say.cities(city)));
  // A line has the arguments of the English one, and one more that the types do not know.
  const log = say.log as (key: string, values: Readonly<Record<string, unknown>>) => string;
  const told: typeof log = (key, values) =>
    log(key, { ...values, form: isMany(values.player ?? values.players) ? 'many' : 'other' });
  const own: Voice = { ...voice, say: { ...say, log: told as typeof say.log } };
  agreeing.set(voice, own);
  return own;
}
