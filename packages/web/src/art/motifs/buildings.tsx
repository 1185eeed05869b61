import { Fragment } from 'react';
import { Cut, type Fill, Place, type Placed } from '../kit/brush.tsx';
import { times } from '../kit/geometry.ts';
import { glaze, ground, marble, wine } from '../kit/palette.ts';

type Order = 'doric' | 'ionic' | 'corinthian';

/** A column's outlines with its foot at (x, y): what is filled, all drawn the same way round, and what is cut in. */
function shaft(x: number, y: number, height: number, order: Order): { solid: string; cuts: string } {
  const top = y - height;
  const fluting = [-1.4, 0, 1.4].map((at) => `M${x + at} ${y - 1.4}V${top + 5}`).join('');
  const solid = `M${x - 3} ${y}c-.1 ${-height / 2} .4 ${8 - height} .7 ${4 - height}h4.6c.3 4 .8 ${height / 2 - 4} .7 ${height - 4}Z`;
  if (order === 'doric')
    return {
      solid: `${solid}M${x - 4.2} ${top}h8.4v1.8c-.6 1.2-1.6 1.6-1.8 2.2h-4.8c-.2-.6-1.2-1-1.8-2.2Z`,
      cuts: fluting,
    };
  const foot = `M${x - 3.8} ${y}v-1.6h7.6v1.6Z`;
  if (order === 'ionic') {
    const volutes = [-5.3, 1.5].map(
      (at) => `M${x + at} ${top + 2.8}a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0Z`,
    );
    return {
      solid: `${solid}${foot}M${x - 4.4} ${top}h8.8v1.6h-8.8Z${volutes.join('')}`,
      cuts: `${fluting}M${x - 3.4} ${top + 2}a.8.8 0 1 1-.8.8M${x + 3.4} ${top + 2}a.8.8 0 1 0 .8.8`,
    };
  }
  return {
    solid: `${solid}${foot}M${x - 5} ${top}h10l-1.4 2.2c1.2.8.4 2.8-.8 2.4l-.2 3.4h-5.2l-.2-3.4c-1.2.4-2-1.6-.8-2.4Z`,
    cuts: `${fluting}M${x - 2.2} ${top + 7.6}c.2-2.2 1.2-2.6 1.4 0c.2-2.6 1.4-2.6 1.6 0c.2-2.6 1.2-2.2 1.4 0M${x - 3} ${top + 3}l2 1.6M${x + 3} ${top + 3}l-2 1.6M${x} ${top + 4.4}v-2.4M${x - 4.4} ${top + 1.4}h8.8`,
  };
}

interface ColumnsProps extends Fill {
  readonly at: readonly number[];
  readonly y?: number;
  readonly height: number;
  readonly order: Order;
  readonly line: string;
}

/** A row of columns, however long, as two elements. */
function Columns({ at, y = 0, height, order, fill, line }: ColumnsProps) {
  const shafts = at.map((x) => shaft(x, y, height, order));
  return (
    <>
      <path d={shafts.map(({ solid }) => solid).join('')} fill={fill} />
      <path
        d={shafts.map(({ cuts }) => cuts).join('')}
        fill="none"
        stroke={line}
        strokeWidth=".45"
        strokeLinecap="round"
      />
    </>
  );
}

/** A column `height` high and about 8 wide, its foot at (0, 0). */
export function Shaft({
  height,
  order = 'doric',
  fill = glaze,
  line = ground,
  ...placed
}: Placed & Fill & { readonly height: number; readonly order?: Order; readonly line?: string }) {
  return (
    <Place {...placed}>
      <Columns at={[0]} height={height} order={order} fill={fill} line={line} />
    </Place>
  );
}

/** A temple front: `columns` of `height`, on three steps, its foot at (0, 0). */
export function Temple({
  columns = 6,
  height = 26,
  gap = 9,
  order = 'doric',
  fill = glaze,
  line = ground,
  ...placed
}: Placed &
  Fill & {
    readonly columns?: number;
    readonly height?: number;
    readonly gap?: number;
    readonly order?: Order;
    readonly line?: string;
  }) {
  const half = ((columns - 1) * gap) / 2 + 6;
  const top = -5 - height;
  const pitch = half * 0.36;
  return (
    <Place {...placed}>
      <path
        d={`M${-half - 4} 0V-1.8H${-half - 2}V-3.5H${-half}V-5H${half}V-3.5H${half + 2}V-1.8H${half + 4}V0Z`}
        fill={fill}
      />
      <Columns
        at={times(columns).map((i) => (i - (columns - 1) / 2) * gap)}
        y={-5}
        height={height}
        order={order}
        fill={fill}
        line={line}
      />
      <path d={`M${-half} ${top}H${half}V${top - 5}H${-half}Z`} fill={fill} />
      <path d={`M${-half - 2} ${top - 5.8}H${half + 2}L0 ${top - 6 - pitch}Z`} fill={fill} />
      <path
        d={`M${-half + 5} ${top - 7.4}H${half - 5}L0 ${top - 4.4 - pitch}Z`}
        fill="none"
        stroke={line}
        strokeWidth=".6"
        strokeLinejoin="round"
      />
      <path
        d={`M${-half} ${top - 1.8}H${half}M${-half - 1} ${top - 5.4}H${half + 1}M${-half - 2}-1.8H${half + 2}M${-half}-3.5H${half}${times(
          columns * 2 - 1,
        )
          .map((i) => `M${(i - columns + 1) * (gap / 2) - 0.8} ${top - 2}v-2.6m1.6 0v2.6`)
          .join('')}`}
        fill="none"
        stroke={line}
        strokeWidth=".5"
      />
      <circle cx="0" cy={top - 8 - pitch / 3} r={Math.min(2, pitch / 4)} fill={line} />
    </Place>
  );
}

