import { Cut, type Fill, Part, Place, type Placed, Stroke } from '../kit/brush.tsx';
import { times } from '../kit/geometry.ts';
import { glaze, ground, marble, wine } from '../kit/palette.ts';

/** A ship under sail, 74 long, its waterline at (0, 0), the ram to the right. */
export function Ship({
  sail = marble,
  emblem = true,
  war = true,
  ...placed
}: Placed & { readonly sail?: string; readonly emblem?: boolean; readonly war?: boolean }) {
  return (
    <Place {...placed}>
      <Stroke d="M0-4V-46M-19-43H19" color={glaze} width={1.3} />
      <path
        d="M-18-43H18C21-34 21-24 17-15 8-18-8-18-17-15-21-24-21-34-18-43Z"
        fill={sail}
        stroke={glaze}
        strokeWidth=".6"
      />
      <path
        d="M-9-43C-11-34-11-24-8.6-16.6M0-43V-17.2M9-43C11-34 11-24 8.6-16.6M-19.8-33H19.8M-20-24H20"
        fill="none"
        stroke={glaze}
        strokeWidth=".35"
        opacity=".6"
      />
      {emblem && (
        <path d="M0-38 2.4-31.6 9-31.4 3.8-27.4 5.6-21 0-24.8-5.6-21-3.8-27.4-9-31.4-2.4-31.6Z" fill={wine} />
      )}
      <Stroke d="M0-46 29-8M0-46-29-9M-17-15-24-8M17-15 22-7.6" color={glaze} width={0.45} />
      {war && (
        <Stroke
          d={times(11)
            .map((i) => `M${-19 + i * 4}-2.4L${-23 + i * 4} 6`)
            .join('')}
          color={glaze}
          width={0.8}
        />
      )}
      <Part d="M-31-8C-36-12-38-19-33-23-35-17-31-13-27-10.4 -14-6 12-6.4 25-9.4L27-12.6H31.4L31-8 40-2.4C40-.6 38 .2 36 .2L29-.6C20 4-16 4.6-26 0-29.6-2-31-5-31-8Z" />
      {!war && <path d="M-22-8.6V-13H-6V-7.6ZM4-7.6V-12H18V-8.8Z" fill={glaze} />}
      <Stroke d="M-31-13-38-17M-30-11-37-13" color={glaze} width={0.8} />
      <Cut d="M-28-5.6C-12-2.6 14-2.8 30-5.6M-26-2.6C-12 .4 14 .2 28-2.6" width={0.6} />
      {war && (
        <Cut
          d={times(10)
            .map((i) => `M${-17 + i * 4}-4.4h.1`)
            .join('')}
          width={1.3}
        />
      )}
      <path d="M27-6.6q2.6-2 5 0q-2.4 2-5 0" fill={marble} />
      <circle cx="29.6" cy="-6.6" r=".9" fill={glaze} />
    </Place>
  );
}

/** Rolling water in the manner of the vases, `width` wide, its crest at y = 0. */
export function Waves({ width, fill = glaze, ...placed }: Placed & Fill & { readonly width: number }) {
  const count = Math.ceil(width / 8);
  return (
    <Place {...placed}>
      <path
        d={`M0 12V3${times(count)
          .map(() => 'c3 0 2.6-4 5.2-4 2.2 0 2.4 3 .6 3 1.4 1 2.2 1 2.2 1')
          .join('')}V12Z`}
        fill={fill}
      />
      <path
        d={times(count)
          .map((i) => `M${i * 8 + 1} 6.4q2-2 4 0t3 0`)
          .join('')}
        fill="none"
        stroke={ground}
        strokeWidth=".5"
        opacity=".7"
      />
    </Place>
  );
}
