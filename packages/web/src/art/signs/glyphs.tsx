import type { Achievement, Action, Resource, Track } from '@khora/engine';
import type { ReactNode } from 'react';
import { moved, outline, times } from '../kit/geometry.ts';
import { glaze, papyrus, signGround, theme } from '../kit/palette.ts';

const { aegean, gold, olive, wine } = theme;

/** Signs of 24 × 24, legible at 16 pixels: bold shapes in the text's colour, cut in the colour behind them. */
const cut = signGround;
const body = 'currentColor';

function Cut({ d, width = 1 }: { readonly d: string; readonly width?: number }) {
  return (
    <path d={d} fill="none" stroke={cut} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  );
}

/** A pair of leaves, both drawn in the same direction, so that they do not cut each other out. */
const PAIR_OF_LEAVES = [
  { d: 'M0 0C1.2-1.8 3.4-2 5-.8 3.6.8 1.6 1 0 0Z', turn: 24 },
  { d: 'M0 0C1.6-1 3.6-.8 5 .8 3.4 2 1.2 1.8 0 0Z', turn: -34 },
];
const sides = new Map<string, readonly [string, string]>();

/** Both sides of a wreath, each as one path: there are dozens at the table. */
function wreathSides(radius: number, leaves: number, leaf: number): readonly [string, string] {
  const key = `${radius} ${leaves} ${leaf}`;
  const known = sides.get(key);
  if (known) return known;
  const side = times(leaves)
    .flatMap((i) =>
      PAIR_OF_LEAVES.map(({ d, turn }) =>
        moved(moved(d, { turn, scale: leaf, y: radius }), { turn: -8 - (i * 150) / (leaves - 1) }),
      ),
    )
    .join('');
  const both = [side, moved(side, { flip: true })] as const;
  sides.set(key, both);
  return both;
}

/** A wreath of laurel around (0, 0), open at the top. */
export function Wreath({
  radius,
  leaves = 9,
  fill = olive,
  leaf = 1,
}: {
  readonly radius: number;
  readonly leaves?: number;
  readonly fill?: string;
  readonly leaf?: number;
}) {
  const [left, right] = wreathSides(radius, leaves, leaf);
  return (
    <g fill={fill}>
      <path
        d={`M0 ${radius}A${radius} ${radius} 0 0 1 ${-radius * 0.5} ${-radius * 0.866}M0 ${radius}A${radius} ${radius} 0 0 0 ${radius * 0.5} ${-radius * 0.866}`}
        fill="none"
        stroke={fill}
        strokeWidth={leaf * 0.7}
      />
      <path d={left} />
      <path d={right} />
    </g>
  );
}

