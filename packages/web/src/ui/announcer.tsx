/** A line for screen readers; its number distinguishes it from the same words said before. */
interface Line {
  readonly number: number;
  readonly line: string;
}

/** What was said, one remark after another; a remark is everything that was said at once. */
export type Said = readonly (readonly Line[])[];

/** Remarks that stay, however long they are: a reader may be a few behind. */
const MOST = 30;

/** What was said, with one more remark. */
export function saying(said: Said, lines: readonly string[]): Said {
  const first = (said.at(-1)?.at(-1)?.number ?? 0) + 1;
  return [...said, lines.map((line, index) => ({ number: first + index, line }))].slice(-MOST);
}

/** Tells screen readers what happens, politely, in order and without omissions: each line is an addition. */
export function Announcer({ said }: { readonly said: Said }) {
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {said.flat().map(({ number, line }) => (
        <p key={number}>{line}</p>
      ))}
    </div>
  );
}
