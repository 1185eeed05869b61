import { times } from '../kit/geometry.ts';
import { clay, glaze, gold } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import { Owl } from '../motifs/beasts.tsx';

/** The word mark: letters as if cut in stone, the Ô a painted round with the owl under a pediment. */
export function Logo(props: ArtProps) {
  return (
    <Svg box={[400, 116]} {...props}>
      <g fill="currentColor">
        <path d="M10 36H34V39.6L28 41V65L50 41 45 39.6V36H66V39.6L60 41 42 60.4 63 92.6 69 94.4V98H53L34 68.4 28 74.6V93L34 94.4V98H10V94.4L16 93V41L10 39.6Z" />
        <path d="M82 36H106V39.6L100 41V62H126V41L120 39.6V36H144V39.6L138 41V93L144 94.4V98H120V94.4L126 93V70H100V93L106 94.4V98H82V94.4L88 93V41L82 39.6Z" />
        <path
          d="M252 36H278C294 36 302 43 302 54 302 63 296 69.4 287 71.4L304 93 310 94.4V98H294L274 72.6H270V93L276 94.4V98H252V94.4L258 93V41L252 39.6ZM270 43V65.6H276C285 65.6 289.4 61.6 289.4 54.4S285 43 276 43Z"
          fillRule="evenodd"
        />
        <path
          d="M344 36H355L377 93 383 94.4V98H358V94.4L364 93 358.6 79H335.6L330 93 336 94.4V98H314V94.4L320 93 341 42ZM347 49.6 338.4 72H355.8Z"
          fillRule="evenodd"
        />
      </g>
      <circle cx="197" cy="70" r="37" fill={glaze} stroke="currentColor" strokeWidth="1" />
      <path
        d={times(40)
          .map(
            (i) =>
              `M${197 + 32.4 * Math.cos((i * Math.PI) / 20)} ${70 + 32.4 * Math.sin((i * Math.PI) / 20)}L${197 + 35.4 * Math.cos((i * Math.PI) / 20)} ${70 + 35.4 * Math.sin((i * Math.PI) / 20)}`,
          )
          .join('')}
        stroke={clay}
        strokeWidth="2"
      />
      <circle cx="197" cy="70" r="31" fill={clay} />
      <g style={{ '--ground': clay }}>
        <Owl x={198} y={94} scale={1.08} />
      </g>
      <path
        d="M197 4 238 26V31H156V26Z"
        fill={clay}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M197 10 222 24H172Z" fill="none" stroke={glaze} strokeWidth="1" />
      <circle cx="197" cy="19.4" r="3" fill={gold} />
    </Svg>
  );
}
