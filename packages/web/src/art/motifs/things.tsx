import type { ReactNode } from 'react';
import { Cut, type Fill, Part, Place, type Placed, Stroke } from '../kit/brush.tsx';
import { outline, times } from '../kit/geometry.ts';
import { glaze, gold, ground, marble, papyrus, wine } from '../kit/palette.ts';

/** A two-handled jar, 24 high, its foot at (0, 0). */
export function Amphora({
  fill = glaze,
  mark = true,
  ...placed
}: Placed & Fill & { readonly mark?: boolean }) {
  return (
    <Place {...placed}>
      <path
        d="M-2.6-22C-8-22-7.6-15-5.6-14.4M2.6-22C8-22 7.6-15 5.6-14.4"
        fill="none"
        stroke={fill}
        strokeWidth="1.3"
      />
      <Part
        d="M-3.4-24H3.4V-22.6L2.4-22 2.2-18C6-16.6 7.6-13.6 7-10 6.2-6 3.4-3.6 2-1.6L3-0H-3L-2-1.6C-3.4-3.6-6.2-6-7-10-7.6-13.6-6-16.6-2.2-18L-2.4-22-3.4-22.6Z"
        fill={fill}
      />
      {mark && (
        <Cut
          d="M-2.2-18.2H2.2M-6.6-12.6H6.6M-6.9-10.6H6.9M-6-11.6l1.2-.8 1.2.8 1.2-.8 1.2.8 1.2-.8 1.2.8 1.2-.8 1.2.8 1.2-.8 1.2.8M-3.4-4.4H3.4"
          width={0.5}
        />
      )}
    </Place>
  );
}

/** A coin of radius 6 around (0, 0). */
export function Coin({
  fill = gold,
  mark = 'owl',
  ...placed
}: Placed & Fill & { readonly mark?: 'owl' | 'plain' | 'head' }) {
  return (
    <Place {...placed}>
      <circle r="6" fill={fill} stroke={ground} strokeWidth=".8" paintOrder="stroke" />
      <circle r="5" fill="none" stroke={glaze} strokeWidth=".4" strokeDasharray=".5 .6" />
      {mark === 'owl' && (
        <g>
          <path
            d={outline('0,-4 2.4,-3.2 2.6,-1 2.8,1 0.6,3.2 -1,3.4 -3,4! -2.8,1 -2.4,-1 -2.4,-3.2')}
            fill={glaze}
          />
          <circle cx="-1" cy="-1.9" r=".8" fill={fill} />
          <circle cx="1.1" cy="-1.9" r=".8" fill={fill} />
        </g>
      )}
      {mark === 'head' && (
        <path
          d="M-1.6 3.4C-3.4 1-3.4-3.4.4-3.6 2-3.4 2-2 2.2-1.4L3 .2 2.2.6 2 2.2.8 2.2 1 3.4Z"
          fill={glaze}
        />
      )}
    </Place>
  );
}

/** A pile of coins seen from the side, `count` high. */
export function Coins({ count, fill = gold, ...placed }: Placed & Fill & { readonly count: number }) {
  return (
    <Place {...placed}>
      {times(count).map((i) => (
        <rect
          key={i}
          x={-5 + (i % 2) * 0.5}
          y={-2.4 * (i + 1)}
          width="10"
          height="2.2"
          rx="1"
          fill={fill}
          stroke={glaze}
          strokeWidth=".35"
        />
      ))}
    </Place>
  );
}

