const GAME = 'Khôra';

const shown = { turn: null as string | null, page: '' };

function show(): void {
  document.title = [shown.turn, shown.page, GAME].filter(Boolean).join(' · ');
}

/** Puts something in front of the page's title, for people looking at another tab; null removes it. */
export function markTurn(text: string | null): () => void {
  shown.turn = text;
  show();
  return () => markTurn(null);
}

/** What the page is about, in the player's language: for tabs, bookmarks, history and search engines. */
export function describePage(title: string, description: string): void {
  shown.page = title;
  show();
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
