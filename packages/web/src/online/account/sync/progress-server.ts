import type { ProgressAnswer, ProgressItem, ProgressList } from '@khora/protocol';
import { ApiError } from '../../connection/api.ts';

/** The account's side: what it stores, by key. */
export interface ProgressServer {
  list(): Promise<ProgressList>;
  read(key: string): Promise<ProgressItem>;
  write(key: string, item: ProgressItem): Promise<ProgressAnswer>;
}

/** How often something is merged and sent again when other devices write at the same time. */
export const ATTEMPTS = 5;

/** Whether the account has no room for something. */
export function isTooMuch(error: unknown): boolean {
  return error instanceof ApiError && ['too-many', 'too-large', 'malformed'].includes(error.code);
}
