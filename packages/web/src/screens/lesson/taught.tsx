import { useEffect, useMemo, useState } from 'react';
import type { WayBack } from '../../browser/router.ts';
import { recall, remember } from '../../browser/table-memory.ts';
import { type Course, cueAt } from '../../lessons/course.ts';
import { factsOf } from '../../lessons/facts.ts';
import { LEARNER } from '../../lessons/lesson.ts';
import { objectionTo } from '../../lessons/objection.ts';
import { ruleOfCue } from '../../lessons/rule-of-cue.ts';
import { noteTaken } from '../../lessons/taken.ts';
import { backHref } from '../../lessons/way.ts';
import type { ShownGame } from '../../runner/game.ts';
import type { Coach } from '../../table/state/coach.ts';
import { TheTable } from '../../table/the-table.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useCoachWords } from '../../words/coach/coach-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { LessonEnd } from './lesson-end.tsx';

interface TaughtProps {
  readonly course: Course;
  readonly game: ShownGame;
  /** The game to return to. */
  readonly back: WayBack | null;
  readonly onAgain: () => void;
}

/** The cue shown, which is remembered for another day, and how to get to the next. */
function useCue(course: Course, game: ShownGame) {
  const [read, setRead] = useState(() => recall(game.id).step ?? 0);
  const cue = cueAt(course, game.length, read);
  const number = cue?.number;
  useEffect(() => {
    if (number === undefined) return;
    setRead(number);
    remember(game.id, { step: number });
  }, [number, game.id]);
  return { cue, goTo: setRead };
}

export function Taught({ course, game, back, onAgain }: TaughtProps) {
  const { texts } = useLanguage();
  const { t, say } = useCoachWords();
  const { cue, goTo } = useCue(course, game);
  const { cues, id } = course;
  const isLast = cue?.number === cues.length - 1;
  useEffect(() => {
    if (isLast) noteTaken(id);
  }, [isLast, id]);
  const coach = useMemo((): Coach | null => {
    if (!cue) return null;
    const { key, at, number, wanted } = cue;
    const { view, seats } = game;
    const facts = factsOf(texts, { view, seat: LEARNER, names: seats.map(({ name }) => name), move: wanted });
    const next = wanted || isLast ? null : () => goTo(number + 1);
    return {
      key: `${id} ${number}`,
      text: say(`${id}.${key}`, facts),
      spot: at,
      wanted,
      elsewhere: t('not.elsewhere'),
      objection: (move) => {
        const why = wanted && objectionTo(move, wanted);
        return why && say(why, facts);
      },
      next,
      head: (
        <>
          <span>{t('coach.step', { step: number + 1, steps: cues.length })}</span>
          <RuleLink rule={ruleOfCue(cue, view.event)} />
          <a className="lecture-leave" href={backHref(back)}>
            {t(back ? 'coach.back' : 'coach.leave')}
          </a>
        </>
      ),
      buttons: isLast ? (
        <LessonEnd id={id} game={game} back={back} onAgain={onAgain} />
      ) : (
        next && (
          <div className="prompt-buttons">
            <button type="button" className="button primary" onClick={next}>
              {t('coach.next')}
            </button>
          </div>
        )
      ),
    };
  }, [cue, game, texts, t, say, id, isLast, cues.length, goTo, back, onAgain]);
  return <TheTable game={game} coach={coach} />;
}