const owl = (
  <g>
    <path
      d={outline(
        '12,3.2 16,2.6 19.4,1.2! 19.6,6 19,9.6 19.6,14 17.6,19 14.6,21.4! 12,22.6 9.4,21.4! 6.4,19 4.4,14 5,9.6 4.4,6 4.6,1.2! 8,2.6',
      )}
      fill={body}
    />
    <circle cx="8.5" cy="7.6" r="2.9" fill={cut} />
    <circle cx="15.5" cy="7.6" r="2.9" fill={cut} />
    <circle cx="8.8" cy="7.6" r="1.5" fill={body} />
    <circle cx="15.2" cy="7.6" r="1.5" fill={body} />
    <path d="M10.8 9.6H13.2L12 12.6Z" fill={gold} />
    <Cut d="M9.4 15v1.2M12 15v1.2M14.6 15v1.2M10.7 17.6v1.2M13.3 17.6v1.2" />
  </g>
);
const stele = (
  <g>
    <path d="M12 1 20 6H4ZM5.4 7.2H18.6V20H5.4ZM3 21H21V23H3Z" fill={body} />
    <Cut d="M8 10H16M8 12.8H16M8 15.6H16M8 18.2H12.6" width={1.1} />
  </g>
);
const mask = (
  <g>
    <path d="M2.8 4.4C8 1 16 1 21.2 4.4 22.2 12 19 20 12 23 5 20 1.8 12 2.8 4.4Z" fill={body} />
    <path
      d="M5.4 9C7 7 9.4 7.2 10.6 9.2 9 11 6.8 11 5.4 9ZM18.6 9C17 7 14.6 7.2 13.4 9.2 15 11 17.2 11 18.6 9ZM6.4 14C10 15.4 14 15.4 17.6 14 16.6 20.4 7.4 20.4 6.4 14Z"
      fill={cut}
    />
    <Cut d="M4.4 5.4C9 3.6 15 3.6 19.6 5.4" width={0.9} />
  </g>
);
const ship = (
  <g>
    <path d="M6.4 3H17.6C19 6.6 18.8 9.8 17.2 13 13.8 12 10.2 12 6.8 13 5.2 9.8 5 6.6 6.4 3Z" fill={body} />
    <path
      d="M11.4 1.4H12.6V16H11.4ZM2.6 12C.6 13 1 15.4 2.4 16.2 8 17.6 14 17.6 19.4 15.8L19.8 13.4H22L22 16.4 23.4 18.6 21 19.4C17 22.4 7 22.4 3.6 19.4 1 17.2.2 13.6 2.6 12Z"
      fill={body}
    />
    <Cut
      d="M9.2 3.6C8.6 6.6 8.6 9.4 9.2 11.8M14.8 3.6C15.4 6.6 15.4 9.4 14.8 11.8M4.6 18.6C9 20 15 20 19 18.4"
      width={0.9}
    />
  </g>
);
const arms = (
  <g>
    <path d="M3 22 20 3.4M21 22 4 3.4" stroke={body} strokeWidth="1.6" strokeLinecap="round" />
    <path d="M22.6.6 21.6 5.4 18 2.2ZM1.4.6 2.4 5.4 6 2.2Z" fill={body} />
    <circle cx="12" cy="12.6" r="7.8" fill={body} stroke={cut} strokeWidth="1" />
    <circle cx="12" cy="12.6" r="5.6" fill="none" stroke={cut} strokeWidth=".9" />
    <path
      d="M12 9.4 13 11.6 15.4 11.8 13.6 13.4 14.1 15.8 12 14.6 9.9 15.8 10.4 13.4 8.6 11.8 11 11.6Z"
      fill={cut}
    />
  </g>
);
const urn = (
  <g>
    <path d="M8.6 1.4 14 .6 16.2 3.6 13.6 6.6 9.4 5.6Z" fill={wine} />
    <path
      d="M6.6 9.4H17.4V11.2L16 12.2C19 13.8 19.4 17 17.4 19.2L14.6 21.2H16.4V23H7.6V21.2H9.4L6.6 19.2C4.6 17 5 13.8 8 12.2L6.6 11.2Z"
      fill={body}
    />
    <path
      d="M6.6 11.4C2.6 10.4 1.6 14.6 5.4 16M17.4 11.4C21.4 10.4 22.4 14.6 18.6 16"
      fill="none"
      stroke={body}
      strokeWidth="1.4"
    />
    <Cut
      d="M8 14.4H16M7.4 16.6 9 15.6 10.5 16.6 12 15.6 13.5 16.6 15 15.6 16.6 16.6M8.4 18.4H15.6"
      width={0.8}
    />
  </g>
);
const raising = (
  <g>
    <path d="M1.6 1.4H14.4V4H1.6Z" fill={body} />
    <path d="M3.2 4A2.3 2.3 0 1 0 4.6 8.4H11.4A2.3 2.3 0 1 0 12.8 4Z" fill={body} />
    <path d="M4.4 8.4H11.6L12 20H4ZM1.6 20.4H14.4V23.2H1.6Z" fill={body} />
    <Cut d="M6.4 10V19M8 10V19M9.6 10V19M3.4 5.6a.8.8 0 1 0 .8.8M12.6 5.6a.8.8 0 1 1-.8.8" width={0.8} />
    <path
      d="M15.6 5.4 19.6 23M19.2 4.6 23 21.8M16.6 9.4 20 8.7M17.4 13 20.8 12.3M18.2 16.6 21.6 15.9M19 20.2 22.4 19.5"
      fill="none"
      stroke={gold}
      strokeWidth="1.4"
      strokeLinecap="round"
    />
  </g>
);

