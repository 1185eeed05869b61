import type { ReactNode } from 'react';
import { Rail } from './board/rail.tsx';
import { showsAll, useLayout } from './layout/layout.ts';
import { Regions } from './regions.tsx';
import { TableProvider, type TableState } from './state/context.ts';
import { useTab } from './state/use-tab.ts';
import { TableTabs } from './table-tabs.tsx';
import './table.css';
import './layout/layout.css';

interface QuietTableProps {
  readonly title: string;
  readonly state: TableState;
  readonly className: string;
  /** What is in the top line beside the phases. */
  readonly menu: ReactNode;
  /** What is in the place of the hand, where all parts are shown. */
  readonly forHand?: ReactNode;
  /** What is below the table; it may turn to another part of it. */
  readonly children: (turning: Pick<ReturnType<typeof useTab>, 'part' | 'choose'>) => ReactNode;
}

/** A position to look at: the table without anything to play. */
export function QuietTable({ title, state, className, menu, forHand, children }: QuietTableProps) {
  const { tab, part, choose } = useTab();
  const { layout, growth } = useLayout();
  const all = showsAll(layout);
  return (
    <TableProvider value={state}>
      <main
        className={`table ${className}`}
        data-layout={layout}
        data-parts={all ? 'all' : 'one'}
        style={{ zoom: growth, '--growth': growth }}
        data-tab={part}
      >
        <h1 className="visually-hidden">{title}</h1>
        <header className="table-top">
          <Rail />
          <div className="table-menu">{menu}</div>
        </header>
        <Regions only={all ? null : part} forHand={all && forHand} />
        {children({ part, choose })}
        <TableTabs tab={tab} onChoose={choose} />
      </main>
    </TableProvider>
  );
}
