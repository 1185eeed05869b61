import type { Decision, GameRecord, Seat } from '@khora/engine';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../app/i18n.tsx';
import { moveOn } from '../app/router.ts';
import { lookAt, openGame, setViewer, useClient } from '../game/client.ts';
import { downloadRecord } from '../game/record-file.ts';
import { TableProvider } from '../table/context.ts';
import { Handover } from '../table/handover.tsx';
import { OwnStrip } from '../table/own-strip.tsx';
import { Prompt } from '../table/prompt.tsx';
import { Rail } from '../table/rail.tsx';
import { Regions } from '../table/regions.tsx';
import { type Leaf, useShortcuts } from '../table/shortcuts.ts';
import { frontSeat, useTableState } from '../table/use-table-state.ts';
import type { Table } from '../worker/messages.ts';
import { type Tab, TableTabs } from './table-tabs.tsx';
import { TroubleScreen } from './trouble.tsx';
import './table-screen.css';

const Leaves = lazy(async () => ({ default: (await import('../table/leaves.tsx')).Leaves }));
const LookBack = lazy(async () => ({ default: (await import('../table/look-back.tsx')).LookBack }));
const Flights = lazy(async () => ({ default: (await import('../table/flights.tsx')).Flights }));

/** Where a phone should look for a question. */
const PLACES: { readonly [K in Decision['kind']]?: Tab } = {
  explore: 'board',
  play: 'hand',
  discard: 'hand',
  develop: 'city',
  progress: 'city',
  tracks: 'city',
  assign: 'dice',
  pay: 'dice',
  reroll: 'dice',
  action: 'dice',
};

/** What a game will need is fetched at its start: a new version of the client must not break one under way. */
async function fetchAhead(): Promise<void> {
  await Promise.allSettled([
    import('../table/leaves.tsx'),
    import('./result.tsx'),
    import('./replay.tsx'),
    import('./rules.tsx'),
  ]);
}

export function TableScreen({ id }: { id: string }) {
  const { table, trouble } = useClient();
  useEffect(() => {
    openGame(id);
    const timer = setTimeout(() => void fetchAhead(), 1500);
    return () => clearTimeout(timer);
  }, [id]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (table?.id !== id) return <main className="table-loading" aria-busy="true" />;
  return <TableOrHandover table={table} />;
}

/** A game that cannot be saved can be taken along, and is not left by mistake. */
function Unsaved({ record }: { record: GameRecord }) {
  const { t } = useLanguage();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return (
    <p className="banner" role="alert">
      {t('trouble.unsaved')}{' '}
      <button type="button" className="button small" onClick={() => downloadRecord(record)}>
        {t('record.download')}
      </button>
    </p>
  );
}

/** The human who should take the screen, if it is not the one who sees it now. */
function nextHuman({ seats, decisions, viewer }: Table): Seat | null {
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  if (humans < 2) return null;
  const asked = decisions.filter(({ seat }) => seats[seat]?.kind === 'human').map(({ seat }) => seat);
  if (asked.length === 0 || asked.some((seat) => seat === viewer)) return null;
  return asked[0] ?? null;
}

function TableOrHandover({ table }: { table: Table }) {
  const next = nextHuman(table);
  if (next !== null) {
    return <Handover seat={next} name={table.seats[next]?.name ?? ''} onTake={() => setViewer(next)} />;
  }
  return <TheTable table={table} />;
}

/** `besides` is a row of its own above the board. */
export function TheTable({ table, besides }: { table: Table; besides?: ReactNode }) {
  const { looked, log, unsaved } = useClient();
  const { t, texts } = useLanguage();
  const me = frontSeat(table, 0);
  const shown = looked?.view ?? table.view;
  const { note, ...state } = useTableState(table, shown, me);
  const [leaf, open] = useState<Leaf | null>(null);
  const [tab, setTab] = useState<Tab>('board');
  const kind = state.decision?.kind;
  const place = kind && PLACES[kind];
  useEffect(() => {
    if (place) setTab(place);
  }, [place]);
  useShortcuts(table, state, open);
  const over = table.view.phase === 'over';
  useEffect(() => {
    if (over) moveOn({ screen: 'table', id: table.id }, { screen: 'result', id: table.id });
  }, [over, table.id]);
  return (
    <TableProvider value={state}>
      <main className="table" data-tab={tab} data-move={table.length}>
        <h1 className="visually-hidden">
          {texts.word('game')}: {texts.phase(shown.phase)}
        </h1>
        <header className="table-top">
          <Rail />
          <div className="table-menu">
            <button type="button" className="button quiet" aria-keyshortcuts="L" onClick={() => open('log')}>
              {t('table.log')}
            </button>
            <button
              type="button"
              className="button quiet"
              aria-keyshortcuts="S"
              onClick={() => open('score')}
            >
              {t('table.score')}
            </button>
            <button type="button" className="button quiet" onClick={() => open('menu')}>
              {t('table.menu')}
            </button>
          </div>
        </header>
        {unsaved && table.record && <Unsaved record={table.record} />}
        {besides}
        {looked && (
          <Suspense>
            <LookBack at={looked.at} length={table.length} onLook={lookAt} />
          </Suspense>
        )}
        <Regions />
        <OwnStrip />
        <Prompt table={table} note={note} />
        <TableTabs tab={tab} onChoose={setTab} />
        <Suspense>
          <Flights />
        </Suspense>
        {leaf && (
          <Suspense>
            <Leaves leaf={leaf} table={table} log={log} open={open} />
          </Suspense>
        )}
      </main>
    </TableProvider>
  );
}
