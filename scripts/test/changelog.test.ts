import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notesOf, objections } from '../changelog.ts';

const changelog = `# Changelog

## [Unreleased]

### Added

- Something to come.

## [0.2.0] - 2027-01-01

### Fixed

- A bug.

## [0.1.0] - 2026-12-01

- The first.
`;

const manifests = (version: string, wanted = version) =>
  new Map([
    ['package.json', JSON.stringify({ version })],
    ['packages/bots/package.json', JSON.stringify({ version, dependencies: { '@khora/engine': wanted } })],
  ]);

test('the notes of a version are its section, without the heading', () => {
  expect(notesOf(changelog, '0.2.0')).toBe('### Fixed\n\n- A bug.');
  expect(notesOf(changelog, '0.1.0')).toBe('- The first.');
  expect(notesOf(changelog, '0.3.0')).toBeUndefined();
});

test('tag, packages and changelog must agree', () => {
  expect(objections('v0.2.0', { changelog, manifests: manifests('0.2.0') })).toEqual([]);
  expect(objections('0.2.0', { changelog, manifests: manifests('0.2.0') })).toEqual([
    "The tag must be a version such as v1.2.3, not '0.2.0'.",
  ]);
  expect(objections('v0.2.0', { changelog, manifests: manifests('0.2.0', '0.1.0') })).toEqual([
    'packages/bots/package.json requires @khora/engine 0.1.0, not 0.2.0.',
  ]);
  expect(objections('v0.3.0', { changelog, manifests: manifests('0.2.0', '0.3.0') })).toEqual([
    'package.json has version 0.2.0, not 0.3.0.',
    'packages/bots/package.json has version 0.2.0, not 0.3.0.',
    'CHANGELOG.md says nothing under "## [0.3.0]".',
  ]);
});

test('this version can be released: the changelog names it, and every package has it', () => {
  const root = new URL('../../', import.meta.url);
  const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const paths = ['package.json', ...globSync('packages/*/package.json', { cwd: root })];
  const { version } = JSON.parse(textOf('package.json')) as { version: string };
  const real = new Map(paths.map((path) => [path, textOf(path.replaceAll('\\', '/'))]));
  expect(objections(`v${version}`, { changelog: textOf('CHANGELOG.md'), manifests: real })).toEqual([]);
});