export const actionGlyphs: Readonly<Record<Action, ReactNode>> = {
  0: owl,
  1: stele,
  2: mask,
  3: ship,
  4: arms,
  5: urn,
  6: raising,
};

const scales = (
  <g>
    <path
      d="M12 2V20M4 6.2 20 6.2M4.4 6.4 1.6 14M4.4 6.4 7.2 14M19.6 6.4 16.8 14M19.6 6.4 22.4 14"
      fill="none"
      stroke={body}
      strokeWidth="1.2"
      strokeLinecap="round"
    />
    <path
      d="M.6 13.8H8.2C7.8 17.6 1 17.6.6 13.8ZM15.8 13.8H23.4C23 17.6 16.2 17.6 15.8 13.8ZM6.6 22.6C7.4 20.4 10 20.2 12 19 14 20.2 16.6 20.4 17.4 22.6Z"
      fill={body}
    />
    <circle cx="12" cy="3" r="1.8" fill={body} />
    <path d="M1.8 13.4A2.6 2.2 0 0 1 7 13.4ZM17 13.4A2.6 2.2 0 0 1 22.2 13.4Z" fill={gold} />
  </g>
);

export const trackGlyphs: Readonly<Record<Track, ReactNode>> = {
  economy: scales,
  culture: mask,
  military: arms,
};

const helmet =
  'M4.6 22C5.6 19.4 4 17.4 3.8 14.6 3.2 9.4 6.2 5.8 11.2 5.6 16 5.6 18.6 8.6 18.8 12.6L19.6 17.6 19.4 22 15.8 22.4 14.4 17.6 11.6 18.6 12.6 22.4 8.4 22.8Z';
/** A crested helmet on 24 × 24. */
export function HelmetSign({
  fill,
  crest,
  eye,
}: {
  readonly fill: string;
  readonly crest: string;
  readonly eye: string;
}) {
  return (
    <g>
      <path
        d="M19 6.4C16-.4 5-.6 2 6.4.6 10 1.6 15-.4 20.4 3 18.6 4.6 15.6 4.6 12.4 5 8.4 9 5.4 14.6 6.4Z"
        fill={crest}
      />
      <path d={helmet} fill={fill} />
      <path d="M11.4 13C13 11.4 15.8 11.6 17.4 13.2 15.4 15 12.8 15 11.4 13Z" fill={eye} />
      <path d="M4.4 13.4C7.6 8.8 13.4 8.2 18.4 10.6" fill="none" stroke={eye} strokeWidth=".8" />
    </g>
  );
}

