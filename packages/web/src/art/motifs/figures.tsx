import type { ReactNode } from 'react';
import { Cut, Part, Place, type Placed } from '../kit/brush.tsx';
import { limb, outline, type Point } from '../kit/geometry.ts';
import { glaze, gold, ground, marble, wine } from '../kit/palette.ts';
import { type Pose, poses } from '../kit/poses.ts';

type HeadKind = 'beard' | 'youth' | 'woman' | 'helmet' | 'persian' | 'hat' | 'old';

/** A head in profile around (0, 0), about 7 high. */
export function Head({ kind = 'beard' }: { readonly kind?: HeadKind | undefined }) {
  if (kind === 'helmet') return <Helmet />;
  const skin = kind === 'woman' ? marble : glaze;
  const line = kind === 'woman' ? glaze : ground;
  const face =
    'M-2.4 5.2C-2 3.6-2.4 3-2.9 2-4-1-3.3-3.6.2-3.7 1.9-3.7 2.7-2.8 2.8-1.7L3.8.2 3 .6 3.1 1.3 2.8 1.6 2.9 2.3C2.7 3.1 1.7 3.3.9 3.1L1.2 5.4Z';
  return (
    <g>
      <path
        d={face}
        fill={skin}
        stroke={kind === 'woman' ? 'none' : ground}
        strokeWidth="1"
        paintOrder="stroke"
      />
      {kind === 'woman' ? (
        <path
          d="M2.6-2.4C1-1.6-.8-1.2-1 1.6-1.6 2.6-2.4 2.4-3 2.8-4.6 4.4-6 2.6-4.8.8-4.6-2.4-3.4-4.2.2-4.2 1.8-4.2 2.5-3.4 2.6-2.4Z"
          fill={glaze}
        />
      ) : (
        <path d="M-3.2-.6C-4.8 1.6-4.2 4-2.8 5L-1.2 3.4Z" fill={kind === 'old' ? marble : glaze} />
      )}
      {(kind === 'beard' || kind === 'old' || kind === 'persian') && (
        <path
          d="M-.9.4C-.4 2 1.4 1.5 2.9 1.6L3.3 3.6 3.9 6.2C1.8 6.2-1 4.8-.9.4Z"
          fill={kind === 'old' ? marble : glaze}
          stroke={ground}
          strokeWidth=".35"
        />
      )}
      {kind === 'old' && (
        <path d="M-.7.6C-1.2-1.2-1.8-2.2-3.3-2.2-4.6.4-4.6 3.2-3 4.8L-.8 2.6Z" fill={marble} />
      )}
      {(kind === 'beard' || kind === 'youth') && <Cut d="M2.6-2.2C.8-1.6-.8-1-1 1.2" width={0.35} />}
      <ellipse cx="1.5" cy="-.5" rx=".8" ry=".5" fill={line} />
      <circle cx="1.6" cy="-.5" r=".3" fill={kind === 'woman' ? marble : glaze} />
      {(kind === 'beard' || kind === 'youth' || kind === 'woman') && (
        <path d="M2.8-2C1-2.6-1.6-2.4-3.5-1.2" fill="none" stroke={wine} strokeWidth=".8" />
      )}
      {kind === 'persian' && (
        <g>
          <path
            d="M2.9-1.6C1.6-1.6-1-1.6-1.2 1.6L-3.4 4.6C-5 1-4.4-4.4-1-7L1.2-6.4 2-5C2.8-4 3-2.6 2.9-1.6Z"
            fill={wine}
            stroke={ground}
            strokeWidth=".5"
            paintOrder="stroke"
          />
          <path d="M2.8-2.6C1-3.2-2-3-4-1" fill="none" stroke={gold} strokeWidth=".7" />
        </g>
      )}
      {kind === 'hat' && (
        <path
          d="M-6-1.2C-4.2-2.4-3-2.4-2.6-3.2-2-5.2 1.4-5.4 2-3.2 2.4-2.4 4-2.6 5.2-1.6 2.4-1.4-2.6-1-6-1.2Z"
          fill={glaze}
          stroke={ground}
          strokeWidth=".5"
          paintOrder="stroke"
        />
      )}
    </g>
  );
}

