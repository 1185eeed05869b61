import type { Reason } from '@khora/engine';
import { ruleOfReason, type Texts } from '@khora/locales';

/** Why a move is refused, with the number of the rule. */
export function refusalText(texts: Texts, reason: Reason): string {
  const rule = ruleOfReason(reason);
  return rule ? `${texts.reason(reason)} (${rule})` : texts.reason(reason);
}
