import { Cut, Place, Stroke } from '../kit/brush.tsx';
import { limb, times } from '../kit/geometry.ts';
import { aegean, glaze, gold, ground, marble, olive, wine } from '../kit/palette.ts';
import { bend, poses } from '../kit/poses.ts';
import { Lion, Owl } from '../motifs/beasts.tsx';
import { Temple } from '../motifs/buildings.tsx';
import { Head, Person } from '../motifs/figures.tsx';
import { Fire, OliveTree, Sun } from '../motifs/nature.tsx';
import { Amphora, Chest, Coin, Coins, Sack, Tripod } from '../motifs/things.tsx';

/** The vignettes of the events of peace, gods and want. */
export const peace = {
  'growing-population': () => (
    <g>
      <Person x={22} y={69} scale={1.14} pose={poses.offer} cloth={wine} />
      <Person x={42} y={69} scale={0.66} head="youth" dress="tunic" pose={poses.raise} />
      <Person x={64} y={69} scale={1.08} flip head="woman" cloth={aegean} pose={poses.offer}>
        <path
          d="M6-26.4C8-30 14-31 17-30.6L17.6-27.4C14-24.6 9-24 6-26.4Z"
          fill={wine}
          stroke={ground}
          strokeWidth=".5"
        />
        <circle cx="7" cy="-28.6" r="2.6" fill={marble} stroke={glaze} strokeWidth=".4" />
      </Person>
      <Person x={84} y={69} scale={0.55} head="youth" dress="nude" pose={poses.run} />
      <Person x={103} y={69} scale={0.74} flip head="woman" cloth={wine} pose={poses.stride} />
    </g>
  ),
  drought: () => (
    <g>
      <Sun x={84} y={26} scale={1.7} fill={wine} />
      <OliveTree x={30} y={69} scale={1.6} bare />
      <Stroke
        d="M14 36 8 26M20 38 20 24M44 34 52 26M46 36 56 36M31 28 30 14M33 28 38 16"
        color={glaze}
        width={1}
      />
      <Amphora x={66} y={69} turn={90} scale={0.9} />
      <path
        d="M98 50C92 50 88 46 88 41 91 45 95 46 99 46H105C109 46 113 45 116 41 116 46 112 50 106 50L105 58 106 66 102 69 98 66 99 58Z"
        fill={marble}
        stroke={glaze}
        strokeWidth=".6"
      />
      <path
        d="M99 53.6 101 55 99.4 56.4ZM105 53.6 103 55 104.6 56.4ZM100.6 65.4 101.4 66.6M103.4 65.4 102.6 66.6"
        fill={glaze}
        stroke={glaze}
        strokeWidth=".5"
      />
      <Stroke d="M0 66 8 69M50 66 58 69 62 66M86 69 90 65" color={glaze} width={0.8} />
    </g>
  ),
  'eleusinian-mysteries': () => (
    <g>
      <path d="M0 4H120V69H0Z" fill={glaze} opacity=".25" />
      {times(9).map((i) => (
        <circle key={i} cx={8 + i * 13.4} cy={11 + ((i * 7) % 10)} r=".8" fill={marble} />
      ))}
      <Person x={26} y={69} scale={1.1} head="woman" cloth={wine} pose={poses.orate}>
        <Stroke d="M8-22 11-42" color={glaze} width={1.4} />
        <Fire x={11.4} y={-42} scale={0.7} />
      </Person>
      <Person x={58} y={69} scale={1.1} head="woman" cloth={glaze} pose={poses.offer}>
        <path d="M7-28H15L14-23H8Z" fill={gold} stroke={glaze} strokeWidth=".4" />
        <Stroke d="M9-28 8-35M11-28V-37M13-28 14-35" color={gold} width={1.2} />
      </Person>
      <Person x={90} y={69} scale={1.1} cloth={wine} pose={poses.orate}>
        <Stroke d="M8-22 11-42" color={glaze} width={1.4} />
        <Fire x={11.4} y={-42} scale={0.7} />
      </Person>
      <Stroke d="M110 69C112 52 112 40 111 32" color={gold} width={0.9} />
      {times(5).map((i) => (
        <path key={i} d={`M111.4 ${44 - i * 3.4}l-3.4-3.6 3.2 1.4 3.6-1.4Z`} fill={gold} />
      ))}
    </g>
  ),
  'oracle-of-delphi': () => (
    <g>
      <path d="M0 69V40L16 22 28 34 44 10 60 36 74 18 92 40 104 30 120 46V69Z" fill={glaze} opacity=".82" />
      <Cut d="M44 10 40 26 46 34M74 18 72 30M16 22 18 34" />
      <Temple x={60} y={69} columns={6} height={19} gap={8.6} fill={marble} line={glaze} />
      <Tripod x={14} y={69} scale={1}>
        <Stroke d="M0-21C-4-26 4-30 0-36" color={marble} width={1.2} />
      </Tripod>
      <path d="M97 69C97 58 101 53 105 53S113 58 113 69Z" fill={marble} stroke={glaze} strokeWidth=".6" />
      <path d="M98 63 112 58M98 67 112 62M99 58 112 66M102 54 113 62" stroke={glaze} strokeWidth=".5" />
      <path
        d="M94 69C90 60 100 62 96 54 95 50 99 48 101 50"
        fill="none"
        stroke={olive}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </g>
  ),
  'origin-of-the-academy': () => (
    <g>
      <OliveTree x={16} y={69} scale={1.35} />
      <Person x={40} y={69} scale={1.1} head="old" cloth={wine} pose={poses.orate}>
        <Stroke d="M9-31 17-10" color={glaze} width={0.8} />
      </Person>
      <Stroke
        d="M68 46 80 57 68 68 56 57ZM56 57 71 60.6 80 57M68 46 71 60.6 68 68"
        color={marble}
        width={0.9}
      />
      <Person x={92} y={69} scale={1} flip head="youth" pose={poses.bow} />
      <Person x={110} y={69} scale={1.04} flip head="youth" cloth={wine} pose={poses.orate} />
      <Owl x={17} y={25} scale={0.4} />
    </g>
  ),
  'plague-of-athens': () => (
    <g>
      <path d="M26 69V54H24V50H96V54H94V69H90V56H30V69Z" fill={glaze} />
      <path d="M24 50C30 46 80 44 92 47L96 50Z" fill={marble} stroke={glaze} strokeWidth=".5" />
      <Cut d="M40 50C44 47 50 48 52 50M60 50C64 46 72 47 74 50" />
      <Place x={32} y={43.4} turn={-90} scale={1.15}>
        <Head kind="beard" />
      </Place>
      {[12, 108].map((x, i) => (
        <Person
          key={x}
          x={x}
          y={69}
          scale={1.1}
          flip={i === 1}
          head="woman"
          cloth={i ? wine : glaze}
          pose={{
            ...poses.stand,
            near: bend(4, -35, 2, -43),
            far: bend(6, -34, 5, -42),
          }}
        />
      ))}
      {[48, 64, 80].map((x, i) => (
        <g key={x}>
          <path
            d={`M${x} ${28 - (i % 2) * 6}c-3-4-7-4-9-2 4 0 6 2 8 5l2 2 2-2c2-3 4-5 8-5-2-2-6-2-9 2Z`}
            fill={glaze}
          />
        </g>
      ))}
    </g>
  ),
  prosperity: () => (
    <g>
      <path
        d={limb([24, 20, 1.4], [15, 26, 3], [14, 40, 5.6], [28, 53, 9], [48, 52, 12], [66, 42, 14.4])}
        fill={glaze}
      />
      <Cut
        d="M13 26 17 29M10 37 19 36M17 51 25 43M33 62 36 45M52 64 46 41M68 57 58 31M74 54 62 29"
        width={0.9}
      />
      <circle cx="74" cy="35" r="6" fill={wine} stroke={glaze} strokeWidth=".6" />
      <circle cx="83" cy="42" r="6.4" fill={gold} stroke={glaze} strokeWidth=".6" />
      <circle cx="75" cy="46" r="5.4" fill={olive} stroke={glaze} strokeWidth=".6" />
      <circle cx="83" cy="31" r="4.4" fill={olive} stroke={glaze} strokeWidth=".6" />
      {times(9).map((i) => (
        <circle
          key={i}
          cx={88 + (i % 3) * 3.6 - Math.floor(i / 3) * 0.6}
          cy={52 + Math.floor(i / 3) * 3.4}
          r="2.2"
          fill={wine}
          stroke={glaze}
          strokeWidth=".4"
        />
      ))}
      <Stroke
        d="M70 30C72 22 78 16 86 12M76 28C80 20 88 18 96 18M84 27C90 24 98 26 104 28"
        color={gold}
        width={1}
      />
      {[
        [86, 12, 50],
        [96, 18, 80],
        [104, 28, 100],
      ].map(([x = 0, y = 0, turn = 0]) => (
        <Place key={x} x={x} y={y} turn={turn}>
          {times(4).map((i) => (
            <path
              key={i}
              d={`M0 ${8 - i * 3.4}l-3-3.4 3 1.2 3-1.2Z`}
              fill={gold}
              stroke={glaze}
              strokeWidth=".25"
            />
          ))}
        </Place>
      ))}
      <Coins x={104} y={69} count={4} />
      <Coins x={93} y={69} count={2} />
      <Coin x={22} y={63.4} scale={0.9} />
    </g>
  ),
  'supplies-from-lydia': () => (
    <g>
      <Lion x={86} y={69} scale={1.12} mane={gold} />
      <Chest x={44} y={69} open scale={1.05} />
      <Sack x={17} y={69} scale={1.2} fill={wine} />
      <Coins x={63} y={69} count={3} scale={0.8} />
      <Coin x={26} y={24} scale={1.15} mark="head" />
      <Coin x={46} y={20} scale={1.15} mark="owl" />
      <Coin x={65} y={25} scale={1.15} mark="head" />
      <Coin x={36} y={37} scale={0.8} mark="plain" />
      <Coin x={56} y={37} scale={0.8} mark="plain" />
    </g>
  ),
};
