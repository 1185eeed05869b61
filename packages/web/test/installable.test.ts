import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../public');

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
  readonly display: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
};

/** Width and height, as its head says. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the page names the manifest, which has what an installed game needs', () => {
  const page = readFileSync(join(PUBLIC, '../index.html'), 'utf8');
  expect(page).toContain('rel="manifest" href="/manifest.webmanifest"');
  expect(manifest.display).toBe('standalone');
  expect(manifest.background_color).toMatch(/^#/);
  expect(manifest.theme_color).toMatch(/^#/);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
});

test('every picture in the manifest exists, in the stated size', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots].filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ src }) => sizeOf(readFileSync(join(PUBLIC, src))))).toEqual(
    pictures.map(({ sizes }) => sizes),
  );
});
