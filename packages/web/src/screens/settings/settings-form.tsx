import { LANGUAGES } from '@khora/locales';
import { changeSettings, MOTIONS, TEXT_SIZES, THEMES, useSettings } from '../../browser/settings.ts';
import { PACES } from '../../runner/pace.ts';
import { Choices, Toggle } from '../../ui/choices.tsx';
import { useLanguage } from '../../words/language.tsx';
import { LANGUAGE_NAMES } from '../../words/language-names.ts';
import './settings-form.css';

/** Everything takes effect at once and is remembered. */
export function SettingsForm() {
  const { t } = useLanguage();
  const settings = useSettings();
  return (
    <div className="settings-groups">
      <div className="settings">
        <Choices
          label={t('settings.language')}
          value={settings.language}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(language) => changeSettings({ language })}
        />
        <Choices
          label={t('settings.pace')}
          value={settings.pace}
          choices={PACES.map((value) => ({ value, label: t(`settings.paces.${value}`) }))}
          onChange={(pace) => changeSettings({ pace })}
        />
        <Choices
          label={t('settings.theme')}
          value={settings.theme}
          choices={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choices
          label={t('settings.textSize')}
          value={settings.textSize}
          choices={TEXT_SIZES.map((value) => ({ value, label: t(`settings.textSizes.${value}`) }))}
          onChange={(textSize) => changeSettings({ textSize })}
        />
        <Choices
          label={t('settings.motion')}
          value={settings.motion}
          choices={MOTIONS.map((value) => ({ value, label: t(`settings.motions.${value}`) }))}
          onChange={(motion) => changeSettings({ motion })}
        />
      </div>
      <div className="settings">
        <Toggle
          label={t('settings.confirm')}
          text={t('settings.confirmText')}
          value={settings.confirm}
          onChange={(confirm) => changeSettings({ confirm })}
        />
        <Toggle
          label={t('settings.sound')}
          value={settings.sound}
          onChange={(sound) => changeSettings({ sound })}
        />
        <Toggle
          label={t('settings.shapes')}
          text={t('settings.shapesText')}
          value={settings.shapes}
          onChange={(shapes) => changeSettings({ shapes })}
        />
        <Toggle
          label={t('settings.shortcuts')}
          text={t('settings.shortcutsText')}
          value={settings.shortcuts}
          onChange={(shortcuts) => changeSettings({ shortcuts })}
        />
      </div>
    </div>
  );
}
