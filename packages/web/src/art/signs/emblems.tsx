import type { CityId } from '@khora/engine';
import { memo, type ReactNode } from 'react';
import { Place } from '../kit/brush.tsx';
import { times } from '../kit/geometry.ts';
import { paint } from '../kit/paints.tsx';
import { clay, glaze, gold, marble, wine } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import { Horse, Lion, Owl, Sphinx, Wolf } from '../motifs/beasts.tsx';
import { Sprig } from '../motifs/nature.tsx';
import { Wreath } from './glyphs.tsx';

const emblems: Readonly<Record<CityId, () => ReactNode>> = {
  argos: () => <Wolf x={29} y={52} scale={1.02} />,
  athens: () => (
    <g>
      <Owl x={33} y={51} scale={0.93} />
      <Sprig x={14} y={28} scale={0.5} flip turn={70} fill={glaze} />
    </g>
  ),
  corinth: () => <Horse x={31} y={53} scale={0.8} gait="rear" wings mane={wine} />,
  miletus: () => (
    <g>
      <Lion x={33} y={51} scale={0.98} />
      <path
        d="M22 8 23.4 11.6 27 11 24.6 14 27 17 23.4 16.4 22 20 20.6 16.4 17 17 19.4 14 17 11 20.6 11.6Z"
        fill={glaze}
        transform="translate(0 1)"
      />
    </g>
  ),
  olympia: () => (
    <g>
      <Place x={32} y={33}>
        <Wreath radius={16} leaves={11} leaf={1.9} fill={glaze} />
      </Place>
      <path
        d="M32 22.4 34.8 29.4 42.4 29.8 36.6 34.6 38.6 42 32 37.8 25.4 42 27.4 34.6 21.6 29.8 29.2 29.4Z"
        fill={gold}
        stroke={glaze}
        strokeWidth=".8"
      />
      <path d="M27 54 32 49.6 37 54 33.6 49 36.4 56.6 32 52 27.6 56.6 30.4 49Z" fill={wine} />
    </g>
  ),
  sparta: () => (
    <g>
      <circle cx="32" cy="32" r="21.6" fill={glaze} />
      <circle cx="32" cy="32" r="19" fill="none" stroke={clay} strokeWidth=".8" />
      <path
        d="M29.6 15.6H34.8L46 46H39.6L32 24.6 23.8 46H17.8Z"
        fill={wine}
        stroke={marble}
        strokeWidth="1.2"
      />
    </g>
  ),
  thebes: () => <Sphinx x={34} y={53} scale={0.92} />,
};

/** A city's emblem on a round of clay. */
export const CityEmblem = memo(function CityEmblem({ city, ...props }: ArtProps & { readonly city: CityId }) {
  return (
    <Svg box={[64, 64]} {...props}>
      <circle cx="32" cy="32" r="31.4" fill={glaze} />
      <path
        d={times(36)
          .map(
            (i) =>
              `M${32 + 28 * Math.cos((i * Math.PI) / 18)} ${32 + 28 * Math.sin((i * Math.PI) / 18)}L${32 + 30.4 * Math.cos((i * Math.PI) / 18)} ${32 + 30.4 * Math.sin((i * Math.PI) / 18)}`,
          )
          .join('')}
        stroke={clay}
        strokeWidth="1.5"
      />
      <circle cx="32" cy="32" r="27.2" fill={clay} />
      <circle cx="32" cy="32" r="27.2" fill={paint.emblem} />
      <g style={{ '--ground': clay }}>{emblems[city]()}</g>
    </Svg>
  );
});
