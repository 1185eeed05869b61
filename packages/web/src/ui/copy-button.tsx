import { useState } from 'react';
import { useWords } from '../words/online-words.ts';

/** Puts a text on the clipboard; if that is not allowed, the text can still be selected. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const w = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <button type="button" className="button primary" onClick={() => void copy()}>
      {copied ? w('room.copied') : label}
    </button>
  );
}
