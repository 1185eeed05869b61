import type { RuleBook, RuleSection } from '@khora/locales';
import { useLanguage } from '../../words/language.tsx';
import { useRuleBook } from '../../words/rule-book.ts';
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

/** The address after the # is the screen's own, so that a link cannot lead there. */
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
      <dl>
        {rules.map((rule) => (
          <div key={rule.id} id={rule.id}>
            <dt>{rule.id}</dt>
            <dd>{rule.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
