import { useWords } from '../../words/online/online-words.ts';
import { useMe } from '../account/me/me.ts';
import { tables } from '../connection/api.ts';
import { InvitationList } from './invitation-list.tsx';
import { TableList } from './table-list.tsx';
import { isMyTurn, useTables } from './use-tables.ts';

/** The player's unfinished games on the server, those waiting for the player first. */
export function RunningGames() {
  const w = useWords();
  const user = useMe()?.id ?? null;
  const { list } = useTables(tables.mine);
  const running = (list ?? []).filter(({ status }) => status !== 'finished');
  const turns = running.filter((table) => isMyTurn(table, user));
  const others = running.filter((table) => !isMyTurn(table, user));
  return (
    <>
      <InvitationList />
      <TableList title={w('lobby.mine')} list={[...turns, ...others]} user={user} />
    </>
  );
}
