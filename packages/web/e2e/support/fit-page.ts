// Runs in the page: what does not fit into the window, in words. These functions call each other by name, and nothing else.

function name(element: Element): string {
  const label =
    element.getAttribute('aria-label') ?? element.getAttribute('data-figure') ?? element.textContent;
  const kind = [...element.classList].slice(0, 2).join('.');
  return `${kind || element.tagName.toLowerCase()} '${label.trim().slice(0, 40)}'`;
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden')
  );
}

function scrolls(axis: string): boolean {
  return axis === 'auto' || axis === 'scroll';
}

function scrollerOf(element: Element): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (scrolls(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return at;
  return null;
}

function isInWindow({ left, top, right, bottom }: DOMRect): boolean {
  return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}

/** A pointer in the middle of it hits nothing else. */
function isHit(element: Element, { left, top, width, height }: DOMRect): boolean {
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** The page is no larger than the window. */
function overflow(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const [wider, taller] = [scrollWidth - innerWidth, scrollHeight - innerHeight];
  return [
    ...(wider > 0 ? [`the page is ${wider} px wider than the window`] : []),
    ...(taller > 0 ? [`the page is ${taller} px taller than the window`] : []),
  ];
}

/** Every choice on offer is visible, or in a large scroll area that says there is more; so is Confirm. */
function hiddenChoices(table: Element): string[] {
  const SCROLL_SHARE = 0.4;
  const found: string[] = [];
  const offered = [
    ...table.querySelectorAll(
      ':is(.tray, .map, .places, .city, .own, .dice-tiles, .hand) button[aria-disabled="false"]',
    ),
    ...table.querySelectorAll('.prompt button'),
    // The link to the rule is not an answer, and gives way where every line counts.
  ].filter((element) => !element.closest('[data-twin], .prompt-rule'));
  for (const element of offered) {
    const box = element.getBoundingClientRect();
    if (!isShown(element) || box.width === 0) found.push(`${name(element)} is not shown`);
    else if (!(isInWindow(box) && isHit(element, box))) {
      const area = scrollerOf(element);
      if (!area || area.getBoundingClientRect().height < SCROLL_SHARE * innerHeight)
        found.push(`${name(element)} is out of sight or covered`);
      else if (!area.hasAttribute('data-more'))
        found.push(`${name(element)}: nothing says that there is more`);
    }
  }
  const confirm = table.querySelector('.prompt .primary');
  // In a replay nobody is asked.
  if (table.matches('.replay')) return found;
  if (!confirm || !isInWindow(confirm.getBoundingClientRect())) found.push('Confirm is out of sight');
  return found;
}

/** What scrolls and holds more than it shows says so. */
function silentAreas(table: Element): string[] {
  return [...table.querySelectorAll('*')].flatMap((area) => {
    if (area.scrollHeight <= area.clientHeight + 1 || area.hasAttribute('data-more')) return [];
    if (!scrolls(getComputedStyle(area).overflowY) || !isShown(area)) return [];
    return [`${name(area)} does not say that there is more`];
  });
}

/** An upright tablet has room for the map where a space is to be chosen. */
function smallMap(table: Element): string[] {
  const width = table.querySelector('.map-frame')?.getBoundingClientRect().width ?? 0;
  const isAsked = table.matches('[data-layout="tall"][data-asks="explore"]');
  return isAsked && width < innerWidth / 2 ? [`the map is only ${Math.round(width)} px wide`] : [];
}

/** What is drawn of a space, which may be smaller than what can be pressed. */
function plateOf(space: Element): DOMRect {
  const { left, top, width, height } = space.getBoundingClientRect();
  const { content, width: drawnWidth, height: drawnHeight } = getComputedStyle(space, '::before');
  if (content === 'none') return new DOMRect(left, top, width, height);
  // A large window enlarges everything, which the computed sizes leave out.
  const [own = 0, tall = 0] = [drawnWidth, drawnHeight].map(
    (length) => Number.parseFloat(length) * space.currentCSSZoom,
  );
  return new DOMRect(left + (width - own) / 2, top + (height - tall) / 2, own, tall);
}

/** No space that may be chosen on the map hides what another one says. */
function crowdedSpaces(table: Element): string[] {
  const lit = [...table.querySelectorAll('.map.asked:not([data-twin]) .space.within')];
  const plates = lit.map((space) => ({ space, plate: plateOf(space) }));
  return plates.flatMap(({ space, plate }, index) =>
    plates.slice(index + 1).flatMap(({ space: other, plate: above }) => {
      const across = Math.min(plate.right, above.right) - Math.max(plate.left, above.left);
      const down = Math.min(plate.bottom, above.bottom) - Math.max(plate.top, above.top);
      const most = Math.min(plate.width, plate.height) / 4;
      return across > most && down > most ? [`${name(space)} is hidden by ${name(other)}`] : [];
    }),
  );
}

/** On a map of some size, and on every enlarged one, each space has its rewards inside it. */
function hiddenRewards(table: Element): string[] {
  // In text sizes; a smaller map can be enlarged.
  const LEAST_MAP = 20.6;
  const sheet = table.querySelector('.map-sheet');
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (!sheet || !isShown(sheet) || sheet.clientWidth < LEAST_MAP * text) return [];
  return [...sheet.querySelectorAll('.space')].flatMap((space) => {
    const gains = space.querySelector('.gains');
    if (!gains) return [];
    if (!isShown(gains)) return [`${name(space)} does not show its reward`];
    const [plate, box] = [plateOf(space), gains.getBoundingClientRect()];
    const need = space.querySelector('.figures')?.getBoundingClientRect();
    const isInside = box.left >= plate.left && box.right <= plate.right && box.bottom <= plate.bottom + 0.5;
    if (!isInside) return [`the reward of ${name(space)} sticks out of it`];
    return need && need.bottom > box.top + 2 ? [`the reward of ${name(space)} lies on its troops`] : [];
  });
}

/** A large window shows the cards of a usual hand in full, without scrolling. */
function partialCards(): string[] {
  const MOST = 9;
  const hand = document.querySelector('[data-layout="large"] .hand');
  const cards = [...(hand?.querySelectorAll('.card-face') ?? [])];
  if (!hand || cards.length > MOST || !isShown(hand)) return [];
  const room = hand.getBoundingClientRect();
  return cards.flatMap((card) =>
    ['name', 'price', 'art', 'text'].flatMap((part) => {
      const box = card.querySelector(`.card-${part}`)?.getBoundingClientRect();
      // A card without a price has nothing to say there, but a picture must be recognisable.
      const least = part === 'art' ? 16 : part === 'price' ? 0 : 10;
      const isWhole = box && box.height >= least && box.bottom <= room.bottom + 1;
      return isWhole ? [] : [`the hand shows ${name(card)} without its ${part}`];
    }),
  );
}

function smallTargets(table: Element, { touch }: { readonly touch: boolean }): string[] {
  const least = touch ? 44 : 24;
  return [...table.querySelectorAll('button, a[href], select, input, [role="slider"]')].flatMap((control) => {
    // A space that is not on offer only explains itself, and the map can be enlarged. A slider has an invisible input.
    if (!isShown(control) || control.closest('[data-twin], .space[aria-disabled="true"], .slider-thumb'))
      return [];
    // Whoever presses the words of a choice has chosen it.
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    return width > 0 && (width < least - 0.5 || height < least - 0.5)
      ? [`${name(control)} is ${Math.round(width)} × ${Math.round(height)} px`]
      : [];
  });
}

/** Whether its edges are visible. */
function isBox(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    style.backgroundImage !== 'none' ||
    !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
    (Number.parseFloat(style.borderTopWidth) > 0 && !/, 0\)$|transparent/.test(style.borderTopColor))
  );
}

