import { useLanguage } from '../app/i18n.tsx';
import { Page } from './page.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen() {
  const { t } = useLanguage();
  return (
    <Page title={t('settings.title')} wide>
      <SettingsForm />
    </Page>
  );
}
