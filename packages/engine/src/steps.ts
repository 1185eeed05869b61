import type { Effect } from './content/effects.ts';
import type { Achievement, Source } from './vocabulary.ts';

/**
 * What a player still has to do, as plain data: an effect that waits for its turn, or a question.
 * A player's agenda is a stack of steps, the next one last.
 */
export type Step =
  | (Effect & { readonly source: Source })
  | {
      readonly do: 'city' | 'draft' | 'reroll' | 'assign' | 'pay' | 'keep' | 'buy' | 'develop' | 'tradeGlory';
    }
  | { readonly do: 'explore'; readonly left: number }
  | { readonly do: 'claim'; readonly achievement: Achievement }
  /** The end of an action that an event granted: overflow falls back (R2.D13). */
  | { readonly do: 'endAction' };

export type StepKind = Step['do'];
export type StepOf<K extends StepKind> = Extract<Step, { readonly do: K }>;
