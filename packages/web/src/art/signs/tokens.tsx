import type { Color, Size } from '@khora/engine';
import type { ReactNode } from 'react';
import { amphora, glaze, gold, papyrus } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import { HelmetSign, Wreath } from './glyphs.tsx';

const signs: Readonly<Record<Color, (fill: string, ground: string) => ReactNode>> = {
  red: (fill, ground) => (
    <g>
      <path
        d="M8.6 3.4C2 3.4 3 11 6.4 12M15.4 3.4C22 3.4 21 11 17.6 12"
        fill="none"
        stroke={fill}
        strokeWidth="1.9"
      />
      <path
        d="M7.6.8H16.4V3L14.8 4 14.6 7.2C19 8.6 20.6 12 19.6 15.4 18.8 18 16 19.8 14.4 21.4H16V23.4H8V21.4H9.6C8 19.8 5.2 18 4.4 15.4 3.4 12 5 8.6 9.4 7.2L9.2 4 7.6 3Z"
        fill={fill}
      />
      <path d="M4.6 12.2H19.4M5 15.2H19M9 7.4H15" stroke={ground} strokeWidth=".9" />
    </g>
  ),
  blue: (fill, ground) => <HelmetSign fill={fill} crest={fill} eye={ground} />,
  green: (fill, ground) => (
    <g>
      <path
        d="M6.6 17C1.6 11 1.8 5.6 5 1.4M17.4 17C22.4 11 22.2 5.6 19 1.4"
        fill="none"
        stroke={fill}
        strokeWidth="2.3"
        strokeLinecap="round"
      />
      <path d="M2.6 4.6H21.4" stroke={fill} strokeWidth="1.9" strokeLinecap="round" />
      <path d="M8.8 5V17M12 5V17M15.2 5V17" stroke={fill} strokeWidth="1.1" />
      <path d="M4.6 15.4H19.4C20.6 20.4 16.6 23.2 12 23.2S3.4 20.4 4.6 15.4Z" fill={fill} />
      <path d="M8 18.6C10 20 14 20 16 18.6" fill="none" stroke={ground} strokeWidth="1" />
    </g>
  ),
};

interface TokenProps extends ArtProps {
  readonly color: Color;
  /** `size` is the width, as everywhere in the art. */
  readonly kind?: Size | undefined;
}

/** A knowledge token: its sign on a pale disc; a major one is a full disc in a golden wreath. */
export function TokenIcon({ color, kind = 'minor', ...props }: TokenProps) {
  const paint = amphora[color];
  if (kind === 'minor')
    return (
      <Svg box={[32, 32]} {...props}>
        <circle cx="16" cy="16" r="14" fill={papyrus} stroke={paint} strokeWidth="2" />
        <g transform="translate(6.4 6.2) scale(.8)">{signs[color](paint, papyrus)}</g>
      </Svg>
    );
  return (
    <Svg box={[32, 32]} {...props}>
      <circle cx="16" cy="16" r="15.6" fill={glaze} />
      <circle cx="16" cy="16" r="11" fill={paint} stroke={papyrus} strokeWidth=".7" />
      <g transform="translate(16 16)">
        <Wreath radius={13.2} leaves={10} leaf={0.78} fill={gold} />
      </g>
      <g transform="translate(8.4 8.2) scale(.63)">{signs[color](papyrus, paint)}</g>
    </Svg>
  );
}
