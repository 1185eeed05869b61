import { NAME_LENGTH } from '@khora/protocol/client';
import { keep, kept } from '../../../browser/storage.ts';
import { useWords } from '../../../words/online/online-words.ts';
import { useMe } from './me.ts';
import '../../../ui/form.css';

const NAME = 'khora.name';

export function lastName(): string {
  return kept(NAME) ?? '';
}

export function keepName(name: string): void {
  keep(NAME, name);
}

/** The player's own name, as the others will see it. */
export function NameField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  const w = useWords();
  const me = useMe();
  return (
    <label className="field">
      {w('name.label')}
      <input
        value={value}
        maxLength={NAME_LENGTH}
        placeholder={me?.name ?? w('name.guest')}
        autoComplete="nickname"
        onChange={(event) => {
          keepName(event.target.value);
          onChange(event.target.value);
        }}
      />
    </label>
  );
}
