const GAME = 'Khôra';

const shown = { turn: null as string | null, page: '' };

function show(): void {
  document.title = [shown.turn, shown.page, GAME].filter(Boolean).join(' · ');
}

/** Puts something in front of the page's title, for those who look at another tab; null puts it back. */
export function markTurn(text: string | null): () => void {
  shown.turn = text;
  show();
  return () => markTurn(null);
}

/** What the page is about, in the player's language: for tabs, bookmarks, history, and whoever describes pages. */
export function describePage(title: string, description: string): void {
  shown.page = title;
  show();
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
