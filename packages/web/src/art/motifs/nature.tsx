import { Cut, type Fill, Place, type Placed } from '../kit/brush.tsx';
import { moved, times } from '../kit/geometry.ts';
import { glaze, gold, ground, olive, wine } from '../kit/palette.ts';

const crown = [-13, -18, -5, -24, 5, -25, 13, -18, 0, -17, -9, -13, 9, -13, -16, -13, 16, -13, -1, -31];
const tufts = times(crown.length / 2).map((i) => {
  const [x, y] = [crown[i * 2] ?? 0, crown[i * 2 + 1] ?? 0];
  const leaves = times(6).map((k) =>
    moved('M0-1.2C1.6-2.6 1.9-5 0-7.4C-1.9-5-1.6-2.6 0-1.2Z', { x, y, turn: i * 37 + k * 60 }),
  );
  return { shade: `M${x - 5.6} ${y}a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1-11.2 0Z`, leaves: leaves.join('') };
});
const shade = tufts.map((tuft) => tuft.shade).join('');

/** An olive tree, about 38 high. */
export function OliveTree({
  leaf = olive,
  bare = false,
  ...placed
}: Placed & { readonly leaf?: string; readonly bare?: boolean }) {
  return (
    <Place {...placed}>
      <path
        d="M-4 0C-2-5-3-9-1.4-13L-9-20-8-21.4-1-16 .4-26 2-26 1.8-16 9-22 10-20.8 2.6-13C3-8 2.4-4 5 0Z"
        fill={glaze}
      />
      <Cut d="M-1-2C0-6-.6-9 .6-13" />
      {!bare && <path d={shade} fill={glaze} />}
      {!bare &&
        tufts.map(({ leaves }) => (
          <path key={leaves} d={leaves} fill={leaf} stroke={glaze} strokeWidth=".35" />
        ))}
    </Place>
  );
}

/** A cypress, 26 high. */
export function Cypress(placed: Placed) {
  return (
    <Place {...placed}>
      <path d="M-.8 0V-4H.8V0ZM0-27C4-19 5-10 3-4H-3C-5-10-4-19 0-27Z" fill={glaze} />
      <Cut d="M0-22C-1.6-16-2-10-1.4-5.6M1-19C2-14 2.2-10 1.4-6" width={0.4} />
    </Place>
  );
}

/** A laurel twig from (0, 0) up and to the right, 26 high. */
export function Sprig({ fill = olive, ...placed }: Placed & { readonly fill?: string }) {
  return (
    <Place {...placed}>
      <path d="M0 0C10-4 13-14 8-24" fill="none" stroke={fill} strokeWidth="1" />
      {times(6).map((i) => {
        const t = (i + 1) / 6.2;
        const x = 30 * t * (1 - t) * (1 - t) + 39 * t * t * (1 - t) + 8 * t ** 3;
        const y = -12 * t * (1 - t) * (1 - t) - 42 * t * t * (1 - t) - 24 * t ** 3;
        return (
          <path
            key={i}
            d="M0 0C2-2.4 4-2.6 7-1.6 5 .6 2.6.8 0 0ZM0 0C-1-3 .2-5 2.4-6.6 3.4-4 2.4-1.6 0 0Z"
            fill={fill}
            stroke={ground}
            strokeWidth=".25"
            transform={`translate(${x} ${y}) rotate(${-8 - i * 15})`}
          />
        );
      })}
    </Place>
  );
}

/** A heap of rock, `width` wide. */
export function Rock({
  width = 30,
  height = 20,
  fill = glaze,
  ...placed
}: Placed & Fill & { readonly width?: number; readonly height?: number }) {
  const [w, h] = [width / 2, height];
  return (
    <Place {...placed}>
      <path
        d={`M${-w} 0L${-w * 0.7} ${-h * 0.5} ${-w * 0.45} ${-h * 0.55} ${-w * 0.2} ${-h} ${w * 0.2} ${-h * 0.85} ${w * 0.4} ${-h * 0.5} ${w * 0.75} ${-h * 0.45} ${w} 0Z`}
        fill={fill}
      />
      <Cut
        d={`M${-w * 0.2} ${-h}L${-w * 0.1} ${-h * 0.5} ${-w * 0.4} ${-h * 0.2}M${w * 0.2} ${-h * 0.85}L${w * 0.15} ${-h * 0.4} ${w * 0.45} ${-h * 0.15}M${-w * 0.1} ${-h * 0.5}L${w * 0.15} ${-h * 0.4}`}
      />
    </Place>
  );
}

/** A sun with rays, of radius 7 around (0, 0). */
export function Sun({ fill = gold, ...placed }: Placed & Fill) {
  return (
    <Place {...placed}>
      {times(12).map((i) => (
        <path key={i} d="M-1-8.4H1L0-13Z" fill={fill} transform={`rotate(${i * 30})`} />
      ))}
      <circle r="7" fill={fill} />
    </Place>
  );
}

/** A burning fire, 14 high. */
export function Fire(placed: Placed) {
  return (
    <Place {...placed}>
      <path d="M0-15C1-11 6-9 5.4-4 5 0 2 1 0 1S-5 0-5.4-4C-5.8-7-3-8-3-11-1-10-.4-12 0-15Z" fill={wine} />
      <path d="M.4-9C1-7 3.4-6 3-3 2.6-.6 1 .4 0 .4S-2.8-.6-3-3C-3-5 0-6 .4-9Z" fill={gold} />
    </Place>
  );
}
