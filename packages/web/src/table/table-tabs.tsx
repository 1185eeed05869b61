import { useLanguage } from '../words/language.tsx';
import { useTable } from './state/context.ts';
import { liesOnTray } from './state/on-tray.ts';
import { PARTS, type Tab } from './state/use-tab.ts';

/** Where there is room for only one part of the table: the way to the others, even during a question. */
export function TableTabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: Tab) => void }) {
  const { decision } = useTable();
  const { t } = useLanguage();
  const tabs: readonly Tab[] = liesOnTray(decision) ? ['tray', ...PARTS] : PARTS;
  return (
    <nav className="table-tabs" aria-label={t('table.parts')}>
      {tabs.map((each) => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => onChoose(each)}>
          {t(`tabs.${each}`)}
        </button>
      ))}
    </nav>
  );
}
