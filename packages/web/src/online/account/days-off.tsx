import type { DaysOff } from '@khora/protocol';
import { DAYS_OFF, DAYS_OFF_AHEAD } from '@khora/protocol/client';
import { useEffect, useState } from 'react';
import { dayWords } from '../../words/dates.ts';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { accounts } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';

const DAY = 86_400_000;

/** A day of this device's calendar, as date fields write it. */
function dayText(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Days on which the player's clocks in correspondence games stand still. */
export function DaysOffSection() {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const [known, setKnown] = useState<DaysOff | null>(null);
  useEffect(() => void attempt(async () => setKnown(await accounts.daysOff())), [attempt]);
  const change = (work: () => Promise<DaysOff>) => void attempt(async () => setKnown(await work()));
  return (
    <details className="more">
      <summary>{w('daysOff.title')}</summary>
      <div className="tokens">
        <p>{w('daysOff.text', { left: known?.left ?? DAYS_OFF, all: DAYS_OFF })}</p>
        <FailureNote failure={failure} />
        <ul>
          {(known?.periods ?? []).map((period) => (
            <PeriodRow
              key={period.from}
              period={period}
              onEnd={() => change(() => accounts.endDaysOff(period.from))}
            />
          ))}
        </ul>
        {known !== null && known.left > 0 && (
          <TakeForm left={known.left} onTake={(wish) => change(() => accounts.takeDaysOff(wish))} />
        )}
      </div>
    </details>
  );
}

function PeriodRow({
  period: { from, until },
  onEnd,
}: {
  readonly period: DaysOff['periods'][number];
  readonly onEnd: () => void;
}) {
  const w = useWords();
  const { texts } = useLanguage();
  const date = (time: number) => dayWords(texts.locale, time);
  const isNow = from <= Date.now();
  return (
    <li>
      <b>{w('daysOff.period', { from: date(from), until: date(until) })}</b>
      <button type="button" className="button small" onClick={onEnd}>
        {w(isNow ? 'daysOff.back' : 'daysOff.callOff')}
      </button>
    </li>
  );
}

function TakeForm({
  left,
  onTake,
}: {
  readonly left: number;
  readonly onTake: (wish: { from?: number; days: number }) => void;
}) {
  const w = useWords();
  const today = dayText(Date.now());
  const [from, setFrom] = useState(today);
  const [days, setDays] = useState(1);
  return (
    <form
      className="form-row"
      onSubmit={(event) => {
        event.preventDefault();
        // Today means at once; another day begins at its local midnight.
        onTake({ ...(from > today && { from: new Date(`${from}T00:00`).getTime() }), days });
      }}
    >
      <label className="field">
        {w('daysOff.from')}
        <input
          type="date"
          required
          min={today}
          max={dayText(Date.now() + (DAYS_OFF_AHEAD - 1) * DAY)}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
      </label>
      <label className="field">
        {w('daysOff.days')}
        <input
          type="number"
          required
          min={1}
          max={left}
          value={days}
          onChange={({ target }) => setDays(target.valueAsNumber)}
        />
      </label>
      <button type="submit" className="button">
        {w('daysOff.take')}
      </button>
    </form>
  );
}
