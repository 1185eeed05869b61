import type { GameEvent } from '@khora/engine';
import { loadTexts } from '@khora/locales';
import { expect, test } from 'vitest';
import { captionsOf } from '../../src/table/motion/caption-places.ts';

const NAMES = ['Player', 'Aspasia'];
const BOXES: Readonly<Record<string, { left: number; top: number; width: number; height: number }>> = {
  '[data-space="red-2-1"]': { left: 4, top: 100, width: 40, height: 50 },
  '[data-anchor="1-panel"]': { left: 900, top: 60, width: 300, height: 120 },
};

const EVENTS: readonly GameEvent[] = [
  { type: 'explored', seat: 1, space: 'red-2-1', loss: 1 },
  { type: 'raised', seat: 1, track: 'economy', level: 2, source: { kind: 'phase', id: 'progress' } },
  { type: 'raised', seat: 1, track: 'culture', level: 2, source: { kind: 'phase', id: 'progress' } },
  { type: 'raised', seat: 0, track: 'military', level: 2, source: { kind: 'phase', id: 'progress' } },
];

async function told(
  language: 'en' | 'de',
  { width, growth, boxes = BOXES }: { width: number; growth: number; boxes?: typeof BOXES },
) {
  const texts = await loadTexts(language);
  const boxOf = (selector: string) => boxes[selector] ?? null;
  return captionsOf(EVENTS, { me: 0, width, growth, boxOf, lineOf: (event) => texts.logLine(event, NAMES) });
}

test('what the others did is told where it happened, of several at one place the last', async () => {
  const captions = await told('en', { width: 1280, growth: 1 });
  expect(captions.map(({ seat, side }) => ({ seat, side }))).toEqual([
    { seat: 1, side: 'above' },
    { seat: 1, side: 'beside' },
  ]);
  expect(captions[1]?.line).toContain('Culture');
});

test('captions follow the language', async () => {
  const [, caption] = await told('de', { width: 1280, growth: 1 });
  expect(caption?.line).toContain('Kultur');
});

test('captions stay in the window, whatever its size and however large everything is drawn', async () => {
  const [small] = await told('en', { width: 400, growth: 1 });
  const [large] = await told('en', { width: 2560, growth: 1.8 });
  expect(small?.x).toBe(125);
  expect(large?.x).toBe(225);
});

test('below a city that has no room beside it, as on an upright tablet', async () => {
  const panel = { left: 10, top: 60, width: 240, height: 90 };
  const boxes = { '[data-anchor="1-panel"]': panel };
  const [caption] = await told('en', { width: 768, growth: 1, boxes });
  expect(caption).toMatchObject({ side: 'below', x: 130, y: 156 });
});