/** A chest, 28 wide, its foot at (0, 0). */
export function Chest({ open = false, ...placed }: Placed & { readonly open?: boolean }) {
  return (
    <Place {...placed}>
      {open && (
        <path d="M-12-14C-8-19-4-16 0-18.6 4-16 8-19 12-14Z" fill={gold} stroke={glaze} strokeWidth=".4" />
      )}
      {open && (
        <path d="M-14-15-15-23C-8-27 8-27 15-23L14-15 12.6-15 13-21C6-24-6-24-13-21L-12.6-15Z" fill={glaze} />
      )}
      <path
        d={open ? 'M-14 0V-14H14V0Z' : 'M-14 0V-14C-14-20 14-20 14-14V0Z'}
        fill={glaze}
        stroke={ground}
        strokeWidth=".7"
        paintOrder="stroke"
      />
      <Cut d="M-14-10.6H14M-14-3H14M-9-10.6V-3M9-10.6V-3" width={0.6} />
      <path d="M-2.6-12.4H2.6V-7C2.6-4.6-2.6-4.6-2.6-7Z" fill={gold} />
      <circle cy="-9" r="1" fill={glaze} />
    </Place>
  );
}

/** A bulging sack, 14 high. */
export function Sack({ fill = glaze, ...placed }: Placed & { readonly fill?: string }) {
  return (
    <Place {...placed}>
      <path
        d="M-2-11-4-14.6C-2-13.6 2-13.6 4-14.6L2-11C7-9 8.6-4 7 0H-7C-8.6-4-7-9-2-11Z"
        fill={fill}
        stroke={ground}
        strokeWidth=".7"
        paintOrder="stroke"
      />
      <Cut d="M-2.4-11H2.4M-4-7C-5-5-5-3-4.6-1.4M-.6-9C-1-6-1-4-.6-2M3-8C4-6 4.4-4 4-2" width={0.5} />
    </Place>
  );
}

/** A rolled papyrus, 20 wide, opened flat, its middle at (0, 0). */
export function Scroll(placed: Placed) {
  return (
    <Place {...placed}>
      <path d="M-8-6H8V6H-8Z" fill={papyrus} stroke={glaze} strokeWidth=".5" />
      <path d="M-10.4-7.6H-7.6V7.6H-10.4ZM7.6-7.6H10.4V7.6H7.6Z" fill={glaze} />
      <path
        d="M-5.6-3.4H5.6M-5.6-1H5.6M-5.6 1.4H5.6M-5.6 3.8H2"
        stroke={glaze}
        strokeWidth=".6"
        strokeDasharray="2.4 .6 1.4 .7"
      />
    </Place>
  );
}

/** A square-cut stool or seat, 14 high. */
export function Seat(placed: Placed) {
  return (
    <Place {...placed}>
      <path d="M-9-12H6V-9.6H4.6L6 0H3.4L2-9.6H-5L-6.4 0H-9L-7.6-9.6H-9Z" fill={glaze} />
      <path d="M-9-13.6H6V-12H-9Z" fill={wine} />
    </Place>
  );
}

/** A tripod with its cauldron, 26 high. */
export function Tripod({ children, ...placed }: Placed & { readonly children?: ReactNode }) {
  return (
    <Place {...placed}>
      <Stroke d="M-5-14-8 0M5-14 8 0M0-13V0M-6.6-7H6.6" color={glaze} width={1.3} />
      <circle cx="-5" cy="-23" r="2.4" fill="none" stroke={glaze} strokeWidth="1" />
      <circle cx="5" cy="-23" r="2.4" fill="none" stroke={glaze} strokeWidth="1" />
      <Part d="M-9-20.6H9C9-15 5-12.4 0-12.4S-9-15-9-20.6Z" />
      <Cut d="M-8-18.4H8" />
      {children}
    </Place>
  );
}

