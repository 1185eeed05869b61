import { contentOf, type Decision, type Reason, RULES_VERSION, type Source, TRACKS } from '@khora/engine';
import { achievementName, actionTerm, choiceText, objectText, title, trackTerm } from './naming.ts';
import { sourceName } from './sources.ts';
import type { Voice } from './voice.ts';

type Kind = Decision['kind'];
type StepOf<K extends Kind> = Extract<Decision['step'], { readonly do: K }>;

/** What a decision asks of its player, with its source unless it is part of the normal course of the game. */
export function questionText(voice: Voice, { kind, step }: Decision): string {
  const ask = QUESTIONS[kind] as (voice: Voice, step: Decision['step']) => string;
  const question = ask(voice, step);
  const source = 'source' in step ? step.source : null;
  if (!source || isCourseOfPlay(source)) return question;
  return voice.say.questions('withSource', { question, source: sourceName(voice, source) });
}

function isCourseOfPlay({ kind }: Source): boolean {
  return kind === 'action' || kind === 'phase';
}

const QUESTIONS: { readonly [K in Kind]: (voice: Voice, step: StepOf<K>) => string } = {
  city: ({ say }) => say.questions('city'),
  draft: ({ say }) => say.questions('draft'),
  reroll: ({ say }) => say.questions('reroll'),
  assign: ({ say }) => say.questions('assign'),
  pay: ({ say }) => say.questions('pay'),
  keep: ({ say }) => say.questions('keep'),
  buy: ({ say }) => say.questions('buy'),
  explore: ({ say }, { left }) => say.questions('explore', { left }),
  play: ({ say }) => say.questions('play'),
  develop: ({ say }) => say.questions('develop'),
  progress(voice, { tracks, discount }) {
    if (discount === 0 && tracks.length === TRACKS.length) return voice.say.questions('progress');
    const less = objectText(voice, 'drachmas', discount);
    if (tracks.length === TRACKS.length) return voice.say.questions('progressAny', { discount: less });
    const terms = voice.or(tracks.map((track) => trackTerm(voice, track)));
    return voice.say.questions('progressCheaper', { tracks: terms, discount: less });
  },
  raise: (voice, { track, levels }) =>
    voice.say.questions('raise', { track: trackTerm(voice, track), levels }),
  tracks: ({ say }, { may }) => say.questions(may ? 'mayRaiseTracks' : 'tracks'),
  reward: (voice, { rewards }) => voice.say.questions('reward', { rewards: choiceText(voice, rewards) }),
  token: ({ say }) => say.questions('token'),
  takeBack: ({ say }, { may }) => say.questions(may ? 'mayTakeBack' : 'takeBack'),
  lose: ({ say }) => say.questions('lose'),
  discard: ({ say }, { cards }) => say.questions('discard', { cards }),
  action: (voice, { except }) =>
    voice.say.questions('action', { actions: voice.or(except.map((action) => actionTerm(voice, action))) }),
  claim(voice, { achievement }) {
    const { achievementReward } = contentOf(RULES_VERSION).numbers;
    return voice.say.questions('claim', {
      achievement: title(voice, achievementName(voice, achievement)),
      rewards: choiceText(voice, { taxes: achievementReward, glory: achievementReward }),
    });
  },
  tradeGlory: ({ say }) => say.questions('tradeGlory'),
};

/** Why a move is refused, with what it needs and what there is, or with what is asked instead. */
export function reasonText({ say }: Voice, { reason: key, needs, has, asked }: Reason): string {
  const reason = say.reasons(key);
  if (needs !== undefined && has !== undefined) return say.reasons('figures', { reason, needs, has });
  return asked ? say.reasons('asked', { reason, move: say.moves(asked) }) : reason;
}
