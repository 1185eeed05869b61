import { useState } from 'react';
import { useWords } from '../../words/online/online-words.ts';
import { ApiError } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { fetchRecord } from '../connection/record.ts';
import { checkDice, type Findings } from './fairness.ts';
import './dice-check.css';

/** Lets everybody check that nobody rigged the dice. */
export function DiceCheck({ table }: { readonly table: string }) {
  const w = useWords();
  const [findings, setFindings] = useState<Findings | null>(null);
  const { attempt, failure } = useAttempt();
  const check = () =>
    attempt(async () => {
      const home = new URL('.', window.location.href).href;
      const record = await fetchRecord(home, table).catch((error: unknown) => {
        throw new ApiError('unreachable', String(error));
      });
      if (!record) throw new ApiError('not-found', table);
      setFindings(checkDice(record));
    });
  return (
    <section className="dice-check">
      <button type="button" className="button" onClick={() => void check()}>
        {w('fair.button')}
      </button>
      <FailureNote failure={failure} />
      <div role="status">{findings && <Report findings={findings} />}</div>
    </section>
  );
}

function Report({ findings }: { readonly findings: Findings }) {
  const w = useWords();
  const { seed, commitment, own, game, dice, moves } = findings;
  const lines = [
    { holds: seed, text: w('fair.seed') },
    { holds: commitment, text: w('fair.commitment') },
    { holds: own, text: w('fair.own') },
    { holds: game, text: w('fair.game', { dice, moves }) },
  ].filter(({ holds }) => holds !== null);
  const all = lines.every(({ holds }) => holds);
  return (
    <>
      <p>
        <strong>{w(all ? 'fair.yes' : 'fair.no')}</strong>
      </p>
      <ul>
        {lines.map(({ holds, text }) => (
          <li key={text} className={holds ? 'holds' : 'fails'}>
            <span>{w(holds ? 'fair.holds' : 'fair.fails')}</span> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
