import { VISIBILITIES } from '@khora/protocol/client';
import { useState } from 'react';
import { go, href } from '../../browser/router.ts';
import { remember } from '../../browser/table-memory.ts';
import { CityModes, PlayersChoice, VariantChoices } from '../../game/game-options.tsx';
import { Choices } from '../../ui/choices.tsx';
import { clockText } from '../../words/online/clock-words.ts';
import { useWords } from '../../words/online/online-words.ts';
import { beSomebody } from '../account/me/me.ts';
import { lastName, NameField } from '../account/me/name-field.tsx';
import { tables } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { CLOCKS, type ClockName, lastTablePlan, type TablePlan, wishOf } from './plan.ts';
import '../../ui/form.css';

/** A new table: one click if the last settings will do. */
export function OpenForm() {
  const w = useWords();
  const { failure, busy, attempt } = useAttempt();
  const [plan, setPlan] = useState<TablePlan>(lastTablePlan);
  const [name, setName] = useState(lastName);
  const set = (change: Partial<TablePlan>) => setPlan({ ...plan, ...change });
  const open = () =>
    attempt(async () => {
      await beSomebody(name);
      const { dice, commitment } = await tables.promise();
      const wish = wishOf(plan);
      const { id } = await tables.create({ ...wish, dice });
      remember(id, { entropy: wish.entropy, commitment, seen: 0 });
      go({ screen: 'room', id });
    });
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <div className="form-row">
        <NameField value={name} onChange={setName} />
        <PlayersChoice value={plan.players} onChange={(players) => set({ players })} />
        <button type="submit" className="button primary large" aria-disabled={busy}>
          {w('lobby.openTable')}
        </button>
      </div>
      <FailureNote failure={failure} />
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
      <Choices
        label={w('rated.label')}
        value={plan.kind}
        choices={(['casual', 'rated'] as const).map((value) => ({
          value,
          label: w(`rated.${value}`),
          text: w(`rated.${value}Text`),
        }))}
        onChange={(kind) => set({ kind })}
      />
      <p>
        <a href={href({ screen: 'fair-play' })}>{w('fairPlay.title')}</a>
      </p>
      <details className="more">
        <summary>{w('lobby.variants')}</summary>
        <div className="form">
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
