import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen() {
  const { t } = useLanguage();
  return (
    <Page title={t('settings.title')} wide>
      <SettingsForm />
    </Page>
  );
}
