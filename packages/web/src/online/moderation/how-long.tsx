import { MODERATOR_HOURS } from '@khora/protocol/client';
import { useState } from 'react';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { Field } from '../account/me/account-form.tsx';

const DAY = 24;
const LENGTHS = [1, DAY, 7 * DAY, MODERATOR_HOURS] as const;
const FOR_EVER = 'for-ever';

/** For how long, and why: the fields, and what was chosen. */
export function useTerms({ isAdmin }: { readonly isAdmin: boolean }) {
  const w = useWords();
  const [length, setLength] = useState(String(DAY));
  const [reason, setReason] = useState('');
  const choices = LENGTHS.map((hours) => ({
    value: String(hours),
    label:
      hours < DAY ? w('moderation.hours', { count: hours }) : w('moderation.days', { count: hours / DAY }),
  }));
  const forEver = { value: FOR_EVER, label: w('moderation.forEver') };
  return {
    terms: { hours: length === FOR_EVER ? null : Number(length), reason },
    fields: (
      <>
        <Field label={w('moderation.reason')} maxLength={500} value={reason} onChange={setReason} />
        <div className="field">
          {w('moderation.howLong')}
          <Select
            label={w('moderation.howLong')}
            value={length}
            choices={isAdmin ? [...choices, forEver] : choices}
            onChange={setLength}
          />
        </div>
      </>
    ),
  };
}