const citizens = (
  <g>
    <path d="M2.6 23C2.6 18 5 15.8 9 15.2H14C18.4 15.8 21.4 18.4 21.6 23Z" fill={aegean} />
    <path
      d="M13.6 15.2C11 17.6 8.4 20 7.4 23M17.6 17C14 18.4 11.6 20.6 11 23"
      fill="none"
      stroke={cut}
      strokeWidth=".8"
    />
    <path
      d="M8.2 16.6C9 14.4 8.2 13.4 7.2 11.6 5.2 6.4 7 1.6 12 1.4 15 1.4 16.6 3 16.8 5.2L18.4 8.6 17 9.4 17.2 10.8 16.6 11.4 17.8 16C15.4 16.4 13.6 15.4 12.8 14.6L13.2 16.6C11.6 17.8 9.6 17.8 8.2 16.6Z"
      fill={body}
    />
    <path d="M16.8 5C13 4 9 4.4 6.4 6.8" fill="none" stroke={wine} strokeWidth="1.5" />
    <path d="M13 7.8C13.8 7 15 7 15.6 7.8 14.8 8.6 13.8 8.6 13 7.8Z" fill={cut} />
    <Cut d="M11 9.4C11.4 12 13.4 12.2 16.4 11.6" width={0.7} />
  </g>
);
const taxes = (
  <g>
    <path
      d="M9.4 6.6 6.6 1.4C9 2.8 11 1.2 12 1.2S15 2.8 17.4 1.4L14.6 6.6C20.6 9 23 16 20.4 22.6H3.6C1 16 3.4 9 9.4 6.6Z"
      fill={wine}
    />
    <path d="M8.6 6.8H15.4" stroke={gold} strokeWidth="1.6" strokeLinecap="round" />
    <circle cx="12" cy="15.2" r="5" fill={gold} />
    <circle cx="12" cy="15.2" r="3.7" fill="none" stroke={wine} strokeWidth=".8" />
    <path d="M12 12.8V17.6M10.2 15.2H13.8" stroke={wine} strokeWidth="1.1" />
  </g>
);
const troops = (
  <g>
    <path d="M21.6 4.6V23" stroke={body} strokeWidth="1.3" strokeLinecap="round" />
    <path d="M21.6 0 23.2 4 21.6 6.2 20 4Z" fill={body} />
    <g transform="translate(-.2 1) scale(.93)">
      <HelmetSign fill={body} crest={wine} eye={cut} />
    </g>
  </g>
);
const drachma = (
  <g>
    <circle cx="12" cy="12" r="11" fill={gold} stroke={glaze} strokeWidth=".8" />
    <circle
      cx="12"
      cy="12"
      r="9.4"
      fill="none"
      stroke={glaze}
      strokeWidth=".7"
      strokeDasharray=".9 1"
      opacity=".7"
    />
    <path
      d={outline(
        '11.6,4.4 15,4.8 16.4,7.6 15.6,10.4 16.2,13.4 14.4,17 11.6,18.6 8.2,19.8! 7.6,17.6 7.4,13 8.2,9.8 7.4,7.2 8.6,4.8',
      )}
      fill={glaze}
    />
    <circle cx="9.9" cy="7.8" r="1.7" fill={gold} />
    <circle cx="13.9" cy="7.8" r="1.7" fill={gold} />
    <circle cx="9.9" cy="7.8" r=".8" fill={glaze} />
    <circle cx="13.9" cy="7.8" r=".8" fill={glaze} />
    <path d="M13 17.6V19.8M15 16.4V19.8" stroke={glaze} strokeWidth="1" />
    <path d="M4.4 9.4C5 7.6 6 6.6 7 6M4 11.4C3.4 10 4 9 4.8 8.4" stroke={glaze} strokeWidth="1" fill="none" />
  </g>
);
const points = (
  <g>
    <g transform="translate(12 12.4)">
      <Wreath radius={8.8} leaves={7} leaf={0.86} />
    </g>
    <path
      d="M12 3.2 14.3 9 20.4 9.4 15.7 13.2 17.3 19.2 12 15.9 6.7 19.2 8.3 13.2 3.6 9.4 9.7 9Z"
      fill={gold}
      stroke={glaze}
      strokeWidth=".7"
      strokeLinejoin="round"
    />
  </g>
);
const scroll = (
  <g>
    <path d="M6 4H18V20H6Z" fill={papyrus} stroke={glaze} strokeWidth=".8" />
    <path
      d="M2.6 2H21.4A2 2 0 0 1 21.4 6H2.6A2 2 0 0 1 2.6 2ZM2.6 18H21.4A2 2 0 0 1 21.4 22H2.6A2 2 0 0 1 2.6 18Z"
      fill={papyrus}
      stroke={glaze}
      strokeWidth=".9"
    />
    <path
      d="M.6 4H3.2M20.8 4H23.4M.6 20H3.2M20.8 20H23.4"
      stroke={wine}
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M8.4 9H15.6M8.4 11.6H15.6M8.4 14.2H13.4"
      stroke={glaze}
      strokeWidth="1.1"
      strokeLinecap="round"
    />
  </g>
);
const glory = (
  <g transform="translate(12 12.6)">
    <Wreath radius={8.4} leaves={8} fill={olive} leaf={1.02} />
    <path d="M-2.6 9.8 0 8 2.6 9.8 1 8.2 2.4 11.4 0 9.4-2.4 11.4-1 8.2Z" fill={wine} />
  </g>
);

export const resourceGlyphs: Readonly<Record<Resource, ReactNode>> = {
  citizens,
  taxes,
  glory,
  troops,
  drachmas: drachma,
  points,
  scrolls: scroll,
};

export const achievementGlyphs: Readonly<Record<Achievement, ReactNode>> = {
  points,
  citizens,
  troops,
  economy: scales,
  politics: urn,
};
