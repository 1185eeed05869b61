import {
  ACHIEVEMENTS,
  ACTION_NAMES,
  CARD_IDS,
  CITY_IDS,
  EVENT_IDS,
  PHASES,
  type Source,
  SPACES,
  TRACKS,
} from '@khora/engine';
import { achievementName, developmentName, levelName, spaceName } from './naming.ts';
import { MISSING, type Voice } from './voice.ts';

const GROUPS = ['action', 'card', 'development', 'event', 'level', 'space', 'other', 'glory'] as const;

function among<T extends string>(values: readonly T[], id: string): T | undefined {
  return values.find((value) => value === id);
}

/** Splits 'athens-4' or 'economy-3'. */
function numbered<T extends string>(values: readonly T[], id: string): [T, number] | undefined {
  const [name = '', number] = id.split('-');
  const value = among(values, name);
  return value && number ? [value, Number(number)] : undefined;
}

/** The name of the thing that a gain or loss came from; undefined if there is no such thing. */
const NAMES: Readonly<Record<Source['kind'], (voice: Voice, id: string) => string | undefined>> = {
  action({ say }, id) {
    const action = among(ACTION_NAMES, id);
    return action && say.actions(action);
  },
  card({ say }, id) {
    const card = among(CARD_IDS, id);
    return card && say.cards(card);
  },
  development(voice, id) {
    const development = numbered(CITY_IDS, id);
    return development && developmentName(voice, ...development);
  },
  event({ say }, id) {
    const event = among(EVENT_IDS, id);
    return event && say.events(event);
  },
  level(voice, id) {
    const level = numbered(TRACKS, id);
    return level && levelName(voice, ...level);
  },
  space(voice, id) {
    const space = SPACES.find((each) => each.id === id);
    return space && spaceName(voice, space.id);
  },
  achievement(voice, id) {
    const achievement = among(ACHIEVEMENTS, id);
    return (
      achievement && voice.say.sources('oneAchievement', { achievement: achievementName(voice, achievement) })
    );
  },
  phase({ say }, id) {
    const phase = among(PHASES, id);
    return phase && say.phases(phase);
  },
};

/**
 * The name of a source: of an event's `{ kind, id }`, or of a line of a standing's breakdown, which is a group
 * ('action', 'glory' …), a card or a development.
 */
export function sourceName(voice: Voice, source: Source | string): string {
  if (typeof source !== 'string') return NAMES[source.kind](voice, source.id) ?? MISSING + source.id;
  const group = among(GROUPS, source);
  if (group) return voice.say.sources(group);
  return NAMES.card(voice, source) ?? NAMES.development(voice, source) ?? MISSING + source;
}

/** A line of the log with where it came from in brackets. */
export function withSource(voice: Voice, line: string, source: Source | string): string {
  return voice.say.log('withSource', { line, source: sourceName(voice, source) });
}
