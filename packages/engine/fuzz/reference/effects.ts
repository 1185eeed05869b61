import type { Component } from './components.ts';
import { gain } from './gains.ts';
import { draw, type Game, others } from './game.ts';
import { gainsIn, IMMEDIATE } from './phrases.ts';
import { type Player, tokens } from './player.ts';
import { belowTop, raise } from './raising.ts';
import { ask, type Move, PASS, type Script } from './script.ts';
import {
  ACTIONS,
  type Action,
  COLORS,
  combinations,
  type Gains,
  type Resource,
  sure,
  TRACKS,
  type Track,
} from './words.ts';

/** An immediate effect to apply: to whom, in which words, and for which card or development. */
interface Occasion {
  readonly game: Game;
  readonly player: Player;
  readonly words: readonly string[];
  readonly own: Component;
  readonly give: (gains: Gains) => void;
}

/** R2.D10, R3.8: applied once, as far as possible. */
const EFFECTS: Readonly<Record<keyof typeof IMMEDIATE, (occasion: Occasion) => Script | undefined>> = {
  gains({ words: [gains], give }) {
    give(gainsIn(gains));
  },
  gainsPerToken({ player, words: [gains, which], give }) {
    const count = tokens(player, which === 'minor' ? 'minor' : undefined);
    for (let token = 0; token < count; token++) give(gainsIn(gains));
  },
  gainsPerLevel({ player, words: [resource = '', track], give }) {
    give({ [resource]: player[trackIn(track)] });
  },
  *reward({ player, words: [choices = ''], give }) {
    const rewards = gainsIn(choices.replaceAll(' or ', ', '));
    const names = Object.keys(rewards) as Resource[];
    const move = yield* ask(player, 'reward', () => names.map((reward) => ({ type: 'reward', reward })));
    const { reward } = sure(move, 'a reward');
    give({ [reward]: rewards[reward] });
  },
  *raise({ game, player, words: [condition, word, levels] }) {
    // R6.6
    const allHigher = others(game, player).every(({ military }) => military > player.military);
    if (condition !== undefined && !allHigher) return;
    const track = trackIn(word);
    if (isRefusable(game)) {
      const possible = belowTop(player).filter((below) => below === track);
      const raises = possible.map(() => ({ type: 'raise' as const, track }));
      const move = yield* ask(player, 'raise', () => orPass(game, raises));
      if (move?.type !== 'raise') return;
    }
    // R3.9
    for (let level = 0; level < Number(levels); level++) raise(player, track);
  },
  *raiseTwo({ game, player }) {
    // R6.13
    const below = belowTop(player);
    const choices = below.length > 0 ? combinations(below, Math.min(2, below.length)) : [];
    const moves = choices.map((tracks) => ({ type: 'tracks' as const, tracks }));
    const move = yield* ask(player, 'tracks', () => orPass(game, moves));
    if (move?.type === 'tracks') for (const track of move.tracks) raise(player, track);
  },
  *token({ player }) {
    const chosen = yield* ask(player, 'token', () => COLORS.map((color) => ({ type: 'token', color })));
    player.knowledge[sure(chosen, 'a token').color].minor += 1;
  },
  draw({ game, player, words: [count] }) {
    player.hand.push(...draw(game, Number(count)));
  },
  *takeBack({ game, player, own }) {
    // R6.2
    const others = player.inPlay.filter((card) => card !== own.id);
    const moves = others.map((card) => ({ type: 'takeBack' as const, card }));
    const move = yield* ask(player, 'takeBack', () => orPass(game, moves));
    if (move?.type !== 'takeBack') return;
    player.inPlay = player.inPlay.filter((card) => card !== move.card);
    player.hand.push(move.card);
  },
  // The actions that it grants are carried out after it.
  actions: () => undefined,
};

/** R3.8, R7.1: since version 2; R3.10: not development 1. */
function isRefusable({ rules, round }: Game): boolean {
  return rules >= 2 && round > 0;
}

/** An effect that may be refused; if it would change nothing, nobody is asked (R3.8). */
function orPass<M extends Move>(game: Game, moves: readonly M[]): readonly (M | typeof PASS)[] {
  return isRefusable(game) && moves.length > 0 ? [...moves, PASS] : moves;
}

function trackIn(word: string | undefined): Track {
  return sure(
    TRACKS.find((track) => track === word),
    `the track ${word}`,
  );
}

function phraseOf({ text }: Component): keyof typeof IMMEDIATE {
  const names = Object.keys(IMMEDIATE) as (keyof typeof IMMEDIATE)[];
  return sure(
    names.find((name) => IMMEDIATE[name].test(text)),
    `the effect '${text}'`,
  );
}

/** What a card or development does when it is played or unlocked. */
export function* applyEffect(game: Game, player: Player, own: Component): Script {
  if (own.kind !== 'immediate') return;
  const name = phraseOf(own);
  const words = sure(IMMEDIATE[name].exec(own.text), own.text).slice(1);
  const give = (gains: Gains) => gain(player, gains, own.source);
  const script = EFFECTS[name]({ game, player, words, own, give });
  if (script) yield* script;
}

/** The actions that it then grants. */
export function actionsGranted({ text }: Component): Action[] {
  if (IMMEDIATE.takeBack.test(text)) return ['Politics'];
  const [, number, name] = IMMEDIATE.actions.exec(text) ?? [];
  const several = ACTIONS.filter((action) => action === name);
  return number === 'three' ? [...several, ...several, ...several] : [...several, ...several];
}
