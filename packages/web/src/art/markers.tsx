import type { Seat } from '@khora/engine';
import { useId } from 'react';

import { type ArtProps, Svg } from './base.tsx';
import type { DieTone } from './die.tsx';

/** Four paints that stay apart for all kinds of colour vision: they differ in lightness too. */
export const PLAYER_COLORS: Readonly<Record<Seat, string>> = {
  0: '#1F5E7B',
  1: '#D0691C',
  2: '#2C3019',
  3: '#D3A6D9',
};

/** The dice that go with the markers. */
export const PLAYER_DICE: Readonly<Record<Seat, DieTone>> = {
  0: 'blue',
  1: 'amber',
  2: 'black',
  3: 'violet',
};

const shapes: Readonly<Record<Seat, string>> = {
  0: 'M12 2.2A9.6 9.6 0 1 1 11.9 2.2Z',
  1: 'M5.2 3.2H18.8A2 2 0 0 1 20.8 5.2V18.8A2 2 0 0 1 18.8 20.8H5.2A2 2 0 0 1 3.2 18.8V5.2A2 2 0 0 1 5.2 3.2Z',
  2: 'M10.4 2.4A1.8 1.8 0 0 1 13.6 2.4L22.4 18.6A1.8 1.8 0 0 1 20.8 21.2H3.2A1.8 1.8 0 0 1 1.6 18.6Z',
  3: 'M10.7 1.3A1.8 1.8 0 0 1 13.3 1.3L22.4 10.6A1.8 1.8 0 0 1 22.4 13.2L13.3 22.5A1.8 1.8 0 0 1 10.7 22.5L1.6 13.2A1.8 1.8 0 0 1 1.6 10.6Z',
};

/** A player's painted wooden marker: a disc, a square, a triangle or a diamond. */
export function PlayerMarker({ seat, ...props }: ArtProps & { readonly seat: Seat }) {
  const id = useId();
  return (
    <Svg box={[24, 24]} {...props}>
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".5" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".35" />
        </linearGradient>
        <clipPath id={`${id}b`}>
          <path d={shapes[seat]} />
        </clipPath>
      </defs>
      <path d={shapes[seat]} fill="#000" opacity=".4" transform="translate(0 1.2)" />
      <path d={shapes[seat]} fill={PLAYER_COLORS[seat]} />
      <g clipPath={`url(#${id}b)`}>
        <path
          d="M-2 7C6 3 14 9 26 5M-2 11C6 7 16 13 26 9M-2 15.4C8 11 14 17 26 13M-2 20C8 15 16 21 26 17"
          fill="none"
          stroke="#000"
          strokeWidth=".6"
          opacity=".22"
        />
      </g>
      <path d={shapes[seat]} fill={`url(#${id}a)`} />
      <path d={shapes[seat]} fill="none" stroke="#F4EFE6" strokeWidth="1.3" opacity=".85" />
      <path d={shapes[seat]} fill="none" stroke="#1E1A17" strokeWidth=".6" />
    </Svg>
  );
}
