import { Label, RadioButton, RadioField, RadioGroup, SwitchButton, SwitchField } from 'react-aria-components';
import { Ruled } from './rule-link.tsx';
import './choices.css';

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly text?: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all visible; each may explain itself. */
export function Choices<T extends string>({ label, value, choices, onChange }: ChoicesProps<T>) {
  const text = choices.find((choice) => choice.value === value)?.text;
  return (
    <RadioGroup
      className="choices"
      value={value}
      onChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Label>{label}</Label>
      <div className="choices-row">
        {choices.map((choice) => (
          <RadioField key={choice.value} value={choice.value}>
            <RadioButton className="choices-one">{choice.label}</RadioButton>
          </RadioField>
        ))}
      </div>
      {text && (
        <p className="choices-text">
          <Ruled text={text} />
        </p>
      )}
    </RadioGroup>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly text?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Toggle({ label, text, value, onChange }: ToggleProps) {
  return (
    <div className="toggle">
      <SwitchField isSelected={value} onChange={onChange}>
        <SwitchButton className="switch">
          <span className="switch-track" />
          {label}
        </SwitchButton>
      </SwitchField>
      {text && (
        <p className="choices-text">
          <Ruled text={text} />
        </p>
      )}
    </div>
  );
}
