import { Cut, Place, Stroke } from '../kit/brush.tsx';
import { times } from '../kit/geometry.ts';
import { aegean, glaze, gold, ground, marble, papyrus, wine } from '../kit/palette.ts';
import { bend, poses } from '../kit/poses.ts';
import { Shield, Spear } from '../motifs/arms.tsx';
import { Owl } from '../motifs/beasts.tsx';
import { Shaft, Temple } from '../motifs/buildings.tsx';
import { Person } from '../motifs/figures.tsx';
import { Fire, Sun } from '../motifs/nature.tsx';
import { Ship, Waves } from '../motifs/sea.tsx';
import { Amphora, Chest, Coin, Coins, Pick, Sack, Scroll, Seat } from '../motifs/things.tsx';

/** The vignettes of the immediate cards. */
export const immediate = {
  archives: () => (
    <g>
      <path d="M8 69V14H74V69Z" fill={glaze} />
      {times(18).map((i) => {
        const [x, y] = [11 + (i % 6) * 10.2, 17 + Math.floor(i / 6) * 17];
        return (
          <g key={i}>
            <path d={`M${x} ${y}h9v14h-9Z`} fill={ground} />
            {times(i % 4 === 3 ? 2 : 3).map((k) => (
              <g key={k}>
                <circle
                  cx={x + 2.4 + k * 4.1 - (k === 2 ? 4.1 * 1.5 : 0)}
                  cy={y + (k === 2 ? 7.9 : 11.6)}
                  r="2.1"
                  fill={papyrus}
                  stroke={glaze}
                  strokeWidth=".5"
                />
                <circle
                  cx={x + 2.4 + k * 4.1 - (k === 2 ? 4.1 * 1.5 : 0)}
                  cy={y + (k === 2 ? 7.9 : 11.6)}
                  r=".6"
                  fill={glaze}
                />
              </g>
            ))}
          </g>
        );
      })}
      <Person x={95} y={69} flip scale={1.12} pose={poses.offer} cloth={wine}>
        <Scroll x={11} y={-29} scale={0.62} turn={-12} />
      </Person>
    </g>
  ),
  'colossus-of-rhodes': () => (
    <g>
      <Sun x={92} y={20} scale={0.8} />
      <Place x={58} y={58} scale={1.12}>
        {times(7).map((i) => (
          <path
            key={i}
            d="M-.8-5H.8L0-10Z"
            fill={gold}
            transform={`translate(.8 -38) rotate(${i * 26 - 84})`}
          />
        ))}
        <Person
          head="youth"
          dress="nude"
          pose={{
            ...poses.stand,
            near: bend(-7.5, -30, -8.5, -38),
            far: bend(7, -26, 8, -19),
            nearLeg: bend(-6.5, -11, -11.5, -1.4),
            farLeg: bend(7, -11, 10.5, -1.4),
          }}
          behind={<path d="M3-31C12-30 13-18 11-9L7-10C8-18 7-26 1-28Z" fill={wine} />}
        />
        <Fire x={-8.6} y={-40} scale={0.7} />
        <path d="M-10.4-40.4H-6.8L-7.6-36H-9.6Z" fill={glaze} />
      </Place>
      <path d="M34 69V57H52V69ZM64 69V57H82V69Z" fill={marble} stroke={glaze} strokeWidth=".6" />
      <Cut d="M34 61H52M34 65H52M64 61H82M64 65H82" />
      <Ship x={58} y={66} scale={0.3} />
      <Ship x={14} y={64} scale={0.42} sail={papyrus} emblem={false} />
      <Waves x={-4} y={64} width={128} fill={aegean} />
    </g>
  ),
  contribution: () => (
    <g>
      <Person x={21} y={69} scale={1.08} pose={poses.offer}>
        <Coin x={11.4} y={-29} scale={0.5} mark="plain" />
      </Person>
      <Person x={44} y={69} scale={1.08} head="youth" dress="tunic" cloth={wine} pose={poses.offer}>
        <Amphora x={11} y={-25} scale={0.55} />
      </Person>
      <Chest x={72} y={69} open />
      <Person x={101} y={69} scale={1.08} flip head="woman" cloth={glaze} pose={poses.offer}>
        <Coin x={11.4} y={-29} scale={0.5} mark="plain" />
      </Person>
      <Coin x={66} y={42} scale={0.55} mark="plain" />
      <Coin x={75} y={36} scale={0.55} mark="plain" />
    </g>
  ),
  council: () => (
    <g>
      <path d="M0 8H120V15H0Z" fill={glaze} />
      <Cut d="M0 10.4H120M0 12.6H120" />
      {[18, 42, 66].map((x, i) => (
        <g key={x}>
          <Seat x={x - 3} y={69} scale={1.05} />
          <Person
            x={x}
            y={69}
            scale={1.1}
            pose={poses.sit}
            head={i === 1 ? 'old' : 'beard'}
            cloth={i === 1 ? glaze : wine}
          >
            <Stroke d="M7.5 0V-32M5.6-32H9.4" color={glaze} width={1} />
          </Person>
        </g>
      ))}
      <Person x={101} y={69} scale={1.1} flip pose={poses.orate}>
        <Stroke d="M-4.5 0V-22" color={glaze} width={1} />
      </Person>
    </g>
  ),
  'gifts-from-the-west': () => (
    <g>
      <circle cx="16" cy="60" r="15" fill={gold} />
      <Cut d="M0 52H34M0 56H36M0 60H36" width={1} />
      <Ship x={45} y={63} scale={0.85} war={false} sail={papyrus} />
      <Waves x={-4} y={63} width={90} fill={aegean} />
      <path d="M78 69C82 63 90 62 120 62V69Z" fill={glaze} />
      <Amphora x={91} y={62} scale={0.85} />
      <Amphora x={103} y={62} scale={0.85} fill={wine} />
      <Amphora x={97} y={64} scale={0.7} />
      <Coins x={113} y={62} count={4} />
    </g>
  ),
  'greek-fire': () => (
    <g>
      <Ship x={28} y={60} scale={0.86} sail={wine} emblem={false} />
      <path d="M84 60 80 50C86 54 112 54 120 50V62H88Z" fill={glaze} />
      <Stroke d="M100 52V24M90 28H112M100 24 112 50M100 24 88 50" color={glaze} width={1} />
      <path d="M56 51 66 46V49L58 54Z" fill={gold} stroke={glaze} strokeWidth=".5" />
      <path
        d="M63 49.6C70 43 76 48 81 40 82 46 89 44 94 37 93 45 101 46 104 50 98 52 94 62 86 60 89 56 84 56 79 59 81 54 74 54 63 51.4Z"
        fill={wine}
      />
      <path
        d="M66 50C72 47 77 51 83 46 84 50 89 49 93 45 93 49 97 50 98 52 94 53 91 57 86 56 88 53 80 55 78 55 79 52 74 52 66 51Z"
        fill={gold}
      />
      <Fire x={90} y={54} scale={1.5} />
      <Fire x={102} y={54} scale={2.3} />
      <Fire x={114} y={54} scale={1.6} />
      <Waves x={-4} y={61} width={128} />
    </g>
  ),
  'mercenary-recruitment': () => (
    <g>
      <Seat x={16} y={69} scale={1.05} />
      <Person x={19} y={69} scale={1.1} pose={poses.sit} cloth={wine}>
        <Coin x={8.6} y={-24} scale={0.5} mark="plain" />
      </Person>
      <path d="M32 69V54H30V51.4H52V54H50V69H47V54H35V69Z" fill={glaze} />
      <Coins x={36} y={51.4} count={3} scale={0.8} />
      <Coins x={45} y={51.4} count={5} scale={0.8} />
      {[64, 84, 104].map((x, i) => (
        <Person
          key={x}
          x={x}
          y={69}
          scale={1.05}
          flip
          dress="armour"
          cloth={i === 1 ? glaze : wine}
          head={i === 1 ? 'hat' : 'helmet'}
          pose={i === 0 ? poses.offer : poses.stand}
          behind={<Spear x={-7} length={50} />}
        >
          {i > 0 && <Shield x={-1} y={-22} mark={i === 1 ? 'bull' : 'whirl'} />}
        </Person>
      ))}
    </g>
  ),
  ostracism: () => (
    <g>
      <path d="M8 30C16 14 44 6 64 16L60 26 66 36 54 44 52 56 38 54 28 66 16 58 20 46Z" fill={glaze} />
      <Cut d="M10.6 31C18 17 44 10 61 18M13 35.4C20 23 42 16 58 23" width={0.7} />
      <Cut
        d="M24 40 28 31 32 39M25.4 36.6H30.4M37 29V38M37 29C42 28 42 33 37 33.4M47 27V36M52 30C49 27 57 25 54 31M52 36 56 35M28 49 31 57M36 44C33 45 34 51 37 50S40 43 36 44M44 43 46 50 49 42"
        width={1.2}
      />
      <Person x={99} y={69} scale={1.14} pose={poses.stride} cloth={wine} head="beard">
        <Stroke d="M9 0 7-30" color={glaze} width={1} />
        <Sack x={-7} y={-26} scale={0.6} />
      </Person>
      <path d="M60 69 63 63 71 62 74 69ZM48 69 50 65.4 56 66 57 69ZM76 69 79 65 83 69Z" fill={glaze} />
    </g>
  ),
  peripteros: () => (
    <g>
      <Temple x={60} y={69} columns={8} height={28} gap={11.4} fill={marble} line={glaze} />
      <path d="M60 8 58 13H62Z" fill={marble} />
      <Person x={10} y={69} scale={0.5} pose={poses.raise} cloth={wine} />
      <Person x={111} y={69} scale={0.5} flip pose={poses.offer} />
    </g>
  ),
  quarry: () => (
    <g>
      <path d="M62 69V48H74V30H88V16H120V69Z" fill={glaze} />
      <Cut
        d="M74 48H120M88 30H120M96 16V30M108 30V48M84 30V48M72 48V69M90 48V69M106 48V69M62 58H120"
        width={0.7}
      />
      <path d="M88 16H104V30H88ZM74 30H84V40H74Z" fill={marble} stroke={glaze} strokeWidth=".5" />
      <Person x={44} y={69} scale={1.1} head="beard" dress="tunic" cloth={wine} pose={poses.swing}>
        <Pick x={-3} y={-43} turn={-50} />
      </Person>
      <path d="M6 69V57H24V69Z" fill={marble} stroke={glaze} strokeWidth=".6" />
      <path d="M9 57V47H22V57Z" fill={marble} stroke={glaze} strokeWidth=".6" />
      <Cut d="M6 62H24" />
    </g>
  ),
  rivalry: () => (
    <g>
      {[false, true].map((flip) => (
        <Person
          key={String(flip)}
          x={flip ? 92 : 28}
          y={69}
          scale={1.2}
          flip={flip}
          head="helmet"
          dress="armour"
          cloth={flip ? glaze : wine}
          pose={poses.thrust}
          behind={<Spear x={-20} y={flip ? -44 : -37} turn={flip ? 108 : 96} length={44} />}
        >
          <Shield x={9} y={-25} scale={1.05} mark={flip ? 'bull' : 'lambda'} fill={flip ? wine : glaze} />
        </Person>
      ))}
    </g>
  ),
  'scholarly-welcome': () => (
    <g>
      <Shaft x={12} y={69} height={50} order="ionic" />
      <Shaft x={108} y={69} height={50} order="ionic" />
      <path d="M0 19H120V12H0Z" fill={glaze} />
      <Cut d="M0 14.4H120M0 17H120" />
      <Person x={38} y={69} scale={1.12} head="old" pose={poses.orate}>
        <Stroke d="M-4.6 0-3-30" color={glaze} width={1} />
      </Person>
      <Person x={78} y={69} scale={1.12} flip cloth={wine} pose={poses.offer}>
        <Scroll x={12} y={-28} scale={0.6} turn={80} />
      </Person>
      <Owl x={96} y={66} scale={0.42} flip />
    </g>
  ),
  'silver-mining': () => (
    <g>
      <path d="M0 0H120V69H0Z" fill={glaze} />
      <path d="M6 69C4 48 14 26 40 22 70 17 100 26 112 69Z" fill={ground} />
      <path d="M88 69 92 54 100 46 112 50 120 69Z" fill={glaze} />
      {[
        [96, 56],
        [103, 52],
        [108, 60],
        [99, 64],
        [88, 28],
        [20, 30],
        [60, 13],
        [34, 15],
      ].map(([x = 0, y = 0]) => (
        <path key={`${x}-${y}`} d={`M${x - 3} ${y}l3-2.6 3.4 1.4.4 2.6-3.6 1.6Z`} fill={marble} />
      ))}
      <Person
        x={66}
        y={69}
        scale={1.05}
        dress="nude"
        pose={{
          ...poses.kneel,
          near: bend(-3, -29, 2, -34),
          far: bend(4, -28, 6, -33),
        }}
      >
        <Pick x={2} y={-33} turn={20} scale={0.9} />
      </Person>
      <path d="M20 69 17 58H37L34 69Z" fill={glaze} />
      <path d="M18 58C20 52 24 54 26 52 30 53 34 52 36 58Z" fill={marble} />
      <Cut d="M18.4 62H35.6M19 65.6H35" />
      <path d="M40 26V34" stroke={glaze} strokeWidth=".8" />
      <path d="M36 34H44C44 38 36 38 36 34Z" fill={glaze} />
      <Fire x={44} y={33} scale={0.35} />
    </g>
  ),
  'tunnel-of-eupalinos': () => (
    <g>
      <path d="M0 69V40L12 32 24 30 44 8 58 12 74 7 92 28 106 32 120 42V69Z" fill={glaze} />
      <Cut d="M44 8 40 20 30 26M58 12 60 22 52 30M74 7 76 20 86 26M24 30 20 37M106 32 100 36" width={0.6} />
      <path
        d="M0 61V46C4 39 12 38 20 39L52 38C58 40 55 44 58 48S55 57 57 61ZM120 61V46C116 39 108 38 100 39L68 38C63 41 66 45 63 48S66 57 64 61Z"
        fill={ground}
      />
      <path d="M0 61H55V67H0ZM65 61H120V67H65Z" fill={aegean} />
      <Stroke
        d="M0 64q2-1.6 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0M68 64q2-1.6 4 0t4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0 4 0"
        color={marble}
        width={0.6}
      />
      <Person
        x={45}
        y={61}
        scale={0.5}
        dress="tunic"
        cloth={wine}
        pose={{
          ...poses.thrust,
          near: bend(3, -33, 8, -32),
        }}
      >
        <Pick x={9} y={-33} turn={40} />
      </Person>
      <Person x={20} y={61} scale={0.5} dress="tunic" flip pose={poses.stride}>
        <Sack x={8} y={-20} scale={0.6} />
      </Person>
      <Person
        x={76}
        y={61}
        scale={0.5}
        flip
        dress="tunic"
        pose={{
          ...poses.thrust,
          near: bend(3, -33, 8, -32),
        }}
      >
        <Pick x={9} y={-33} turn={40} />
      </Person>
      <Person x={101} y={61} scale={0.5} dress="tunic" cloth={wine} pose={poses.stride}>
        <Fire x={8} y={-22} scale={0.5} />
      </Person>
    </g>
  ),
};
