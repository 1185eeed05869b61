import { missingTokens } from '../abilities.ts';
import {
  type Ability,
  CARD_IDS,
  type Content,
  cardOf,
  developmentsOf,
  SPACES,
  type Space,
  spaceOf,
} from '../content/content.ts';
import { actionSource, exploreStep, fire, performAll } from '../effects.ts';
import { addToken, change } from '../gains.ts';
import { type Game, push } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { explorationLoss } from '../prices.ts';
import { type PlayerState, type PlayerView, type Position, playerAt, shown } from '../state.ts';
import { termsOf } from '../terms.ts';
import { COLORS, type Seat } from '../vocabulary.ts';
import { type Figures, type Objection, question } from './question.ts';

type Player = PlayerState | PlayerView;

export const keep = question<'keep'>({
  kind: 'keep',
  rule: 'R2.D5',
  may: false,
  sure: true,
  candidates: ({ position, seat }) =>
    shown(playerAt(position, seat).offer).map((card) => ({ type: 'keep', card })),
  refuse: ({ position, seat }, { card }) =>
    shown(playerAt(position, seat).offer).includes(card) ? null : 'not-offered',
  apply({ state, log }, seat, _step, { card }) {
    const player = playerAt(state, seat);
    player.hand.push(card);
    player.returned = player.offer.filter((other) => other !== card);
    player.offer = [];
    log?.push({ type: 'keptCard', seat, cards: [card], returned: player.returned });
  },
});

const BUY_MOVES: readonly MoveOf<'buy'>[] = COLORS.map((color) => Object.freeze({ type: 'buy', color }));

function canBuy(content: Content, player: Player): boolean {
  return player.drachmas >= termsOf(content, player).tokenPrice;
}

export const buy = question<'buy'>({
  kind: 'buy',
  rule: 'R2.D7',
  may: true,
  sure: true,
  candidates: ({ position, content, seat }) => (canBuy(content, playerAt(position, seat)) ? BUY_MOVES : []),
  refuse: ({ position, content, seat }) =>
    canBuy(content, playerAt(position, seat)) ? null : 'too-few-drachmas',
  figures({ position, content, seat }) {
    const player = playerAt(position, seat);
    return { needs: termsOf(content, player).tokenPrice, has: player.drachmas };
  },
  apply(game, seat, _step, { color }) {
    const { tokenPrice } = termsOf(game.content, playerAt(game.state, seat));
    change(game, seat, 'drachmas', -tokenPrice, actionSource(3));
    addToken(game, seat, color, 'minor', 1, actionSource(3));
  },
});

const EXPLORE_MOVES: readonly MoveOf<'explore'>[] = SPACES.map(({ id }) =>
  Object.freeze({ type: 'explore', space: id }),
);

function refuseSpace({ explored }: Position, troops: number, space: Space | undefined): Objection | null {
  if (!space) return 'unknown-space';
  if (troops < space.need) return 'too-few-troops';
  return explored.some((id) => id === space.id) ? 'already-explored' : null;
}

export const explore = question<'explore'>({
  kind: 'explore',
  rule: 'R2.D9',
  may: true,
  sure: true,
  candidates({ position, content, seat, enough }) {
    const { troops } = playerAt(position, seat);
    const moves: MoveOf<'explore'>[] = [];
    for (let i = 0; i < EXPLORE_MOVES.length && moves.length < enough; i++) {
      const move = EXPLORE_MOVES[i];
      if (move && !refuseSpace(position, troops, content.spaces[i])) moves.push(move);
    }
    return moves;
  },
  refuse: ({ position, content, seat }, { space }) =>
    refuseSpace(position, playerAt(position, seat).troops, content.spaceOf.get(space)),
  figures({ position, content, seat }, { space }, refusal) {
    if (refusal !== 'too-few-troops') return null;
    return { needs: spaceOf(content, space).need, has: playerAt(position, seat).troops };
  },
  apply(game, seat, { left }, { space }) {
    const { state, content, log } = game;
    const target = spaceOf(content, space);
    const loss = explorationLoss(termsOf(content, playerAt(state, seat)), target);
    state.explored.push(space);
    log?.push({ type: 'explored', seat, space, loss });
    change(game, seat, 'troops', -loss, target.source);
    const colors = target.color === 'persepolis' ? COLORS : [target.color];
    for (const color of colors) addToken(game, seat, color, target.size, 1, target.source);
    change(game, seat, 'drachmas', target.drachmas, target.source);
    change(game, seat, 'points', target.points, target.source);
    if (left > 1) push(game, seat, exploreStep(left - 1));
  },
});

