import './to-copy.css';

const select = (field: HTMLTextAreaElement | null) => field?.select();

/** A text to copy by hand: selected at once. */
export function ToCopy({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <textarea
      className="to-copy"
      aria-label={label}
      readOnly
      rows={Math.min(6, text.split('\n').length)}
      value={text}
      ref={select}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
