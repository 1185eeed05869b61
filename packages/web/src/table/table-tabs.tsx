import { useLanguage } from '../words/language.tsx';

const TABS = ['board', 'city', 'dice', 'hand', 'others'] as const;
export type Tab = (typeof TABS)[number];

/** On a phone: the parts of the table, one at a time. */
export function TableTabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: Tab) => void }) {
  const { t } = useLanguage();
  return (
    <nav className="table-tabs" aria-label={t('table.parts')}>
      {TABS.map((each) => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => onChoose(each)}>
          {t(`tabs.${each}`)}
        </button>
      ))}
    </nav>
  );
}
