/** Games of a server have a sign in front of their table's id, wherever those of this browser have their own. */
const SIGN = '@';

export function gameOf(table: string): string {
  return SIGN + table;
}

/** Lessons have another one: they are not the player's own games. */
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
