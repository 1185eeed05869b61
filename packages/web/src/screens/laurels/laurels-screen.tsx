import { useEffect, useState } from 'react';
import { Page } from '../../ui/page.tsx';
import { dayWords } from '../../words/dates.ts';
import { useLanguage } from '../../words/language.tsx';
import { useLaurelWords } from '../../words/laurels/laurel-words.ts';
import { readHonours } from './honours.ts';
import { type Honours, LAUREL_IDS, type LaurelId, stepsOf } from './laurels.ts';
import { lookThrough } from './look-through.ts';
import { Medal } from './medal.tsx';
import './laurels.css';

/** What the player of this device has won for good, and how to win the rest. */
export function LaurelsScreen() {
  const w = useLaurelWords();
  const [honours, setHonours] = useState<Honours>(readHonours);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      // Games that cannot be read add nothing.
      const found = await lookThrough().catch(() => null);
      if (wanted && found) setHonours(found);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, []);
  const count = LAUREL_IDS.filter((id) => honours.won[id]).length;
  return (
    <Page title={w('title')} wide>
      <p>
        {w('text')} <b>{w('count', { count, all: LAUREL_IDS.length })}</b>
      </p>
      <ul className="laurels">
        {LAUREL_IDS.map((id) => (
          <LaurelItem key={id} id={id} honours={honours} />
        ))}
      </ul>
    </Page>
  );
}

function LaurelItem({ id, honours }: { readonly id: LaurelId; readonly honours: Honours }) {
  const w = useLaurelWords();
  const { locale } = useLanguage().texts;
  const won = honours.won[id];
  const steps = stepsOf(id, honours);
  return (
    <li className={won ? 'laurel won' : 'laurel'}>
      <Medal laurel={id} />
      <div>
        <h2>{w(`laurels.${id}.name`)}</h2>
        <p>{w(`laurels.${id}.text`)}</p>
        {won ? (
          <p className="laurel-state">{w('won', { date: dayWords(locale, won.at) })}</p>
        ) : (
          steps &&
          steps.goal > 1 && (
            <p className="laurel-state">
              <progress value={steps.done} max={steps.goal} aria-label={w(`laurels.${id}.name`)} />{' '}
              {w('steps', steps)}
            </p>
          )
        )}
      </div>
    </li>
  );
}
