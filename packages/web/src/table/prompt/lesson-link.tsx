import type { Decision } from '@khora/engine';
import type { LessonId } from '../../lessons/lesson.ts';
import { takenLessons } from '../../lessons/taken.ts';
import { lessonHref } from '../../lessons/way.ts';
import { useLanguage } from '../../words/language.tsx';

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

interface LessonLinkProps {
  readonly kind: Decision['kind'];
  /** Newcomers can take a lesson again. */
  readonly isNewcomer: boolean;
}

/** A link to the lesson about a question and back to this game, until the lesson has been taken. */
export function LessonLink({ kind, isNewcomer }: LessonLinkProps) {
  const { t } = useLanguage();
  const lesson = LESSON_OF[kind];
  if (!lesson || (!isNewcomer && takenLessons().includes(lesson))) return null;
  return (
    <a className="rule-link prompt-lesson" href={lessonHref(lesson)}>
      {t('table.showMe')}
    </a>
  );
}