/** A Corinthian helmet in profile around (0, 0), with its horsehair crest. */
export function Helmet({ crest = wine }: { readonly crest?: string }) {
  return (
    <g>
      <path
        d="M4-4.4C2.6-8.4-4.4-9-6.6-3.4-7.4-.8-7.4 3-8.6 6-6.4 5-4.6 2.6-4.2.4-3.8-3.4-1-4.6 1.6-3.8Z"
        fill={crest}
        stroke={ground}
        strokeWidth=".6"
        paintOrder="stroke"
      />
      <path
        d="M-3.2 4.8C-2.6 3.6-3.4 2.4-3.6 1.2-4.3-2-3-4.6.2-4.7 2.6-4.7 3.7-3.1 3.7-1L3.9 1.2 4.1 4.8 2.3 5 1.7 2.6.4 3.2 1 5.6-1.6 5.8Z"
        fill={glaze}
        stroke={ground}
        strokeWidth=".7"
        paintOrder="stroke"
      />
      <path d="M.4-.6C1.4-1.3 2.6-1.1 3.2-.4 2.4.4 1.2.5.4-.6Z" fill={ground} />
      <Cut
        d="M-3.4.4C-1.8-2.6 1.2-3 3.6-1.8M-2.4 4.4C-1.6 3.6-.6 3.2.2 3.2M3.2-5.2 2.4-3.9M.6-6.6.4-4.8M-2.4-6.2-1.6-4.2M-5-4-3.4-3M-6-1-4-.8M-6.4 1.6-4.6 1.4"
        width={0.35}
      />
    </g>
  );
}

interface PersonProps extends Placed {
  readonly pose?: Pose;
  readonly head?: HeadKind;
  /** nude, tunic to the knee, robe to the feet, or armour. */
  readonly dress?: 'nude' | 'tunic' | 'robe' | 'armour';
  readonly cloth?: string;
  /** Drawn behind the figure. */
  readonly behind?: ReactNode;
  /** Drawn before the near arm: a shield, a staff in the hand. */
  readonly children?: ReactNode;
}

function leg(hip: Point, [[kx, ky], [ax, ay]]: Pose['nearLeg'], side: number): string {
  const tilt = Math.abs(ay) > 5 ? 1 : 0;
  const shin: Point = [kx + (ax - kx) * 0.35 - 0.6, ky + (ay - ky) * 0.35];
  const toe: Point = tilt ? [ax + 0.6, ay + 3.6] : [ax + 4, ay + 0.7];
  return `${limb([hip[0] + side, hip[1], 3.3], [(hip[0] + kx) / 2 + 0.4, (hip[1] + ky) / 2, 2.9], [kx, ky, 1.8], [shin[0], shin[1], 1.95], [ax, ay, 1])}${limb([ax - 0.4, ay + 0.1, 1.15], [(ax + toe[0]) / 2, (ay + toe[1]) / 2, 0.95], [toe[0], toe[1], 0.6])}`;
}

function arm(x: number, y: number, [[ex, ey], [hx, hy]]: Pose['near']): string {
  return `${limb([x, y, 1.8], [ex, ey, 1.35], [hx, hy, 0.85])}${limb([hx, hy, 1.05], [hx + (hx - ex) * 0.16, hy + (hy - ey) * 0.16, 0.8])}`;
}

