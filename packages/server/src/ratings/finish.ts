import { kindOf } from '@khora/protocol';
import type { CompiledQuery, Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { ResultsRow, Schema } from '../storage/schema.ts';
import { resultOf } from '../tables/result.ts';
import type { Table } from '../tables/table.ts';
import { rateGame } from './ratings.ts';

/** Writes down, once, how a game ended and, if it was rated, the players' new ratings. */
export async function finishGame(transaction: Transaction<Schema>, table: Table): Promise<void> {
  for (const query of resultQueries(transaction, table)) {
    const { numAffectedRows } = await transaction.executeQuery(query);
    if (numAffectedRows === 0n) return;
  }
  const rows = resultsOf(table);
  if (table.founding.settings.rated && rows.length > 0)
    await rateGame(transaction, kindOf(table.founding.settings), rows);
}

/** The queries that only write down how a game ended: enough for one that is not rated. */
export function resultQueries(db: Database, table: Table): CompiledQuery[] {
  const rows = resultsOf(table);
  if (rows.length === 0) return [];
  return [
    db
      .insertInto('results')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  ];
}

function resultsOf(table: Table): ResultsRow[] {
  const { game, founding, seats, updated } = table;
  return (resultOf(table) ?? []).map(({ rank, points, left }, seat) => {
    const occupant = seats[seat];
    return {
      table_id: founding.id,
      seat,
      user_id: occupant?.kind === 'player' ? occupant.user : null,
      level: occupant?.kind === 'bot' ? occupant.level : null,
      // A game can be given up before the cities are chosen.
      city: game?.state.players[seat]?.city ?? '',
      points,
      rank,
      players: seats.length,
      ended: updated,
      left,
    };
  });
}
