import type { RuleSection } from '@khora/locales';
import type { LessonId } from '../../../lessons/lesson.ts';
import { lessonHref } from '../../../lessons/way.ts';
import { useCoachWords } from '../../../words/coach/coach-words.ts';

/** The short lesson that shows what a section of the rules says. */
const LESSONS: { readonly [K in RuleSection['id']]?: LessonId } = {
  setup: 'guided',
  event: 'events',
  dice: 'paying',
  action: 'exploring',
  progress: 'progress',
  resolution: 'events',
  achievement: 'achievements',
  end: 'endGame',
};

/** A link from the rules to the lesson about them. */
export function LessonOfRules({ section }: { readonly section: RuleSection['id'] }) {
  const { t, say } = useCoachWords();
  const id = LESSONS[section];
  if (!id) return null;
  return (
    <p>
      <a href={lessonHref(id)}>
        {t('coach.lesson')}: {say(`${id}.title`, {})}
      </a>
    </p>
  );
}
