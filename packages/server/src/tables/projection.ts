import type { TablesRow } from '../storage/schema.ts';
import { plansDue } from './plans.ts';
import { summaryOf } from './snapshot.ts';
import { botsToMove, deadlineOf, type Table } from './table.ts';

/** The parts of a table's row that change with every entry. */
export type Pulse = Pick<TablesRow, 'version' | 'updated' | 'asked' | 'round'>;

/** The parts that change now and then, and are indexed. */
export type TableSituation = Pick<
  TablesRow,
  'status' | 'seats' | 'points' | 'result' | 'rematch' | 'deadline' | 'due'
>;

export function pulseOf(table: Table): Pulse {
  const { version, updated, game, status } = table;
  return {
    version,
    updated,
    asked: JSON.stringify(status === 'playing' && game ? game.asked : []),
    round: game?.state.round ?? 0,
  };
}

export function situationOf(table: Table): TableSituation {
  const { status, seats, points, result, deadline } = summaryOf(table);
  return {
    status,
    seats: JSON.stringify(seats),
    points: points && JSON.stringify(points),
    result: result && JSON.stringify(result),
    rematch: table.rematch,
    deadline,
    due: dueOf(table),
  };
}

/** When the table next needs attention. */
function dueOf(table: Table): number | null {
  const isAsked = botsToMove(table).length > 0 || plansDue(table).length > 0;
  return isAsked ? table.updated : deadlineOf(table);
}

/** Whether the situation has to be written again. */
export function isNewSituation(before: Table, after: Table): boolean {
  return (
    before.status !== after.status ||
    before.seats !== after.seats ||
    before.rematch !== after.rematch ||
    deadlineOf(before) !== deadlineOf(after) ||
    dueOf(before) !== dueOf(after)
  );
}
