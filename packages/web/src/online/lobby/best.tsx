import type { BestPlayer } from '@khora/protocol';
import { BEST_AFTER, GAME_KINDS, type GameKind } from '@khora/protocol/client';
import { useEffect, useState } from 'react';
import { href } from '../../browser/router.ts';
import { Choices } from '../../ui/choices.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { accounts } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import './profile.css';

/** The best players of each kind of game. */
export function BestScreen() {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const [kind, setKind] = useState<GameKind>('duel-live');
  const [list, setList] = useState<readonly BestPlayer[] | null>(null);
  useEffect(() => void attempt(async () => setList(await accounts.best(kind))), [attempt, kind]);
  return (
    <Page title={w('best.title')}>
      <Choices
        label={w('best.kind')}
        value={kind}
        choices={GAME_KINDS.map((value) => ({ value, label: w(`kinds.${value}`) }))}
        onChange={setKind}
      />
      <p className="soft">{w('best.text', { count: BEST_AFTER })}</p>
      <FailureNote failure={failure} />
      {list?.length === 0 && <p>{w('best.none')}</p>}
      {list && list.length > 0 && (
        <table className="city-results">
          <thead>
            <tr>
              <th scope="col">{w('best.player')}</th>
              <th scope="col">{w('profile.rating')}</th>
              <th scope="col">{w('profile.games')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ user, name, value, games }, index) => (
              <tr key={user}>
                <th scope="row">
                  {index + 1}. <a href={href({ screen: 'profile', user })}>{name}</a>
                </th>
                <td>{value.toFixed(1)}</td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  );
}
