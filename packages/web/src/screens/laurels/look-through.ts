import { dayOf } from '@khora/protocol/client';
import { readDailyLog, streakOf } from '../../browser/daily-log.ts';
import { listSaves } from '../../browser/saves.ts';
import { originOf } from '../../game/origins.ts';
import type { Save } from '../../runner/game.ts';
import { factsOf, ownSeat } from './facts.ts';
import { keepHonours, readHonours } from './honours.ts';
import { type Honours, withDays, withGame } from './laurels.ts';

/** Whether a saved game was played here from its beginning: one loaded from a file is only as old as its last move. */
const wasPlayed = ({ id, over, created, updated }: Save) =>
  over && created < updated && originOf(id) === null;

function withSave(honours: Honours, { id, record, seats, updated }: Save): Honours {
  const own = ownSeat(seats);
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
  for (const save of saves.filter(wasPlayed).toReversed()) {
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
