import { isLanguage, LANGUAGES, loadTexts, type Texts } from '@khora/locales';
import { Option } from 'commander';
import { InputError } from './errors.ts';

export const languageOption = (): Option =>
  new Option('-l, --language <language>', 'language of names and log lines').choices(LANGUAGES).default('en');

export function textsOf(language: string): Promise<Texts> {
  if (!isLanguage(language)) {
    throw new InputError(`There is no language '${language}'. The languages are ${LANGUAGES.join(', ')}.`);
  }
  return loadTexts(language);
}
