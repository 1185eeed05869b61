import type { Budget } from '@khora/bots';
import { InputError } from './errors.ts';

const BUDGET = /^(\d+(?:\.\d+)?)(ms|s|it)$/;

/** '200ms', '1s' or '500it'. */
export function parseBudget(text: string): Budget {
  const [, number = '', unit] = BUDGET.exec(text.trim()) ?? [];
  const amount = Number(number) * (unit === 's' ? 1000 : 1);
  if (unit === undefined || !(amount > 0)) {
    throw new InputError(
      `'${text}' is not a budget: give milliseconds as 200ms, seconds as 1s or iterations as 500it.`,
    );
  }
  if (unit !== 'it') return { milliseconds: amount };
  if (!Number.isInteger(amount))
    throw new InputError(`'${text}' is not a budget: iterations are a whole number, such as 500it.`);
  return { iterations: amount };
}

export function showBudget(budget: Budget): string {
  return 'milliseconds' in budget ? `${budget.milliseconds}ms` : `${budget.iterations}it`;
}