/** Whether an element is an edge: a visible box, a part of the table, an area that scrolls or cuts off. */
interface Edge {
  readonly element: Element;
  readonly box: DOMRect;
  readonly scrollsX: boolean;
  readonly scrollsY: boolean;
  /** More text than it shows, ending in dots. */
  readonly dotted: boolean;
}

/** All edges around an element, the nearest first; found once. */
function edgesAround(element: Element, known: Map<Element, readonly Edge[]>): readonly Edge[] {
  const before = known.get(element);
  if (before) return before;
  const outer = element.parentElement ? edgesAround(element.parentElement, known) : [];
  const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const isEdge =
    display !== 'contents' &&
    element !== document.documentElement &&
    (overflowX !== 'visible' || overflowY !== 'visible' || element.matches('section, nav') || isBox(element));
  const edge = {
    element,
    box: element.getBoundingClientRect(),
    scrollsX: scrolls(overflowX),
    scrollsY: scrolls(overflowY),
    dotted:
      (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
      (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1),
  };
  const all = isEdge ? [edge, ...outer] : outer;
  known.set(element, all);
  return all;
}

/** The first edge that something crosses; scroll areas may contain more than they show. */
function leftBox({ left, top, right, bottom }: DOMRect, edges: readonly Edge[]): Element | null {
  for (const { element, box, scrollsX, scrollsY } of edges) {
    const outX = right > box.right + 1.5 || left < box.left - 1.5;
    const outY = bottom > box.bottom + 2 || top < box.top - 2;
    if (outX || outY) return (outX && scrollsX) || (outY && scrollsY) ? null : element;
  }
  return null;
}

/** What is painted over a point of this element. */
function coverOf(element: Element, x: number, y: number): Element | null {
  const top = document.elementFromPoint(x, y);
  if (!top || top.contains(element) || element.contains(top)) return null;
  for (const at of document.elementsFromPoint(x, y)) {
    if (at.contains(element) || element.contains(at)) return null;
    // Pieces may be on top of what they belong to.
    if (!at.closest('svg') && isBox(at)) return at;
  }
  return null;
}

function loosePictures(table: Element, known: Map<Element, readonly Edge[]>): string[] {
  // What is behind a title or under the next card may be cut off, and pieces at the end of a track may stick out.
  const LOOSE =
    '.city-skyline, .choice-skyline, .city-leaf-skyline, .map-art, .mini-card, .marker, .captions *';
  return [...table.querySelectorAll('svg')].flatMap((picture) => {
    if (picture.matches(LOOSE) || picture.parentElement?.closest(`svg, ${LOOSE}`) || !isShown(picture))
      return [];
    const box = picture.getBoundingClientRect();
    const out = box.width > 0 ? leftBox(box, edgesAround(picture, known).slice(1)) : null;
    return out ? [`a picture of ${name(picture.parentElement ?? picture)} sticks out of ${name(out)}`] : [];
  });
}

/** Words that continue on the next line without a hyphen. */
function brokenWords(node: Text): string[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  if (range.getClientRects().length < 2) return [];
  const topOf = (index: number) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    // A hyphen on the line before would be the first.
    return [...range.getClientRects()].at(-1)?.top ?? 0;
  };
  return [...node.data.matchAll(/[^\s\u00AD\u200B\-–—/]+/g)].flatMap(({ 0: word, index }) =>
    topOf(index + word.length - 1) - topOf(index) > 3 ? [word] : [],
  );
}

