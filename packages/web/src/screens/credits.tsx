import { Page } from '../ui/page.tsx';
import { useLanguage } from '../words/language.tsx';

export function CreditsScreen() {
  const { texts, t } = useLanguage();
  return (
    <Page title={t('credits.title')}>
      <p>{texts.word('unofficial')}.</p>
      <p>{t('credits.game')}</p>
      <p>{t('credits.art')}</p>
      <p>{t('credits.software')}</p>
    </Page>
  );
}
