import { ActionTile, Die, ResourceIcon, TokenIcon, TrackIcon } from '../../art/art.ts';
import { go, href } from '../../browser/router.ts';
import { startFirstGame } from '../../game/new-game.ts';
import { LESSON_IDS, type LessonId } from '../../lessons/lesson.ts';
import { takenLessons } from '../../lessons/taken.ts';
import { Page } from '../../ui/page.tsx';
import { useCoachWords } from '../../words/coach/coach-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { useLessonWords } from '../../words/lessons/lesson-words.ts';
import { rivalNames, usualNames } from '../../words/usual-names.ts';
import './learn.css';

const SIZE = 44;
const MINUTE = [
  { key: 'aim', picture: <ResourceIcon resource="points" size={SIZE} /> },
  { key: 'dice', picture: <Die value={4} size={SIZE} /> },
  { key: 'actions', picture: <ActionTile action={3} size={SIZE} /> },
  { key: 'knowledge', picture: <TokenIcon color="blue" size={SIZE} /> },
  { key: 'progress', picture: <TrackIcon track="culture" size={SIZE} /> },
  { key: 'points', picture: <ResourceIcon resource="glory" size={SIZE} /> },
] as const;

/** How to play: the game in a minute, and the ways to learn it. */
export function LearnScreen() {
  const spoken = useLanguage();
  const t = useLessonWords();
  return (
    <Page title={t('learn.title')} wide>
      <div className="learn">
        <section className="learn-ways">
          <LessonLink id="guided" />
          <button
            type="button"
            className="learn-way"
            onClick={() =>
              go({ screen: 'table', id: startFirstGame(usualNames(spoken), rivalNames(spoken)) })
            }
          >
            <b>{t('learn.first')}</b>
            <span>{t('learn.firstText')}</span>
          </button>
          <a className="learn-way" href={href({ screen: 'library' })}>
            <b>{t('learn.rules')}</b>
            <span>{t('learn.rulesText')}</span>
          </a>
        </section>
        <section>
          <h2>{t('learn.lessons')}</h2>
          <ul className="learn-lessons">
            {LESSON_IDS.filter((id) => id !== 'guided').map((id) => (
              <li key={id}>
                <LessonLink id={id} />
              </li>
            ))}
          </ul>
        </section>
        <section className="learn-minute">
          <h2>{t('learn.minute')}</h2>
          <ul>
            {MINUTE.map(({ key, picture }) => (
              <li key={key}>
                {picture}
                <p>{t(`learn.${key}`)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

function LessonLink({ id }: { readonly id: LessonId }) {
  const t = useLessonWords();
  const { say } = useCoachWords();
  const isTaken = takenLessons().includes(id);
  return (
    <a
      className={id === 'guided' ? 'learn-way guided-way' : 'learn-way'}
      href={href({ screen: 'lesson', id })}
    >
      <b>
        {say(`${id}.title`, {})}
        {isTaken && <span className="learn-taken">{t('learn.taken')}</span>}
      </b>
      <span>{say(`${id}.text`, {})}</span>
    </a>
  );
}
