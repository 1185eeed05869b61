interface SelectProps<T extends string> {
  readonly label: string;
  /** Null while nothing is chosen; then the placeholder is shown. */
  readonly value: T | null;
  readonly placeholder?: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of several, folded into one line. */
export function Select<T extends string>({ label, value, placeholder, choices, onChange }: SelectProps<T>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {value === null && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
