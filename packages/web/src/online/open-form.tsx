import { NAME_LENGTH, VISIBILITIES } from '@khora/protocol/client';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.tsx';
import { go } from '../app/router.ts';
import { Choices, Toggle } from '../ui/choices.tsx';
import { tables } from './api.ts';
import { clockText } from './clock-words.ts';
import { beSomebody, useMe } from './me.ts';
import { keepName, lastName, remember } from './memory.ts';
import { CLOCKS, type ClockName, lastTablePlan, type TablePlan, wishOf } from './plan.ts';
import { TroubleNote, useAttempt } from './trouble.tsx';
import { useWords } from './words.ts';

const PLAYERS = ['2', '3', '4'] as const;

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
  const { t } = useLanguage();
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
        <Choices
          label={t('new.players')}
          value={plan.players}
          choices={PLAYERS.map((value) => ({ value, label: value }))}
          onChange={(players) => set({ players })}
        />
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
        <Variants options={plan.options} onChange={(options) => set({ options })} />
      </details>
    </form>
  );
}

function Variants({
  options,
  onChange,
}: {
  readonly options: TablePlan['options'];
  readonly onChange: (options: TablePlan['options']) => void;
}) {
  const { t } = useLanguage();
  return (
    <div className="open-variants">
      <Choices
        label={t('new.cities')}
        value={options.cityChoice}
        choices={(['random', 'choose'] as const).map((value) => ({
          value,
          label: t(`new.city.${value}`),
          text: t(`new.cityText.${value}`),
        }))}
        onChange={(cityChoice) => onChange({ ...options, cityChoice })}
      />
      <Choices
        label={t('new.draft')}
        value={options.draft}
        choices={(['pass', 'deal'] as const).map((value) => ({
          value,
          label: t(`new.drafts.${value}`),
          text: t(`new.draftText.${value}`),
        }))}
        onChange={(draft) => onChange({ ...options, draft })}
      />
      <Choices
        label={t('new.dice')}
        value={options.dice}
        choices={(['standard', 'reroll', 'shared'] as const).map((value) => ({
          value,
          label: t(`new.dices.${value}`),
          text: t(`new.diceText.${value}`),
        }))}
        onChange={(dice) => onChange({ ...options, dice })}
      />
      <Toggle
        label={t('new.optionalPayment')}
        text={t('new.optionalPaymentText')}
        value={options.optionalPayment}
        onChange={(optionalPayment) => onChange({ ...options, optionalPayment })}
      />
    </div>
  );
}
