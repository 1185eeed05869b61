import { use, useEffect, useEffectEvent, useState } from 'react';
import { go, type WayBack } from '../../browser/router.ts';
import { openLesson, useClient } from '../../game/client.ts';
import { TroubleScreen } from '../../game/trouble-screen.tsx';
import type { Course } from '../../lessons/course.ts';
import { isLessonId, type LessonId } from '../../lessons/lesson.ts';
import { loadCourse } from '../../lessons/load.ts';
import { gameOfLesson } from '../../runner/ids.ts';
import { useLanguage } from '../../words/language.tsx';
import { usualNames } from '../../words/usual-names.ts';
import { Taught } from './taught.tsx';

interface LessonScreenProps {
  readonly id: string;
  /** The game to return to. */
  readonly back: WayBack | null;
}

/** A lesson at the real table. */
export function LessonScreen({ id, back }: LessonScreenProps) {
  const isKnown = isLessonId(id);
  useEffect(() => {
    if (!isKnown) go({ screen: 'learn' });
  }, [isKnown]);
  return isKnown ? <TakenLesson key={id} id={id} back={back} /> : null;
}

function seatsOf({ setup }: Course, names: readonly string[]) {
  return names
    .slice(0, setup.players)
    .map((name, seat) =>
      seat === 0 ? ({ kind: 'human', name } as const) : ({ kind: 'bot', name, level: 'ephebe' } as const),
    );
}

function TakenLesson({ id, back }: { readonly id: LessonId; readonly back: WayBack | null }) {
  const course = use(loadCourse(id));
  const { game, trouble } = useClient();
  const spoken = useLanguage();
  const [tries, setTries] = useState(0);
  const begin = useEffectEvent((again: boolean) => {
    const { setup, line, start } = course;
    // A short one begins again every time.
    const isKept = id === 'guided';
    const seats = seatsOf(course, usualNames(spoken));
    openLesson({ id: gameOfLesson(id), setup, line, start, seats, isKept, anew: again || !isKept });
  });
  useEffect(() => begin(tries > 0), [tries]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (game?.id !== gameOfLesson(id)) return <main className="table-loading" aria-busy="true" />;
  return <Taught course={course} game={game} back={back} onAgain={() => setTries(tries + 1)} />;
}
