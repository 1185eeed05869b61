import type { Level } from '@khora/protocol';
import { LEVELS } from '@khora/protocol/client';
import { useState } from 'react';
import { keepJson, keptJson } from '../../browser/storage.ts';
import type { PlayerCount } from '../../game/game-options.tsx';
import { Select } from '../../ui/select.tsx';
import { useLanguage } from '../../words/language.tsx';
import { clockText } from '../../words/online/clock-words.ts';
import { useWords } from '../../words/online/online-words.ts';
import { useMe } from '../account/me/me.ts';
import { lastName } from '../account/me/name-field.tsx';
import { FailureNote } from '../connection/attempt.tsx';
import { CLOCKS, type ClockName } from './plan.ts';
import { useSeek } from './use-seek.ts';
import '../../ui/form.css';

/** Seconds until bots fill the table; never is for those who only want people. */
const WAITS = ['10', '30', '60', '300', 'never'] as const;
const OFFERED = ['blitz', 'live', 'day', 'none'] as const satisfies readonly ClockName[];
const PLAYERS = ['2', '3', '4'] as const satisfies readonly PlayerCount[];
const KINDS = ['casual', 'rated'] as const;

interface QuickWish {
  readonly players: PlayerCount;
  readonly clock: (typeof OFFERED)[number];
  readonly wait: (typeof WAITS)[number];
  readonly level: Level;
  readonly kind: (typeof KINDS)[number];
}

const FIRST: QuickWish = { players: '2', clock: 'blitz', wait: '30', level: 'citizen', kind: 'casual' };
const KEY = 'khora.quick-play';

function lastPlan(): QuickWish {
  const stored = keptJson(KEY) as Partial<QuickWish> | null;
  return stored?.clock && OFFERED.includes(stored.clock) ? { ...FIRST, ...stored } : FIRST;
}

/** Finds opponents of the player's strength, and bots if none come. */
export function QuickPlay() {
  const w = useWords();
  const { t } = useLanguage();
  const me = useMe();
  const [plan, setPlan] = useState(lastPlan);
  const { others, failure, start, stop } = useSeek();
  const set = (change: Partial<QuickWish>) => setPlan({ ...plan, ...change });
  const rated = plan.kind === 'rated' && me?.guest === false;
  if (others !== null)
    return (
      <div className="form" role="status">
        <p>
          <b>{w('quick.looking')}</b> {w('quick.others', { count: others })}
        </p>
        <p>
          <button type="button" className="button" onClick={stop}>
            {w('quick.stop')}
          </button>
        </p>
      </div>
    );
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        keepJson(KEY, plan);
        start(lastName(), {
          players: Number(plan.players) as 2 | 3 | 4,
          clock: CLOCKS[plan.clock],
          rated,
          wait: plan.wait === 'never' ? null : Number(plan.wait),
          level: plan.level,
        });
      }}
    >
      <p className="soft">{w('quick.text')}</p>
      <div className="form-row">
        <div className="field">
          {t('new.players')}
          <Select
            label={t('new.players')}
            value={plan.players}
            choices={PLAYERS.map((value) => ({ value, label: value }))}
            onChange={(players) => set({ players })}
          />
        </div>
        <div className="field">
          {w('clock.label')}
          <Select
            label={w('clock.label')}
            value={plan.clock}
            choices={OFFERED.map((value) => ({ value, label: clockText(w, CLOCKS[value]) }))}
            onChange={(clock) => set({ clock })}
          />
        </div>
        {me?.guest === false && (
          <div className="field">
            {w('rated.label')}
            <Select
              label={w('rated.label')}
              value={plan.kind}
              choices={KINDS.map((value) => ({ value, label: w(`rated.${value}`) }))}
              onChange={(kind) => set({ kind })}
            />
          </div>
        )}
      </div>
      {rated && <p className="soft">{w('rated.ratedText')}</p>}
      {!rated && (
        <div className="form-row">
          <div className="field">
            {w('quick.wait')}
            <Select
              label={w('quick.wait')}
              value={plan.wait}
              choices={WAITS.map((value) => ({
                value,
                label: value === 'never' ? w('quick.never') : w('quick.seconds', { count: Number(value) }),
              }))}
              onChange={(wait) => set({ wait })}
            />
          </div>
          <div className="field">
            {w('quick.level')}
            <Select
              label={w('quick.level')}
              value={plan.level}
              choices={LEVELS.map((value) => ({ value, label: t(`bots.${value}`) }))}
              onChange={(level) => set({ level })}
            />
          </div>
        </div>
      )}
      <p>
        <button type="submit" className="button primary large">
          {w('quick.go')}
        </button>
      </p>
      <FailureNote failure={failure} />
    </form>
  );
}
