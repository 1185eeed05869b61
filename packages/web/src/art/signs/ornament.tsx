import { useId } from 'react';
import { glaze, stone, theme } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import { Wreath } from './glyphs.tsx';

interface MeanderProps {
  /** The thickness of the band in pixels. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
  readonly vertical?: boolean | undefined;
}

/** An endless key border in the colour of the text: it fills the available width, or the height when vertical. */
export function Meander({ size = 12, className, vertical = false }: MeanderProps) {
  const id = useId();
  const scale = size / 12;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      style={{ display: 'block', width: vertical ? size : '100%', height: vertical ? '100%' : size }}
    >
      <defs>
        <pattern
          id={id}
          width="10"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform={vertical ? `scale(${scale}) translate(12 0) rotate(90)` : `scale(${scale})`}
        >
          <path
            d="M0 1H10M0 11H10M0 8.8H8V3.2H3V6.2H5.4M8 8.8H10"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.1"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** A laurel wreath, open at the top. */
export function Laurel(props: ArtProps) {
  return (
    <Svg box={[64, 64]} {...props}>
      <g transform="translate(32 33)">
        <Wreath radius={24} leaves={13} leaf={1.75} fill={theme.olive} />
        <path d="M-6 29 0 25 6 29 2 24.6 4.6 31 0 27-4.6 31-2 24.6Z" fill={theme.wine} />
      </g>
    </Svg>
  );
}

/** An Ionic column of marble, 40 × 160. */
export function Column(props: ArtProps) {
  const id = useId();
  return (
    <Svg box={[40, 160]} {...props}>
      <defs>
        <linearGradient id={id}>
          <stop offset="0" stopColor={stone[0]} />
          <stop offset=".3" stopColor={stone[1]} />
          <stop offset=".7" stopColor={stone[2]} />
          <stop offset="1" stopColor={stone[3]} />
        </linearGradient>
      </defs>
      <g fill={`url(#${id})`} stroke={glaze} strokeWidth=".7">
        <path d="M11 142C10 90 11 50 12.4 24H27.6C29 50 30 90 29 142Z" />
        <path d="M3 2H37V7H3Z" />
        <path d="M9 7A7 7 0 1 0 13 20C16 17 24 17 27 20A7 7 0 1 0 31 7Z" />
        <path d="M8 142H32V146C34 148 34 150 32 151H8C6 150 6 148 8 146ZM4 151H36V158H4Z" />
      </g>
      <path
        d="M9 10.6a3.4 3.4 0 1 0 3.4 3.4a2 2 0 1 0-3.2 1.4M31 10.6a3.4 3.4 0 1 1-3.4 3.4a2 2 0 1 1 3.2 1.4M14.6 139C14 90 14.6 50 15.4 26M18.2 140C18 90 18.2 50 18.6 26M21.8 140C22 90 21.8 50 21.4 26M25.4 139C26 90 25.4 50 24.6 26M8 146H32"
        fill="none"
        stroke={glaze}
        strokeWidth=".7"
        opacity=".65"
      />
    </Svg>
  );
}
