import type { Color, SpaceId } from '@khora/engine';
import { memo, type ReactNode, useId } from 'react';
import { Place, Stroke } from '../kit/brush.tsx';
import { outline, times } from '../kit/geometry.ts';
import {
  aegean,
  amphora,
  earth,
  glaze,
  gold,
  land,
  light,
  marble,
  olive,
  shade,
  wine,
} from '../kit/palette.ts';
import { poses } from '../kit/poses.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import { Spear } from '../motifs/arms.tsx';
import { Dolphin, Lion } from '../motifs/beasts.tsx';
import { Temple } from '../motifs/buildings.tsx';
import { Person } from '../motifs/figures.tsx';
import { Ship } from '../motifs/sea.tsx';

interface Position {
  readonly x: number;
  readonly y: number;
}

const at = (x: number, y: number): Position => ({ x, y });

/** The centres of the spaces on the map: three roads from Greece to the east, needing ever more troops. */
export const SPACE_POSITIONS: Readonly<Record<SpaceId, Position>> = {
  'red-2-1': at(34, 84),
  'red-3-0': at(81, 58),
  'red-2-2': at(127, 36),
  'red-3-1': at(174, 62),
  'red-4-2': at(220, 90),
  'red-5-1': at(267, 66),
  'red-5-4': at(314, 37),
  'red-6-3': at(360, 52),
  'red-7-5': at(407, 88),
  'red-8-6': at(453, 60),
  'red-9-8': at(500, 84),
  'blue-2-2': at(36, 150),
  'blue-3-1': at(82, 186),
  'blue-3-3': at(127, 212),
  'blue-4-2': at(173, 180),
  'blue-4-4': at(218, 149),
  'blue-5-3': at(264, 172),
  'blue-6-5a': at(310, 208),
  'blue-6-5b': at(355, 186),
  'blue-7-6': at(401, 150),
  'blue-8-7': at(446, 178),
  'blue-9-9': at(492, 206),
  'green-2-1': at(34, 268),
  'green-3-0': at(81, 304),
  'green-2-2': at(127, 326),
  'green-3-1': at(174, 296),
  'green-4-2': at(220, 270),
  'green-5-1': at(267, 300),
  'green-5-4': at(314, 326),
  'green-6-3': at(360, 298),
  'green-7-5': at(407, 270),
  'green-8-6': at(453, 304),
  'green-9-8': at(500, 276),
  persepolis: at(553, 180),
};

function road(color: Color): string {
  const stops = Object.entries(SPACE_POSITIONS).filter(([id]) => id.startsWith(color));
  const end = SPACE_POSITIONS.persepolis;
  return outline([...stops.map(([, { x, y }]) => `${x},${y}`), `${end.x},${end.y}`].join(' '), {
    open: true,
  });
}

const lands = [
  // Greece and Thrace
  '16,-4! 20,38 34,70 28,104 46,134 62,150 92,156 104,166 116,178 128,190 126,172 114,160 110,140 104,122 114,108 108,92 124,84 136,98 142,86 150,98 158,82 192,72 226,76 246,62 262,42 258,16 274,-4!',
  // The Peloponnese
  '50,162 78,158 102,172 100,190 106,208! 94,200 92,220! 80,204 72,222! 66,202 54,190',
  // Asia and Africa
  '606,-6! 474,-6! 462,18 436,40 396,36 350,50 306,42 274,56 256,74 252,96 264,114 248,124 262,140 250,156 270,166 290,182 316,178 340,188 370,178 388,194 386,224 376,254 370,280 344,290 318,286 296,294 262,300 222,292 178,306 132,296 84,312 -6,300! -6,366! 606,366!',
];
const islands = [
  '146,262 170,256 204,260 200,268 160,270',
  '120,146 132,156 142,172 136,176 124,162',
  '232,100 244,102 242,112 232,110',
  '232,124 238,128 236,138 230,134',
  '238,160 248,160 246,166 238,166',
  '268,188 276,194 270,206 264,198',
  '318,222 338,216 356,214 344,228 326,232',
  '184,186 192,188 190,196 182,194',
  '166,178 174,176 172,184',
  '200,206 208,206 204,212',
  '160,204 166,202 168,208 162,210',
  '214,176 222,180 216,184',
  '190,116 202,112 204,120 194,122',
  '176,92 184,92 182,98',
  '96,228 102,228 100,236',
  '14,116 22,126 20,136 12,128',
  '22,160 28,166 24,174',
];
const lakes = [
  '494,360! 486,330 500,318 520,334 556,346 606,350! 606,366! 494,366!',
  '520,-6! 512,20 522,44 540,52 548,30 544,-6!',
  '384,300 392,296 402,322 420,366! 404,366!',
];

