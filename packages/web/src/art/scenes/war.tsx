import { Cut, Place, Stroke } from '../kit/brush.tsx';
import { times } from '../kit/geometry.ts';
import { aegean, glaze, gold, ground, marble, olive, wine } from '../kit/palette.ts';
import { bend, poses } from '../kit/poses.ts';
import { Shield, Spear } from '../motifs/arms.tsx';
import { Dolphin, Horse, Wing } from '../motifs/beasts.tsx';
import { Shaft } from '../motifs/buildings.tsx';
import { Head, Helmet, Person } from '../motifs/figures.tsx';
import { Fire, Rock, Sprig } from '../motifs/nature.tsx';
import { Ship, Waves } from '../motifs/sea.tsx';
import { Seat } from '../motifs/things.tsx';

/** The vignettes of the events of war and rule. */
export const war = {
  'conquest-of-the-persians': () => (
    <g>
      {[84, 97, 110].map((x) => (
        <g key={x}>
          <Shaft x={x} y={69} height={48} />
          <path
            d={`M${x - 6} 17C${x - 6} 21 ${x + 6} 21 ${x + 6} 17L${x + 7.6} 12 ${x + 3} 16H${x - 3}L${x - 7.6} 12Z`}
            fill={glaze}
          />
        </g>
      ))}
      <Fire x={90} y={21} scale={1.1} />
      <Fire x={105} y={20} scale={1.3} />
      <Horse x={36} y={67} scale={1.02} gait="rear" />
      <Person
        x={36}
        y={55}
        scale={0.88}
        dress="armour"
        head="helmet"
        cloth={wine}
        pose={{
          ...poses.thrust,
          nearLeg: bend(4, -13, 3, -4),
          farLeg: bend(5, -13, 4, -4),
        }}
        behind={<Spear x={-22} y={-34} turn={104} length={48} />}
      />
      <Person x={74} y={69} scale={0.9} flip head="persian" dress="tunic" cloth={gold} pose={poses.kneel} />
    </g>
  ),
  'conscripting-troops': () => (
    <g>
      {times(5).map((i) => (
        <Person
          key={i}
          x={16 + i * 22}
          y={69}
          scale={1.08}
          dress="armour"
          head="helmet"
          cloth={i % 2 ? glaze : wine}
          pose={poses.stride}
          behind={<Spear x={-5} y={-14} turn={12} length={40} />}
        >
          <Shield
            x={4}
            y={-23}
            mark={(['star', 'bull', 'whirl', 'lambda', 'club'] as const)[i] ?? 'star'}
            fill={i % 2 ? wine : glaze}
          />
        </Person>
      ))}
    </g>
  ),
  'invention-of-the-trireme': () => (
    <g>
      <Ship x={57} y={59} scale={1.18} />
      <Dolphin x={106} y={44} scale={0.8} turn={24} />
      <Dolphin x={11} y={48} scale={0.7} turn={-24} />
      <Waves x={-4} y={62} width={128} fill={aegean} />
    </g>
  ),
  'military-victory': () => (
    <g>
      <path d="M86 69V30H89V69ZM76 40H99V43H76Z" fill={glaze} />
      <path d="M81 40C83 38 92 38 94 40L92 54H83Z" fill={glaze} stroke={ground} strokeWidth=".6" />
      <Cut d="M84 44q1.6 2 3.2 0M88 44q1.6 2 3.2 0M84 50H91" />
      <Place x={87.6} y={28} scale={1.35}>
        <Helmet />
      </Place>
      <Shield x={100} y={50} mark="whirl" fill={wine} />
      <Stroke d="M76 62 100 26" color={glaze} width={0.9} />
      <Person
        x={40}
        y={66}
        scale={1.16}
        head="woman"
        cloth={wine}
        pose={poses.raise}
        behind={<Wing x={-1} y={-26} scale={1.25} />}
      >
        <Sprig x={10} y={-38} scale={0.75} turn={40} fill={olive} />
      </Person>
      <Rock x={104} y={69} width={20} height={6} />
    </g>
  ),
  'outbreak-of-war': () => (
    <g>
      <Person
        x={22}
        y={69}
        scale={1.12}
        dress="armour"
        head="helmet"
        cloth={wine}
        pose={poses.thrust}
        behind={<Spear x={-20} y={-38} turn={96} length={46} />}
      >
        <Shield x={8} y={-24} mark="lambda" />
      </Person>
      <Person
        x={57}
        y={72}
        scale={1.02}
        dress="armour"
        head="helmet"
        flip
        pose={{ ...poses.kneel, head: [-2, -27], chest: [-3, -20.5] }}
        behind={<Stroke d="M12 0 4-2" color={glaze} width={1} />}
      >
        <Shield x={9} y={-8} scale={0.95} mark="whirl" fill={wine} />
      </Person>
      <Person
        x={98}
        y={69}
        scale={1.12}
        flip
        dress="armour"
        head="helmet"
        cloth={glaze}
        pose={poses.thrust}
        behind={<Spear x={-20} y={-38} turn={99} length={46} />}
      >
        <Shield x={8} y={-24} mark="bull" fill={wine} />
      </Person>
    </g>
  ),
  'rise-of-persia': () => (
    <g>
      <circle cx="60" cy="21" r="6.6" fill={gold} stroke={glaze} strokeWidth=".8" />
      <path
        d="M53 19C40 12 24 12 12 16 22 18 24 20 26 20 20 21 22 23 30 24 40 26 48 26 54 24ZM67 19C80 12 96 12 108 16 98 18 96 20 94 20 100 21 98 23 90 24 80 26 72 26 66 24Z"
        fill={glaze}
      />
      <Cut d="M50 20 30 17M50 22 32 21M70 20 90 17M70 22 88 21" />
      <path d="M57 27H63L66 34H54Z" fill={glaze} />
      {[14, 34, 86, 106].map((x) => (
        <Person
          key={x}
          x={x}
          y={69}
          scale={0.92}
          flip={x > 60}
          head="persian"
          cloth={x === 14 || x === 106 ? aegean : gold}
          pose={poses.orate}
          behind={<Spear x={9} length={42} />}
        />
      ))}
      <Seat x={58} y={69} scale={1.1} />
      <Person x={60} y={69} scale={1.02} head="persian" cloth={wine} pose={poses.sit}>
        <Stroke d="M7 0V-34" color={gold} width={1.2} />
      </Person>
    </g>
  ),
  'savior-of-greece': () => (
    <g>
      <Horse x={54} y={69} scale={1.05} mane={marble} />
      <Person
        x={52}
        y={58}
        scale={0.92}
        dress="armour"
        head="beard"
        cloth={wine}
        pose={{
          ...poses.raise,
          hip: [0, -19],
          nearLeg: bend(4, -13, 3, -4),
          farLeg: bend(5, -13, 4, -4),
        }}
        behind={<path d="M-3-31C-12-28-15-20-16-14L-8-12Z" fill={wine} stroke={ground} strokeWidth=".5" />}
      >
        <Sprig x={9} y={-41} scale={0.6} turn={30} />
      </Person>
      <Person x={101} y={69} scale={0.94} flip head="woman" cloth={aegean} pose={poses.raise} />
      <Person x={14} y={69} scale={0.94} head="youth" cloth={glaze} pose={poses.raise} />
    </g>
  ),
  'thirty-tyrants': () => (
    <g>
      {times(6).map((i) => (
        <Place key={i} x={96 - i * 16.6} y={69} scale={1.32}>
          <path
            d={'M-13 0C-13-11-8-17 0-17.6 7-17 10-11 10.6 0Z'}
            fill={i % 2 ? wine : glaze}
            stroke={ground}
            strokeWidth=".9"
            paintOrder="stroke"
          />
          <Cut d="M-6-16C-4-10-3-5-3 0M2-17C5-12 6-6 6 0" />
          <Place y={-27} scale={1.75}>
            <Head kind="beard" />
          </Place>
        </Place>
      ))}
      <Stroke d="M114 69V12" color={glaze} width={1.2} />
      <path
        d="M110 26C112 18 116 16 119 16 117 20 119 26 119 32 116 30 112 30 110 26Z"
        fill={wine}
        stroke={glaze}
        strokeWidth=".5"
      />
    </g>
  ),
};
