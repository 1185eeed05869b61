import { Cut, Place, Stroke } from '../kit/brush.tsx';
import { aegean, glaze, gold, ground, marble, olive, wine } from '../kit/palette.ts';
import { bend, poses } from '../kit/poses.ts';
import { Bow, Shield, Spear } from '../motifs/arms.tsx';
import { Lion } from '../motifs/beasts.tsx';
import { Shaft } from '../motifs/buildings.tsx';
import { Person } from '../motifs/figures.tsx';
import { OliveTree, Sprig } from '../motifs/nature.tsx';
import { Scroll, Tripod } from '../motifs/things.tsx';

/** The vignettes of the ongoing cards about people. */
export const people = {
  'amnesty-for-socrates': () => (
    <g>
      <path d="M14 69V56H58V69H54V60H18V69Z" fill={glaze} />
      <path d="M14 56V53H58V56Z" fill={wine} />
      <Person
        x={38}
        y={66}
        scale={1.2}
        head="old"
        pose={{
          ...poses.sit,
          near: bend(1, -24, 5, -31),
          far: bend(3, -17, 8, -16),
        }}
      />
      <Place x={72} y={65} turn={70} scale={1.15}>
        <path d="M-7-9H7C7-4 3.4-3 1.2-2.8V-.8H3.8V.8H-3.8V-.8H-1.2V-2.8C-3.4-3-7-4-7-9Z" fill={glaze} />
        <Stroke d="M-7-8.4C-10-9-10.6-5.6-6.4-5.4M7-8.4C10-9 10.6-5.6 6.4-5.4" color={glaze} width={1} />
        <Cut d="M-6-7H6" />
      </Place>
      <path d="M78 69C80 66.6 90 66.4 92 69Z" fill={olive} />
      <Person x={104} y={69} scale={1.1} flip pose={poses.orate} cloth={wine} />
      <path d="M66 12H86V30H66Z" fill={glaze} />
      <path d="M68.4 14.4H83.6V27.6H68.4Z" fill={gold} />
      <Stroke d="M72 14V28M76 14V28M80 14V28" color={glaze} width={1.1} />
    </g>
  ),
  'founding-the-lyceum': () => (
    <g>
      <OliveTree x={108} y={69} scale={1.3} />
      <Person x={80} y={69} scale={1.12} flip head="old" cloth={wine} pose={poses.orate}>
        <Stroke d="M-4.6 0-2.4-26" color={glaze} width={1} />
      </Person>
      {[22, 50].map((x, i) => (
        <g key={x}>
          <path d={`M${x - 14} 69V55H${x + 3}V69Z`} fill={marble} stroke={glaze} strokeWidth=".5" />
          <Person x={x} y={69} scale={1.02} head="youth" pose={poses.sit} cloth={i ? glaze : wine}>
            <Scroll x={9} y={-21.6} scale={0.55} turn={-20} />
          </Person>
        </g>
      ))}
    </g>
  ),
  gradualism: () => (
    <g>
      <path d="M16 69V61H34V53H52V45H70V37H88V29H120V69Z" fill={marble} stroke={glaze} strokeWidth=".7" />
      <path d="M34 61H120M52 53H120M70 45H120M88 37H120" stroke={glaze} strokeWidth=".5" />
      <Person
        x={56}
        y={45}
        scale={0.86}
        pose={{
          ...poses.stride,
          nearLeg: bend(7, -14, 9, -9.6),
          farLeg: bend(-1, -10, -4, -1.6),
        }}
        dress="tunic"
        cloth={wine}
        head="youth"
      >
        <Stroke d="M8-10 7-30" color={glaze} width={1} />
      </Person>
      <Place x={104} y={29}>
        <Sprig x={0} y={0} scale={1.05} />
        <Sprig x={0} y={0} scale={1.05} flip />
      </Place>
      <Person x={22} y={61} scale={0.6} head="old" pose={poses.stride} />
    </g>
  ),
  'old-guard': () => (
    <g>
      {[24, 58, 92].map((x, i) => (
        <Person
          key={x}
          x={x}
          y={69}
          scale={1.16}
          dress="armour"
          head="old"
          cloth={i === 1 ? glaze : wine}
          pose={{
            ...poses.stand,
            far: bend(6.5, -26, 8.6, -30),
          }}
          behind={<Spear x={9} length={48} />}
        >
          <Shield
            x={-5}
            y={-12}
            scale={1.1}
            mark={i === 0 ? 'club' : i === 1 ? 'lambda' : 'whirl'}
            fill={i === 1 ? wine : glaze}
          />
        </Person>
      ))}
    </g>
  ),
  oracle: () => (
    <g>
      <Stroke
        d="M50 69C44 60 56 54 50 44 45 35 57 30 52 18M60 69C66 60 54 52 61 43 67 34 55 28 61 14M70 69C64 58 76 52 70 42 65 32 77 28 72 20"
        color={marble}
        width={1.4}
      />
      <Tripod x={60} y={69} scale={1.25} />
      <Person
        x={63}
        y={54}
        scale={1.05}
        head="woman"
        cloth={wine}
        pose={{
          ...poses.sit,
          near: bend(0, -18, 6, -22),
          nearLeg: bend(5, -11, 5, -1),
          farLeg: bend(6, -10, 8, -1),
        }}
      >
        <Sprig x={7} y={-22} scale={0.8} turn={20} />
      </Person>
      <path d="M14 69C14 54 20 48 25 48S36 54 36 69Z" fill={marble} stroke={glaze} strokeWidth=".7" />
      <path
        d="M15 62 36 56M15 66 35 60M17 57 34 66M20 52 36 62M26 48 36 58"
        stroke={glaze}
        strokeWidth=".5"
      />
      <Person x={102} y={69} scale={1.08} flip pose={poses.offer} />
    </g>
  ),
  persians: () => (
    <g>
      {[28, 62].map((x, i) => (
        <Person
          key={x}
          x={x}
          y={69}
          scale={1.14}
          head="persian"
          dress="tunic"
          cloth={i ? aegean : gold}
          pose={{
            ...poses.thrust,
            near: bend(-3, -30, 3, -29),
            far: bend(8, -29, 14, -29),
          }}
        >
          <Bow x={14} y={-29} />
          <path d="M-7-30-10-20-5-18Z" fill={wine} stroke={ground} strokeWidth=".4" />
        </Person>
      ))}
      <Person
        x={98}
        y={69}
        scale={1.14}
        head="persian"
        cloth={wine}
        pose={poses.orate}
        behind={<Spear x={10} length={50} />}
      >
        <path
          d="M-6-12C-6-24 6-24 6-12Z"
          fill={gold}
          stroke={glaze}
          strokeWidth=".6"
          transform="translate(-1 -8)"
        />
      </Person>
    </g>
  ),
  power: () => (
    <g>
      <path d="M20 69V26C20 22 26 22 26 26V48H52V69H48V56H26V69Z" fill={glaze} />
      <circle cx="23" cy="21" r="3" fill={gold} />
      <path d="M26 48H52V51H26Z" fill={wine} />
      <Person x={44} y={66} scale={1.22} pose={poses.sit} cloth={wine}>
        <Stroke d="M7 3V-36" color={gold} width={1.2} />
        <path d="M7-36C4-38 4-41 7-43 10-41 10-38 7-36Z" fill={gold} />
        <path d="M-4.6-34.4-4-38-2-35.6 0-38.6 1-35.4 2.8-37 2.4-33.4Z" fill={gold} />
      </Person>
      <path d="M50 69V65H66V69Z" fill={marble} />
      <Lion x={92} y={69} scale={1.05} />
    </g>
  ),
  reformists: () => (
    <g>
      <path d="M70 69V60H82V55H112V69Z" fill={marble} stroke={glaze} strokeWidth=".6" />
      <Person x={95} y={55} scale={1.02} flip cloth={wine} pose={poses.orate} />
      {[12, 30, 48].map((x, i) => (
        <Person
          key={x}
          x={x}
          y={73 - (i % 2) * 2}
          scale={1.02}
          head={i === 1 ? 'youth' : 'beard'}
          cloth={i === 1 ? wine : glaze}
          pose={{
            ...poses.stand,
            far: [
              [8, -34],
              [9, -43 - i],
            ],
          }}
        />
      ))}
      <Scroll x={66} y={22} scale={0.8} turn={-8} />
    </g>
  ),
  stadion: () => (
    <g>
      <Shaft x={108} y={69} height={30} />
      <path d="M104 39H112L108 32Z" fill={gold} />
      {[20, 49, 80].map((x, i) => (
        <Person
          key={x}
          x={x}
          y={73}
          scale={1.14}
          dress="nude"
          head={i === 1 ? 'beard' : 'youth'}
          pose={poses.run}
        />
      ))}
    </g>
  ),
};
