const PLAIN = document.title;

/** Puts something in front of the page's title, for those who look at another tab; null puts it back. */
export function markTurn(text: string | null): () => void {
  document.title = text === null ? PLAIN : `${text} · ${PLAIN}`;
  return () => {
    document.title = PLAIN;
  };
}
