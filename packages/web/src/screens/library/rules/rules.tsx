import type { Rule, RuleBook, RuleSection } from '@khora/locales';
import { Suspense } from 'react';
import { useBook } from '../../../ui/rule-link.tsx';
import { useBookWords } from '../../../words/book/book-words.ts';
import { useLanguage } from '../../../words/language.tsx';
import { useRuleBook } from '../../../words/rule-book.ts';
import { useSpot } from '../shelves/spot.tsx';
import { ExampleOf } from './example.tsx';
import { LessonOfRules } from './lesson-of-rules.tsx';
import { piecesOf } from './pieces-of.ts';
import { RulePicture } from './rule-picture.tsx';
import { RuleText } from './rule-text.tsx';
import './rules.css';

/** The numbered rules in the player's language; each can be jumped to by its number. */
export function Rules() {
  const { t } = useLanguage();
  const book = useRuleBook();
  if (book === 'missing') return <p>{t('trouble.offline')}</p>;
  return <div className="rule-book">{book && <Book book={book} />}</div>;
}

function Book({ book }: { book: RuleBook }) {
  const { t } = useLanguage();
  return (
    <>
      <nav className="rules-contents" aria-label={t('library.contents')}>
        {book.sections.map(({ id, title, level }) => (
          <button key={id} type="button" className={`level-${level}`} onClick={() => jump(id)}>
            {title}
          </button>
        ))}
      </nav>
      <div>
        {book.preface.map((paragraph) => (
          <p key={paragraph} className="rules-preface">
            {paragraph}
          </p>
        ))}
        {book.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </>
  );
}

/** The address after the # belongs to the screen, so an ordinary link cannot be used here. */
function jump(section: string): void {
  const heading = document.querySelector<HTMLElement>(`#rules-${section}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function Section({ section: { id, title, level, intro, rules } }: { section: RuleSection }) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <section>
      <Heading id={`rules-${id}`} tabIndex={-1}>
        {title}
      </Heading>
      {intro && <p>{intro}</p>}
      <Suspense>
        <LessonOfRules section={id} />
      </Suspense>
      <dl>
        {rules.map((rule) => (
          <RuleSpot key={rule.id} rule={rule} />
        ))}
      </dl>
    </section>
  );
}

function RuleSpot({ rule: { id, text } }: { readonly rule: Rule }) {
  return (
    <div id={id} {...useSpot(id)}>
      <dt>{id}</dt>
      <dd>
        <RulePicture rule={id} />
        <RuleText text={text} />
        <About rule={id} />
        <ExampleOf rule={id} />
      </dd>
    </div>
  );
}

/** The cards, developments and events that a rule is about, to look them up. */
function About({ rule }: { readonly rule: Rule['id'] }) {
  const { texts } = useLanguage();
  const w = useBookWords();
  const turn = useBook();
  const pieces = piecesOf(rule, texts);
  if (pieces.length === 0) return null;
  return (
    <span className="rule-about">
      {w('about')}{' '}
      {pieces.map(({ name, place }) => (
        <button key={name} type="button" className="rule-piece" onClick={() => turn(place)}>
          {name}
        </button>
      ))}
    </span>
  );
}
