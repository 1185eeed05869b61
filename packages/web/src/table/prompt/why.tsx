import type { Decision } from '@khora/engine';
import { useLessonWords } from '../../words/lessons/lesson-words.ts';

/** One sentence for new players on why their answer matters. */
export function Why({ kind }: { readonly kind: Decision['kind'] }) {
  const t = useLessonWords();
  return <span className="prompt-why">{t(`why.${kind}`)}</span>;
}