/** Masonry of a wall or tower from (0, 0) up, with merlons. */
export function Tower({
  width = 16,
  height = 30,
  door = true,
  merlons = true,
  fill = glaze,
  line = ground,
  ...placed
}: Placed &
  Fill & {
    readonly width?: number;
    readonly height?: number;
    readonly door?: boolean;
    readonly merlons?: boolean;
    readonly line?: string;
  }) {
  const half = width / 2;
  const rows = Math.floor(height / 4);
  const teeth = Math.max(2, Math.round(width / 5));
  const tooth = (width + 2) / (teeth * 2 - 1);
  const joints = times(rows)
    .map((i) => {
      const y = -4 * (i + 1);
      return `M${-half} ${y}H${half}${times(Math.max(1, Math.floor(width / 5)))
        .map((k) => `M${-half + 2.5 + k * 5 + (i % 2) * 2} ${y}v4`)
        .join('')}`;
    })
    .join('');
  return (
    <Place {...placed}>
      <path d={`M${-half} 0V${-height}H${half}V0Z`} fill={fill} />
      <path d={joints} fill="none" stroke={line} strokeWidth=".35" opacity=".8" />
      {merlons && (
        <path
          d={`M${-half - 1} ${-height}v-2H${half + 1}v2Z${times(teeth)
            .map((i) => `M${-half - 1 + i * tooth * 2} ${-height - 2}v-3h${tooth}v3Z`)
            .join('')}`}
          fill={fill}
        />
      )}
      {door && <path d={'M-2.6 0V-6A2.6 2.6 0 0 1 2.6-6V0Z'} fill={line} />}
    </Place>
  );
}

/** A statue's base of marble. */
export function Plinth({
  width = 16,
  height = 8,
  fill = marble,
  ...placed
}: Placed & Fill & { readonly width?: number; readonly height?: number }) {
  return (
    <Place {...placed}>
      <path d={`M${-width / 2} 0V${-height}H${width / 2}V0Z`} fill={fill} stroke={glaze} strokeWidth=".6" />
      <path
        d={`M${-width / 2 - 1.4} ${-height}v-1.8H${width / 2 + 1.4}v1.8ZM${-width / 2 - 1.4} 0v-1.8H${width / 2 + 1.4}V0Z`}
        fill={fill}
        stroke={glaze}
        strokeWidth=".5"
      />
    </Place>
  );
}

/** A row of small houses, about 11 wide each. */
export function Houses({ count, ...placed }: Placed & { readonly count: number }) {
  return (
    <Place {...placed}>
      {times(count).map((i) => {
        const [x, h] = [i * 11, 9 + ((i * 7 + count) % 5) * 1.6];
        const flat = (i + count) % 3 === 0;
        return (
          <Fragment key={i}>
            <path
              d={
                flat
                  ? `M${x} 0V${-h}H${x + 10.4}V0Z`
                  : `M${x} 0V${-h}L${x + 5.2} ${-h - 3.6} ${x + 10.4} ${-h}V0Z`
              }
              fill={i % 2 ? glaze : marble}
              stroke={glaze}
              strokeWidth=".4"
            />
            {!flat && (
              <path
                d={`M${x - 0.8} ${-h + 0.4}L${x + 5.2} ${-h - 4} ${x + 11.2} ${-h + 0.4}`}
                fill="none"
                stroke={i % 2 ? glaze : wine}
                strokeWidth="1.3"
              />
            )}
            <path
              d={`M${x + 2} 0v-4.4h2.4V0ZM${x + 6.4} ${-h + 2.4}h1.8v2.4h-1.8Z`}
              fill={i % 2 ? ground : glaze}
            />
          </Fragment>
        );
      })}
    </Place>
  );
}

/** The seats of a theatre cut into a slope, 70 wide. */
export function Theatre(placed: Placed) {
  return (
    <Place {...placed}>
      <path d="M-34 0C-34-20-20-33 0-33S34-20 34 0Z" fill={glaze} />
      {times(6).map((i) => (
        <path
          key={i}
          d={`M${-30 + i * 4} 0C${-30 + i * 4} ${-18 + i * 2.2} ${-18 + i * 2.6} ${-29.6 + i * 3.6} 0 ${-29.6 + i * 3.6}S${30 - i * 4} ${-18 + i * 2.2} ${30 - i * 4} 0`}
          fill="none"
          stroke={i === 5 ? marble : ground}
          strokeWidth={i === 5 ? 1 : 0.8}
        />
      ))}
      <Cut d="M0-33V-12M-22-24-8-8M22-24 8-8" width={1} />
    </Place>
  );
}
