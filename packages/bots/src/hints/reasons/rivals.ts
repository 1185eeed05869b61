import {
  ACHIEVEMENTS,
  type Achievement,
  achievementCount,
  actionGain,
  type GameView,
  type Seat,
  spaceOf,
} from '@khora/engine';
import type { HintReason } from './reason.ts';
import type { Situation } from './situation.ts';

/** What the move takes from others, and how much closer it gets to what everybody is after. */
export function denied(situation: Situation): HintReason[] {
  return [...space(situation), ...achievements(situation)];
}

function othersOf({ view, seat }: Situation): Seat[] {
  return view.players.flatMap((_, other) => (other === seat ? [] : [other as Seat]));
}

/** A space that somebody exploring later in this action could have taken. */
function space(situation: Situation): HintReason[] {
  const { move, view, content, seat } = situation;
  if (move.type !== 'explore') return [];
  const { need } = spaceOf(content, move.space);
  const turn = (of: Seat) => (of - view.firstPlayer + view.players.length) % view.players.length;
  const rival = othersOf(situation).find((other) => {
    const player = view.players[other];
    if (!player?.kept?.includes(MILITARY) || view.action !== MILITARY || turn(other) < turn(seat))
      return false;
    return player.troops + actionGain(content, MILITARY, player) >= need;
  });
  if (rival === undefined) return [];
  return [{ kind: 'denies', seat: rival, goal: { what: 'space', space: move.space } }];
}

const MILITARY = 4;

/** This close to an achievement, a player may well earn it in the next round. */
const CLOSE: Readonly<Record<Achievement, number>> = {
  points: 5,
  citizens: 3,
  troops: 3,
  economy: 1,
  politics: 1,
};

function achievements(situation: Situation): HintReason[] {
  const { view, had, has, content, move } = situation;
  // The troops that an assignment brings do not last: an exploration takes some.
  const sure = ACHIEVEMENTS.filter((achievement) => achievement !== 'troops' || move.type !== 'assign');
  return sure.flatMap((achievement): HintReason[] => {
    const of = content.achievements[achievement];
    const count = achievementCount(has, achievement);
    if (view.achievements[achievement].length > 0 || count <= achievementCount(had, achievement)) return [];
    if (count < of) return isHalfway(count, of) ? [{ kind: 'towards', achievement, count, of }] : [];
    if (achievementCount(had, achievement) >= of) return [];
    return closest(situation, achievement, of);
  });
}

function isHalfway(count: number, of: number): boolean {
  return 2 * count >= of;
}

function closest(situation: Situation, achievement: Achievement, of: number): HintReason[] {
  const { view } = situation;
  const [first] = othersOf(situation)
    .map((seat) => ({ seat, count: countOf(view, seat, achievement) }))
    .sort((one, other) => other.count - one.count);
  if (!first) return [];
  if (first.count >= of) return [{ kind: 'shares achievement', seat: first.seat, achievement }];
  if (first.count < of - CLOSE[achievement]) return [];
  return [{ kind: 'denies achievement', seat: first.seat, achievement }];
}

function countOf(view: GameView, seat: Seat, achievement: Achievement): number {
  const player = view.players[seat];
  return player ? achievementCount(player, achievement) : 0;
}
