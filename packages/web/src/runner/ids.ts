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

/** A random name of letters and digits; a longer one also serves as a game's seed. */
export function newId(length = 12): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => letters[byte % letters.length],
  ).join('');
}
