import { advance, type CardId, clone, createGame, type GameRecord, type GameState } from '@khora/engine';
import type { Mind } from '../expert/play/mind.ts';
import { mind as shared } from '../levels.ts';
import type { Chance } from '../review/worlds/chance.ts';
import { prospectsOf } from '../review/worlds/prospects.ts';
import { addDifference, addTimes, type Vector, zero } from '../review/worlds/vectors.ts';
import { redraw, unheld, worldOf } from '../review/worlds/worlds.ts';
import { choiceWindfall, secretAnswers } from './choice.ts';

/** Where a windfall comes from: what the game deals and rolls, or what the players themselves leave to chance. */
export const WINDFALLS = ['chance', 'choices'] as const;

/** What a seat got beyond what could be expected: points, and chances of winning. */
export interface Windfall {
  readonly points: number;
  readonly win: number;
}
export type Windfalls = Readonly<Record<(typeof WINDFALLS)[number], readonly Windfall[]>>;

interface Terms {
  /** The seed for what might have happened instead. */
  readonly seed: string;
  /** By seat: how carelessly it draws its moves from the policy; null if nobody knows how it chooses. */
  readonly heats: readonly (number | null)[];
}

/** How often the whole deal is repeated, and how often a single chance event. */
const DEALS = 16;
const REDRAWS = 8;

/**
 * What luck did to every seat of a finished game, as the value network sees it: for every chance event, and every move
 * drawn at random, the prospects after it minus those after what might have happened instead. Each difference is zero
 * on average, whatever the network thinks, so results minus their windfalls are as unbiased as the results themselves,
 * and vary less. This is AIVAT (Burch and others, 2018) with a learned value.
 */
export function windfallsOf({ setup, rules, moves }: GameRecord, { seed, heats }: Terms): Windfalls {
  const mind = shared();
  const chance = zero(2 * setup.players);
  const choices = zero(2 * setup.players);
  const deal = (from: string) => prospectsOf(createGame({ ...setup, seed: from }, rules), mind);
  addDifference(
    chance,
    deal(setup.seed),
    meanOf(DEALS, (k) => deal(`${seed}/deal/${k}`)),
  );
  let state = createGame(setup, rules);
  const undealt = new Set(state.politicsDeck);
  moves.forEach((made, index) => {
    const heat = heats[made.seat] ?? null;
    if (heat !== null) {
      const others = secretAnswers(state, made.seat, moves.slice(index + 1, index + 2 * setup.players + 1));
      const windfall = choiceWindfall({ state, made, others, heat }, mind);
      if (windfall) addTimes(choices, windfall, 1);
    }
    const next = clone(state);
    advance(next, made.seat, made.move);
    addChance(chance, { state, made, next, undealt, seed: `${seed}/${index}` }, mind);
    state = next;
  });
  return { chance: bySeat(chance), choices: bySeat(choices) };
}

interface Passage {
  readonly state: GameState;
  readonly made: GameRecord['moves'][number];
  readonly next: GameState;
  /** Cards that were not dealt at the start. */
  readonly undealt: ReadonlySet<CardId>;
  readonly seed: string;
}

/** What chance did between two positions. */
function addChance(sum: Vector, { state, made, next, undealt, seed }: Passage, mind: Mind): void {
  const isNewRound = next.round !== state.round;
  const isRolled = isNewRound || made.move.type === 'reroll';
  const isDrawn = drewCards(state, next);
  if (!isRolled && !isDrawn) return;
  const open = unheld(state, undealt);
  const instead = (known: readonly Chance[]) =>
    meanOf(REDRAWS, (k) => {
      const other = clone(state);
      redraw(other, worldOf(`${seed}/${known.join()}/${k}`), { open, known });
      advance(other, made.seat, made.move);
      return prospectsOf(other, mind);
    });
  const known: Chance[] = [];
  if (!isNewRound) known.push('events');
  if (!isRolled) known.push('dice');
  if (!isDrawn) known.push('cards');
  addDifference(sum, prospectsOf(next, mind), instead(known));
}

/** Cards leave the top of the deck; what is given back goes under it. */
function drewCards({ politicsDeck: before }: GameState, { politicsDeck: after }: GameState): boolean {
  return before.length > 0 && before[0] !== after[0];
}

function meanOf(count: number, sample: (index: number) => Vector): Vector {
  const mean = sample(0).map((value) => value / count);
  for (let k = 1; k < count; k++) addTimes(mean, sample(k), 1 / count);
  return mean;
}

function bySeat(vector: Vector): Windfall[] {
  const players = vector.length / 2;
  return Array.from({ length: players }, (_, seat) => ({
    points: vector[seat] ?? 0,
    win: vector[players + seat] ?? 0,
  }));
}
