/** A line for screen readers; its number distinguishes it from the same words said before. */
export interface Said {
  readonly number: number;
  readonly line: string;
}

/** Enough for whatever has not been spoken yet. */
const MOST = 60;

/** The lines with new ones added at the end. */
export function saying(said: readonly Said[], lines: readonly string[]): readonly Said[] {
  const first = (said.at(-1)?.number ?? 0) + 1;
  return [...said, ...lines.map((line, index) => ({ number: first + index, line }))].slice(-MOST);
}

/** Tells screen readers what happens, politely, in order and without omissions: each line is an addition. */
export function Announcer({ said }: { readonly said: readonly Said[] }) {
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {said.map(({ number, line }) => (
        <p key={number}>{line}</p>
      ))}
    </div>
  );
}
