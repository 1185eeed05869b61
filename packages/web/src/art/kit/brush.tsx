import type { ReactNode } from 'react';

import { glaze, ground } from './palette.ts';

declare module 'react' {
  /** Styles, including the custom properties of our own style sheets. */
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}

/** Where a figure stands: its foot point, its scale, and whether it faces left. */
export interface Placed {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

export function Place({
  x = 0,
  y = 0,
  scale = 1,
  flip = false,
  turn = 0,
  children,
}: Placed & { readonly children: ReactNode }) {
  return (
    <g
      transform={`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${flip ? -scale : scale} ${scale})`}
    >
      {children}
    </g>
  );
}

/** An incised line. */
export function Cut({ d, width = 0.5 }: { readonly d: string; readonly width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={ground}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** A drawn line, such as a spear shaft. */
export function Stroke({
  d,
  color,
  width = 0.8,
}: {
  readonly d: string;
  readonly color: string;
  readonly width?: number;
}) {
  return (
    <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  );
}

export interface Fill {
  readonly fill?: string;
}

/** A silhouette with an incised contour, so that it stands out from what is behind it. */
export function Part({
  d,
  fill = glaze,
  contour = 0.8,
}: Fill & { readonly d: string; readonly contour?: number }) {
  return <path d={d} fill={fill} stroke={ground} strokeWidth={contour} paintOrder="stroke" />;
}
