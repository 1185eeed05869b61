import type { BotId } from '@khora/bots';
import { packed } from '@khora/bots/review-tools';
import {
  type GameRecord,
  type GameState,
  projectedPoints,
  replay,
  type Seat,
  seated,
  standings,
} from '@khora/engine';
import { useMemo, useState } from 'react';
import { go, href } from '../../browser/router.ts';
import { bring } from '../../browser/saves.ts';
import { LEVELS } from '../../game/levels.ts';
import { rememberOrigin } from '../../game/origins.ts';
import { downloadRecord } from '../../game/record-file.ts';
import type { SeatPlan } from '../../runner/game.ts';
import { newId } from '../../runner/ids.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';

interface WhatIfProps {
  /** The game that the position is from, if it is on this device. */
  readonly id: string | null;
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly state: GameState | undefined;
  /** How many moves were made before the position. */
  readonly at: number;
  /** Everybody's points at the end of the game, if the record does not go on to it. */
  readonly ending?: readonly number[] | undefined;
  /** The seat to be offered first. */
  readonly own?: Seat;
}

/** Plays on from a position of a game, with the player in one seat and bots in the others. */
export function WhatIf({ id, record, names, state, at, ending, own = 0 }: WhatIfProps) {
  const { t } = useLanguage();
  const w = useReviewWords();
  const [seat, setSeat] = useState<Seat>(own);
  const [level, setLevel] = useState<BotId>('citizen');
  const seats = Array.from(seated(names), ([name, each]) => ({ name, seat: each }));
  const points = useMemo(() => ending ?? endOf(record), [ending, record]);
  if (!state) return null;
  const begin = async () => {
    const game = newId();
    const plan = seats.map(
      ({ name, seat: each }): SeatPlan =>
        each === seat ? { kind: 'human', name } : { kind: 'bot', name, level },
    );
    const now = Date.now();
    await bring({
      id: game,
      created: now,
      updated: now,
      seats: plan,
      own: null,
      record: cut(record, at),
      over: false,
      round: state.round,
      cities: state.players.map(({ city }) => city),
      points: projectedPoints(state),
    });
    rememberOrigin(game, { id, at, ...(points && { points }) });
    go({ screen: 'table', id: game });
  };
  const isOver = state.phase === 'over';
  return (
    <div className="what-if">
      <p>{w('whatIf.text')}</p>
      <label>
        {w('whatIf.seat')}
        <select
          value={seat}
          onChange={({ target }) =>
            setSeat(seats.find((each) => each.seat === Number(target.value))?.seat ?? 0)
          }
        >
          {seats.map((each) => (
            <option key={each.seat} value={each.seat}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {w('whatIf.level')}
        <select
          value={level}
          onChange={({ target }) => setLevel(LEVELS.find((each) => each === target.value) ?? 'citizen')}
        >
          {LEVELS.map((each) => (
            <option key={each} value={each}>
              {t(`bots.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="buttons">
        <button type="button" className="button primary" disabled={isOver} onClick={() => void begin()}>
          {w('whatIf.begin')}
        </button>
        <CopyButton text={linkTo(record, at, points)} label={w('whatIf.copy')} />
        <button
          type="button"
          className="button"
          onClick={() => downloadRecord({ ...cut(record, at), ending: points })}
        >
          {w('whatIf.save')}
        </button>
      </p>
    </div>
  );
}

/** Everybody's points at the end; undefined while the game is not over. */
function endOf(record: GameRecord): readonly number[] | undefined {
  const last = [...replay(record)].at(-1);
  return last?.phase === 'over' ? standings(last).map(({ points }) => points) : undefined;
}

/** The game up to a position. */
function cut({ format, version, rules, setup, moves }: GameRecord, at: number): GameRecord {
  return { format, version, rules, setup, moves: moves.slice(0, at) };
}

/** A link that contains the game up to a position, and how it ended; at its end, the whole game. */
export function linkTo(record: GameRecord, at: number, ending?: readonly number[]): string {
  const url = new URL(window.location.href);
  url.hash = href({ screen: 'position', position: packed(record, at), ...(ending && { ending }) });
  return url.href;
}
