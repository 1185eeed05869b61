import { href, parseRoute, type WayBack } from '../browser/router.ts';
import { gameOf, tableOf } from '../runner/ids.ts';
import type { LessonId } from './lesson.ts';

/** The table on the screen, here or on a server; elsewhere there is nothing to come back to. */
function here(): WayBack | null {
  const route = parseRoute(window.location.hash);
  if (route.screen === 'table') return { game: route.id };
  if (route.screen !== 'room') return null;
  const { id, invitation } = route;
  return { game: gameOf(id), ...(invitation && { invitation }) };
}

/** The address of a lesson that leads back to where it was opened. */
export function lessonHref(id: LessonId): string {
  const back = here();
  return href({ screen: 'lesson', id, ...(back && { back }) });
}

/** The address that a lesson leads back to. */
export function backHref(back: WayBack | null): string {
  if (!back) return href({ screen: 'learn' });
  const { game, invitation } = back;
  const table = tableOf(game);
  if (table === null) return href({ screen: 'table', id: game });
  return href({ screen: 'room', id: table, ...(invitation && { invitation }) });
}
