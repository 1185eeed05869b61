import type { ReactNode } from 'react';
import { times } from '../kit/geometry.ts';
import { paint } from '../kit/paints.tsx';
import { clay, glaze } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';

const borders = {
  tongues: times(20)
    .map((i) => `M${i * 6 + 1} 72H${i * 6 + 5}V75.4A2 2 0 0 1 ${i * 6 + 1} 75.4Z`)
    .join(''),
  meander: times(12)
    .map(
      (i) =>
        `M${i * 10} 78H${i * 10 + 8}V73H${i * 10 + 3}V75.8H${i * 10 + 5.4}M${i * 10 + 8} 78H${i * 10 + 10}`,
    )
    .join(''),
  leaves: times(15)
    .map(
      (i) =>
        `M${i * 8 + 1} 75C${i * 8 + 3} 72 ${i * 8 + 6} 71.8 ${i * 8 + 8} 72.4 ${i * 8 + 6} 74.4 ${i * 8 + 4} 75 ${i * 8 + 1} 75ZM${i * 8 + 1} 75.6C${i * 8 + 3} 78.4 ${i * 8 + 6} 78.6 ${i * 8 + 8} 78 ${i * 8 + 6} 76 ${i * 8 + 4} 75.6 ${i * 8 + 1} 75.6Z`,
    )
    .join(''),
  waves: times(12)
    .map(
      (i) =>
        `M${i * 10} 78C${i * 10 + 4} 78 ${i * 10 + 3} 72.4 ${i * 10 + 7} 72.4 ${i * 10 + 10} 72.4 ${i * 10 + 10} 76 ${i * 10 + 7.4} 75.8M${i * 10} 78H${i * 10 + 10}`,
    )
    .join(''),
};

interface PanelProps extends ArtProps {
  readonly border: keyof typeof borders;
  readonly fill?: string;
  readonly children: ReactNode;
}

/** A picture field of a vase, 120 × 80: the figures stand at y = 69 on a band of ornament. */
export function Panel({ border, fill = clay, children, ...props }: PanelProps) {
  const lines = border === 'meander' || border === 'waves';
  return (
    <Svg box={[120, 80]} fills {...props}>
      <g style={{ '--ground': fill }}>
        <path d="M0 0H120V80H0Z" fill={fill} />
        <path d="M0 0H120V80H0Z" fill={paint.panel} />
        {children}
        <path d="M0 69H120V80H0ZM0 0H120V2.4H0ZM0 3.4H120V4H0Z" fill={glaze} />
        <path d="M0 70.4H120" stroke={fill} strokeWidth=".5" />
        <path
          d={borders[border]}
          fill={lines ? 'none' : fill}
          stroke={lines ? fill : 'none'}
          strokeWidth="1"
        />
      </g>
    </Svg>
  );
}
