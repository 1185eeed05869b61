import { lamplight, light, medal, shade } from './palette.ts';
/** Light and shade that many pictures share: defined once for the whole page. */
export const paint = {
  marker: 'url(#paint-marker)',
  tile: 'url(#paint-tile)',
  panel: 'url(#paint-panel)',
  emblem: 'url(#paint-emblem)',
  medal: 'url(#paint-medal)',
} as const;

/** Must be on every page with pictures. */
export function Paints() {
  return (
    <svg aria-hidden="true" focusable="false" width="0" height="0" style={{ position: 'absolute' }}>
      <linearGradient id="paint-marker" x1="0" y1="0" x2=".7" y2="1">
        <stop offset="0" stopColor={light} stopOpacity=".5" />
        <stop offset=".45" stopColor={light} stopOpacity="0" />
        <stop offset="1" stopColor={shade} stopOpacity=".35" />
      </linearGradient>
      <radialGradient id="paint-tile" cx=".38" cy=".3" r=".8">
        <stop offset="0" stopColor={lamplight} stopOpacity=".55" />
        <stop offset=".55" stopColor={lamplight} stopOpacity=".05" />
        <stop offset="1" stopColor={shade} stopOpacity=".32" />
      </radialGradient>
      <radialGradient id="paint-panel" cx=".5" cy=".45" r=".75">
        <stop offset="0" stopColor={lamplight} stopOpacity=".3" />
        <stop offset=".6" stopColor={lamplight} stopOpacity="0" />
        <stop offset="1" stopColor={shade} stopOpacity=".2" />
      </radialGradient>
      <radialGradient id="paint-emblem" cx=".4" cy=".32" r=".75">
        <stop offset="0" stopColor={lamplight} stopOpacity=".45" />
        <stop offset=".6" stopColor={lamplight} stopOpacity="0" />
        <stop offset="1" stopColor={shade} stopOpacity=".28" />
      </radialGradient>
      <linearGradient id="paint-medal" x1=".15" y1="0" x2=".85" y2="1">
        <stop offset="0" stopColor={medal[0]} />
        <stop offset=".45" stopColor={medal[1]} />
        <stop offset="1" stopColor={medal[2]} />
      </linearGradient>
    </svg>
  );
}
