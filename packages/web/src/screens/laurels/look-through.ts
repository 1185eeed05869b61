import { dayOf } from '@khora/protocol/client';
import { readDailyLog, streakOf } from '../../browser/daily-log.ts';
import { listSaves } from '../../browser/saves.ts';
import { ownSeat } from '../../game/own-seat.ts';
import type { Save } from '../../runner/game.ts';
import { factsOf } from './facts.ts';
import { keepHonours, readHonours } from './honours.ts';
import { type Honours, withDays, withGame } from './laurels.ts';

function withSave(honours: Honours, save: Save): Honours {
  const { id, record, seats, updated } = save;
  const own = ownSeat(save);
  if (own === null || honours.games.includes(id)) return honours;
  try {
    const facts = factsOf(record, own, seats);
    return facts ? withGame(honours, id, facts, updated) : honours;
  } catch {
    // A record under rules that this version does not know adds nothing.
    return honours;
  }
}

/** Lets the browser draw between two games, because each is replayed. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Looks through all finished games of this device that have not been counted yet, so that past ones count. */
export async function lookThrough(): Promise<Honours> {
  const { saves } = await listSaves();
  let honours = readHonours();
  for (const save of saves.filter(({ over }) => over).toReversed()) {
    if (honours.games.includes(save.id)) continue;
    await pause();
    honours = withSave(honours, save);
  }
  const log = readDailyLog();
  const days = Math.max(
    0,
    ...Object.keys(log).map((day) => streakOf(log, day)),
    streakOf(log, dayOf(Date.now())),
  );
  honours = withDays(honours, days, Date.now());
  keepHonours(honours);
  return readHonours();
}