/** The scrolls that stand in for missing tokens (R2.D12); in phase D only. */
function scrollsFor({ numbers }: Content, player: Player, ability: Ability): number {
  return numbers.scrollsPerToken * missingTokens(player, ability);
}

function refusePrice(
  position: Position,
  content: Content,
  player: Player,
  ability: Ability,
): Objection | null {
  const scrolls = scrollsFor(content, player, ability);
  if (scrolls > 0 && (position.phase !== 'action' || scrolls > player.scrolls)) return 'too-few-tokens';
  return ability.cost > player.drachmas ? 'too-few-drachmas' : null;
}

function priceFigures(player: Player, ability: Ability, refusal: Objection): Figures | null {
  if (refusal === 'too-few-drachmas') return { needs: ability.cost, has: player.drachmas };
  if (refusal !== 'too-few-tokens') return null;
  const needs = ability.requires.red + ability.requires.blue + ability.requires.green;
  return { needs, has: needs - missingTokens(player, ability) };
}

function payPrice(game: Game, seat: Seat, { cost, source }: Ability, scrolls: number): void {
  change(game, seat, 'scrolls', -scrolls, source);
  change(game, seat, 'drachmas', -cost, source);
}

export const play = question<'play'>({
  kind: 'play',
  rule: 'R2.D10',
  may: true,
  sure: true,
  candidates({ position, content, seat, enough }) {
    const player = playerAt(position, seat);
    const moves: MoveOf<'play'>[] = [];
    for (const card of shown(player.hand)) {
      if (moves.length === enough) break;
      if (!refusePrice(position, content, player, cardOf(content, card))) moves.push({ type: 'play', card });
    }
    return moves;
  },
  refuse({ position, content, seat }, { card }) {
    const player = playerAt(position, seat);
    if (!CARD_IDS.includes(card)) return 'unknown-card';
    if (!shown(player.hand).includes(card)) return 'not-in-hand';
    return refusePrice(position, content, player, cardOf(content, card));
  },
  figures: ({ position, content, seat }, { card }, refusal) =>
    refusal === 'unknown-card'
      ? null
      : priceFigures(playerAt(position, seat), cardOf(content, card), refusal),
  apply(game, seat, _step, { card }) {
    const player = playerAt(game.state, seat);
    const played = cardOf(game.content, card);
    player.hand.splice(player.hand.indexOf(card), 1);
    const scrolls = scrollsFor(game.content, player, played);
    game.log?.push({ type: 'played', seat, card, cost: played.cost, scrolls });
    payPrice(game, seat, played, scrolls);
    fire(game, seat, 'play');
    player.inPlay.push(card);
    performAll(game, seat, played.effect);
  },
});

const LAST_DEVELOPMENT = 4;
const DEVELOP_MOVES: readonly MoveOf<'develop'>[] = [Object.freeze({ type: 'develop' })];

function nextDevelopment(content: Content, player: Player): Ability | undefined {
  return developmentsOf(content, player.city)[player.development];
}

export const develop = question<'develop'>({
  kind: 'develop',
  rule: 'R2.D11',
  may: true,
  candidates: () => DEVELOP_MOVES,
  refuse({ position, content, seat }) {
    const player = playerAt(position, seat);
    const next = nextDevelopment(content, player);
    return next ? refusePrice(position, content, player, next) : 'fully-developed';
  },
  figures({ position, content, seat }, _move, refusal) {
    const player = playerAt(position, seat);
    const next = nextDevelopment(content, player);
    return next
      ? priceFigures(player, next, refusal)
      : { needs: LAST_DEVELOPMENT + 1, has: LAST_DEVELOPMENT };
  },
  apply(game, seat) {
    const player = playerAt(game.state, seat);
    const next = nextDevelopment(game.content, player);
    if (!next) throw new Error('There is no development left to unlock.');
    const scrolls = scrollsFor(game.content, player, next);
    const development = (player.development + 1) as PlayerState['development'];
    game.log?.push({ type: 'developed', seat, development, cost: next.cost, scrolls });
    payPrice(game, seat, next, scrolls);
    fire(game, seat, 'development');
    player.development = development;
    performAll(game, seat, next.effect);
  },
});
