import {
  ACHIEVEMENTS,
  ACTIONS,
  CARD_IDS,
  CITY_IDS,
  COLORS,
  createGame,
  type Decision,
  EVENT_IDS,
  type GameEvent,
  type Move,
  PHASES,
  RESOURCES,
  SIZES,
  SPACES,
  TRACKS,
} from '@khora/engine';
import type { Texts } from '../src/texts.ts';
import { PLAYERS } from './kit.ts';
import { EVENTS, GROUNDS, MOVE_TYPES, QUESTIONS, REASONS } from './samples.ts';

const DEVELOPMENTS = [1, 2, 3, 4];
const LEVELS = [2, 3, 4, 5, 6, 7];
const GROUPS = ['action', 'card', 'development', 'event', 'level', 'space', 'other', 'glory'];

const SCHOLARLY_WELCOME = { kind: 'card', id: 'scholarly-welcome' } as const;

const EVENT_SAMPLES: readonly GameEvent[] = Object.values(EVENTS).flatMap((samples) =>
  samples.map(([event]) => event),
);
const QUESTION_SAMPLES: readonly Decision[] = Object.entries(QUESTIONS).flatMap(([kind, samples]) =>
  samples.map(([step]) => ({ seat: 0, kind: kind as Decision['kind'], step }) as const),
);

const TABLE = createGame({ players: 2, seed: 'words', cities: ['athens', 'sparta'] });
const ANSWERS: readonly Move[] = [
  { type: 'assign', tiles: [0, 1] },
  { type: 'reroll', dice: [] },
  { type: 'pay', tiles: [], scrolls: 1 },
  { type: 'explore', space: 'persepolis' },
];

/** Every text of a language by a label, through the public functions alone. */
export function allTexts(texts: Texts): Map<string, string> {
  const all = new Map<string, string>();
  const put = (label: string, text: string | null) => {
    if (text !== null) all.set(label, text);
  };
  for (const id of CARD_IDS) {
    put(`card ${id}`, texts.card(id));
    put(`card ${id} effect`, texts.cardEffect(id));
    put(`card ${id} effect by rules 1`, texts.cardEffect(id, 1));
    put(`source ${id}`, texts.source(id));
  }
  for (const kind of ['immediate', 'ongoing', 'endGame'] as const) put(`kind ${kind}`, texts.cardKind(kind));
  for (const city of CITY_IDS) {
    put(`city ${city}`, texts.city(city));
    for (const n of DEVELOPMENTS) {
      put(`development ${city}-${n}`, texts.development(city, n));
      put(`development ${city}-${n} effect`, texts.developmentEffect(city, n));
      put(`source ${city}-${n}`, texts.source(`${city}-${n}`));
    }
  }
  for (const id of EVENT_IDS) {
    put(`event ${id}`, texts.event(id));
    put(`event ${id} effect`, texts.eventEffect(id));
    for (const { who, effect } of texts.eventParts(id)) put(`event ${id} ${who}`, effect);
  }
  for (const { id } of SPACES) {
    put(`space ${id}`, texts.space(id));
    put(`space ${id} effect`, texts.spaceEffect(id));
  }
  for (const action of ACTIONS) {
    put(`action ${action}`, texts.action(action));
    put(`action ${action} effect`, texts.actionEffect(action));
  }
  for (const track of TRACKS) {
    put(`track ${track}`, texts.track(track));
    for (const level of LEVELS) put(`level ${track}-${level}`, texts.levelEffect(track, level));
  }
  for (const phase of PHASES) {
    put(`phase ${phase}`, texts.phase(phase));
    put(`phase ${phase} letter`, texts.phaseLetter(phase) || null);
  }
  for (const id of ACHIEVEMENTS) put(`achievement ${id}`, texts.achievement(id));
  for (const resource of RESOURCES) {
    put(`resource ${resource}`, texts.resource(resource));
    put(`amount ${resource}`, texts.amount(resource, 3));
    put(`gains ${resource}`, texts.gains({ [resource]: -1 }));
  }
  for (const color of COLORS) {
    put(`color ${color}`, texts.color(color));
    for (const size of SIZES) {
      put(`token ${size} ${color}`, texts.token(color, size));
      const gained = { type: 'token', seat: 0, color, size, by: 1, source: SCHOLARLY_WELCOME } as const;
      put(`gained ${size} ${color}`, texts.logLine(gained, PLAYERS));
    }
  }
  for (const size of SIZES) put(`size ${size}`, texts.size(size));
  for (const group of GROUPS) put(`source ${group}`, texts.source(group));
  for (const type of MOVE_TYPES) put(`move ${type}`, texts.move(type));
  for (const reason of REASONS) {
    put(`reason ${reason}`, texts.reason({ reason }));
    put(`reason ${reason} figures`, texts.reason({ reason, needs: 6, has: 4 }));
  }
  for (const move of ANSWERS) put(`answer ${move.type}`, texts.answer(TABLE, 0, move));
  const grounds = Object.values(GROUNDS).flat();
  for (const [i, text] of texts.grounds({ position: TABLE, seat: 0 }, grounds, grounds.length).entries())
    put(`ground ${i}`, text);
  put('reason asked', texts.reason({ reason: 'wrong-move', asked: 'explore' }));
  for (const [i, decision] of QUESTION_SAMPLES.entries()) {
    put(`question ${i} ${decision.kind}`, texts.question(decision));
  }
  for (const [i, event] of EVENT_SAMPLES.entries()) {
    put(`event ${i} ${event.type}`, texts.logLine(event, PLAYERS));
  }
  return all;
}
