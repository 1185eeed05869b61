import type { Decision } from '@khora/engine';
import { href } from '../../browser/router.ts';
import type { LessonId } from '../../lessons/lesson.ts';
import { useLessonWords } from '../../words/lesson-words.ts';

/** The short lesson that may help with a question. */
const LESSON_OF: { readonly [K in Decision['kind']]?: LessonId } = {
  assign: 'paying',
  pay: 'paying',
  explore: 'exploring',
  play: 'endGame',
  progress: 'progress',
  claim: 'achievements',
  lose: 'events',
  discard: 'events',
};

/** One sentence for new players on why their answer matters, with a link to a lesson and back to this game. */
export function Why({ kind, game }: { readonly kind: Decision['kind']; readonly game: string }) {
  const t = useLessonWords();
  const lesson = LESSON_OF[kind];
  return (
    <>
      {t(`why.${kind}`)}{' '}
      {lesson && (
        <a className="prompt-lesson" href={href({ screen: 'lesson', id: lesson, game })}>
          {t('learn.show')}
        </a>
      )}
    </>
  );
}
