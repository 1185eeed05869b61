import { useState } from 'react';
import { useWords } from '../words/online/online-words.ts';

/** Puts a text on the clipboard; if that is not allowed, the text can still be selected. */
export function CopyButton({
  text,
  label,
  isMain = false,
}: {
  readonly text: string;
  readonly label: string;
  /** Whether it is what one does there. */
  readonly isMain?: boolean;
}) {
  const w = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <button type="button" className={isMain ? 'button primary' : 'button'} onClick={() => void copy()}>
      {copied ? w('room.copied') : label}
    </button>
  );
}
