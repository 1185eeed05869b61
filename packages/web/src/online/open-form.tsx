import { NAME_LENGTH, VISIBILITIES } from '@khora/protocol/client';
import { useState } from 'react';
import { go } from '../app/router.ts';
import { CityModes, PlayersChoice, VariantChoices } from '../screens/game-options.tsx';
import { Choices } from '../ui/choices.tsx';
import { tables } from './api.ts';
import { clockText } from './clock-words.ts';
import { beSomebody, useMe } from './me.ts';
import { keepName, lastName, remember } from './memory.ts';
import { CLOCKS, type ClockName, lastTablePlan, type TablePlan, wishOf } from './plan.ts';
import { TroubleNote, useAttempt } from './trouble.tsx';
import { useWords } from './words.ts';

/** One's own name, as the others will see it. */
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

/** A new table: one click if the last settings will do. */
export function OpenForm() {
  const w = useWords();
  const { trouble, busy, attempt } = useAttempt();
  const [plan, setPlan] = useState<TablePlan>(lastTablePlan);
  const [name, setName] = useState(lastName);
  const set = (change: Partial<TablePlan>) => setPlan({ ...plan, ...change });
  const open = () =>
    attempt(async () => {
      await beSomebody(name);
      const wish = wishOf(plan);
      const { id } = await tables.create(wish);
      remember(id, { entropy: wish.entropy, seen: 0 });
      go({ screen: 'room', id });
    });
  return (
    <form
      className="open-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <div className="open-row">
        <NameField value={name} onChange={setName} />
        <PlayersChoice value={plan.players} onChange={(players) => set({ players })} />
        <button type="submit" className="button primary large" aria-disabled={busy}>
          {w('lobby.openTable')}
        </button>
      </div>
      <TroubleNote trouble={trouble} />
      <Choices
        label={w('visibility.label')}
        value={plan.visibility}
        choices={VISIBILITIES.map((value) => ({
          value,
          label: w(`visibility.${value}`),
          text: w(`visibility.${value}Text`),
        }))}
        onChange={(visibility) => set({ visibility })}
      />
      <Choices
        label={w('clock.label')}
        value={plan.clock}
        choices={(Object.keys(CLOCKS) as ClockName[]).map((value) => ({
          value,
          label: clockText(w, CLOCKS[value]),
          text: w(`clock.${CLOCKS[value].kind}Text`),
        }))}
        onChange={(clock) => set({ clock })}
      />
      <details className="open-more">
        <summary>{w('lobby.variants')}</summary>
        <div className="open-variants">
          <CityModes
            modes={['random', 'choose']}
            value={plan.options.cityChoice}
            onChange={(cityChoice) => set({ options: { ...plan.options, cityChoice } })}
          />
          <VariantChoices
            value={plan.options}
            onChange={(variants) => set({ options: { ...plan.options, ...variants } })}
          />
        </div>
      </details>
    </form>
  );
}
