import { CHARACTERS } from '@khora/bots/characters';
import { CITY_IDS, type CityId } from '@khora/engine';
import { useState } from 'react';
import { CityEmblem, CitySkyline, PlayerMarker } from '../art/art.ts';
import { go } from '../browser/router.ts';
import { CityModes, type PlayerCount, PlayersChoice, VariantChoices } from '../game/game-options.tsx';
import { LEVELS } from '../game/levels.ts';
import { firstPlan, type GameWish, lastPlan, type SeatWish, startGame } from '../game/new-game.ts';
import { hasUsualName } from '../game/rivals.ts';
import { Page } from '../ui/page.tsx';
import { useLanguage } from '../words/language.tsx';
import { rivalNames, usualNames } from '../words/usual-names.ts';
import './new-game.css';
import { Select } from '../ui/select.tsx';
import '../game/seats.css';

export function NewGameScreen() {
  const spoken = useLanguage();
  const { t } = spoken;
  const names = usualNames(spoken);
  const rivals = rivalNames(spoken);
  const [plan, setPlan] = useState<GameWish>(() => lastPlan(names));
  const { seats, options } = plan;
  const set = (change: Partial<GameWish>) => setPlan({ ...plan, ...change });
  const setSeat = (index: number, change: Partial<SeatWish>) =>
    set({ seats: seats.map((seat, at) => (at === index ? { ...seat, ...change } : seat)) });
  const setPlayers = (count: number) =>
    set({ seats: [...seats, ...firstPlan(names).seats.slice(seats.length)].slice(0, count) });
  const placeholder = ({ who, rival }: SeatWish) => {
    if (who === 'human') return undefined;
    return rival ? rivals[rival] : t('rivals.any');
  };
  const taken = seats.flatMap(({ city }) => (city ? [city] : []));
  const clash = plan.cities === 'chosen' && new Set(taken).size < seats.length;
  return (
    <Page title={t('home.new')} wide>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          if (!clash) go({ screen: 'table', id: startGame(plan, rivals) });
        }}
      >
        <section className="new-players">
          <PlayersChoice
            value={String(seats.length) as PlayerCount}
            onChange={(value) => setPlayers(Number(value))}
          />
          <ul className="seats">
            {seats.map((seat, index) => (
              <li key={`s${String(index)}`} className={`seat-${index}`}>
                <PlayerMarker seat={index as 0 | 1 | 2 | 3} size={38} />
                <input
                  aria-label={t('new.name', { number: index + 1 })}
                  value={hasUsualName(seat, rivals) ? '' : seat.name}
                  placeholder={placeholder(seat)}
                  maxLength={20}
                  onChange={(event) => setSeat(index, { name: event.target.value })}
                />
                <Select
                  label={t('new.who', { number: index + 1 })}
                  value={seat.who}
                  choices={(['human', ...LEVELS] as const).map((value) => ({
                    value,
                    label: value === 'human' ? t('new.human') : t(`bots.${value}`),
                  }))}
                  onChange={(who) => setSeat(index, { who })}
                />
                {seat.who !== 'human' && (
                  <Select
                    label={t('rivals.who', { number: index + 1 })}
                    value={seat.rival ?? 'any'}
                    choices={(['any', ...CHARACTERS] as const).map((value) => ({
                      value,
                      label:
                        value === 'any' ? t('rivals.any') : t(`rivals.${value}`, { name: rivals[value] }),
                    }))}
                    onChange={(rival) => setSeat(index, { rival: rival === 'any' ? undefined : rival })}
                  />
                )}
                {plan.cities === 'chosen' && (
                  <CityChoice index={index} city={seat.city} onChange={(city) => setSeat(index, { city })} />
                )}
              </li>
            ))}
          </ul>
          {clash && (
            <p className="banner" role="alert">
              {t('new.clash')}
            </p>
          )}
          <button type="submit" className="button primary large" aria-disabled={clash}>
            {t('new.start')}
          </button>
        </section>
        <section className="new-rules">
          <CityModes
            modes={['random', 'chosen', 'choose']}
            value={plan.cities}
            onChange={(cities) =>
              set({
                cities,
                seats: seats.map((seat, index) => ({
                  ...seat,
                  city: cities === 'chosen' ? (CITY_IDS[index] ?? null) : null,
                })),
              })
            }
          />
          <VariantChoices value={options} onChange={(variants) => set({ options: variants })} />
        </section>
        <CitySkyline city="athens" className="new-skyline" />
      </form>
    </Page>
  );
}

function CityChoice({
  index,
  city,
  onChange,
}: {
  index: number;
  city: CityId | null;
  onChange: (city: CityId) => void;
}) {
  const { texts, t } = useLanguage();
  return (
    <>
      {city && <CityEmblem city={city} size={34} />}
      <Select
        label={t('new.cityOf', { number: index + 1 })}
        value={city ?? null}
        choices={CITY_IDS.map((id) => ({ value: id, label: texts.city(id) }))}
        onChange={onChange}
      />
    </>
  );
}
