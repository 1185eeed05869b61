import { useEffect, useState } from 'react';
import { Toggle } from '../../ui/choices.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { canPush, isSubscribed, subscribe, unsubscribe } from './push.ts';

/** Whether this browser is notified when it is the player's turn in a correspondence game. */
export function PushToggle() {
  const w = useWords();
  const { texts } = useLanguage();
  const { attempt, failure } = useAttempt();
  const [on, setOn] = useState(false);
  const [denied, setDenied] = useState(false);
  useEffect(() => {
    isSubscribed().then(setOn, () => setOn(false));
  }, []);
  if (!canPush()) return null;
  const change = (wanted: boolean) =>
    void attempt(async () => {
      if (wanted) {
        const made = await subscribe(texts.language);
        setDenied(!made);
        setOn(made);
      } else {
        await unsubscribe();
        setOn(false);
      }
    });
  return (
    <div className="push">
      <Toggle
        label={w('push.label')}
        text={w(denied ? 'push.denied' : 'push.text')}
        value={on}
        onChange={change}
      />
      <FailureNote failure={failure} />
    </div>
  );
}
