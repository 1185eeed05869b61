import type { RuleSection } from '@khora/locales';
import { href, parseRoute } from '../../../browser/router.ts';
import type { LessonId } from '../../../lessons/lesson.ts';
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

/** Over a table, the game to return to. */
function openGame(): { readonly game?: string } {
  const route = parseRoute(window.location.hash);
  return route.screen === 'table' ? { game: route.id } : {};
}

/** A link from the rules to the lesson about them. */
export function LessonOfRules({ section }: { readonly section: RuleSection['id'] }) {
  const { t, say } = useCoachWords();
  const id = LESSONS[section];
  if (!id) return null;
  return (
    <p>
      <a href={href({ screen: 'lesson', id, ...openGame() })}>
        {t('coach.lesson')}: {say(`${id}.title`, {})}
      </a>
    </p>
  );
}
