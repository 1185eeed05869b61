import type { Seat } from '@khora/engine';
import { useEffect, useState } from 'react';
import { useLanguage } from '../app/i18n.tsx';
import { go, href } from '../app/router.ts';
import { lookAt, openGame, setViewer, useClient } from '../game/client.ts';
import { Board } from '../table/board.tsx';
import { City } from '../table/city.tsx';
import { TableProvider } from '../table/context.ts';
import { DiceTiles } from '../table/dice-tiles.tsx';
import { Hand } from '../table/hand.tsx';
import { LookBack } from '../table/look-back.tsx';
import { Opponents } from '../table/opponents.tsx';
import { OwnTracks } from '../table/own-tracks.tsx';
import { Rail } from '../table/rail.tsx';
import { useTableState } from '../table/use-table-state.ts';
import type { Table } from '../worker/messages.ts';
import { TroubleScreen } from './trouble.tsx';
import './table-screen.css';

export function ReplayScreen({ id }: { id: string }) {
  const { table, trouble } = useClient();
  useEffect(() => {
    openGame(id);
    return () => lookAt(null);
  }, [id]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (table?.id !== id) return <main aria-busy="true" />;
  return <Replay table={table} />;
}

/** A finished game move by move, seen from any seat. */
function Replay({ table }: { table: Table }) {
  const { looked, log } = useClient();
  const { texts, t } = useLanguage();
  const [seat, setSeat] = useState<Seat>(table.viewer === 'spectator' ? 0 : table.viewer);
  useEffect(() => {
    setViewer(seat);
    lookAt(0);
  }, [seat]);
  const at = looked?.at ?? 0;
  const { note: _note, ...state } = useTableState(table, looked?.view ?? table.view, seat);
  const told = (log[at] ?? []).flatMap((event) => texts.logLine(event, state.names) ?? []);
  const quiet = { ...state, decision: null, moves: [] };
  return (
    <TableProvider value={quiet}>
      <main className="table replay" data-tab="board">
        <h1 className="visually-hidden">{t('replay.title')}</h1>
        <header className="table-top">
          <Rail />
          <div className="table-menu">
            <select
              aria-label={t('replay.seat')}
              value={seat}
              onChange={(event) => setSeat(Number(event.target.value) as Seat)}
            >
              {state.names.map((name, index) => (
                <option key={`n${String(index)}`} value={index}>
                  {name}
                </option>
              ))}
            </select>
            <a className="button quiet" href={href({ screen: 'home' })}>
              {t('common.home')}
            </a>
          </div>
        </header>
        <div className="table-middle">
          <div className="table-board">
            <Board />
          </div>
          <Opponents />
        </div>
        <div className="table-own">
          <City />
          <OwnTracks />
          <DiceTiles />
          <Hand />
        </div>
        <div className="replay-bar">
          <LookBack
            at={at}
            length={table.length}
            onLook={(move) => {
              if (move === null) go({ screen: 'result', id: table.id });
              else lookAt(move);
            }}
          />
          <p role="status">{told.slice(0, 3).join(' · ')}</p>
        </div>
      </main>
    </TableProvider>
  );
}
