import { actionGain, type Content, type GameView, type Step } from '@khora/engine';

/** The event at the end of the round, as far as it can be predicted now. */
export interface Coming {
  /** It happens only if this space, which is still unexplored, is explored by then. */
  readonly ifExplored: string | null;
  readonly effects: readonly {
    readonly who: 'all' | 'most' | 'fewest';
    readonly steps: readonly Step[];
    /** The steps without a choice. */
    readonly sure: readonly Step[];
  }[];
  /** Whether there is no choice at all. */
  readonly isSure: boolean;
  /** The most and the fewest troops that any of the others will have. */
  readonly most: number;
  readonly fewest: number;
}

/** Null if nothing will happen, or is happening already. */
export function comingEvent(view: GameView, content: Content): Coming | null {
  const event = view.event && content.events.get(view.event);
  if (!event || event.effects.length === 0 || view.phase === 'resolution' || view.phase === 'achievement')
    return null;
  const effects = event.effects.map(({ who, steps }) => ({ who, steps, sure: steps.filter(isSure) }));
  const { ifExplored } = event;
  const isOpen = ifExplored && !view.explored.some((space) => space === ifExplored);
  return {
    ifExplored: isOpen ? ifExplored : null,
    effects,
    isSure: effects.every(({ steps, sure }) => sure.length === steps.length),
    ...othersTroops(view, content),
  };
}

function isSure(step: Step): boolean {
  return step.do === 'gain' || step.do === 'loseAll' || step.do === 'draw';
}

/** What the others will have, as far as it is known now. */
function othersTroops(view: GameView, content: Content): { most: number; fewest: number } {
  let most = 0;
  let fewest = Number.POSITIVE_INFINITY;
  view.players.forEach((player, seat) => {
    if (seat === view.seat) return;
    const coming = player.kept?.includes(4) && (view.action ?? 0) < 4 && view.phase !== 'progress';
    const expected = player.troops + (coming ? actionGain(content, 4, player) : 0);
    most = Math.max(most, expected);
    fewest = Math.min(fewest, expected);
  });
  return { most, fewest };
}
