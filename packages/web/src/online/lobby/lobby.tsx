import { useEffect } from 'react';
import { isKnown } from '../../browser/known.ts';
import { href } from '../../browser/router.ts';
import { markTurn } from '../../browser/title.ts';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { useMe } from '../account/me/me.ts';
import { SanctionNotes } from '../account/me/sanction-notes.tsx';
import { tables } from '../connection/api.ts';
import { useServer } from '../connection/server.ts';
import { InvitationList } from './invitation-list.tsx';
import { OpenForm } from './open-form.tsx';
import { QuickPlay } from './quick-play.tsx';
import { TableList } from './table-list.tsx';
import { isMyTurn, useTables } from './use-tables.ts';
import '../../ui/form.css';

/** Where players find tables and open their own. */
export function LobbyScreen() {
  const w = useWords();
  const { t } = useLanguage();
  const server = useServer();
  return (
    <Page title={t('home.friends')} wide>
      {server === 'there' && <Lobby />}
      {server === 'none' && (
        <div className="banner" role="status">
          <p>{w('noServer')}</p>
          <p>
            <a className="button" href={href({ screen: 'new' })}>
              {t('home.new')}
            </a>
          </p>
        </div>
      )}
    </Page>
  );
}

const none = () => Promise.resolve([]);

function Lobby() {
  const w = useWords();
  const me = useMe();
  const user = me?.id ?? null;
  const { list: mine } = useTables(isKnown() && me !== null ? tables.mine : none);
  const { list: open } = useTables(tables.open);
  const running = (mine ?? []).filter(({ status }) => status !== 'finished');
  const finished = (mine ?? []).filter(({ status }) => status === 'finished');
  const turns = running.filter((table) => isMyTurn(table, user));
  const others = running.filter((table) => !isMyTurn(table, user));
  const joinable = (open ?? []).filter(({ id }) => !running.some((table) => table.id === id));
  useEffect(() => markTurn(turns.length > 0 ? w('title', { count: turns.length }) : null), [turns.length, w]);
  return (
    <>
      <nav className="online-links">
        <a href={href({ screen: 'games' })}>{w('games.title')}</a>
        <a href={href({ screen: 'best' })}>{w('best.title')}</a>
        {user !== null && <a href={href({ screen: 'friends' })}>{w('friends.title')}</a>}
        {user !== null && <a href={href({ screen: 'profile', user })}>{w('profile.title')}</a>}
        {me?.role && <a href={href({ screen: 'moderation' })}>{w('moderation.title')}</a>}
        <a href={href({ screen: 'account' })}>{me?.guest === false ? me.name : w('account.title')}</a>
      </nav>
      <SanctionNotes kinds={['ban']} />
      <div className="lobby">
        <div>
          <InvitationList />
          <TableList title={w('lobby.mine')} list={[...turns, ...others]} user={user} />
          <section className="open-section">
            <h2>{w('quick.title')}</h2>
            <QuickPlay />
          </section>
          <section className="open-section">
            <h2>{w('lobby.new')}</h2>
            <OpenForm />
          </section>
        </div>
        <div>
          <TableList title={w('lobby.open')} list={joinable} user={user} empty={w('lobby.noOpen')} />
          <TableList title={w('lobby.finished')} list={finished.slice(0, 8)} user={user} />
        </div>
      </div>
    </>
  );
}
