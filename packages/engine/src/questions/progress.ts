import { type Content, levelOf } from '../content/content.ts';
import type { Terms } from '../content/facts.ts';
import { ofTrack } from '../fields.ts';
import { change, raiseTrack } from '../gains.ts';
import { push } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { levelPrice, levelScrolls } from '../prices.ts';
import { type PlayerState, type PlayerView, type Position, playerAt } from '../state.ts';
import type { StepOf } from '../steps.ts';
import { termsOf } from '../terms.ts';
import { TOP_LEVEL, TRACKS, type Track } from '../vocabulary.ts';
import { type Asked, type Objection, question } from './question.ts';

type Player = PlayerState | PlayerView;

const PROGRESS_MOVES: readonly MoveOf<'progress'>[] = TRACKS.map((track) =>
  Object.freeze({ type: 'progress', track }),
);

/** All sets of them, with one bit per track: everybody is asked this in every round. */
const PROGRESS_SETS: readonly (readonly MoveOf<'progress'>[])[] = Array.from({ length: 8 }, (_, set) =>
  PROGRESS_MOVES.filter((__, track) => set & (1 << track)),
);

/** The drachmas and the scrolls that a player pays for the next level of a track. */
function priceOf(
  position: Position,
  content: Content,
  player: Player,
  terms: Terms,
  { discount }: StepOf<'progress'>,
  track: Track,
): { drachmas: number; scrolls: number } {
  const { cost } = levelOf(content, track, ofTrack(player, track) + 1);
  return {
    drachmas: levelPrice(terms, track, cost - discount, position.phase),
    scrolls: levelScrolls(terms, player.raised, position.phase),
  };
}

function refuseLevel(
  { position, content, step }: Asked<'progress'>,
  player: Player,
  terms: Terms,
  track: Track,
): Objection | null {
  if (!step.tracks.includes(track)) return 'wrong-track';
  if (ofTrack(player, track) >= TOP_LEVEL) return 'top-level';
  const { drachmas, scrolls } = priceOf(position, content, player, terms, step, track);
  if (scrolls > player.scrolls) return 'too-few-scrolls';
  return drachmas > player.drachmas ? 'too-few-drachmas' : null;
}

export const progress = question<'progress'>({
  kind: 'progress',
  rule: 'R2.E1',
  may: true,
  sure: true,
  candidates(asked) {
    const player = playerAt(asked.position, asked.seat);
    const terms = termsOf(asked.content, player);
    let set = 0;
    let count = 0;
    for (let track = 0; track < TRACKS.length && count < asked.enough; track++) {
      const next = TRACKS[track];
      if (!next || refuseLevel(asked, player, terms, next)) continue;
      set |= 1 << track;
      count += 1;
    }
    return PROGRESS_SETS[set] ?? [];
  },
  refuse(asked, { track }) {
    const player = playerAt(asked.position, asked.seat);
    return refuseLevel(asked, player, termsOf(asked.content, player), track);
  },
  figures({ position, content, seat, step }, { track }, refusal) {
    const player = playerAt(position, seat);
    if (refusal === 'top-level') return { needs: TOP_LEVEL + 1, has: TOP_LEVEL };
    if (refusal === 'wrong-track') return null;
    const { drachmas, scrolls } = priceOf(position, content, player, termsOf(content, player), step, track);
    return refusal === 'too-few-scrolls'
      ? { needs: scrolls, has: player.scrolls }
      : { needs: drachmas, has: player.drachmas };
  },
  apply(game, seat, step, { track }) {
    const { state, content } = game;
    const player = playerAt(state, seat);
    const terms = termsOf(content, player);
    const { drachmas, scrolls } = priceOf(state, content, player, terms, step, track);
    change(game, seat, 'scrolls', -scrolls, step.source);
    change(game, seat, 'drachmas', -drachmas, step.source);
    raiseTrack(game, seat, track, 1, step.source);
    if (state.phase !== 'progress') return;
    player.raised += 1;
    const next = levelScrolls(terms, player.raised, state.phase);
    if (next <= player.scrolls) push(game, seat, step);
  },
});
