import type { Seat } from '@khora/engine';
import type { Refusal } from '@khora/protocol';
import { useEffect } from 'react';
import { openGame, setViewer, useClient } from '../game/client.ts';
import { TroubleScreen } from '../game/trouble-screen.tsx';
import type { Table } from '../runner/game.ts';
import { Handover } from '../table/prompt/handover.tsx';
import { Refused } from '../table/refused.tsx';
import { TheTable } from '../table/the-table.tsx';
import { useLanguage } from '../words/language.tsx';
import { refusalText } from '../words/refusal.ts';

/** What a game will need is fetched at its start: a new version of the client must not break one under way. */
async function fetchAhead(): Promise<void> {
  await Promise.allSettled([
    import('../table/leaves.tsx'),
    import('./result/result.tsx'),
    import('./replay.tsx'),
    import('./library/rules.tsx'),
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

/** The human who should take the screen, if it is not the one who sees it now. */
function nextHuman({ seats, decisions, viewer }: Table): Seat | null {
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  if (humans < 2) return null;
  const asked = decisions.filter(({ seat }) => seats[seat]?.kind === 'human').map(({ seat }) => seat);
  if (asked.length === 0 || asked.some((seat) => seat === viewer)) return null;
  return asked[0] ?? null;
}

function TableOrHandover({ table }: { table: Table }) {
  const { texts } = useLanguage();
  const next = nextHuman(table);
  if (next !== null) {
    return <Handover seat={next} name={table.seats[next]?.name ?? ''} onTake={() => setViewer(next)} />;
  }
  // The rules are the only ones to refuse anything here.
  const says = ({ reason, message }: Refusal) => (reason ? refusalText(texts, reason) : message);
  return <TheTable table={table} besides={<Refused say={says} />} />;
}
