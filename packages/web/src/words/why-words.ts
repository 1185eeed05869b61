import { type Reason, reasonsOf } from '@khora/bots/reasons';
import type { GameView, Move, Seat } from '@khora/engine';
import type { Spoken } from './language.tsx';
import { isLoss, reasonWords } from './reason-words.ts';

interface Compared {
  readonly view: GameView;
  readonly seat: Seat;
  readonly move: Move;
  /** What it is compared with; nothing for what is good about it alone. */
  readonly than?: Move | undefined;
}

/** What a move brings, in words, and what its actions do if nothing else sets it apart. */
export interface Why {
  readonly gains: readonly string[];
  readonly actions: readonly string[];
}

/** Why a move is better than another: without what both bring, because that does not tell them apart. */
export function whyWords(spoken: Spoken, { view, seat, move, than }: Compared): Why {
  const own = reasonsOf(view, move);
  const others = new Set(than ? reasonsOf(view, than).map((reason) => JSON.stringify(reason)) : []);
  const apart = own.filter((reason) => !others.has(JSON.stringify(reason)));
  const told = apart.filter(({ kind }) => kind !== 'action');
  const isGain = told.some((reason) => !isLoss(reason));
  return {
    gains: reasonWords(spoken, view, seat, told),
    actions: isGain ? [] : apart.flatMap((reason) => actionWords(spoken, view, reason)),
  };
}

/** As 'Development: Unlock the next development of your city.'. */
function actionWords({ texts }: Spoken, { rules }: GameView, reason: Reason): readonly string[] {
  return reason.kind === 'action'
    ? [`${texts.action(reason.action)}: ${texts.actionEffect(reason.action, rules)}.`]
    : [];
}
