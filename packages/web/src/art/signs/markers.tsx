import type { Seat } from '@khora/engine';
import { paint } from '../kit/paints.tsx';
import { bone, player, shade, soot } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import type { DieTone } from './die.tsx';

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

/** The grain of the wood, within the shape. */
const grains: Readonly<Record<Seat, string>> = {
  0: 'M5.1 5.6C9.4 5.6 14 6.8 19.5 6.3M3 9.6C8.5 9.1 14.8 11.1 21.1 10.2M3 13.9C9 13 13.9 15.2 21 14.2M5.1 18C9.6 17.6 13.9 18.6 18.5 18.5',
  1: 'M3.5 5.6C8.5 5.3 13.9 7 20.5 6.2M3.5 9.6C8.8 9.3 14.6 10.9 20.5 10.3M3.5 13.9C9.1 13.2 13.9 15 20.5 14.3M3.5 18.2C9.3 17.2 14.7 18.9 20.5 18.3',
  2: 'M9 5.8C11 6 13.1 6.3 15.4 6.4M6.9 9.6C10.3 9.8 13.9 10.4 17.6 10.4M4.6 13.7C9.6 13.4 14 14.9 19.7 14.3M2.1 18.5C8.9 16.8 15 19.3 21.8 18.2',
  3: 'M7.4 5.7C10.5 5.9 13.7 6.5 17.3 6.4M3.4 9.6C8.9 9.2 15 11 21.2 10.2M3.1 13.9C8.9 13.1 13.8 15.1 20.5 14.3M7.2 17.9C10.3 17.9 13.2 18.3 16.2 18.4',
};

/** A player's painted wooden marker: a disc, a square, a triangle or a diamond. */
export function PlayerMarker({ seat, ...props }: ArtProps & { readonly seat: Seat }) {
  return (
    <Svg box={[24, 24]} {...props}>
      <path d={shapes[seat]} fill={shade} opacity=".4" transform="translate(0 1.2)" />
      <path d={shapes[seat]} fill={player[seat]} />
      <path d={grains[seat]} fill="none" stroke={shade} strokeWidth=".6" opacity=".22" />
      <path d={shapes[seat]} fill={paint.marker} stroke={bone} strokeWidth="1.3" strokeOpacity=".85" />
      <path d={shapes[seat]} fill="none" stroke={soot} strokeWidth=".6" />
    </Svg>
  );
}
