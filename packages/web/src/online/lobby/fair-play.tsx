import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/online/online-words.ts';

const SECTIONS = ['help', 'leaving', 'waiting', 'ratings', 'dice', 'others'] as const;

/** What is fair in games with others, and what the server does about the rest. */
export function FairPlayScreen() {
  const w = useWords();
  return (
    <Page title={w('fairPlay.title')}>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2>{w(`fairPlay.${section}`)}</h2>
          <p>{w(`fairPlay.${section}Text`)}</p>
        </section>
      ))}
    </Page>
  );
}
