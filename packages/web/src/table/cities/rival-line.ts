import type { Seat } from '@khora/engine';
import { useLanguage } from '../../words/language.tsx';
import { useTable } from '../state/context.ts';

/** Who a bot is and how it plays, in a line each; null for people. */
export function useRival(seat: Seat): { readonly line: string; readonly level: string } | null {
  const { seats, hurried } = useTable();
  const { t } = useLanguage();
  const plan = seats[seat];
  if (plan?.kind !== 'bot') return null;
  const { name, level, character } = plan;
  const haste = hurried.includes(seat) ? [t('rivals.hurried', { player: name })] : [];
  return {
    line: character ? t(`rivals.${character}`, { name }) : name,
    level: [t(`bots.${level}`), ...haste].join('. '),
  };
}
