/** Names, card texts, questions, refusals and log lines of the game in five languages. */

export { isLanguage, LANGUAGES, type Language } from './languages.ts';
export { english, loadTexts } from './load.ts';
export type { Texts } from './texts.ts';
