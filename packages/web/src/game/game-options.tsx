import type { Options } from '@khora/engine';
import { Choices, Toggle } from '../ui/choices.tsx';
import { useLanguage } from '../words/language.tsx';

const PLAYERS = ['2', '3', '4'] as const;
export type PlayerCount = (typeof PLAYERS)[number];

interface Asked<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function PlayersChoice({ value, onChange }: Asked<PlayerCount>) {
  const { t } = useLanguage();
  return (
    <Choices
      label={t('new.players')}
      value={value}
      choices={PLAYERS.map((count) => ({ value: count, label: count }))}
      onChange={onChange}
    />
  );
}

type CityMode = 'random' | 'chosen' | 'choose';

/** How the players get their cities, among the ways offered here. */
export function CityModes<M extends CityMode>({
  modes,
  value,
  onChange,
}: Asked<M> & { readonly modes: readonly M[] }) {
  const { t } = useLanguage();
  const words = (mode: CityMode) => ({ label: t(`new.city.${mode}`), text: t(`new.cityText.${mode}`) });
  return (
    <Choices
      label={t('new.cities')}
      value={value}
      choices={modes.map((mode) => ({ value: mode, ...words(mode) }))}
      onChange={onChange}
    />
  );
}

type Variants = Omit<Options, 'cityChoice'>;

/** The variants of the rules, apart from the cities. */
export function VariantChoices({ value, onChange }: Asked<Variants>) {
  const { t } = useLanguage();
  const set = (change: Partial<Variants>) => onChange({ ...value, ...change });
  return (
    <>
      <Choices
        label={t('new.draft')}
        value={value.draft}
        choices={(['pass', 'deal'] as const).map((draft) => ({
          value: draft,
          label: t(`new.drafts.${draft}`),
          text: t(`new.draftText.${draft}`),
        }))}
        onChange={(draft) => set({ draft })}
      />
      <Choices
        label={t('new.dice')}
        value={value.dice}
        choices={(['standard', 'reroll', 'shared'] as const).map((dice) => ({
          value: dice,
          label: t(`new.dices.${dice}`),
          text: t(`new.diceText.${dice}`),
        }))}
        onChange={(dice) => set({ dice })}
      />
      <Toggle
        label={t('new.optionalPayment')}
        text={t('new.optionalPaymentText')}
        value={value.optionalPayment}
        onChange={(optionalPayment) => set({ optionalPayment })}
      />
    </>
  );
}
