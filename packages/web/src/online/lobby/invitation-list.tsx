import type { Invited } from '@khora/protocol';
import { isKnown } from '../../browser/known.ts';
import { href } from '../../browser/router.ts';
import { clockText } from '../../words/online/clock-words.ts';
import { useWords } from '../../words/online/online-words.ts';
import { people } from '../connection/api.ts';
import { useTables } from './use-tables.ts';
import './lobby.css';

const none = () => Promise.resolve([]);

/** The tables that others have invited the player to. */
export function InvitationList() {
  const w = useWords();
  const { list, refresh } = useTables<Invited>(isKnown() ? people.invitations : none);
  if (!list || list.length === 0) return null;
  return (
    <section className="table-list">
      <h2>{w('friends.invitations')}</h2>
      <ul>
        {list.map(({ table: { id, settings, seats }, by, invitation }) => (
          <li key={id} className="table-row my-turn">
            <a href={href({ screen: 'room', id, ...(settings.visibility === 'private' && { invitation }) })}>
              <b>{w('friends.invites', { name: by.name })}</b>
              <span className="table-state">
                {w('row.free', { count: seats.filter(({ kind }) => kind === 'open').length })}
                <span>{clockText(w, settings.clock)}</span>
              </span>
            </a>
            <button
              type="button"
              className="button quiet small"
              onClick={() => void people.decline(id).then(refresh, refresh)}
            >
              {w('friends.decline')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
