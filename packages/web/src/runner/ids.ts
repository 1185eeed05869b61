/** Games of a server are named by a sign and their table's id, wherever games of this browser use their own id. */
const SIGN = '@';

export function gameOf(table: string): string {
  return SIGN + table;
}

/** Lessons have another sign, because they are not the player's own games. */
const OF_A_LESSON = '~';

export function gameOfLesson(lesson: string): string {
  return OF_A_LESSON + lesson;
}

export function isOfLesson(game: string): boolean {
  return game.startsWith(OF_A_LESSON);
}

/** The table of a server's game; null for a game of this browser. */
export function tableOf(game: string): string | null {
  return game.startsWith(SIGN) ? game.slice(SIGN.length) : null;
}
