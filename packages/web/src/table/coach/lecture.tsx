import { type ReactNode, useState } from 'react';
import { Announcer, type Said, saying } from '../../ui/announcer.tsx';
import type { Coach } from '../state/coach.ts';
import { Pointer } from './pointer.tsx';
import './lecture.css';

interface LectureProps {
  readonly coach: Coach;
  /** Why a choice cannot be made, or what it will do. */
  readonly children: ReactNode;
}

/** What a cue says, in place of the question; read out when it changes. */
export function Lecture({ coach, children }: LectureProps) {
  const [said, setSaid] = useState<{ readonly key: string; readonly remarks: Said }>({
    key: '',
    remarks: [],
  });
  if (said.key !== coach.key) setSaid({ key: coach.key, remarks: saying(said.remarks, [coach.text]) });
  return (
    <>
      <div className="lecture-head">{coach.head}</div>
      <p className="lecture-text">{coach.text}</p>
      <span className="prompt-more lecture-more">{children}</span>
      <Announcer said={said.remarks} />
      <Pointer coach={coach} />
    </>
  );
}
