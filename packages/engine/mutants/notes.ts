import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT } from './engine.ts';
import type { Rehearsal } from './rehearsal.ts';
import type { Scope, Verdict } from './trial.ts';

const FOLDER = posix.join(ROOT, '.mutants');

/** What a run found out about a mutant, and the fingerprint of what was run. */
export interface Note {
  readonly fingerprint: string;
  readonly scope: Scope;
  readonly verdict: Verdict;
}

function kept(name: string): unknown {
  const file = posix.join(FOLDER, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function keep(name: string, value: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(posix.join(FOLDER, name), JSON.stringify(value));
}

/** The rehearsal of exactly these sources and at least these tests, if one was kept. */
export function keptRehearsal(fingerprint: string, scope: Scope): Rehearsal | null {
  for (const wider of scope === 'all' ? ['all'] : ['all', 'named']) {
    const last = kept(`rehearsal-${wider}.json`) as { fingerprint: string; rehearsal: Rehearsal } | null;
    if (last?.fingerprint === fingerprint) return last.rehearsal;
  }
  return null;
}

export function keepRehearsal(fingerprint: string, scope: Scope, rehearsal: Rehearsal): void {
  keep(`rehearsal-${scope}.json`, { fingerprint, rehearsal });
}

/** What earlier runs found out, by mutant. */
export function keptNotes(): Map<string, Note> {
  return new Map((kept('notes.json') as [string, Note][] | null) ?? []);
}

export function keepNotes(notes: ReadonlyMap<string, Note>): void {
  keep('notes.json', [...notes]);
}
