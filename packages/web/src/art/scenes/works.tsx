import { Cut, Place, Stroke } from '../kit/brush.tsx';
import { times } from '../kit/geometry.ts';
import { aegean, glaze, gold, ground, marble, olive, papyrus, wine } from '../kit/palette.ts';
import { bend, poses } from '../kit/poses.ts';
import { Spear } from '../motifs/arms.tsx';
import { Horse, Owl } from '../motifs/beasts.tsx';
import { Shaft, Tower } from '../motifs/buildings.tsx';
import { Helmet, Person } from '../motifs/figures.tsx';
import { Fire } from '../motifs/nature.tsx';
import { Ship, Waves } from '../motifs/sea.tsx';
import { Amphora, Coin, Coins, Lyre, Mask, Sack, Scales, Scroll, Wheel } from '../motifs/things.tsx';

/** The vignettes of the ongoing cards about works and trade. */
export const works = {
  'constructing-the-mint': () => (
    <g>
      <Person x={40} y={69} scale={1.15} dress="tunic" cloth={wine} pose={poses.swing}>
        <Place x={-2} y={-43} turn={-40}>
          <Stroke d="M0 4V-12" color={glaze} width={1.2} />
          <path d="M-5-16H5V-10H-5Z" fill={glaze} stroke={ground} strokeWidth=".5" />
        </Place>
      </Person>
      <path d="M58 69 61 58 54 56V51H84V54L77 58 80 69Z" fill={glaze} />
      <Coin x={68} y={48.6} scale={0.62} />
      <Cut d="M57 53.6H80M62 62H76" />
      <Coins x={93} y={69} count={7} />
      <Coins x={105} y={69} count={10} />
      <Coins x={99} y={69} count={3} />
      <Coin x={88} y={34} scale={0.9} />
      <Stroke d="M76 42 81 38M72 41 74 35M64 41 62 35" color={gold} width={1} />
    </g>
  ),
  'corinthian-columns': () => (
    <g>
      <path d="M0 15H120V6H0Z" fill={glaze} />
      <Cut d="M0 9H120M0 12.6H120" width={0.7} />
      {[20, 60, 100].map((x) => (
        <g key={x}>
          <Shaft
            x={x}
            y={69}
            height={27}
            scale={2}
            order="corinthian"
            fill={x === 60 ? marble : glaze}
            line={x === 60 ? glaze : ground}
          />
        </g>
      ))}
      <Person x={41} y={69} scale={0.82} dress="tunic" cloth={wine} pose={poses.raise}>
        <Stroke d="M10-38 16-43" color={glaze} width={1} />
      </Person>
    </g>
  ),
  diolkos: () => (
    <g>
      <path d="M0 69 120 60V69Z" fill={glaze} />
      <g transform="rotate(-4 60 64)">
        <Ship x={38} y={54} scale={0.78} war={false} sail={papyrus} emblem={false} />
        <path d="M12 59H66V56H12Z" fill={wine} />
        <Wheel x={20} y={63} scale={0.62} />
        <Wheel x={57} y={63} scale={0.62} />
        <Stroke d="M66 57 113 42" color={glaze} width={0.8} />
        <Person
          x={92}
          y={66}
          scale={0.8}
          dress="nude"
          pose={{
            ...poses.stride,
            chest: [5, -27],
            head: [8, -33],
            hip: [0, -19],
            near: bend(2, -22, 1, -27),
            far: bend(8, -22, 7, -27),
          }}
        />
        <Person
          x={109}
          y={66}
          scale={0.8}
          dress="nude"
          head="youth"
          pose={{
            ...poses.stride,
            chest: [5, -27],
            head: [8, -33],
            hip: [0, -19],
            near: bend(2, -22, 1, -27),
            far: bend(8, -22, 7, -27),
          }}
        />
      </g>
    </g>
  ),
  'extraordinary-collection': () => (
    <g>
      <path d="M8 40H112V43H8ZM12 43V69H15V43ZM105 43V69H108V43ZM8 66H112V69H8Z" fill={glaze} />
      <Amphora x={22} y={40} scale={1.1} />
      <Mask x={44} y={27} scale={0.85} />
      <Place x={66} y={32} scale={1.3}>
        <Helmet />
      </Place>
      <Lyre x={88} y={40} scale={0.95} />
      <Amphora x={106} y={40} scale={0.7} fill={wine} />
      <Owl x={28} y={65.4} scale={0.46} />
      <Coin x={44} y={59} />
      <Scroll x={62} y={58.6} scale={0.9} />
      <Place x={84} y={66}>
        <path d="M-9-12H9C9-5 4-4 1.4-3.6V-1.4H5V0H-5V-1.4H-1.4V-3.6C-4-4-9-5-9-12Z" fill={glaze} />
        <Cut d="M-8-9.6H8M-8.6-12C-12-12-12-8-8-8M8.6-12C12-12 12-8 8-8" />
      </Place>
      <Coins x={101} y={66} count={5} scale={0.8} />
    </g>
  ),
  'foreign-supplies': () => (
    <g>
      <Horse x={94} y={69} scale={0.82} />
      <Stroke d="M44 53 92 50" color={glaze} width={1.4} />
      <path d="M6 54H58V50H6ZM8 50V44H9.6V50ZM54 50V44H55.6V50Z" fill={glaze} />
      <Sack x={18} y={50} />
      <Sack x={30} y={50} scale={1.15} fill={wine} />
      <Amphora x={43} y={50} scale={0.85} />
      <Amphora x={52} y={50} scale={0.7} />
      <Sack x={24} y={38} scale={0.8} />
      <Wheel x={20} y={59} />
      <Wheel x={46} y={59} />
      <Person x={72} y={69} scale={0.98} head="hat" dress="tunic" cloth={wine} pose={poses.stride}>
        <Stroke d="M8-6 6-34" color={glaze} width={0.9} />
      </Person>
    </g>
  ),
  helepole: () => (
    <g>
      <path d="M22 60 28 12H58L64 60Z" fill={glaze} />
      <Cut
        d="M26.6 22H59.4M25.2 34H60.8M23.6 46H62.4M28 12 60 34M58 12 26 34M25 34 62 58M61 34 24 58"
        width={0.6}
      />
      <path
        d="M30 26H36V31H30ZM40 26H46V31H40ZM50 26H56V31H50ZM29 38H35V43H29ZM40 38H46V43H40ZM51 38H57V43H51Z"
        fill={gold}
        stroke={ground}
        strokeWidth=".5"
      />
      <path d="M58 16 84 24V27L59 21Z" fill={wine} />
      <path d="M28 12V8H33V12ZM37 12V8H42V12ZM46 12V8H51V12ZM55 12V8H59V12Z" fill={glaze} />
      <path d="M18 63V58H68V63Z" fill={wine} />
      {[26, 43, 60].map((x) => (
        <Wheel key={x} x={x} y={63} scale={0.6} />
      ))}
      <Tower x={104} y={69} width={36} height={40} door={false} fill={marble} line={glaze} />
      <Person x={10} y={69} scale={0.7} dress="tunic" head="helmet" cloth={wine} pose={poses.offer} />
      <Person x={96} y={27} scale={0.38} flip dress="armour" head="helmet" pose={poses.thrust} />
    </g>
  ),
  lighthouse: () => (
    <g>
      <path d="M60 14 118 4V24ZM60 14 2 4V24Z" fill={gold} opacity=".45" />
      <path d="M34 69C38 60 46 58 60 58S82 60 86 69Z" fill={glaze} />
      <Tower x={60} y={60} width={24} height={20} merlons={false} fill={marble} line={glaze} />
      <Tower x={60} y={40} width={17} height={12} merlons={false} door={false} fill={marble} line={glaze} />
      <Tower x={60} y={28} width={10} height={8} merlons={false} door={false} fill={marble} line={glaze} />
      <path d="M46 41.4V39H74V41.4ZM50 29.4V27H70V29.4ZM54 21H66V19.4H54Z" fill={glaze} />
      <Fire x={60} y={19} scale={0.9} />
      <Ship x={100} y={63} scale={0.42} flip />
      <Ship x={17} y={64} scale={0.34} war={false} sail={papyrus} emblem={false} />
      <Waves x={-4} y={63} width={128} fill={aegean} />
    </g>
  ),
  'public-market': () => (
    <g>
      <path d="M10 22H84L90 34H4Z" fill={marble} stroke={glaze} strokeWidth=".5" />
      <path d="M20 22H30L26 34H14ZM41 22H52L51 34H38ZM63 22H74L78 34H65Z" fill={wine} />
      <path d="M4 34H90" stroke={glaze} strokeWidth="1.2" />
      <path d="M10 34V69H12.4V34ZM82 34V69H84.4V34Z" fill={glaze} />
      <path d="M16 69V54H78V69Z" fill={glaze} />
      <Cut d="M18 57H76M24 60V66M34 60V66M44 60V66M54 60V66M64 60V66M72 60V66" />
      <Scales x={32} y={54} scale={0.62} tilt={6} />
      <Person x={56} y={70} scale={0.82} pose={poses.offer} flip head="hat" cloth={wine} />
      <path d="M16 54V69H78V54Z" fill={glaze} />
      <Cut d="M18 57H76M26 62q4-4 8 0t8 0 8 0 8 0 8 0" />
      <Amphora x={71} y={54} scale={0.55} />
      <Coins x={47} y={54} count={2} scale={0.6} />
      <Person x={104} y={69} scale={1.05} flip head="woman" cloth={aegean} pose={poses.offer}>
        <Coin x={11.6} y={-28} scale={0.45} mark="plain" />
      </Person>
    </g>
  ),
  'stoa-poikile': () => (
    <g>
      <path d="M4 69V22H116V69Z" fill={marble} />
      {[10, 34, 58, 82].map((x, i) => (
        <g key={x}>
          <path
            d={`M${x + 4} 29H${x + 22}V55H${x + 4}Z`}
            fill={[wine, aegean, gold, olive][i]}
            stroke={glaze}
            strokeWidth=".6"
          />
          {i === 0 && <Horse x={x + 12} y={53} scale={0.4} gait="rear" />}
          {i === 1 && <Ship x={x + 13} y={51} scale={0.24} />}
          {i === 2 && (
            <Person
              x={x + 12}
              y={53}
              scale={0.5}
              head="helmet"
              dress="armour"
              pose={poses.thrust}
              behind={<Spear x={-14} y={-38} turn={96} length={32} />}
            />
          )}
          {i === 3 && <Person x={x + 12} y={53} scale={0.5} pose={poses.orate} cloth={marble} />}
        </g>
      ))}
      {times(5).map((i) => (
        <Shaft key={i} x={11 + i * 24.4} y={66} height={43} scale={1.02} />
      ))}
      <path d="M0 69V65.6H120V69ZM2 22V15H118V22ZM0 15 6 8H114L120 15Z" fill={glaze} />
      <Cut
        d={`M2 17.4H118${times(28)
          .map((i) => `M${5 + i * 4.1} 18v3.4`)
          .join('')}M5 11.6H115`}
      />
    </g>
  ),
};
