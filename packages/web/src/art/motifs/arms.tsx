import { type Fill, Place, type Placed, Stroke } from '../kit/brush.tsx';
import { glaze, ground, marble, wine } from '../kit/palette.ts';

/** A hoplite's round shield of radius 9 around (0, 0). */
export function Shield({
  fill = glaze,
  mark = 'star',
  paint = marble,
  ...placed
}: Placed &
  Fill & {
    readonly mark?: 'star' | 'lambda' | 'bull' | 'club' | 'none' | 'whirl';
    readonly paint?: string;
  }) {
  return (
    <Place {...placed}>
      <circle r="9" fill={fill} stroke={ground} strokeWidth="1" paintOrder="stroke" />
      <circle r="7.4" fill="none" stroke={ground} strokeWidth=".5" />
      {mark === 'star' && (
        <path d="M0-6 1.4-1.8 5.8-1.8 2.2.8 3.6 5 0 2.4-3.6 5-2.2.8-5.8-1.8-1.4-1.8Z" fill={paint} />
      )}
      {mark === 'lambda' && <path d="M-1-6H1.4L5.6 5H2.6L.2-2-2.6 5H-5.2Z" fill={paint} />}
      {mark === 'club' && <path d="M-5 4.6 1-4.6C3-6 5.6-3.6 4-1.6L-4 5.4Z" fill={paint} />}
      {mark === 'bull' && (
        <path
          d="M-5-4.6C-4-2-2-2.4 0-2.4S4-2 5-4.6C5.4-1.6 4-.4 2.6 0L1.6 4.4H-1.6L-2.6 0C-4-.4-5.4-1.6-5-4.6Z"
          fill={paint}
        />
      )}
      {mark === 'whirl' && (
        <path
          d="M0 0C-1-3 1-6 4-5.4 2-4 2-2 0 0ZM0 0C3-.6 6 1.4 5 4.2 4 2 2 2 0 0ZM0 0C1 3-1 6-4 5.4-2 4-2 2 0 0ZM0 0C-3 .6-6-1.4-5-4.2-4-2-2-2 0 0Z"
          fill={paint}
        />
      )}
    </Place>
  );
}

/** A spear from (0, 0) up, `length` long. */
export function Spear({ length = 46, ...placed }: Placed & { readonly length?: number }) {
  return (
    <Place {...placed}>
      <Stroke d={`M0 0V${-length}`} color={glaze} width={0.9} />
      <path d={`M0 ${-length - 6}L1.5 ${-length - 1} 0 ${-length + 1}-1.5 ${-length - 1}Z`} fill={glaze} />
    </Place>
  );
}

/** A drawn bow around its grip at (0, 0), bent to the right, with an arrow. */
export function Bow(placed: Placed) {
  return (
    <Place {...placed}>
      <Stroke d="M-4-14C-4-9 1-7 1 0S-4 9-4 14" color={glaze} width={1.3} />
      <Stroke d="M-4-14-11 0-4 14" color={glaze} width={0.4} />
      <Stroke d="M-12 0H7" color={glaze} width={0.6} />
      <path d="M6-1.4 10 0 6 1.4Z" fill={wine} />
    </Place>
  );
}
