import type { ReactNode } from 'react';

/** What every piece of art accepts. A number is in pixels. */
export interface ArtProps {
  readonly size?: number | string | undefined;
  readonly className?: string | undefined;
}

/**
 * The paints of the vases. They are apart from the theme's colours, because a figure on clay stays dark by lamplight too;
 * a theme may still change them.
 */
export const glaze = 'var(--glaze, #1E1A17)';
export const clay = 'var(--terracotta, #B5532A)';
export const marble = 'var(--art-marble, #F4EFE6)';
export const papyrus = 'var(--art-papyrus, #E6D9BF)';
export const aegean = 'var(--art-aegean, #1F5E7B)';
export const olive = 'var(--art-olive, #5E6B34)';
export const gold = 'var(--art-gold, #C29A3F)';
export const wine = 'var(--art-wine, #6E2436)';

/** The colours of signs that stand on the page itself and follow its theme. */
export const theme = {
  aegean: 'var(--aegean, #1F5E7B)',
  olive: 'var(--olive, #5E6B34)',
  gold: 'var(--gold, #C29A3F)',
  wine: 'var(--wine, #6E2436)',
} as const;

interface SvgProps extends ArtProps {
  /** The size of the picture in its own units. */
  readonly box: readonly [width: number, height: number];
  readonly children: ReactNode;
}

/** The decorative frame of a picture: `size` is its width, and the height follows the picture's own shape. */
export function Svg({ box: [width, height], size, className, children }: SvgProps) {
  const style =
    size === undefined
      ? undefined
      : { width: size, height: width === height ? size : undefined, aspectRatio: `${width} / ${height}` };
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      style={style}
      xmlns="http://www.w3.org/2000/svg"
    >
      {children}
    </svg>
  );
}
