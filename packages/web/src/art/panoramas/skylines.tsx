import type { CityId } from '@khora/engine';
import { memo, type ReactNode, useId } from 'react';
import { Cut, Stroke } from '../kit/brush.tsx';
import { times } from '../kit/geometry.ts';
import { aegean, clay, dusk, glaze, gold, lamplight, marble, wine } from '../kit/palette.ts';
import { bend, poses } from '../kit/poses.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import { Spear } from '../motifs/arms.tsx';
import { Houses, Plinth, Shaft, Temple, Theatre, Tower } from '../motifs/buildings.tsx';
import { Person } from '../motifs/figures.tsx';
import { Cypress, OliveTree } from '../motifs/nature.tsx';
import { Ship, Waves } from '../motifs/sea.tsx';

/** Bands of 300 × 60, with the ground at y = 54. */
const bands: Readonly<Record<CityId, () => ReactNode>> = {
  athens: () => (
    <g>
      <path d="M84 54 96 34H206L220 54Z" fill={glaze} />
      <Cut d="M98 38H204M92 44H210M88 49H216M110 34V38M126 38V44M140 34V38M160 38V44M178 34V38M196 38V44" />
      <Temple x={158} y={34} columns={8} height={13} gap={6.4} scale={0.88} fill={marble} line={glaze} />
      <Temple
        x={112}
        y={34}
        columns={4}
        height={10}
        gap={5}
        scale={0.7}
        order="ionic"
        fill={marble}
        line={glaze}
      />
      <Person
        x={131}
        y={34}
        scale={0.42}
        head="helmet"
        pose={poses.orate}
        behind={<Spear x={9.6} length={44} />}
      />
      <Houses x={24} y={54} count={5} />
      <Houses x={226} y={54} count={5} />
      <OliveTree x={14} y={54} scale={0.6} />
      <OliveTree x={288} y={54} scale={0.6} />
      <Cypress x={76} y={54} />
    </g>
  ),
  sparta: () => (
    <g>
      <path
        d="M0 54 30 26 52 38 84 12 112 34 140 18 176 40 206 22 240 40 266 28 300 48V54Z"
        fill={glaze}
        opacity=".35"
      />
      <path
        d="M84 12 78 20 88 22 92 18ZM140 18 134 25 146 26ZM206 22 200 28 212 29Z"
        fill={marble}
        opacity=".8"
      />
      <Houses x={20} y={54} count={6} />
      <Temple x={140} y={54} columns={6} height={15} gap={7} scale={0.92} />
      {times(7).map((i) => (
        <g key={i}>
          <Stroke d={`M${196 + i * 12} 54V20`} color={glaze} width={1} />
          <path d={`M${196 + i * 12} 14l1.6 5-1.6 2-1.6-2Z`} fill={glaze} />
          <circle
            cx={196 + i * 12}
            cy="44"
            r="6.6"
            fill={i % 2 ? wine : glaze}
            stroke={clay}
            strokeWidth=".8"
          />
          <path
            d="M-.7-4H.8L3.6 3.4H1.7L.1-1-1.7 3.4H-3.5Z"
            transform={`translate(${196 + i * 12} 44)`}
            fill={marble}
          />
        </g>
      ))}
      <OliveTree x={94} y={54} scale={0.7} />
    </g>
  ),
  corinth: () => (
    <g>
      <path d="M150 54 176 20 190 12 222 12 236 22 262 54Z" fill={glaze} />
      <Cut d="M176 20 182 34 172 44M222 12 218 28 230 42M190 12 198 24" />
      <path
        d="M184 14V7H187V9H190V7H193V9H196V7H199V9H202V7H205V9H208V7H211V9H214V7H217V9H220V7H223V14Z"
        fill={glaze}
      />
      <Temple x={110} y={54} columns={7} height={18} gap={7} scale={0.95} />
      <Waves x={-6} y={48} width={70} fill={aegean} />
      <Ship x={30} y={49} scale={0.5} sail={marble} />
      <Houses x={244} y={54} count={4} />
      <Shaft x={158} y={54} height={26} order="corinthian" fill={marble} line={glaze} />
      <Shaft x={146} y={54} height={26} order="corinthian" fill={marble} line={glaze} />
      <path d="M140 28V25H164V28Z" fill={marble} />
      <Cypress x={70} y={54} scale={0.8} />
    </g>
  ),
  thebes: () => (
    <g>
      {times(7).map((i) => (
        <Tower
          key={i}
          x={26 + i * 41}
          y={54}
          width={i === 3 ? 24 : 15}
          height={i === 3 ? 33 : 25}
          door={i === 3}
        />
      ))}
      <path d="M26 54V38H274V54Z" fill={glaze} />
      <Cut
        d={`M34 42H266M34 46H266M34 50H266${times(24)
          .map((i) => `M${40 + i * 9.6} ${42 + (i % 2) * 4}v4`)
          .join('')}`}
        width={0.4}
      />
      <path d="M26 38v-3h3v3Zm246 0v-3h3v3Z" fill={glaze} />
      <path d="M143 54V44A6 6 0 0 1 155 44V54Z" fill={gold} />
      <Temple x={87} y={38} columns={5} height={10} gap={5} scale={0.6} fill={marble} line={glaze} />
      <Temple x={212} y={38} columns={5} height={10} gap={5} scale={0.6} fill={marble} line={glaze} />
      <Cypress x={8} y={54} />
      <Cypress x={292} y={54} />
    </g>
  ),
  argos: () => (
    <g>
      <path d="M196 54 226 24 240 18 256 22 290 54Z" fill={glaze} />
      <Tower x={240} y={22} width={20} height={8} door={false} />
      <Cut d="M226 24 230 36 220 46M256 22 254 36 266 46" />
      <Theatre x={146} y={54} />
      <Houses x={12} y={54} count={4} />
      <Temple x={82} y={54} columns={5} height={16} gap={7} scale={0.9} />
      <Cypress x={116} y={54} scale={0.9} />
      <Cypress x={192} y={54} />
      <OliveTree x={280} y={54} scale={0.6} />
    </g>
  ),
  miletus: () => (
    <g>
      <Waves x={-6} y={47} width={110} fill={aegean} />
      <Waves x={206} y={47} width={104} fill={aegean} />
      <path d="M92 54V47H212V54Z" fill={glaze} />
      <Cut d="M94 50H210" />
      <path d="M98 47V30H206V47Z" fill={marble} opacity=".85" />
      {times(11).map((i) => (
        <Shaft key={i} x={100 + i * 10.4} y={47} height={17} order="ionic" />
      ))}
      <path d="M94 30V25H210V30ZM92 25 98 21H206L212 25Z" fill={glaze} />
      <Cut d="M96 27.4H208" />
      <Ship x={50} y={49} scale={0.56} sail={wine} emblem={false} />
      <Ship x={252} y={49} scale={0.56} flip sail={marble} />
      <Plinth x={88} y={50} width={6} height={8} />
      <Plinth x={216} y={50} width={6} height={8} />
      <Ship x={288} y={48} scale={0.24} war={false} sail={marble} emblem={false} />
    </g>
  ),
  olympia: () => (
    <g>
      <path d="M210 54C220 32 236 26 254 26S290 34 300 48V54Z" fill={glaze} opacity=".4" />
      <Temple x={150} y={54} columns={6} height={24} gap={9} fill={marble} line={glaze} />
      <OliveTree x={30} y={54} scale={0.85} />
      <OliveTree x={96} y={54} scale={0.7} />
      <OliveTree x={205} y={54} scale={0.7} />
      <Person x={52} y={56} scale={0.68} dress="nude" head="youth" pose={poses.run} />
      <Person x={74} y={56} scale={0.68} dress="nude" pose={poses.run} />
      <Plinth x={232} y={54} width={9} height={5} />
      <Person
        x={232}
        y={47.4}
        scale={0.68}
        dress="nude"
        head="youth"
        pose={{
          ...poses.thrust,
          near: bend(-5, -26, -10, -30),
        }}
      >
        <circle cx="-11" cy="-31" r="3" fill={gold} />
      </Person>
      {times(4).map((i) => (
        <Shaft key={i} x={256 + i * 11} y={54} height={20} />
      ))}
      <path d="M250 34V30H296V34Z" fill={glaze} />
    </g>
  ),
};

/** The silhouette of a city as a wide band, 300 × 60. */
export const CitySkyline = memo(function CitySkyline({
  city,
  ...props
}: ArtProps & { readonly city: CityId }) {
  const sky = useId();
  return (
    <Svg box={[300, 60]} {...props}>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={dusk} stopOpacity=".35" />
          <stop offset=".6" stopColor={lamplight} stopOpacity=".12" />
          <stop offset="1" stopColor={lamplight} stopOpacity=".45" />
        </linearGradient>
      </defs>
      <path d="M0 0H300V60H0Z" fill={clay} />
      <path d="M0 0H300V60H0Z" fill={`url(#${sky})`} />
      <g style={{ '--ground': clay }}>{bands[city]()}</g>
      <path d="M0 54H300V60H0Z" fill={glaze} />
      <path
        d={times(38)
          .map((i) => `M${i * 8} 58.6H${i * 8 + 6}V55.8H${i * 8 + 2.4}V57.2H${i * 8 + 4}`)
          .join('')}
        fill="none"
        stroke={clay}
        strokeWidth=".6"
      />
    </Svg>
  );
});
