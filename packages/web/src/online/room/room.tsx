import { drawnCharacters } from '@khora/bots/characters';
import { useEffect, useMemo } from 'react';
import { href, moveOn } from '../../browser/router.ts';
import { recall, remember } from '../../browser/table-memory.ts';
import { hide, leaveTable, useClient, wake, watchTable } from '../../game/client.ts';
import type { ShownGame } from '../../runner/game.ts';
import { gameOf } from '../../runner/ids.ts';
import type { RoomView } from '../../runner/room-view.ts';
import { TheTable } from '../../table/the-table.tsx';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { rivalNames } from '../../words/usual-names.ts';
import { Gathering } from './gathering.tsx';
import { TableStrip } from './strip.tsx';
import './room.css';

interface RoomProps {
  readonly id: string;
  readonly invitation: string | null;
}

/** Keeps the connection to a table alive; checks it at once when the network or the player comes back. */
function useWatched({ id, invitation }: RoomProps): void {
  const spoken = useLanguage();
  const names = useMemo(() => {
    const rivals = rivalNames(spoken);
    return drawnCharacters(id).map((character) => rivals[character]);
  }, [spoken, id]);
  useEffect(() => {
    watchTable({ table: id, invitation, names });
    const back = () => {
      if (document.visibilityState === 'visible') wake();
      else hide();
    };
    if (document.visibilityState === 'hidden') hide();
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
      leaveTable();
    };
  }, [id, invitation, names]);
}

/** A table on a server: people gather, play, and see how it ended. */
export function RoomScreen({ id, invitation }: RoomProps) {
  useWatched({ id, invitation });
  const { room, game } = useClient();
  const w = useWords();
  const here = room?.table === id ? room : null;
  const status = here?.snapshot?.status;
  useEffect(() => {
    if (status !== 'finished') return;
    moveOn(
      { screen: 'room', id, ...(invitation !== null && { invitation }) },
      { screen: 'result', id: gameOf(id) },
    );
  }, [status, id, invitation]);
  const commitment = here?.snapshot?.commitment;
  useEffect(() => {
    // What was promised before the game is what counts after it.
    if (status === 'gathering' && commitment && recall(id).commitment === undefined)
      remember(id, { commitment });
  }, [status, commitment, id]);
  if (here?.refused) return <Closed text={w(`errors.${here.refused}`)} />;
  if (!here?.snapshot)
    return (
      <main className="table-loading" aria-busy="true">
        <p className="connecting" role="status">
          {w('connection.connecting')}
        </p>
      </main>
    );
  if (status === 'closed') return <Closed text={w('room.closed')} />;
  if (status === 'gathering')
    return <Gathering room={here} snapshot={here.snapshot} invitation={invitation} />;
  if (game?.id !== gameOf(id)) return <main className="table-loading" aria-busy="true" />;
  return <Playing room={here} game={game} />;
}

function Playing({ room, game }: { readonly room: RoomView; readonly game: ShownGame }) {
  return <TheTable game={game} besides={<TableStrip room={room} game={game} />} />;
}

function Closed({ text }: { readonly text: string }) {
  const w = useWords();
  return (
    <Page title={w('room.title')}>
      <p className="banner" role="alert">
        {text}
      </p>
      <p>
        <a className="button primary" href={href({ screen: 'online' })}>
          {w('room.toLobby')}
        </a>
      </p>
    </Page>
  );
}
