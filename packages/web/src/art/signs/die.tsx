import { useId } from 'react';

import { type ArtProps, Svg } from '../kit/base.tsx';

export type DieTone = 'red' | 'blue' | 'green' | 'black' | 'amber' | 'violet';
export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

/** Light, body and shade of the resin, and the paint of the pips. */
const resins: Readonly<Record<DieTone, readonly [light: string, body: string, shade: string, pip: string]>> =
  {
    red: ['#F28A72', '#B32C20', '#5E0E12', '#FFF6EA'],
    blue: ['#7FC4DE', '#1F6A8E', '#0B2E45', '#FFF9EE'],
    green: ['#A9C77A', '#4E7034', '#1E3315', '#FFF9EE'],
    black: ['#8A8578', '#37342B', '#0F0E0B', '#F6E9CF'],
    amber: ['#FFD08A', '#CC6A1C', '#6E2F08', '#FFF7E6'],
    violet: ['#EBD2F0', '#AE7FBC', '#5B3668', '#2A1630'],
  };

const pips: Readonly<Record<DieValue, readonly (readonly [x: number, y: number])[]>> = {
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

/** A die of translucent resin: the pips of the far side glimmer through. */
export function Die({
  value,
  tone = 'red',
  ...props
}: ArtProps & { readonly value: DieValue; readonly tone?: DieTone | undefined }) {
  const id = useId();
  const [light, body, shade, pip] = resins[tone];
  const far = (7 - value) as DieValue;
  return (
    <Svg box={[48, 48]} {...props}>
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset=".4" stopColor={body} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
        <radialGradient id={`${id}b`} cx=".68" cy=".74" r=".62">
          <stop offset="0" stopColor={light} stopOpacity=".85" />
          <stop offset=".5" stopColor={body} stopOpacity=".55" />
          <stop offset="1" stopColor={body} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}c`} x1="0" y1="0" x2=".3" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".62" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx="25" cy="44.4" rx="19" ry="2.8" fill="#000" opacity=".28" />
      <rect x="3" y="2" width="42" height="42" rx="10" fill={`url(#${id}a)`} />
      <rect
        x="3.6"
        y="2.6"
        width="40.8"
        height="40.8"
        rx="9.4"
        fill="none"
        stroke={shade}
        strokeWidth="1.2"
        opacity=".7"
      />
      <rect x="7" y="6" width="34" height="34" rx="11" fill={body} opacity=".55" />
      <rect x="7" y="6" width="34" height="34" rx="11" fill={`url(#${id}b)`} />
      {pips[far].map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={25.4 + x * 7.4}
          cy={24.6 + y * 7.4}
          r="2.5"
          fill={shade}
          opacity=".28"
        />
      ))}
      <path
        d="M9.4 16C9.4 10.6 12 8 17.4 8H31C35 8 37.6 9.6 38.4 12.6 29 11.4 17 13 10.4 21.4 9.6 20 9.4 18 9.4 16Z"
        fill={`url(#${id}c)`}
      />
      {pips[value].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={24 + x * 10} cy={23.4 + y * 10} r="4.1" fill={shade} opacity=".55" />
          <circle cx={24 + x * 10} cy={23 + y * 10} r="3.8" fill={pip} />
          <path
            d={`M${21.2 + x * 10} ${24.6 + y * 10}a3.8 3.8 0 0 0 6 .4a5 5 0 0 1-6-.4Z`}
            fill={shade}
            opacity=".25"
          />
        </g>
      ))}
      <path
        d="M7 34C8 39 11 41.6 16 42.2"
        fill="none"
        stroke="#fff"
        strokeWidth="1.1"
        opacity=".35"
        strokeLinecap="round"
      />
    </Svg>
  );
}
