import type { Achievement, Resource, Track } from '@khora/engine';
import { paint } from '../kit/paints.tsx';
import { glaze, onMedal } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';
import { achievementGlyphs, resourceGlyphs, trackGlyphs, Wreath } from './glyphs.tsx';

export function ResourceIcon({ resource, ...props }: ArtProps & { readonly resource: Resource }) {
  return (
    <Svg box={[24, 24]} {...props}>
      {resourceGlyphs[resource]}
    </Svg>
  );
}

export function TrackIcon({ track, ...props }: ArtProps & { readonly track: Track }) {
  return (
    <Svg box={[24, 24]} {...props}>
      {trackGlyphs[track]}
    </Svg>
  );
}

/** A bronze medal in a wreath, with the sign of what it honours. */
export function AchievementIcon({ achievement, ...props }: ArtProps & { readonly achievement: Achievement }) {
  return (
    <Svg box={[48, 48]} {...props}>
      <circle cx="24" cy="24" r="18" fill={paint.medal} stroke={glaze} strokeWidth="1" />
      <circle cx="24" cy="24" r="15.4" fill="none" stroke={glaze} strokeWidth=".6" opacity=".6" />
      <g transform="translate(24 24)">
        <Wreath radius={19.6} leaves={11} leaf={1.15} />
      </g>
      <g transform="translate(12.6 12.4) scale(.95)" style={{ color: glaze, ...onMedal }}>
        {achievementGlyphs[achievement]}
      </g>
    </Svg>
  );
}
