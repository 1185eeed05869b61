import { type Source, type Step, TRACKS } from '@khora/engine';
import { actionTerm, choiceText, gainsText, objectText, trackTerm } from './naming.ts';
import type { Voice } from './voice.ts';

/** What cards, developments and events do: the steps that know where they come from. */
type Effect = Extract<Step, { readonly source: Source }>;
type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
type Condition = NonNullable<EffectOf<'gain'>['when']>;

export function joined(parts: readonly string[]): string {
  return parts.join('; ');
}

/** Steps one after another; the same action several times is said once. */
export function stepsText(voice: Voice, steps: readonly Step[]): string {
  const [first] = steps;
  if (first?.do === 'act' && steps.every((step) => step.do === 'act' && step.action === first.action)) {
    return actionTimes(voice, first, steps.length);
  }
  return joined(steps.filter(isEffect).map((effect) => effectText(voice, effect)));
}

function isEffect(step: Step): step is Effect {
  return 'source' in step;
}

function effectText(voice: Voice, effect: Effect): string {
  const tell = EFFECTS[effect.do] as (voice: Voice, effect: Effect) => string;
  return tell(voice, effect);
}

function actionTimes(voice: Voice, { action }: EffectOf<'act'>, times: number): string {
  return voice.say.effects('act', { action: actionTerm(voice, action), times });
}

/** What players may do or leave: these say only what, as in 'you may …' and 'all players may …'. */
type Option = EffectOf<'play' | 'progress' | 'action'>;

const OPTIONS: { readonly [K in Option['do']]: (voice: Voice, option: EffectOf<K>) => string } = {
  play: ({ say }) => say.effects('play'),
  progress(voice, { tracks, discount: drachmas }) {
    const discount = objectText(voice, 'drachmas', drachmas);
    if (tracks.length === TRACKS.length) return voice.say.effects('progressAny', { discount });
    const terms = voice.or(tracks.map((track) => trackTerm(voice, track)));
    return voice.say.effects('progress', { tracks: terms, discount });
  },
  action: (voice, { except }) =>
    voice.say.effects('action', { actions: voice.or(except.map((action) => actionTerm(voice, action))) }),
};

function isOption(step: Step): step is Option {
  return step.do in OPTIONS && isEffect(step);
}

function optionText(voice: Voice, option: Option): string {
  const tell = OPTIONS[option.do] as (voice: Voice, option: Option) => string;
  return tell(voice, option);
}

function allowed(voice: Voice, option: Option): string {
  return voice.say.effects('may', { effect: optionText(voice, option) });
}

/** What somebody may do, if that is all there is to it. */
export function optionOf(voice: Voice, steps: readonly Step[]): string | null {
  const [only, ...more] = steps.filter(isEffect);
  return only && isOption(only) && more.length === 0 ? optionText(voice, only) : null;
}

function freeLevels(voice: Voice, { track, levels, when }: EffectOf<'gainLevels' | 'raise'>): string {
  return conditional(voice, when, voice.say.effects('raise', { track: trackTerm(voice, track), levels }));
}

const EFFECTS: { readonly [K in Effect['do']]: (voice: Voice, effect: EffectOf<K>) => string } = {
  gain: (voice, { gains, when }) => conditional(voice, when, gainsText(voice, gains)),
  gainPer: (voice, { resource, per }) =>
    voice.say.effects('per', {
      gain: gainsText(voice, { [resource]: 1 }),
      per: voice.say.per(per, { every: 1 }),
    }),
  loseAll: ({ say }, { resource }) => say.loseAll(resource),
  gainLevels: freeLevels,
  raise: freeLevels,
  draw: ({ say }, { cards }) => say.effects('draw', { cards }),
  act: (voice, effect) => actionTimes(voice, effect, 1),
  reward: (voice, { rewards }) => voice.say.effects('reward', { rewards: choiceText(voice, rewards) }),
  tracks: ({ say }) => say.effects('tracks'),
  token: ({ say }) => say.effects('token'),
  takeBack: ({ say }, { may }) => say.effects(may ? 'mayTakeBack' : 'takeBack'),
  play: (voice, effect) => allowed(voice, effect),
  progress: (voice, effect) => allowed(voice, effect),
  lose: (voice, { gains }) => voice.say.effects('lose', { effect: gainsText(voice, gains) }),
  discard: ({ say }, { cards }) => say.effects('discard', { cards }),
  action: (voice, effect) => allowed(voice, effect),
};

const CONDITIONS = {
  'at least as high': 'othersNotLower',
  'at most as high': 'othersNotHigher',
} as const satisfies Record<Exclude<Condition['others'], 'higher'>, string>;

function conditional(voice: Voice, when: Condition | undefined, effect: string): string {
  if (!when) return effect;
  // Only a free level of the same track has this condition, and has named the track.
  if (when.others === 'higher') return voice.say.effects('othersHigher', { effect });
  return voice.say.effects(CONDITIONS[when.others], { track: trackTerm(voice, when.track), effect });
}