/** A comic mask from the front, 24 high around (0, 0). */
export function Mask({ sad = false, fill = marble, ...placed }: Placed & Fill & { readonly sad?: boolean }) {
  return (
    <Place {...placed}>
      <path
        d="M-9-9C-6-13 6-13 9-9 10-2 8 8 0 12-8 8-10-2-9-9Z"
        fill={fill}
        stroke={glaze}
        strokeWidth=".8"
      />
      <path d="M-9.6-7C-8-14 8-14 9.6-7 6-9.6 3-8.6 0-9.6-3-8.6-6-9.6-9.6-7Z" fill={glaze} />
      <path
        d={
          sad
            ? 'M-6.6-3C-5-5-3-4.6-2-3-3.4-1.4-5.4-1.4-6.6-3ZM6.6-3C5-5 3-4.6 2-3 3.4-1.4 5.4-1.4 6.6-3ZM-4.6 6.6C-3 2.4 3 2.4 4.6 6.6 2 5 -2 5-4.6 6.6Z'
            : 'M-6.6-3C-5-5-3-4.6-2-3-3.4-1.4-5.4-1.4-6.6-3ZM6.6-3C5-5 3-4.6 2-3 3.4-1.4 5.4-1.4 6.6-3ZM-5.4 2.6C-2 4 2 4 5.4 2.6 4.6 9-4.6 9-5.4 2.6Z'
        }
        fill={glaze}
      />
      <path d="M0-3-1.4 1H1" fill="none" stroke={glaze} strokeWidth=".6" />
    </Place>
  );
}

/** A balance, 30 high: `tilt` in degrees. */
export function Scales({ tilt = 0, fill = glaze, ...placed }: Placed & Fill & { readonly tilt?: number }) {
  const drop = Math.sin((tilt * Math.PI) / 180) * 13;
  const pan = (x: number, y: number) => `M${x} ${y}L${x - 5} ${y + 10}M${x} ${y}L${x + 5} ${y + 10}`;
  return (
    <Place {...placed}>
      <Stroke
        d={`M0 0V-29M-13 ${-27 - drop}L13 ${-27 + drop}${pan(-13, -27 - drop)}${pan(13, -27 + drop)}`}
        color={fill}
        width={1}
      />
      <path
        d={`M-19 ${-17 - drop}h12c-1 4-11 4-12 0ZM7 ${-17 + drop}h12c-1 4-11 4-12 0ZM-6 0C-5-2-2-2.4 0-3 2-2.4 5-2 6 0Z`}
        fill={fill}
      />
      <circle cy="-29" r="1.6" fill={fill} />
    </Place>
  );
}

/** A lyre, 26 high, its foot at (0, 0). */
export function Lyre({ fill = glaze, ...placed }: Placed & Fill) {
  return (
    <Place {...placed}>
      <path
        d="M-6-6C-11-12-11-18-7-24M6-6C11-12 11-18 7-24"
        fill="none"
        stroke={fill}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M-9.6-22H9.6" stroke={fill} strokeWidth="1.4" strokeLinecap="round" />
      <path d="M-3-22V-5M-1-22V-5M1-22V-5M3-22V-5" stroke={fill} strokeWidth=".5" />
      <Part d="M-7.4-7C-8-2-4 0 0 0S8-2 7.4-7C4-8.6-4-8.6-7.4-7Z" fill={fill} />
      <Cut d="M-4-4.4C-2-3 2-3 4-4.4" />
    </Place>
  );
}

/** A pick or mattock, its haft from (0, 8) to (0, -10). */
export function Pick(placed: Placed) {
  return (
    <Place {...placed}>
      <Stroke d="M0 8V-10" color={glaze} width={1.2} />
      <path d="M-9-6C-5-11 5-11 9-6 4-8-4-8-9-6Z" fill={glaze} stroke={ground} strokeWidth=".4" />
    </Place>
  );
}

/** A four-spoked wheel of radius 10. */
export function Wheel({ fill = glaze, ...placed }: Placed & { readonly fill?: string }) {
  return (
    <Place {...placed}>
      <circle r="9" fill="none" stroke={ground} strokeWidth="3.6" />
      <circle r="9" fill="none" stroke={fill} strokeWidth="2" />
      <path d="M-9 0H9M0-9V9" stroke={fill} strokeWidth="1.5" />
      <circle r="2.2" fill={fill} stroke={ground} strokeWidth=".5" />
    </Place>
  );
}
