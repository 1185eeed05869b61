import { holds, inPlayBut } from '../abilities.ts';
import type { CardId } from '../content/content.ts';
import { act } from '../effects.ts';
import { addToken, change, changeAll, raiseTrack } from '../gains.ts';
import { CLAIMS, type MoveOf, REWARDS } from '../moves.ts';
import { type PlayerState, type PlayerView, playerAt, shown } from '../state.ts';
import { ACTIONS, COLORS, SIZES, type Source, TOP_LEVEL, TRACKS, type Track } from '../vocabulary.ts';
import { question } from './question.ts';

type Player = PlayerState | PlayerView;

/** All choices of this many items, in the order of the items; at most `enough` of them. */
function combinations<T>(items: readonly T[], size: number, enough: number): T[][] {
  const found: T[][] = [];
  const choose = (chosen: T[], from: number): void => {
    if (chosen.length === size) found.push(chosen);
    else {
      const last = items.length - size + chosen.length;
      for (let i = from; i <= last && found.length < enough; i++) choose([...chosen, items[i] as T], i + 1);
    }
  };
  choose([], 0);
  return found;
}

/** Whether the chosen items are in the order of all items, with none twice. */
function inOrder<T>(chosen: readonly T[], items: readonly T[]): boolean {
  let from = 0;
  return chosen.every((item) => {
    const at = items.indexOf(item, from);
    from = at + 1;
    return at >= 0;
  });
}

function belowTop(player: Player): Track[] {
  return TRACKS.filter((track) => player[track] < TOP_LEVEL);
}

const RAISE_MOVES: { readonly [T in Track]: readonly MoveOf<'raise'>[] } = {
  economy: [Object.freeze({ type: 'raise', track: 'economy' })],
  culture: [Object.freeze({ type: 'raise', track: 'culture' })],
  military: [Object.freeze({ type: 'raise', track: 'military' })],
};

/** A free raise that may be refused; if it would change nothing, it is not asked (R3.8). */
export const raise = question<'raise'>({
  kind: 'raise',
  rule: 'R3.8',
  may: 'refuse',
  candidates: ({ step }) => RAISE_MOVES[step.track],
  refuse({ position, seat, step }, { track }) {
    if (track !== step.track) return 'wrong-track';
    if (playerAt(position, seat)[track] >= TOP_LEVEL) return 'top-level';
    return step.when && !holds(step.when, position, seat) ? 'condition-not-met' : null;
  },
  figures: (_asked, _move, refusal) =>
    refusal === 'top-level' ? { needs: TOP_LEVEL + 1, has: TOP_LEVEL } : null,
  apply(game, seat, { levels, source }, { track }) {
    raiseTrack(game, seat, track, levels, source);
  },
});

export const tracks = question<'tracks'>({
  kind: 'tracks',
  rule: 'R6.13',
  may: 'refuse',
  sure: true,
  candidates({ position, seat, enough }) {
    const open = belowTop(playerAt(position, seat));
    if (open.length === 0) return [];
    return combinations(open, Math.min(2, open.length), enough).map((pair) => ({
      type: 'tracks',
      tracks: pair,
    }));
  },
  refuse({ position, seat }, move) {
    const open = belowTop(playerAt(position, seat));
    if (move.tracks.length !== Math.min(2, open.length)) return 'wrong-count';
    if (!move.tracks.every((track) => open.includes(track))) return 'top-level';
    return inOrder(move.tracks, open) ? null : 'not-canonical';
  },
  apply(game, seat, { source }, move) {
    for (const track of move.tracks) raiseTrack(game, seat, track, 1, source);
  },
});

export const reward = question<'reward'>({
  kind: 'reward',
  rule: 'R6.9',
  may: false,
  candidates: () => REWARDS.map((kind) => ({ type: 'reward', reward: kind })),
  refuse: ({ step }, move) => (step.rewards[move.reward] === undefined ? 'wrong-reward' : null),
  apply(game, seat, { rewards, source }, move) {
    change(game, seat, move.reward, rewards[move.reward] ?? 0, source);
  },
});

