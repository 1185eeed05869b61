import { levelCost, levelsWithoutScrolls } from '../abilities.ts';
import { type Content, levelOf } from '../content/content.ts';
import { change, raiseTrack } from '../gains.ts';
import { push } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { type PlayerState, type PlayerView, type Position, playerAt } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { TOP_LEVEL, TRACKS, type Track } from '../vocabulary.ts';
import type { Question } from './question.ts';

type Player = PlayerState | PlayerView;

const PROGRESS_MOVES: readonly MoveOf<'progress'>[] = TRACKS.map((track) =>
  Object.freeze({ type: 'progress', track }),
);

function costOf(
  position: Position,
  content: Content,
  player: Player,
  step: StepOf<'progress'>,
  track: Track,
): number {
  const { cost } = levelOf(content, track, player[track] + 1);
  return levelCost(content, player, track, Math.max(0, cost - step.discount), position.phase === 'progress');
}

/** The scrolls that the next level takes: none for the first in phase E (R2.E1, R2.E3), none for an event's (R2.F3). */
function scrollsFor(position: Position, content: Content, player: Player): number {
  return position.phase === 'progress' && player.raised >= levelsWithoutScrolls(content, player) ? 1 : 0;
}

export const progress: Question<'progress'> = {
  kind: 'progress',
  rule: 'R2.E1',
  may: true,
  candidates: () => PROGRESS_MOVES,
  refuse({ position, content, seat, step }, { track }) {
    const player = playerAt(position, seat);
    if (!step.tracks.includes(track)) return 'wrong-track';
    if (player[track] >= TOP_LEVEL) return 'top-level';
    if (scrollsFor(position, content, player) > player.scrolls) return 'too-few-scrolls';
    return costOf(position, content, player, step, track) > player.drachmas ? 'too-few-drachmas' : null;
  },
  figures({ position, content, seat, step }, { track }, refusal) {
    const player = playerAt(position, seat);
    if (refusal === 'too-few-scrolls') return { needs: 1, has: player.scrolls };
    if (refusal === 'top-level') return { needs: TOP_LEVEL + 1, has: TOP_LEVEL };
    if (refusal !== 'too-few-drachmas') return null;
    return { needs: costOf(position, content, player, step, track), has: player.drachmas };
  },
  apply(game, seat, step, { track }) {
    const { state, content } = game;
    const player = playerAt(state, seat);
    change(game, seat, 'scrolls', -scrollsFor(state, content, player), step.source);
    change(game, seat, 'drachmas', -costOf(state, content, player, step, track), step.source);
    raiseTrack(game, seat, track, 1, step.source);
    if (state.phase !== 'progress') return;
    player.raised += 1;
    if (scrollsFor(state, content, player) <= player.scrolls) push(game, seat, step);
  },
};
