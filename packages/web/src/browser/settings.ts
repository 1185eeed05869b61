import { LANGUAGES, type Language, languageFor } from '@khora/locales';
import { useSyncExternalStore } from 'react';
import { PACES, type Pace } from '../runner/pace.ts';
import { addSynced } from './progress.ts';
import { keepJson, kept, keptJson } from './storage.ts';
import { noteChanged } from './sync-notes.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'off'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly pace: Pace;
  readonly sound: boolean;
  /** Stronger shapes besides colours, for players and knowledge. */
  readonly shapes: boolean;
  /** Single choices wait for Confirm. */
  readonly confirm: boolean;
  readonly shortcuts: boolean;
}

const KEY = 'khora.settings';

function defaults(): Settings {
  return {
    language: languageFor(navigator.languages),
    theme: 'system',
    motion: 'system',
    textSize: 'normal',
    pace: 'brisk',
    sound: false,
    shapes: false,
    confirm: true,
    shortcuts: true,
  };
}

const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  textSize: TEXT_SIZES,
  pace: PACES,
  sound: [false, true],
  shapes: [false, true],
  confirm: [false, true],
  shortcuts: [false, true],
};

/** Takes what is known and allowed of stored settings, and leaves the rest at its default. */
function read(given: unknown, before: Settings): Settings {
  const settings: Record<string, unknown> = { ...before };
  const stored = (given ?? {}) as Record<string, unknown>;
  for (const [name, choices] of Object.entries(CHOICES) as [string, readonly unknown[]][]) {
    if (choices.includes(stored[name])) settings[name] = stored[name];
  }
  return settings as unknown as Settings;
}

let settings = read(keptJson(KEY), defaults());
const listeners = new Set<() => void>();

export function getSettings(): Settings {
  return settings;
}

export function changeSettings(change: Partial<Settings>): void {
  take({ ...settings, ...change });
  noteChanged(SYNCED);
}

function take(now: Settings): void {
  settings = now;
  keepJson(KEY, settings);
  for (const listener of listeners) listener();
}

const SYNCED = 'settings';

// What suits a person goes with the account; volume and text size depend on the device.
addSynced({
  key: SYNCED,
  text: () => {
    if (!kept(KEY)) return null;
    const { sound: _sound, textSize: _textSize, ...personal } = settings;
    return JSON.stringify(personal);
  },
  take: (text) => take(read(withoutDevice(JSON.parse(text)), settings)),
  // On a new device, people want what they are used to.
  merged: (text) => text,
  forget: () => undefined,
});

function withoutDevice(stored: unknown): unknown {
  return { ...(stored as object), sound: undefined, textSize: undefined };
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, getSettings);
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const DARK = '(prefers-color-scheme: dark)';

/** Whether things should move, according to setting and system. */
export function movesAllowed({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'full';
  return !window.matchMedia(LESS_MOTION).matches;
}

/** Called when the system's theme or motion setting changes. */
export function watchSystem(listener: () => void): () => void {
  const queries = [LESS_MOTION, DARK].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** Puts what style sheets need to know on the root element. */
export function applySettings(current: Settings): void {
  const root = document.documentElement;
  root.lang = current.language;
  const dark = current.theme === 'dark' || (current.theme === 'system' && window.matchMedia(DARK).matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = movesAllowed(current) ? 'full' : 'off';
  root.dataset.text = current.textSize;
  root.dataset.shapes = current.shapes ? 'on' : 'off';
}
