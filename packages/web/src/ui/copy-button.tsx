import { useState } from 'react';
import { useWords } from '../words/online/online-words.ts';
import { copied } from './copying.ts';
import { ToCopy } from './to-copy.tsx';

/** Puts a text on the clipboard; if that is not allowed, the text is shown and selected. */
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
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = async () => setIsCopied(await copied(text));
  return (
    <>
      <button type="button" className={isMain ? 'button primary' : 'button'} onClick={() => void copy()}>
        {isCopied ? w('room.copied') : label}
      </button>
      {isCopied === false && <ToCopy text={text} label={label} />}
    </>
  );
}