function Clothes({
  pose,
  dress,
  cloth,
}: {
  readonly pose: Pose;
  readonly dress: PersonProps['dress'];
  readonly cloth: string;
}) {
  const { hip, chest, nearLeg, farLeg } = pose;
  const [cx, cy] = chest;
  const [hx, hy] = hip;
  const waist: Point = [(cx + hx) / 2, cy + (hy - cy) * 0.68];
  if (dress === 'robe') {
    const feet = [nearLeg[1][0], farLeg[1][0]];
    const knees = [nearLeg[0][0], farLeg[0][0]];
    const [back, front] = [Math.min(...feet) - 2.6, Math.max(...feet) + 2.4];
    const [kneeBack, kneeFront] = [Math.min(...knees, hx) - 3.4, Math.max(...knees) + 3];
    const kneeY = Math.max(nearLeg[0][1], farLeg[0][1]);
    const d = outline(
      `${cx - 4.2},${cy - 0.4} ${cx - 1},${cy - 2.4} ${cx + 3},${cy - 1.6} ${cx + 4.4},${cy + 3} ${waist[0] + 3.4},${waist[1]} ${kneeFront},${kneeY - 2} ${front},-2! ${back},-2! ${kneeBack},${kneeY - 2} ${waist[0] - 3.8},${waist[1]} ${cx - 4.8},${cy + 3}`,
    );
    const folds = [0.18, 0.4, 0.62, 0.82]
      .map((t) => {
        const top: Point = [waist[0] - 3 + 6 * t, waist[1] + 2];
        return `M${top[0]} ${top[1]}Q${kneeBack + (kneeFront - kneeBack) * t} ${kneeY - 2} ${back + (front - back) * t} -2.2`;
      })
      .join('');
    return (
      <g>
        <Part d={d} fill={cloth} />
        <Cut
          d={`${folds}M${cx - 3.6} ${cy}Q${cx + 3.4} ${cy + 4} ${waist[0] + 3.2} ${waist[1] + 1}M${cx - 4.4} ${cy + 3}Q${cx} ${cy + 7} ${waist[0] + 2.8} ${waist[1] + 2.4}`}
          width={0.4}
        />
        <path
          d={`M${back + 0.5}-3.2L${front - 0.5}-3.2`}
          stroke={ground}
          strokeWidth=".5"
          strokeDasharray="1 .7"
          fill="none"
        />
      </g>
    );
  }
  if (dress === 'tunic' || dress === 'armour') {
    const lean = (nearLeg[0][0] + farLeg[0][0]) / 2 - hx;
    const spread = Math.min(3, Math.abs(nearLeg[0][0] - farLeg[0][0]) * 0.35);
    const hem = Math.min(hy + 7, -3);
    const [back, front] = [hx - 4.4 - spread + lean * 0.4, hx + 4 + spread + lean * 0.4];
    const pleats = [0.2, 0.4, 0.6, 0.8]
      .map((t) => `M${waist[0] - 2.4 + 4.8 * t} ${waist[1] + 1}L${back + (front - back) * t} ${hem}`)
      .join('');
    return (
      <g>
        <Part
          d={outline(
            `${waist[0] - 2.7},${waist[1]}! ${waist[0] + 2.7},${waist[1]}! ${hx + 3.8},${hy + 1} ${front},${hem}! ${(front + back) / 2},${hem + 0.8} ${back},${hem}! ${hx - 4},${hy}`,
          )}
          fill={cloth}
        />
        <Cut d={pleats} width={0.4} />
        <Part
          d={outline(
            `${cx - 4.3},${cy + 0.4} ${cx},${cy - 1.8} ${cx + 4.2},${cy + 0.4} ${cx + 3.6},${cy + 5} ${waist[0] + 2.8},${waist[1] + 0.8}! ${waist[0] - 2.8},${waist[1] + 0.8}! ${cx - 3.8},${cy + 5}`,
          )}
          fill={dress === 'armour' ? glaze : cloth}
        />
        {dress === 'armour' ? (
          <Cut
            d={`M${cx - 2.6} ${cy + 2.6}q1.2 1.6 2.4 0M${cx + 0.4} ${cy + 2.6}q1.2 1.6 2.4 0M${cx - 2} ${cy + 6}q2 2 4 0M${waist[0] - 2.6} ${waist[1] - 0.4}L${waist[0] + 2.6} ${waist[1] - 0.4}`}
            width={0.4}
          />
        ) : (
          <Cut d={`M${waist[0] - 2.8} ${waist[1]}L${waist[0] + 2.8} ${waist[1]}`} width={0.6} />
        )}
      </g>
    );
  }
  return null;
}

/** A person in the black-figure manner: chest to the front, head and legs in profile. */
export function Person({
  pose = poses.stand,
  head = 'beard',
  dress = 'robe',
  cloth = glaze,
  behind,
  children,
  ...placed
}: PersonProps) {
  const { hip, chest, near, far } = pose;
  const flesh = head === 'woman' ? marble : glaze;
  return (
    <Place {...placed}>
      {behind}
      <Part d={arm(chest[0] + 3.2, chest[1] + 0.6, far)} fill={flesh} />
      <Part d={leg(hip, pose.farLeg, 0.6)} fill={flesh} />
      {dress !== 'robe' && (
        <Part
          d={limb(
            [chest[0], chest[1] + 2, 4.2],
            [(chest[0] + hip[0]) / 2, (chest[1] + hip[1]) / 2 + 2, 2.9],
            [hip[0], hip[1], 3.4],
          )}
          fill={flesh}
        />
      )}
      {dress === 'nude' && (
        <Cut
          d={`M${chest[0] - 2.8} ${chest[1] + 2.8}q1.4 1.8 2.8.2q1.4 1.4 2.6-.2M${chest[0]} ${chest[1] + 3.6}L${(chest[0] + hip[0]) / 2} ${hip[1] - 4}`}
          width={0.35}
        />
      )}
      <Part d={leg(hip, pose.nearLeg, -0.8)} fill={flesh} />
      <Clothes pose={pose} dress={dress} cloth={cloth} />
      <g transform={`translate(${pose.head[0]} ${pose.head[1]})`}>
        <Head kind={head} />
      </g>
      {children}
      <Part d={arm(chest[0] - 3, chest[1] + 0.8, near)} fill={flesh} />
    </Place>
  );
}
