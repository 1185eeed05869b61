import { playerAt } from '@khora/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../game/client.ts';
import { Announcer, type Said, saying } from '../../ui/announcer.tsx';
import { useLanguage } from '../../words/language.tsx';
import type { Picks } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import { deltaOf } from '../state/delta.ts';
import type { Note } from '../state/use-table-state.ts';
import { deltaWords, type Heard, refusalOf, tileWords, unheard } from './hearing.ts';

/** Announces everything that happens and is asked, in order, and what a choice costs or why it cannot be made. */
export function Announcements({ note }: { readonly note: Note }) {
  const { log, known, game } = useClient();
  const { names, decision, picks, view, me, ghost, chosen, why } = useTable();
  const spoken = useLanguage();
  const { texts } = spoken;
  const [said, setSaid] = useState<Said>([]);
  const [heard, setHeard] = useState<Heard | null>(null);
  const [asked, setAsked] = useState('');
  const say = (...lines: readonly string[]) => {
    const worth = lines.filter((line) => line !== '');
    if (worth.length > 0) setSaid((before) => saying(before, worth));
  };
  const question = decision ? `${game?.id} ${game?.asking} ${decision.kind}` : '';
  const tell = useEffectEvent((now: typeof log, key: string) => {
    const news = unheard(now, known, heard);
    const lines = news.events.map((event) => texts.logLine(event, names) ?? '');
    say(...lines, decision && key !== asked ? texts.question(decision) : '');
    setHeard(news.heard);
    setAsked(key);
  });
  useEffect(() => tell(log, question), [log, question]);
  const remark = useEffectEvent(({ text }: Note) => say(text));
  useEffect(() => remark(note), [note]);
  const tellChoice = useEffectEvent((now: Picks) =>
    say(
      decision?.kind === 'assign' ? tileWords(spoken, view, me, now) : '',
      refusalOf(texts, chosen, why),
      ghost ? deltaWords(texts, deltaOf(playerAt(view, me), ghost)) : '',
    ),
  );
  useEffect(() => tellChoice(picks), [picks]);
  return <Announcer said={said} />;
}
