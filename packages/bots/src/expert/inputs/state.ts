import {
  CARD_IDS,
  COLORS,
  type Content,
  cardOf,
  contentOf,
  developmentsOf,
  type MoveType,
  missingTokens,
  type PlayerState,
  type PlayerView,
  type Position,
  playerAt,
  type Seat,
  spaceOf,
} from '@khora/engine';
import { encode, INPUTS } from '../../learned/features.ts';
import { bin, indexOf, layout, type Sheet } from './sheet.ts';

export type Player = PlayerState | PlayerView;

/** The questions that a seat may be asked. */
export const QUESTIONS: readonly Exclude<MoveType, 'pass'>[] = [
  'city',
  'draft',
  'reroll',
  'assign',
  'pay',
  'keep',
  'buy',
  'explore',
  'play',
  'develop',
  'progress',
  'raise',
  'tracks',
  'reward',
  'token',
  'takeBack',
  'lose',
  'discard',
  'action',
  'claim',
  'tradeGlory',
];

const REACH_BINS = 6;
const MISSING_BINS = 4;

/** What a seat with a question knows in addition to what the evaluation of positions looks at. */
const QUESTION = layout(
  {
    asked: QUESTIONS.length,
    left: 1,
    raised: 1,
    offer: CARD_IDS.length,
    missing: MISSING_BINS * CARD_IDS.length,
    ready: REACH_BINS,
    lacks: COLORS.length,
    next: COLORS.length,
    nextPrice: 2,
    reach: REACH_BINS,
    farReach: REACH_BINS,
  },
  INPUTS,
);

export const STATE_INPUTS: number = QUESTION.end;

const QUESTION_INDEX = indexOf(QUESTIONS);
export const CARD_INDEX: ReadonlyMap<string, number> = indexOf(CARD_IDS);

/** The inputs of a position in which the seat is asked something: only what it may know goes in. */
export function writeState(position: Position, seat: Seat, sheet: Sheet): void {
  sheet.count = encode(position, seat, sheet);
  const player = playerAt(position, seat);
  const content = contentOf(position.rules);
  const { at } = QUESTION;
  const step = player.agenda.at(-1);
  if (step) sheet.on(at.asked + (QUESTION_INDEX.get(step.do) ?? 0));
  if (step && 'left' in step) sheet.put(at.left, step.left);
  if (position.phase === 'progress') sheet.put(at.raised, player.raised);
  if (typeof player.offer !== 'number') {
    for (const card of player.offer) sheet.on(at.offer + (CARD_INDEX.get(card) ?? 0));
  }
  writeWants(content, player, sheet);
  writeReach(position, content, player, sheet);
}

/** What the hand and the next development need. */
function writeWants(content: Content, player: Player, sheet: Sheet): void {
  const { at } = QUESTION;
  const hand = typeof player.hand === 'number' ? [] : player.hand;
  let ready = 0;
  for (const id of hand) {
    const card = cardOf(content, id);
    const missing = missingTokens(player, card);
    const affordable = card.cost <= player.drachmas;
    if (missing === 0 && affordable) ready += 1;
    const kind = missing === 0 ? (affordable ? 0 : 1) : bin(missing + 1, MISSING_BINS);
    sheet.on(at.missing + MISSING_BINS * (CARD_INDEX.get(id) ?? 0) + kind);
  }
  sheet.on(at.ready + bin(ready, REACH_BINS));
  for (let line = 0; line < COLORS.length; line++) {
    const color = COLORS[line] as (typeof COLORS)[number];
    const has = player.knowledge[color].minor + player.knowledge[color].major;
    let wanting = 0;
    for (const id of hand) if (cardOf(content, id).requires[color] > has) wanting += 1;
    sheet.put(at.lacks + line, wanting / 3);
    const next = developmentsOf(content, player.city)[player.development];
    if (next) sheet.put(at.next + line, Math.max(0, next.requires[color] - has));
  }
  const next = developmentsOf(content, player.city)[player.development];
  if (!next) return;
  sheet.put(at.nextPrice, next.cost / 6);
  if (missingTokens(player, next) === 0 && next.cost <= player.drachmas) sheet.on(at.nextPrice + 1);
}

/** How many spaces the seat could explore, with its troops and with those of another Military action. */
function writeReach(position: Position, content: Content, player: Player, sheet: Sheet): void {
  const { at } = QUESTION;
  const { troops } = player;
  const more = troops + player.military;
  let reach = 0;
  let farReach = 0;
  for (const { need } of content.spaces) {
    if (need <= troops) reach += 1;
    if (need <= more) farReach += 1;
  }
  for (const id of position.explored) {
    const { need } = spaceOf(content, id);
    if (need <= troops) reach -= 1;
    if (need <= more) farReach -= 1;
  }
  sheet.on(at.reach + bin(reach, REACH_BINS));
  sheet.on(at.farReach + bin(farReach, REACH_BINS));
}
