import { memo, useId } from 'react';
import { Place, Stroke } from '../kit/brush.tsx';
import { times } from '../kit/geometry.ts';
import { aegean, clay, glaze, gold, lamplight, marble, shade, wine } from '../kit/palette.ts';
import { bend, poses } from '../kit/poses.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import { Shield, Spear } from '../motifs/arms.tsx';
import { Dolphin, Horse, Owl } from '../motifs/beasts.tsx';
import { Plinth, Temple } from '../motifs/buildings.tsx';
import { Person } from '../motifs/figures.tsx';
import { Fire, OliveTree, Sprig } from '../motifs/nature.tsx';
import { Ship, Waves } from '../motifs/sea.tsx';
import { Amphora, Lyre, Wheel } from '../motifs/things.tsx';

/** The car of the procession, drawn by a pair of horses. */
function Chariot({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <Place x={x} y={y} scale={scale}>
      <Horse x={36} y={-1} gait="walk" mane={marble} />
      <Person
        x={-16}
        y={-8}
        head="beard"
        cloth={marble}
        pose={{
          ...poses.offer,
          near: bend(1, -26, 8, -27),
          far: bend(4, -26, 9, -29),
        }}
      />
      <Horse x={30} y={0} gait="walk" />
      <path
        d="M-30-8H-6C-4-16-5-24-9-28-5-29-1-24-1-16L-2-6H-30Z"
        fill={glaze}
        stroke="var(--ground)"
        strokeWidth=".8"
        paintOrder="stroke"
      />
      <Stroke d="M0-8C8-10 14-22 24-25M-7-35 44-37" color={glaze} width={1.1} />
      <Wheel x={-14} y={-8} scale={0.84} />
    </Place>
  );
}

/** A procession to the temple and to the ships, as around the shoulder of a great vase: 1200 × 220. */
export const PotteryFrieze = memo(function PotteryFrieze(props: ArtProps) {
  const light = useId();
  const s = 2.75;
  return (
    <Svg box={[1200, 220]} {...props}>
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={shade} stopOpacity=".22" />
          <stop offset=".45" stopColor={lamplight} stopOpacity=".2" />
          <stop offset="1" stopColor={shade} stopOpacity=".16" />
        </linearGradient>
      </defs>
      <g style={{ '--ground': clay }}>
        <path d="M0 0H1200V220H0Z" fill={clay} />
        <path d="M0 0H1200V220H0Z" fill={`url(#${light})`} />
        <Temple x={96} y={188} columns={5} height={30} gap={10} scale={2.6} />
        <Plinth x={196} y={188} width={12} height={9} scale={2.4} />
        <Fire x={196} y={162} scale={2} />
        <Person x={244} y={188} scale={s} flip head="woman" cloth={wine} pose={poses.offer}>
          <Amphora x={12} y={-26} scale={0.55} />
        </Person>
        <Person
          x={302}
          y={188}
          scale={s}
          flip
          head="woman"
          cloth={glaze}
          pose={{
            ...poses.stride,
            near: bend(4, -35, 3, -43),
          }}
        >
          <Amphora x={1} y={-42} scale={0.62} />
        </Person>
        <Person
          x={366}
          y={188}
          scale={s}
          flip
          cloth={wine}
          pose={{
            ...poses.stride,
            near: bend(2, -24, 8, -27),
            far: bend(7, -26, 11, -30),
          }}
        >
          <Lyre x={10} y={-22} scale={0.62} />
        </Person>
        <Chariot x={490} y={188} scale={2.5} />
        {[652, 710, 768].map((x, i) => (
          <Person
            key={x}
            x={x}
            y={188}
            scale={s}
            dress="armour"
            head="helmet"
            cloth={i === 1 ? glaze : wine}
            pose={poses.stride}
            behind={<Spear x={-6} y={-12} turn={10} length={42} />}
          >
            <Shield
              x={4}
              y={-23}
              mark={(['lambda', 'bull', 'whirl'] as const)[i] ?? 'star'}
              fill={i === 1 ? wine : glaze}
            />
          </Person>
        ))}
        <OliveTree x={866} y={188} scale={2.5} />
        <Owl x={922} y={188} scale={0.85} />
        <Person x={962} y={188} scale={s} head="youth" dress="tunic" cloth={wine} pose={poses.raise}>
          <Sprig x={10} y={-39} scale={0.7} turn={20} fill={gold} />
        </Person>
        <Ship x={1096} y={172} scale={2.35} />
        <Dolphin x={1008} y={150} scale={1.5} turn={-20} />
        <Waves x={984} y={172} width={86} scale={3} fill={aegean} />
        <path d="M0 188H1200V220H0ZM0 0H1200V6H0ZM0 9H1200V11H0ZM0 28H1200V30H0Z" fill={glaze} />
        <path
          d={times(75)
            .map(
              (i) =>
                `M${i * 16} 25H${i * 16 + 12.6}V14H${i * 16 + 4}V20H${i * 16 + 8.4}M${i * 16 + 12.6} 25H${i * 16 + 16}`,
            )
            .join('')}
          fill="none"
          stroke={glaze}
          strokeWidth="2"
        />
        <path d="M0 192H1200" stroke={clay} strokeWidth="1.4" />
        <path
          d={times(80)
            .map((i) => `M${i * 15 + 2.5} 197H${i * 15 + 12.5}V208A5 5 0 0 1 ${i * 15 + 2.5} 208Z`)
            .join('')}
          fill={clay}
        />
      </g>
    </Svg>
  );
});