export const token = question<'token'>({
  kind: 'token',
  rule: 'R2.D10',
  may: false,
  sure: true,
  candidates: () => COLORS.map((color) => ({ type: 'token', color })),
  refuse: () => null,
  apply(game, seat, { source }, { color }) {
    addToken(game, seat, color, 'minor', 1, source);
  },
});

export const takeBack = question<'takeBack'>({
  kind: 'takeBack',
  rule: 'R6.2',
  may: 'refuse',
  sure: true,
  candidates: ({ position, seat, step }) =>
    inPlayBut(playerAt(position, seat), step.source.id).map((card) => ({ type: 'takeBack', card })),
  refuse: ({ position, seat, step }, { card }) =>
    inPlayBut(playerAt(position, seat), step.source.id).includes(card) ? null : 'not-in-play',
  apply({ state, log }, seat, _step, { card }) {
    const player = playerAt(state, seat);
    player.inPlay.splice(player.inPlay.indexOf(card), 1);
    player.hand.push(card);
    log?.push({ type: 'tookBack', seat, card });
  },
});

const LOSE_MOVES: readonly MoveOf<'lose'>[] = COLORS.flatMap((color) =>
  SIZES.map((size) => Object.freeze({ type: 'lose', color, size } as const)),
);

export const lose = question<'lose'>({
  kind: 'lose',
  rule: 'R3.5',
  may: false,
  candidates: () => LOSE_MOVES,
  refuse: ({ position, seat }, { color, size }) =>
    playerAt(position, seat).knowledge[color][size] === 0 ? 'no-such-token' : null,
  apply(game, seat, { gains, source }, { color, size }) {
    addToken(game, seat, color, size, -1, source);
    changeAll(game, seat, gains, source);
  },
});

function discardCount(hand: readonly CardId[], cards: number): number {
  return Math.min(cards, hand.length);
}

export const discard = question<'discard'>({
  kind: 'discard',
  rule: 'R3.5',
  may: false,
  sure: true,
  candidates({ position, seat, step, enough }) {
    const hand = shown(playerAt(position, seat).hand);
    if (hand.length === 0) return [];
    return combinations(hand, discardCount(hand, step.cards), enough).map((cards) => ({
      type: 'discard',
      cards,
    }));
  },
  refuse({ position, seat, step }, { cards }) {
    const hand = shown(playerAt(position, seat).hand);
    if (cards.length !== discardCount(hand, step.cards)) return 'wrong-count';
    if (!cards.every((card) => hand.includes(card))) return 'not-in-hand';
    return inOrder(cards, hand) ? null : 'not-canonical';
  },
  apply({ state, log }, seat, { source }, { cards }) {
    const player = playerAt(state, seat);
    player.hand = player.hand.filter((card) => !cards.includes(card));
    player.returned = [...cards];
    log?.push({ type: 'discarded', seat, cards, source });
  },
});

const ACTION_MOVES: readonly MoveOf<'action'>[] = ACTIONS.map((action) =>
  Object.freeze({ type: 'action', action }),
);

/** An action that an event grants: one player finishes before the next begins (R6.10). */
export const action = question<'action'>({
  kind: 'action',
  rule: 'R6.10',
  may: true,
  candidates: () => ACTION_MOVES,
  refuse: ({ step }, move) => (step.except.includes(move.action) ? 'wrong-action' : null),
  apply(game, seat, { source }, move) {
    act(game, seat, move.action, source);
  },
});

export const claim = question<'claim'>({
  kind: 'claim',
  rule: 'R2.G3',
  may: false,
  sure: true,
  candidates: ({ step }) =>
    CLAIMS.map((kind) => ({ type: 'claim', achievement: step.achievement, reward: kind })),
  refuse: ({ step }, move) => (move.achievement === step.achievement ? null : 'wrong-achievement'),
  apply(game, seat, { achievement }, move) {
    const source: Source = { kind: 'achievement', id: achievement };
    change(game, seat, move.reward, game.content.numbers.achievementReward, source);
  },
});

/** The last opportunity to give glory away (R6.1); the trade itself is possible beside every question. */
export const tradeGlory = question<'tradeGlory'>({
  kind: 'tradeGlory',
  rule: 'R6.1',
  may: true,
  candidates: () => [],
  refuse: () => null,
  apply() {
    // Trades are carried out beside the questions.
  },
});