/** Persepolis: a terrace of columns with bulls. */
function Palace({ x, y }: Position) {
  return (
    <Place x={x} y={y} scale={0.9}>
      <path d="M-44 0V-5H-40V-10H40V-5H44V0Z" fill={marble} stroke={glaze} strokeWidth=".8" />
      <path d="M-44-5H44" stroke={glaze} strokeWidth=".6" />
      <path d="M-37-10V-54H37V-10Z" fill={glaze} />
      {times(7).map((i) => (
        <g key={i} transform={`translate(${-33 + i * 11} -10)`}>
          <path d="M-1.8 0-1.3-40H1.3L1.8 0Z" fill={marble} stroke={glaze} strokeWidth=".6" />
          <path
            d="M-4.4-44-5.4-47-2.6-44.4H2.6L5.4-47 4.4-44 2-40H-2Z"
            fill={gold}
            stroke={glaze}
            strokeWidth=".5"
          />
        </g>
      ))}
      <path
        d="M-40-55V-60H-34V-57H-29V-60H-23V-57H-18V-60H-12V-57H-6V-60H0V-57H6V-60H12V-57H18V-60H23V-57H29V-60H34V-57H40V-55Z"
        fill={wine}
        stroke={glaze}
        strokeWidth=".6"
        transform="translate(0 2)"
      />
    </Place>
  );
}

/** A rose of the eight winds. */
function Rose({ x, y }: Position) {
  return (
    <Place x={x} y={y} scale={0.95}>
      <circle r="9" fill="none" stroke={marble} strokeWidth=".7" opacity=".7" />
      {times(8).map((i) => (
        <g key={i} transform={`rotate(${i * 45}) scale(${i % 2 ? 0.66 : 1})`}>
          <path d="M0-15 2.6-3.6 0 0Z" fill={wine} />
          <path d="M0-15-2.6-3.6 0 0Z" fill={marble} />
        </g>
      ))}
    </Place>
  );
}

/** Everything below the spaces, which is drawn once. */
const Ground = memo(function Ground() {
  const id = useId();
  const coasts = [...lands, ...islands].map((points) => outline(points)).join('');
  return (
    <g style={{ '--ground': land }}>
      <defs>
        <radialGradient id={`${id}a`} cx=".45" cy=".5" r=".75">
          <stop offset="0" stopColor={light} stopOpacity=".16" />
          <stop offset=".6" stopColor={light} stopOpacity="0" />
          <stop offset="1" stopColor={shade} stopOpacity=".3" />
        </radialGradient>
        <pattern id={`${id}b`} width="22" height="12" patternUnits="userSpaceOnUse">
          <path
            d="M2 4q2.4-3 4.8 0t4.8 0M13 10q2.4-3 4.8 0t4.8 0"
            fill="none"
            stroke={light}
            strokeWidth=".7"
            opacity=".16"
          />
        </pattern>
      </defs>
      <path d="M0 0H600V360H0Z" fill={aegean} />
      <path d="M0 0H600V360H0Z" fill={`url(#${id}b)`} />
      <path d={coasts} fill="none" stroke={light} strokeWidth="9" opacity=".1" />
      <path d={coasts} fill="none" stroke={light} strokeWidth="4.4" opacity=".16" />
      <path d={coasts} fill={land} />
      <clipPath id={`${id}c`}>
        <path d={coasts} />
      </clipPath>
      <g clipPath={`url(#${id}c)`} fill="none" stroke={earth}>
        <path d={coasts} strokeWidth="12" opacity=".16" />
        <path d={coasts} strokeWidth="6" opacity=".2" />
      </g>
      <path d={coasts} fill="none" stroke={glaze} strokeWidth="1.1" strokeLinejoin="round" />
      {lakes.map((points) => (
        <path key={points} d={outline(points)} fill={aegean} stroke={glaze} strokeWidth="1" />
      ))}
      <path
        d="M398 104C420 116 424 150 440 176 456 206 484 250 504 318M440 92C452 120 470 150 482 190 492 230 498 280 504 318M352 292C350 312 356 334 350 362"
        fill="none"
        stroke={aegean}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <Hills />
      <path d="M0 0H600V360H0Z" fill={`url(#${id}a)`} />
      {(['red', 'blue', 'green'] as const).map((color) => (
        <g key={color} fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={road(color)} stroke={marble} strokeWidth="9" opacity=".45" />
          <path d={road(color)} stroke={amphora[color]} strokeWidth="6" opacity=".75" />
          <path d={road(color)} stroke={marble} strokeWidth="1.4" strokeDasharray=".1 5" opacity=".9" />
        </g>
      ))}
      <Ship x={198} y={120} scale={0.34} />
      <Ship x={190} y={246} scale={0.3} sail={wine} emblem={false} />
      <Dolphin x={246} y={232} scale={0.8} turn={-12} />
      <Dolphin x={296} y={244} scale={0.6} turn={-8} flip />
      <Temple x={62} y={120} columns={5} height={13} gap={6} scale={0.62} />
      <Temple x={270} y={122} columns={4} height={13} gap={6} scale={0.5} />
      <Lion x={556} y={318} scale={0.62} />
      <Person
        x={572}
        y={270}
        scale={0.62}
        flip
        head="persian"
        dress="tunic"
        cloth={wine}
        pose={poses.stride}
        behind={<Spear x={9} length={40} />}
      />
      <Rose x={72} y={243} />
      <Palace x={553} y={163} />
    </g>
  );
});

