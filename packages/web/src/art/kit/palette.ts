import type { Color, Seat } from '@khora/engine';

// The colours of all pictures. Those of the theme come from styles/tokens.css; the others are the paints of the vases, which
// stay the same by lamplight.

export const glaze = 'var(--glaze)';
export const clay = 'var(--terracotta)';
export const marble = 'var(--art-marble)';
export const papyrus = 'var(--art-papyrus)';
export const aegean = '#1f5e7b';
export const olive = '#5e6b34';
export const gold = '#c29a3f';
export const wine = '#6e2436';
export const ochre = '#ce8b4a';
export const land = '#ddbe8e';
export const earth = '#8a5a2b';
export const ash = '#7c6f60';
export const bone = '#f4efe6';
export const soot = '#1e1a17';

/** The colour behind the figures, in which lines are incised: each panel sets its own. */
export const ground = 'var(--ground, var(--terracotta))';
/** The same for a sign. */
export const signGround = 'var(--icon-ground, var(--marble))';

/** The colours of signs on the page itself, which follow its theme. */
export const theme = {
  aegean: 'var(--aegean)',
  olive: 'var(--olive)',
  gold: 'var(--gold)',
  wine: 'var(--wine)',
} as const;

/** The theme's colours on a fired tile, and on a medal. */
export const onTile = { '--icon-ground': clay, '--gold': '#f1d48a', '--wine': '#4a1420' } as const;
export const onMedal = {
  '--icon-ground': '#e2be7a',
  '--wine': wine,
  '--aegean': aegean,
  '--olive': '#4b5a22',
  '--gold': '#f6e3a8',
} as const;

/** Light and shade over other colours. */
export const light = '#fff';
export const shade = '#000';
export const lamplight = '#ffd4a0';
export const dusk = '#5a1f14';
export const stone = ['var(--stone-0)', 'var(--stone-1)', 'var(--stone-2)', 'var(--stone-3)'] as const;
export const medal = ['#f3dca2', '#c99a52', '#8a5a26'] as const;

export const amphora: Readonly<Record<Color, string>> = { red: '#a8321f', blue: '#1f5e7b', green: '#4f6b2c' };

/** Four paints that can be told apart with all kinds of colour vision, because they differ in lightness too. */
export const player: Readonly<Record<Seat, string>> = {
  0: 'var(--paint-0)',
  1: 'var(--paint-1)',
  2: 'var(--paint-2)',
  3: 'var(--paint-3)',
};

/** Light, body and shade of a die's resin, and the paint of its pips. */
export const resins = {
  red: ['#f28a72', '#b32c20', '#5e0e12', '#fff6ea'],
  blue: ['#7fc4de', '#1f6a8e', '#0b2e45', '#fff9ee'],
  green: ['#a9c77a', '#4e7034', '#1e3315', '#fff9ee'],
  black: ['#8a8578', '#37342b', '#0f0e0b', '#f6e9cf'],
  amber: ['#ffd08a', '#cc6a1c', '#6e2f08', '#fff7e6'],
  violet: ['#ebd2f0', '#ae7fbc', '#5b3668', '#2a1630'],
} as const;
