import type { Gain } from '@khora/bots';
import type { Texts } from '@khora/locales';

/** What a move brings at once, as a list in words; what the move itself says is left out. */
export function gainWords(texts: Texts, gains: readonly Gain[]): string {
  return texts.list(gains.flatMap((gain) => wordsOf(texts, gain) ?? []));
}

function wordsOf(texts: Texts, gain: Gain): string | null {
  switch (gain.kind) {
    case 'resource':
      return texts.gains({ [gain.resource]: gain.by });
    case 'tokens':
      return `${gain.by > 0 ? '+' : '−'}${Math.abs(gain.by)} ${texts.token(gain.color, gain.size)}`;
    case 'level':
      return `${texts.track(gain.track)} → ${gain.level}`;
    case 'achievement':
      return texts.achievement(gain.achievement);
    case 'finalPoints':
      return `${gain.by > 0 ? '+' : '−'}${Math.abs(gain.by)} at the end of the game`;
    default:
      return null;
  }
}
