import type { Me, Proof } from '@khora/protocol';
import { type ReactNode, useState } from 'react';
import { Panel } from '../../../ui/modal.tsx';
import { useWords } from '../../../words/online/online-words.ts';
import { accounts } from '../../connection/api.ts';
import { AccountForm, PasswordField } from '../me/account-form.tsx';
import { hasPasskeys, showPasskey } from './passkey.ts';

type Work = (proof?: string) => Promise<void>;
/** Does what only the owner may do, with a proof of identity; a guest has none to give. */
export type Prove = (work: Work) => Promise<void>;

/** Asks for the password or a passkey again before something that changes who can sign in, and then not for a while. */
export function useProof(me: Me): { readonly prove: Prove; readonly proofForm: ReactNode } {
  const [proof, setProof] = useState<Proof | null>(null);
  const [waiting, setWaiting] = useState<{ readonly work: Work } | null>(null);
  const prove: Prove = async (work) => {
    if (!me.hasPassword && me.passkeys === 0) await work();
    else if (proof && proof.until > Date.now()) await work(proof.proof);
    else setWaiting({ work });
  };
  const goOn = async (shown: Parameters<typeof accounts.prove>[0]) => {
    const given = await accounts.prove(shown);
    setProof(given);
    await waiting?.work(given.proof);
    setWaiting(null);
  };
  return {
    prove,
    proofForm: waiting && <ProofForm me={me} onProof={goOn} onClose={() => setWaiting(null)} />,
  };
}

interface ProofFormProps {
  readonly me: Me;
  readonly onProof: (shown: { password: string } | { passkey: unknown }) => Promise<void>;
  readonly onClose: () => void;
}

function ProofForm({ me, onProof, onClose }: ProofFormProps) {
  const w = useWords();
  const [password, setPassword] = useState('');
  const byPasskey = async () => {
    const passkey = await showPasskey();
    if (passkey) await onProof({ passkey });
  };
  const hasKey = me.passkeys > 0 && hasPasskeys();
  return (
    <Panel isOpen title={w('proof.title')} onClose={onClose}>
      <p>{w('proof.text')}</p>
      {me.hasPassword ? (
        <AccountForm
          primary
          button={w('proof.button')}
          onSubmit={() => onProof({ password })}
          or={hasKey ? { button: w('proof.passkey'), run: byPasskey } : undefined}
        >
          <PasswordField label={w('signIn.password')} value={password} onChange={setPassword} />
        </AccountForm>
      ) : (
        <AccountForm primary button={w('proof.passkey')} onSubmit={byPasskey}>
          {null}
        </AccountForm>
      )}
    </Panel>
  );
}
