import type { GameEvent, Seat } from '@khora/engine';

/** Where something happened: what to look at, and on which part of the table if there is room for only one. */
export interface Where {
  readonly selector: string;
  /** Null for what is always visible. */
  readonly part: 'board' | 'others' | null;
}

/** Null for what has no place of its own. */
export function whereOf(event: GameEvent, me: Seat): Where | null {
  switch (event.type) {
    case 'phase':
      return { selector: '.rail [aria-current]', part: null };
    case 'announced':
      return { selector: '.event-card', part: null };
    case 'explored':
      return { selector: `[data-space="${event.space}"]`, part: 'board' };
    case 'achieved':
      return { selector: `[data-anchor="${event.achievement}"]`, part: 'board' };
    case 'over':
      return null;
    default:
      return event.seat === me
        ? ownPlace(event)
        : { selector: `[data-anchor="${event.seat}-panel"]`, part: 'others' };
  }
}

/** What others, or an event, changed for the viewer. */
function ownPlace(event: Extract<GameEvent, { readonly seat: Seat }>): Where | null {
  if (event.type === 'changed')
    return { selector: `[data-anchor="${event.seat}-${event.resource}"]`, part: null };
  if (event.type === 'token') return { selector: `[data-anchor="${event.seat}-tokens"]`, part: null };
  return null;
}
