import { LANGUAGES } from '@khora/locales';
import { changeSettings, useSettings } from '../../browser/settings.ts';
import { Select } from '../../ui/select.tsx';
import { useLanguage } from '../../words/language.tsx';
import { LANGUAGE_NAMES } from '../../words/language-names.ts';

/** The languages in a line, for the front page, each under its own name, for people who cannot read the rest. */
export function LanguageMenu() {
  const { t } = useLanguage();
  const { language } = useSettings();
  return (
    <Select
      label={t('settings.language')}
      value={language}
      choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={(chosen) => changeSettings({ language: chosen })}
    />
  );
}
