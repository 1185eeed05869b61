import { signGround, theme } from '../kit/palette.ts';
import { type ArtProps, Svg } from '../kit/svg.tsx';

/** A water clock: one bowl that empties into another. It limited how long people could speak in court. */
export function Clepsydra(props: ArtProps) {
  return (
    <Svg box={[24, 24]} {...props}>
      <path d="M3 1.6H21V3.8H19.6L17 10.4H7L4.4 3.8H3Z" fill="currentColor" />
      <path d="M3.6 14H20.4V16H19L17 22.6H7L5 16H3.6Z" fill="currentColor" />
      <path
        d="M7.6 5.6H16.4M8.4 19.4H15.6"
        fill="none"
        stroke={signGround}
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <path d="M12 10V17" fill="none" stroke={theme.aegean} strokeWidth="2" strokeLinecap="round" />
    </Svg>
  );
}
