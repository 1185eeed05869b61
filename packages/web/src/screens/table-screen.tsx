import type { Seat } from '@khora/engine';
import type { Refusal } from '@khora/protocol';
import { useEffect } from 'react';
import { noteRunning } from '../browser/running.ts';
import { firstMove, openGame, setViewer, useClient } from '../game/client.ts';
import { TroubleScreen } from '../game/trouble-screen.tsx';
import type { ShownGame } from '../runner/game.ts';
import { Handover } from '../table/prompt/handover.tsx';
import { Refused } from '../table/refused.tsx';
import { TheTable } from '../table/the-table.tsx';
import { useLanguage } from '../words/language.tsx';
import { reasonText } from '../words/reason-text.ts';

/** Delay in milliseconds, so that the effects of the first move come first. */
const MOMENT = 1500;

/**
 * What a game will need is fetched after its first move, so that a new version of the client cannot break a game in
 * progress.
 */
async function fetchAhead(): Promise<void> {
  await Promise.allSettled([
    import('../table/leaves.tsx'),
    import('./result/result.tsx'),
    import('./replay.tsx'),
    import('./library/library.tsx'),
  ]);
}

export function TableScreen({ id }: { id: string }) {
  const { game, trouble } = useClient();
  useEffect(() => {
    openGame(id);
    void firstMove.then(() => setTimeout(() => void fetchAhead(), MOMENT));
  }, [id]);
  const isHere = game?.id === id;
  const isOver = isHere && game.view.phase === 'over';
  useEffect(() => {
    if (isHere) noteRunning(isOver ? null : id);
  }, [isHere, isOver, id]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (!isHere) return <main className="table-loading" aria-busy="true" />;
  return <TableOrHandover game={game} />;
}

/** The human who should take the screen, if it is not the current viewer. */
function nextHuman({ seats, decisions, viewer }: ShownGame): Seat | null {
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  if (humans < 2) return null;
  const asked = decisions.filter(({ seat }) => seats[seat]?.kind === 'human').map(({ seat }) => seat);
  if (asked.length === 0 || asked.some((seat) => seat === viewer)) return null;
  return asked[0] ?? null;
}

function TableOrHandover({ game }: { game: ShownGame }) {
  const { texts } = useLanguage();
  const next = nextHuman(game);
  if (next !== null) {
    return <Handover seat={next} name={game.seats[next]?.name ?? ''} onTake={() => setViewer(next)} />;
  }
  // Here, only the rules refuse anything.
  const says = ({ reason, message }: Refusal) => (reason ? reasonText(texts, reason) : message);
  return <TheTable game={game} besides={<Refused say={says} />} />;
}
