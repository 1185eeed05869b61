import type { Reason } from '@khora/engine';
import { ruleOfReason, type Texts } from '@khora/locales';

/** Why a move is not legal, with the number of the rule. */
export function reasonText(texts: Texts, reason: Reason): string {
  const rule = ruleOfReason(reason);
  return rule ? `${texts.reason(reason)} (${rule})` : texts.reason(reason);
}
