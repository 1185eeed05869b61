import { contentOf, type Decision, playerAt } from '@khora/engine';
import { href } from '../../browser/router.ts';
import type { LessonId } from '../../lessons/lesson.ts';
import { useLanguage } from '../../words/language.tsx';
import { useLessonWords } from '../../words/lessons/lesson-words.ts';
import { useTable } from '../state/context.ts';

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

/** The rounds in which new players are told how to find out what a tile does. */
const TILES_TOLD = 2;

/** One sentence for new players on why their answer matters, with a link to a lesson and back to this game. */
export function Why({ kind, game }: { readonly kind: Decision['kind']; readonly game: string }) {
  const t = useLessonWords();
  const { t: told } = useLanguage();
  const { view, me } = useTable();
  const lesson = LESSON_OF[kind];
  const hasScrolls = kind === 'assign' && playerAt(view, me).scrolls > 0;
  const isNewToTiles = kind === 'assign' && view.round <= TILES_TOLD;
  const { citizensPerScroll } = contentOf(view.rules).numbers;
  return (
    <>
      {t(`why.${kind}`)} {hasScrolls && `${told('table.scrollHelp', { count: citizensPerScroll })} `}
      {isNewToTiles && `${t('learn.tiles')} `}
      {lesson && (
        <a className="prompt-lesson" href={href({ screen: 'lesson', id: lesson, game })}>
          {t('learn.show')}
        </a>
      )}
    </>
  );
}
