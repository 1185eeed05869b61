import type { Action } from '@khora/engine';
import { paint } from '../kit/paints.tsx';
import { clay, glaze, marble, onTile, shade } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import { actionGlyphs } from './glyphs.tsx';

interface ActionProps extends ArtProps {
  readonly action: Action;
}

/** The sign of an action, in the colour of the text around it. */
export function ActionIcon({ action, ...props }: ActionProps) {
  return (
    <Svg box={[24, 24]} {...props}>
      {actionGlyphs[action]}
    </Svg>
  );
}

/** An action tile: a disc of fired clay with its sign and number. */
export function ActionTile({ action, ...props }: ActionProps) {
  return (
    <Svg box={[48, 48]} {...props}>
      <circle cx="24" cy="24.8" r="23" fill={shade} opacity=".35" />
      <circle cx="24" cy="23.6" r="23" fill={glaze} />
      <circle
        cx="24"
        cy="23.6"
        r="20.6"
        fill="none"
        stroke={clay}
        strokeWidth="1.6"
        strokeDasharray="2.2 1.035"
      />
      <circle cx="24" cy="23.6" r="18.6" fill={clay} />
      <circle cx="24" cy="23.6" r="18.6" fill={paint.tile} />
      <g style={{ color: glaze, ...onTile }}>
        <g transform="translate(11.8 5.2) scale(1.02)">{actionGlyphs[action]}</g>
      </g>
      <circle cx="24" cy="38.8" r="8.2" fill={glaze} />
      <circle cx="24" cy="38.8" r="7" fill={marble} />
      <Numeral value={action} x={24} y={38.8} />
    </Svg>
  );
}

/** Our own lapidary figures, so that no font is needed. */
const figures = [
  'M0-4C2-4 3-2.4 3 0S2 4 0 4-3 2.4-3 0-2-4 0-4Z',
  'M-1.8-2.4 .6-4V4M-1.6 4H2.6',
  'M-2.6-2.2C-2.4-4.6 2.6-4.8 2.4-1.8 2.2 .4-1 1.6-2.8 4H2.8',
  'M-2.4-3.2C-.4-4.8 2.4-4 2.2-1.8 2-.4.6-.2-.4-.2 1-.2 2.6.4 2.6 2 2.6 4.4-1 4.8-2.8 3',
  'M1.4 4V-4L-3 1.8H3',
  'M2.4-4H-1.8L-2.2-.4C0-1.4 2.8-.6 2.6 1.8 2.4 4.4-1 4.8-2.6 3.2',
  'M1.8-4C-1-3.4-2.8-.8-2.6 1.6-2.4 3.4-1.2 4 0 4 1.6 4 2.6 2.8 2.6 1.4S1.6-.8 0-.8-2.4.2-2.6 1.4',
];

function Numeral({ value, x, y }: { readonly value: Action; readonly x: number; readonly y: number }) {
  return (
    <path
      d={figures[value]}
      transform={`translate(${x} ${y}) scale(1.12)`}
      fill="none"
      stroke={glaze}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