/** Words that continue on the next line with a hyphen although they would fit on a line of their own. */
function earlyBreaks(node: Text): string[] {
  if (!node.data.includes('\u00AD')) return [];
  let block = node.parentElement;
  while (block && /^(inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement;
  if (!block) return [];
  const { paddingLeft, paddingRight } = getComputedStyle(block);
  const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const range = document.createRange();
  return [...node.data.matchAll(/[^ ]*\u00AD[^ ]*/g)].flatMap(({ 0: word, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const pieces = [...range.getClientRects()];
    const lines = new Set(pieces.map(({ top }) => Math.round(top)));
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    return lines.size > 1 && width <= room ? [word.replaceAll('\u00AD', '')] : [];
  });
}

/** What an element says: text between its tags, or a figure that its style puts there. */
interface Words {
  readonly element: Element;
  readonly size: number;
  readonly range: Range;
  readonly node: Text | null;
}

/** All that is written in a part of the page, outside pictures. */
function wordsIn(part: Element): Words[] {
  const found: Words[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || node.data.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({ element, size: Number.parseFloat(getComputedStyle(element).fontSize), range, node });
  }
  for (const element of part.querySelectorAll('[data-figure]')) {
    const range = document.createRange();
    range.selectNode(element);
    const { fontSize } = getComputedStyle(element, '::before');
    found.push({ element, size: Number.parseFloat(fontSize), range, node: null });
  }
  return found.filter(({ element }) => isShown(element) && !element.closest('svg'));
}

/** A line of text and where it is. */
interface Line {
  readonly element: Element;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function overlap(a: Line, b: Line): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 2 && down > Math.min(a.bottom - a.top, b.bottom - b.top) / 3;
}

/** Lines of different texts in the same place. */
function crowdedLines(lines: readonly Line[]): string[] {
  const found: string[] = [];
  const sorted = lines.toSorted((one, other) => one.top - other.top);
  for (const [index, a] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const b = sorted[next];
      // All others begin below it.
      if (!b || b.top >= a.bottom) break;
      if (a.element !== b.element && overlap(a, b))
        found.push(`${name(a.element)} and ${name(b.element)} lie on each other`);
    }
  }
  return found;
}

/**
 * Text is large enough, complete, inside its box, not covered, and broken only at hyphens, in words too long for a
 * line.
 */
function troubledText(table: Element, known: Map<Element, readonly Edge[]>): string[] {
  const MIN_TEXT = 12;
  const found: string[] = [];
  const lines: Line[] = [];
  for (const { element, size, range, node } of wordsIn(table)) {
    if (size < MIN_TEXT - 0.01) found.push(`${name(element)} is written in ${size} px`);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const edges = edgesAround(element, known);
    const out = leftBox(box, edges);
    if (out) found.push(`${name(element)} sticks out of ${name(out)}`);
    if (edges.some(({ dotted }) => dotted)) found.push(`${name(element)} ends with dots`);
    // The box of a figure may be wider than the figure, and a marker may be on it.
    if (!node) continue;
    found.push(...brokenWords(node).map((word) => `'${word}' is broken`));
    found.push(...earlyBreaks(node).map((word) => `'${word}' is broken early`));
    if (edges.some(({ scrollsX, scrollsY }) => scrollsX || scrollsY)) continue;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right === left) continue;
      lines.push({ element, left, right, top, bottom });
      const y = (top + bottom) / 2;
      const cover = coverOf(element, left + 1, y) ?? coverOf(element, right - 1, y);
      if (cover) found.push(`${name(element)} is covered by ${name(cover)}`);
    }
  }
  return [...found, ...crowdedLines(lines)];
}

