import { Cut, Place, Stroke } from '../kit/brush.tsx';
import { outline, times } from '../kit/geometry.ts';
import { aegean, ash, bone, glaze, gold, ground, marble, olive, wine } from '../kit/palette.ts';
import { bend, poses } from '../kit/poses.ts';
import { Owl } from '../motifs/beasts.tsx';
import { Plinth, Shaft } from '../motifs/buildings.tsx';
import { Helmet, Person } from '../motifs/figures.tsx';
import { Amphora, Chest, Coin, Coins, Lyre, Mask, Sack, Seat } from '../motifs/things.tsx';

/** The vignettes of the cards that score at the end. */
export const end = {
  austerity: () => (
    <g>
      <path
        d="M14 69C2 62 2 30 22 22 34 18 58 18 66 20L70 17 74 20V64L70 67 66 64C54 69 30 72 14 69Z"
        fill={glaze}
      />
      <ellipse cx="70" cy="42" rx="9" ry="22" fill={ground} />
      <Cut d="M30 20C24 32 24 56 30 69.4M46 19C42 32 42 56 46 68M16 30C22 28 26 26 28 24" width={0.7} />
      <Person
        x={72}
        y={67}
        scale={0.98}
        head="old"
        pose={{
          ...poses.sit,
          far: bend(2, -18, 8, -18),
        }}
      >
        <path d="M8-19.6H15C15-16.6 8-16.6 8-19.6Z" fill={wine} />
      </Person>
      <path
        d={outline(
          '93,69! 93.4,62 92,58 95,55 99,55.6 103,53 104.4,47! 106.6,48.6 109,49 114.6,52.4! 114,54.4 109.6,55.4 107.6,58 107.4,69! 104.6,69! 104,62.4 99,62.6 97,65 97.6,69!',
        )}
        fill={glaze}
      />
      <Stroke d="M93.6 58C89 58 87.6 53 90 49.6" color={glaze} width={1.4} />
      <Cut d="M108.4 51.4h.1M104 55C106 56.6 108 56 109 55" width={0.8} />
    </g>
  ),
  bank: () => (
    <g>
      <Seat x={24} y={69} scale={1.1} />
      <Person x={28} y={69} scale={1.16} pose={poses.sit} cloth={wine}>
        <Coin x={8.4} y={-24} scale={0.5} mark="plain" />
      </Person>
      <path d="M40 69 43 53H39V49.6H82V53H78L81 69H77.6L75 53H46L43.4 69Z" fill={glaze} />
      <Coins x={48} y={49.6} count={4} scale={0.9} />
      <Coins x={58} y={49.6} count={7} scale={0.9} />
      <Coins x={68} y={49.6} count={3} scale={0.9} />
      <path d="M73 49.6V40H81V49.6Z" fill={marble} stroke={glaze} strokeWidth=".5" />
      <path d="M74.6 42.4H79.4M74.6 44.6H79.4M74.6 46.8H78" stroke={glaze} strokeWidth=".5" />
      <Person x={102} y={69} scale={1.1} flip pose={poses.offer}>
        <Sack x={12} y={-24} scale={0.5} />
      </Person>
    </g>
  ),
  'central-government': () => (
    <g>
      <path d="M0 69 14 58H106L120 69Z" fill={glaze} />
      <path d="M26 58V54H94V58ZM30 54V51.6H90V54Z" fill={marble} stroke={glaze} strokeWidth=".5" />
      {times(7).map((i) => (
        <Shaft
          key={i}
          x={60 + Math.sin((i - 3) * 0.46) * 25.4}
          y={51.6}
          height={22}
          fill={marble}
          line={glaze}
        />
      ))}
      <path d="M30 29.6V25H90V29.6Z" fill={glaze} />
      <path d="M28 25C40 22 50 14 60 9 70 14 80 22 92 25Z" fill={wine} stroke={glaze} strokeWidth=".6" />
      <Cut d="M60 9 44 25M60 9 52 25M60 9V25M60 9 68 25M60 9 76 25" />
      <circle cx="60" cy="8.6" r="2.4" fill={gold} />
      <Cut d={'M31 27.4H89'} />
      <Person x={11} y={66} scale={0.56} pose={poses.stride} />
      <Person x={21} y={63} scale={0.56} pose={poses.stride} cloth={wine} />
      <Person x={109} y={66} scale={0.56} flip pose={poses.stride} />
      <Person x={99} y={63} scale={0.56} flip pose={poses.stride} cloth={wine} />
    </g>
  ),
  diversification: () => (
    <g>
      {[24, 60, 96].map((x, i) => (
        <Plinth key={x} x={x} y={69} width={20} height={i === 1 ? 24 : 16} />
      ))}
      <Amphora x={24} y={51} scale={1.5} fill={wine} />
      <Place x={61} y={31} scale={1.9}>
        <Helmet crest={aegean} />
      </Place>
      <Lyre x={96} y={51} scale={1.35} fill={olive} />
    </g>
  ),
  'gold-reserve': () => (
    <g>
      <path d="M12 69C20 58 30 60 34 54 42 58 78 58 86 54 92 60 104 60 110 69Z" fill={gold} />
      <Chest x={60} y={69} scale={1.5} open />
      <Owl x={60} y={29} scale={0.56} />
      {[
        [20, 62],
        [31, 60],
        [90, 60],
        [100, 63],
        [40, 65],
        [82, 66],
        [14, 66],
        [107, 66],
      ].map(([x = 0, y = 0], i) => (
        <Coin key={x} x={x} y={y} scale={0.72} mark={i % 2 ? 'owl' : 'head'} />
      ))}
      <Coins x={25} y={69} count={4} />
      <Coins x={97} y={69} count={4} />
    </g>
  ),
  'hall-of-statues': () => (
    <g>
      <path d="M0 14H120V6H0Z" fill={glaze} />
      <Cut d="M0 9H120M0 11.6H120" />
      {[6, 42, 78, 114].map((x) => (
        <Shaft key={x} x={x} y={69} height={55} order="ionic" />
      ))}
      {[24, 60, 96].map((x, i) => (
        <g key={x}>
          <Plinth x={x} y={69} width={15} height={8} fill={glaze} />
          <Statue x={x} y={59} kind={i} />
        </g>
      ))}
    </g>
  ),
  'heavy-taxes': () => (
    <g>
      <Person
        x={42}
        y={69}
        scale={1.1}
        dress="tunic"
        pose={{
          ...poses.bow,
          chest: [5, -25],
          head: [10.6, -28.4],
          near: bend(6, -21, 1, -29),
          far: bend(9, -21, 6, -29),
          nearLeg: bend(4, -10, 3, -1.4),
          farLeg: bend(-3, -10, -7, -1.4),
        }}
      />
      <Sack x={35} y={45} scale={2} turn={-14} />
      <Coin x={33} y={33} scale={0.85} />
      <Sack x={16} y={69} scale={1.1} fill={wine} />
      <Coins x={64} y={69} count={3} />
      <Person x={94} y={69} scale={1.14} flip cloth={wine} pose={poses.orate}>
        <path d="M-3-24H5V-15H-3Z" fill={marble} stroke={glaze} strokeWidth=".5" transform="rotate(8)" />
        <path
          d="M-1.4-21.6H3.4M-1.4-19.6H3.4M-1.4-17.6H2"
          stroke={glaze}
          strokeWidth=".5"
          transform="rotate(8)"
        />
      </Person>
      <Stroke d="M108 69 106 30" color={glaze} width={1} />
    </g>
  ),
  proskenion: () => (
    <g>
      <path d="M4 69V54H116V69Z" fill={glaze} />
      {times(9).map((i) => (
        <path
          key={i}
          d={`M${10 + i * 12} 57H${14 + i * 12}V69H${10 + i * 12}Z`}
          fill={marble}
          stroke={glaze}
          strokeWidth=".4"
        />
      ))}
      <path d="M2 54H118V51H2Z" fill={marble} stroke={glaze} strokeWidth=".5" />
      <path d="M12 51V18H108V51H98V30H22V51Z" fill={glaze} opacity=".92" />
      <path d="M8 18H112V12H8Z" fill={glaze} />
      <Cut d="M8 15H112M22 30H98" />
      <path d="M22 30H36C32 38 30 44 22 48ZM98 30H84C88 38 90 44 98 48Z" fill={wine} />
      <Person x={46} y={51} scale={0.78} pose={poses.orate} cloth={wine} />
      <Person x={74} y={51} scale={0.78} flip pose={poses.orate} head="woman" />
      <Mask x={60} y={22} scale={0.55} />
    </g>
  ),
};

function Statue({ x, y, kind }: { readonly x: number; readonly y: number; readonly kind: number }) {
  return (
    <g style={{ '--glaze': bone, '--ground': ash }}>
      {kind === 0 && <Person x={x} y={y} scale={0.92} dress="nude" head="youth" pose={poses.stand} />}
      {kind === 1 && (
        <Person
          x={x}
          y={y}
          scale={0.92}
          head="helmet"
          cloth={marble}
          pose={{
            ...poses.stand,
            far: bend(6, -27, 8, -32),
          }}
          behind={<Stroke d="M8.4 0V-46" color={marble} width={1} />}
        />
      )}
      {kind === 2 && <Person x={x} y={y} scale={0.92} flip dress="robe" cloth={marble} pose={poses.orate} />}
    </g>
  );
}