/** Greece, the Aegean and Asia as far as Persepolis, 600 × 360; its children are drawn on it. */
export function AegeanMap({ children, ...props }: ArtProps & { readonly children?: ReactNode }) {
  return (
    <Svg box={[600, 360]} {...props}>
      <Ground />
      {children}
      <path d="M2 2H598V358H2Z" fill="none" stroke={glaze} strokeWidth="4" />
      <path d="M5.4 5.4H594.6V354.6H5.4Z" fill="none" stroke={gold} strokeWidth=".9" />
    </Svg>
  );
}

/** Mountains, trees and dunes where nobody goes. */
function Hills() {
  const peaks = [
    [40, 40],
    [52, 30],
    [232, 54],
    [340, 112],
    [354, 106],
    [368, 114],
    [454, 118],
    [462, 132],
    [536, 226],
    [550, 236],
    [566, 228],
    [546, 88],
    [562, 80],
    [578, 90],
    [404, 118],
    [320, 66],
  ];
  return (
    <g>
      {peaks.map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <path
            d={`M${x - 10} ${y + 6}L${x - 2} ${y - 8} ${x + 2} ${y - 4} ${x + 10} ${y + 6}Z`}
            fill={glaze}
            opacity=".55"
          />
          <path
            d={`M${x - 2} ${y - 8}L${x} ${y} ${x - 4} ${y + 4}`}
            fill="none"
            stroke="var(--ground)"
            strokeWidth=".7"
          />
        </g>
      ))}
      <Stroke
        d="M60 344q5-4 10 0t10 0M120 346q5-4 10 0t10 0M214 340q5-4 10 0t10 0M300 344q5-4 10 0t10 0M396 340q5-4 10 0t10 0"
        color={glaze}
        width={0.7}
      />
      {[
        [46, 340],
        [226, 316],
        [308, 318],
        [410, 316],
      ].map(([x = 0, y = 0]) => (
        <Place key={x} x={x} y={y} scale={0.8}>
          <Stroke d="M0 0C1-5 0-10 1-16" color={glaze} width={1.4} />
          <path
            d="M1-16C-4-20-9-17-10-12-6-14-2-15 1-16ZM1-16C6-20 11-17 12-12 8-14 4-15 1-16ZM1-16C-2-21-7-23-11-20-7-19-3-18 1-16ZM1-16C4-21 9-23 13-20 9-19 5-18 1-16Z"
            fill={olive}
            stroke={glaze}
            strokeWidth=".3"
          />
        </Place>
      ))}
    </g>
  );
}
