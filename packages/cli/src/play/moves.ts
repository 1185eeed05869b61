import {
  COLORS,
  contentOf,
  type Decision,
  type GameView,
  type Move,
  type MoveOf,
  type MoveType,
  type PlayerView,
  preview,
  RESOURCES,
  SIZES,
  type Track,
} from '@khora/engine';
import { cardText, developmentText, type Words } from './cards.ts';

/** A move as it is offered to its player: in words, with what can be foreseen of it. */
export function moveText(words: Words, view: GameView, decision: Decision, move: Move): string {
  const text = (MOVES[move.type] as MoveText<MoveType>)(words, move, { own: ownOf(view), decision });
  const told = FORESEEN[move.type];
  const results = told ? foreseen(words, view, move, told) : '';
  return results === '' ? text : `${text} (${results})`;
}

interface Context {
  readonly own: PlayerView;
  readonly decision: Decision;
}
type MoveText<T extends MoveType> = (words: Words, move: MoveOf<T>, context: Context) => string;

/** Moves whose words do not say what they cost, or what they cost and give. */
const FORESEEN: { readonly [T in MoveType]?: 'losses' | 'all' } = {
  pay: 'all',
  buy: 'losses',
  explore: 'all',
  progress: 'losses',
  tracks: 'all',
  tradeGlory: 'all',
};

function ownOf({ players, seat }: GameView): PlayerView {
  const own = seat === 'spectator' ? undefined : players[seat];
  if (!own) throw new Error('A spectator has no moves.');
  return own;
}

/** What the player gains and loses by a move, as far as it can be foreseen. */
function foreseen({ texts }: Words, view: GameView, move: Move, told: 'losses' | 'all'): string {
  const before = ownOf(view);
  const after = ownOf(preview(view, move));
  const changes = RESOURCES.map((resource) => [resource, after[resource] - before[resource]] as const);
  const gains = Object.fromEntries(changes.filter(([, by]) => by < 0 || told === 'all'));
  const tokens = COLORS.flatMap((color) =>
    SIZES.filter((size) => after.knowledge[color][size] > before.knowledge[color][size]).map(
      (size) => `+1 ${texts.token(color, size)}`,
    ),
  );
  return [texts.gains(gains), ...(told === 'all' ? tokens : [])].filter((part) => part !== '').join(', ');
}

function levelText({ texts, rules }: Words, track: Track, level: number): string {
  return `${texts.track(track)} ${level}: ${texts.levelEffect(track, level, rules)}`;
}

function levelsAbove(level: number, count: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((each) => each > level && each <= level + count);
}

const MOVES: { readonly [T in MoveType]: MoveText<T> } = {
  city: (words, { city }) => developmentText(words, city, 1),
  draft: (words, { card }) => cardText(words, card),
  keep: (words, { card }) => cardText(words, card),
  play: (words, { card }) => cardText(words, card),
  takeBack: (words, { card }) => cardText(words, card),
  discard: ({ texts }, { cards }) => texts.list(cards.map((card) => texts.card(card))),
  reroll: ({ texts }, { dice }, { own }) =>
    dice.length === 0 ? texts.move('pass') : texts.list(dice.map((die) => String(own.dice[die]))),
  assign: ({ texts }, { tiles }, { own }) =>
    texts.list(tiles.map((tile, die) => `${texts.action(tile)} (${own.dice[die]})`)),
  pay: ({ texts }, { tiles, scrolls }) => {
    const kept = tiles.length > 0 ? texts.list(tiles.map((tile) => texts.action(tile))) : '–';
    return scrolls > 0 ? `${kept}; ${texts.amount('scrolls', scrolls)}` : kept;
  },
  buy: ({ texts }, { color }) => texts.token(color, 'minor'),
  token: ({ texts }, { color }) => texts.token(color, 'minor'),
  lose: ({ texts }, { color, size }) => texts.token(color, size),
  explore: ({ texts, rules }, { space }) => texts.space(space, rules),
  develop: (words, _move, { own }) =>
    own.city ? developmentText(words, own.city, own.development + 1) : words.texts.move('develop'),
  progress: (words, { track }, { own }) => levelText(words, track, own[track] + 1),
  raise: (words, { track }, { own, decision: { step } }) =>
    levelsAbove(own[track], step.do === 'raise' ? step.levels : 1)
      .map((level) => levelText(words, track, level))
      .join('; '),
  tracks: ({ texts }, { tracks }) => texts.list(tracks.map((track) => texts.track(track))),
  reward: ({ texts }, { reward }, { decision: { step } }) =>
    texts.amount(reward, step.do === 'reward' ? (step.rewards[reward] ?? 0) : 0),
  action: ({ texts, rules }, { action }) => `${texts.action(action)}: ${texts.actionEffect(action, rules)}`,
  claim: ({ texts, rules }, { reward }) => texts.amount(reward, contentOf(rules).numbers.achievementReward),
  tradeGlory: ({ texts }) => texts.move('tradeGlory'),
  pass: ({ texts }) => texts.move('pass'),
};
