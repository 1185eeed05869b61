import type { InputHTMLAttributes, ReactNode } from 'react';
import { useWords } from '../../../words/online/online-words.ts';
import { FailureNote, useAttempt } from '../../connection/attempt.tsx';
import '../../../ui/form.css';
import './account.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field with its label above. */
export function Field({ label, onChange, ...input }: FieldProps) {
  return (
    <label className="field">
      {label}
      <input {...input} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

type Named = Pick<FieldProps, 'value' | 'onChange'>;

export function UsernameField({ fresh = false, ...field }: Named & { readonly fresh?: boolean }) {
  const w = useWords();
  const rule = fresh ? { pattern: '[\\p{L}\\p{M}\\p{Nd}_.]{3,24}', title: w('account.usernameHelp') } : {};
  return <Field required label={w('account.username')} autoComplete="username" {...rule} {...field} />;
}

/** For an existing password, or for a new one, which has to be long enough. */
export function PasswordField({
  fresh = false,
  label,
  ...field
}: Named & { readonly fresh?: boolean; readonly label?: string }) {
  const w = useWords();
  const rule = fresh
    ? ({ autoComplete: 'new-password', minLength: 8, maxLength: 128 } as const)
    : ({ autoComplete: 'current-password' } as const);
  return <Field required type="password" label={label ?? w('account.password')} {...rule} {...field} />;
}

interface AccountFormProps {
  readonly title?: string;
  readonly button: string;
  readonly primary?: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
  /** Another way besides the form's own. */
  readonly or?: { readonly button: string; readonly run: () => Promise<void> } | undefined;
}

/** Sends what is filled in, and says why if the server does not accept it. */
export function AccountForm({ title, button, primary = false, onSubmit, children, or }: AccountFormProps) {
  const { attempt, failure } = useAttempt();
  return (
    <form
      className="form account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(onSubmit);
      }}
    >
      {title && <h2>{title}</h2>}
      {children}
      <button type="submit" className={primary ? 'button primary' : 'button'}>
        {button}
      </button>
      {or && (
        <button type="button" className="button" onClick={() => void attempt(or.run)}>
          {or.button}
        </button>
      )}
      <FailureNote failure={failure} />
    </form>
  );
}
