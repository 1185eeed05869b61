import type { TableSummary } from '@khora/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { useMe } from '../account/me/me.ts';
import { tables } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { TableList } from './table-list.tsx';

/** The server returns this many at once. */
const PAGE = 100;

/** Finished games that everybody may see, latest first. */
export function GamesScreen() {
  const w = useWords();
  const me = useMe();
  const { failure, attempt } = useAttempt();
  const [list, setList] = useState<readonly TableSummary[] | null>(null);
  const [more, setMore] = useState(false);
  const load = useCallback(
    (before?: number) =>
      attempt(async () => {
        const next = await tables.finished(before);
        setList((known) => [...(before === undefined ? [] : (known ?? [])), ...next]);
        setMore(next.length === PAGE);
      }),
    [attempt],
  );
  useEffect(() => void load(), [load]);
  return (
    <Page title={w('games.title')}>
      <FailureNote failure={failure} />
      {list && (
        <TableList title={w('games.latest')} list={list} user={me?.id ?? null} empty={w('games.none')} />
      )}
      {more && (
        <button type="button" className="button" onClick={() => void load(list?.at(-1)?.updated)}>
          {w('games.more')}
        </button>
      )}
    </Page>
  );
}
