import { useEffect, useState } from 'react';
import { useLanguage } from '../app/i18n.tsx';

/** A line of the rules: a heading, a numbered rule or plain text. */
interface Line {
  readonly kind: 'h2' | 'h3' | 'rule' | 'p';
  readonly number?: string;
  readonly text: string;
}

function parse(markdown: string): Line[] {
  return markdown.split('\n').flatMap((line): Line[] => {
    const plain = line.replace(/\*\*|\*|`/g, '').trim();
    if (!plain || plain.startsWith('# ')) return [];
    if (plain.startsWith('### ')) return [{ kind: 'h3', text: plain.slice(4) }];
    if (plain.startsWith('## ')) return [{ kind: 'h2', text: plain.slice(3) }];
    const rule = /^- (R[\d.A-G]+\d*)\s+(.*)$/.exec(plain);
    if (rule) return [{ kind: 'rule', number: rule[1] ?? '', text: rule[2] ?? '' }];
    return [{ kind: 'p', text: plain.replace(/^- /, '') }];
  });
}

/** The numbered rules, in English for now: fetched when they are opened. */
export function Rules() {
  const { t } = useLanguage();
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      try {
        const { default: markdown } = await import('../../../../docs/rules.md?raw');
        if (wanted) setLines(parse(markdown));
      } catch {
        if (wanted) setLines([{ kind: 'p', text: t('trouble.offline') }]);
      }
    };
    void open();
    return () => {
      wanted = false;
    };
  }, [t]);
  return (
    <div className="rules" lang="en">
      {lines.map(({ kind, number, text }, index) => {
        const key = `r${String(index)}`;
        if (kind === 'h2') return <h2 key={key}>{text}</h2>;
        if (kind === 'h3') return <h3 key={key}>{text}</h3>;
        return (
          <p key={key}>
            {number && <b>{number} </b>}
            {text}
          </p>
        );
      })}
    </div>
  );
}
