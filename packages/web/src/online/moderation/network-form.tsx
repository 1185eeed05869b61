import type { ActRequest } from '@khora/protocol';
import { useState } from 'react';
import { useWords } from '../../words/online/online-words.ts';
import { Field } from '../account/me/account-form.tsx';
import { ActButton } from './act-button.tsx';
import { useTerms } from './how-long.tsx';

/** Keeps a whole network out, or lets it in again. */
export function NetworkForm({ onAct }: { readonly onAct: (what: ActRequest) => Promise<void> }) {
  const w = useWords();
  const [address, setAddress] = useState('');
  const { terms, fields } = useTerms({ isAdmin: true });
  return (
    <details className="more">
      <summary>{w('moderation.network')}</summary>
      <div className="form">
        <Field label={w('moderation.address')} maxLength={64} value={address} onChange={setAddress} />
        {fields}
        <div className="form-row">
          <ActButton act={{ act: 'ban-address', address, ...terms }} onAct={onAct} />
          <ActButton act={{ act: 'unban-address', address, reason: terms.reason }} onAct={onAct} />
        </div>
      </div>
    </details>
  );
}
