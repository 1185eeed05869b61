import { glaze, marble, wine } from './base.tsx';
import { times } from './geometry.ts';
import { Cut, type Fill, ground, Place, type Placed } from './kit.tsx';

type Order = 'doric' | 'ionic' | 'corinthian';

/** A column `height` high and about 8 wide, its foot at (0, 0). */
export function Shaft({
  height,
  order = 'doric',
  fill = glaze,
  line = ground,
  ...placed
}: Placed & Fill & { readonly height: number; readonly order?: Order; readonly line?: string }) {
  const top = -height;
  const cut = { fill: 'none', stroke: line, strokeWidth: 0.45, strokeLinecap: 'round' } as const;
  return (
    <Place {...placed}>
      <path
        d={`M-3 0C-3.1 ${top / 2}-2.6 ${top + 8}-2.3 ${top + 4}H2.3C2.6 ${top + 8} 3.1 ${top / 2} 3 0Z`}
        fill={fill}
      />
      <path d={`M-1.4-1.4V${top + 5}M0-1.4V${top + 5}M1.4-1.4V${top + 5}`} {...cut} />
      {order !== 'doric' && <path d="M-3.8 0V-1.6H3.8V0Z" fill={fill} />}
      {order === 'doric' && (
        <path
          d={`M-4.2 ${top}H4.2V${top + 1.8}C3.6 ${top + 3} 2.6 ${top + 3.4} 2.4 ${top + 4}H-2.4C-2.6 ${top + 3.4}-3.6 ${top + 3}-4.2 ${top + 1.8}Z`}
          fill={fill}
        />
      )}
      {order === 'ionic' && (
        <g>
          <path d={`M-4.4 ${top}H4.4V${top + 1.6}H-4.4Z`} fill={fill} />
          <circle cx="-3.4" cy={top + 2.8} r="1.9" fill={fill} />
          <circle cx="3.4" cy={top + 2.8} r="1.9" fill={fill} />
          <path d={`M-3.4 ${top + 2}a.8.8 0 1 1-.8.8M3.4 ${top + 2}a.8.8 0 1 0 .8.8`} {...cut} />
        </g>
      )}
      {order === 'corinthian' && (
        <g>
          <path
            d={`M-5 ${top}H5L3.6 ${top + 2.2}C4.8 ${top + 3} 4 ${top + 5} 2.8 ${top + 4.6}L2.6 ${top + 8}H-2.6L-2.8 ${top + 4.6}C-4 ${top + 5}-4.8 ${top + 3}-3.6 ${top + 2.2}Z`}
            fill={fill}
          />
          <path
            d={`M-2.2 ${top + 7.6}C-2 ${top + 5.4}-1 ${top + 5}-.8 ${top + 7.6}C-.6 ${top + 5} .6 ${top + 5} .8 ${top + 7.6}C1 ${top + 5} 2 ${top + 5.4} 2.2 ${top + 7.6}M-3 ${top + 3}L-1 ${top + 4.6}M3 ${top + 3}L1 ${top + 4.6}M0 ${top + 4.4}V${top + 2}M-4.4 ${top + 1.4}H4.4`}
            {...cut}
          />
        </g>
      )}
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
      {times(columns).map((i) => (
        <Shaft
          key={i}
          x={(i - (columns - 1) / 2) * gap}
          y={-5}
          height={height}
          order={order}
          fill={fill}
          line={line}
        />
      ))}
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
          <g key={i}>
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
          </g>
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
