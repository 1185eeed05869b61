import { useId } from 'react';
import { light, resins, shade } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';

export type DieTone = keyof typeof resins;
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die of translucent resin: the pips on the far side glimmer through. */
export function Die({
  value,
  tone = 'red',
  ...props
}: ArtProps & { readonly value: number; readonly tone?: DieTone | undefined }) {
  const id = useId();
  const [bright, body, deep, pip] = resins[tone];
  const far = 7 - value;
  return (
    <Svg box={[48, 48]} {...props}>
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={bright} />
          <stop offset=".4" stopColor={body} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
        <radialGradient id={`${id}b`} cx=".68" cy=".74" r=".62">
          <stop offset="0" stopColor={bright} stopOpacity=".85" />
          <stop offset=".5" stopColor={body} stopOpacity=".55" />
          <stop offset="1" stopColor={body} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}c`} x1="0" y1="0" x2=".3" y2="1">
          <stop offset="0" stopColor={light} stopOpacity=".62" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx="25" cy="44.4" rx="19" ry="2.8" fill={shade} opacity=".28" />
      <rect x="3" y="2" width="42" height="42" rx="10" fill={`url(#${id}a)`} />
      <rect
        x="3.6"
        y="2.6"
        width="40.8"
        height="40.8"
        rx="9.4"
        fill="none"
        stroke={deep}
        strokeWidth="1.2"
        opacity=".7"
      />
      <rect x="7" y="6" width="34" height="34" rx="11" fill={body} opacity=".55" />
      <rect x="7" y="6" width="34" height="34" rx="11" fill={`url(#${id}b)`} />
      {pips[far]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={25.4 + x * 7.4} cy={24.6 + y * 7.4} r="2.5" fill={deep} opacity=".28" />
      ))}
      <path
        d="M9.4 16C9.4 10.6 12 8 17.4 8H31C35 8 37.6 9.6 38.4 12.6 29 11.4 17 13 10.4 21.4 9.6 20 9.4 18 9.4 16Z"
        fill={`url(#${id}c)`}
      />
      {pips[value]?.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={24 + x * 10} cy={23.4 + y * 10} r="4.1" fill={deep} opacity=".55" />
          <circle cx={24 + x * 10} cy={23 + y * 10} r="3.8" fill={pip} />
          <path
            d={`M${21.2 + x * 10} ${24.6 + y * 10}a3.8 3.8 0 0 0 6 .4a5 5 0 0 1-6-.4Z`}
            fill={deep}
            opacity=".25"
          />
        </g>
      ))}
      <path
        d="M7 34C8 39 11 41.6 16 42.2"
        fill="none"
        stroke={light}
        strokeWidth="1.1"
        opacity=".35"
        strokeLinecap="round"
      />
    </Svg>
  );
}
