import { useEffect, useState } from 'react';

/** Tells screen readers what happens, politely and in order. */
export function Announcer({ lines }: { readonly lines: readonly string[] }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (lines.length > 0) setSaid(lines.slice(-6).join('. '));
  }, [lines]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  );
}
