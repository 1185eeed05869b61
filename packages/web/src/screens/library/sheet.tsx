import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** In points: as large as fits, but never too small to read. */
const LARGEST = 9.5;
const SMALLEST = 6;
const STEP = 0.1;
/** Text, titles and the heading of a sheet, relative to the text's size. */
const SIZES = [
  ['--type-sheet', 1],
  ['--type-sheet-title', 1.35],
  ['--type-sheet-head', 1.8],
] as const;

/** What does not fit starts another column beside the sheet. */
function fits({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
}

function fill(sheet: HTMLElement): void {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    for (const [name, share] of SIZES) sheet.style.setProperty(name, `${(size * share).toFixed(1)}pt`);
    if (fits(sheet)) break;
  }
  sheet.dataset.fits = String(fits(sheet));
}

/** One page of paper, its text as large as the page allows. */
export function Sheet({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const drawn = sheet.current;
    if (!drawn) return;
    fill(drawn);
    // Letters change width once their own font is loaded.
    void document.fonts.ready.then(() => fill(drawn));
  });
  return (
    <article ref={sheet} className="sheet" style={{ columns }}>
      {children}
    </article>
  );
}
