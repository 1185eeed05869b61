import type { Sanction } from '@khora/protocol';
import { useLanguage } from '../../../words/language.tsx';
import { useWords } from '../../../words/online/online-words.ts';
import { useMe } from './me.ts';

/** When a sanction ends. */
export function useEnd(): (sanction: Pick<Sanction, 'until'>) => string {
  const w = useWords();
  const { texts } = useLanguage();
  return ({ until }) =>
    until === null
      ? w('sanctions.open')
      : w('sanctions.until', {
          date: new Date(until).toLocaleString(texts.locale, { dateStyle: 'medium', timeStyle: 'short' }),
        });
}

/** The player's own sanctions of these kinds. */
export function SanctionNotes({
  kinds,
}: {
  readonly kinds: readonly Exclude<Sanction['kind'], 'address'>[];
}) {
  const w = useWords();
  const end = useEnd();
  const sanctions = useMe()?.sanctions ?? [];
  return kinds.flatMap((kind) =>
    sanctions
      .filter((sanction) => sanction.kind === kind)
      .map((sanction) => (
        <p key={kind} className="banner" role="status">
          {w(`sanctions.${kind}`, { until: end(sanction) })}
          {sanction.reason !== '' && <> {w('sanctions.reason', { reason: sanction.reason })}</>}
        </p>
      )),
  );
}
