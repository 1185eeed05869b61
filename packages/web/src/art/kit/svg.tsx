import type { ReactNode } from 'react';

/** What every piece of art accepts. A number is in pixels. */
export interface ArtProps {
  readonly size?: number | string | undefined;
  readonly className?: string | undefined;
}

interface SvgProps extends ArtProps {
  /** The size of the picture in its own units. */
  readonly box: readonly [width: number, height: number];
  /** In a space of another shape it is cropped at the sides instead of leaving part of the space empty. */
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** The decorative frame of a picture: `size` is its width, and the height follows the picture's own shape. */
export function Svg({ box: [width, height], fills = false, size, className, children }: SvgProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      className={className}
      // Attributes, so that a style sheet can set another size.
      width={size}
      height={width === height ? size : undefined}
      style={size === undefined ? undefined : { aspectRatio: `${width} / ${height}` }}
      xmlns="http://www.w3.org/2000/svg"
    >
      {children}
    </svg>
  );
}