function misfits(window: { readonly touch: boolean }): string[] {
  const table = document.querySelector('main');
  if (!table) return ['there is no table'];
  const known = new Map<Element, readonly Edge[]>();
  return [
    ...new Set([
      ...overflow(),
      ...hiddenChoices(table),
      ...silentAreas(table),
      ...smallMap(table),
      ...crowdedSpaces(table),
      ...hiddenRewards(table),
      ...partialCards(),
      ...smallTargets(table, window),
      ...loosePictures(table, known),
      ...troubledText(table, known),
    ]),
  ];
}

/** The same for what is laid over the table: a sheet, the menu, a city. */
function dialogMisfits(window: { readonly touch: boolean }): string[] {
  const dialog = document.querySelector('[role="dialog"]');
  if (!dialog) return ['there is no dialog'];
  const known = new Map<Element, readonly Edge[]>();
  return [
    ...new Set([
      ...overflow(),
      ...silentAreas(dialog),
      ...smallTargets(dialog, window),
      ...loosePictures(dialog, known),
      ...troubledText(dialog, known),
    ]),
  ];
}

/** The same, only for the texts of these parts. */
function textMisfits(parts: string): string[] {
  const known = new Map<Element, readonly Edge[]>();
  const texts = [...document.querySelectorAll(parts)].flatMap((part) => troubledText(part, known));
  return [...new Set([...texts, ...partialCards()])];
}

/** The source of them all, for the page. */
export const MISFITS = [
  name,
  isShown,
  scrolls,
  scrollerOf,
  isInWindow,
  isHit,
  overflow,
  hiddenChoices,
  silentAreas,
  smallMap,
  plateOf,
  crowdedSpaces,
  hiddenRewards,
  partialCards,
  smallTargets,
  isBox,
  edgesAround,
  leftBox,
  coverOf,
  loosePictures,
  brokenWords,
  earlyBreaks,
  overlap,
  crowdedLines,
  wordsIn,
  troubledText,
  misfits,
  dialogMisfits,
  textMisfits,
].join('\n');
