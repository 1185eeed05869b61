import { decisions, explain, isOver, play, replay, view } from '@khora/engine';
import { isRuleId, LANGUAGES, type Language, loadTexts } from '@khora/locales';
import { describe, expect, test } from 'vitest';
import { type Course, courseOf, cueAt } from '../src/lessons/course.ts';
import { factsOf } from '../src/lessons/facts.ts';
import { guided } from '../src/lessons/guided.ts';
import { LEARNER, LESSON_IDS } from '../src/lessons/lesson.ts';
import { loadCourse } from '../src/lessons/load.ts';
import { objectionTo } from '../src/lessons/objection.ts';
import { ruleOfCue } from '../src/lessons/rule-of-cue.ts';
import { coachWords } from '../src/words/coach/coach-words.ts';
import { cs } from '../src/words/coach/cs.ts';
import { de } from '../src/words/coach/de.ts';
import { en, type Words } from '../src/words/coach/en.ts';
import { es } from '../src/words/coach/es.ts';
import { ru } from '../src/words/coach/ru.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de, es, cs, ru };
const NAMES = ['Player', 'Aspasia', 'Solon', 'Pericles'];

/** Every position of a lesson, by the number of moves made. */
function positions({ setup, line }: Course) {
  const record = { format: 'khora', version: 1, rules: 2, setup, moves: line } as const;
  return [...replay(record)];
}

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  test('asks open questions, wants legal moves, and begins where it says', async () => {
    const course = await loadCourse(id);
    const states = positions(course);
    expect(course.id).toBe(id);
    for (const { moment, asks, wanted, key } of course.cues) {
      const state = states[moment];
      if (!state) throw new Error(`${key} has no position.`);
      const open = decisions(state).find(({ seat }) => seat === LEARNER);
      // Texts come before the learner's next question, never while somebody else moves.
      expect(open, key).toBeDefined();
      if (!asks) continue;
      expect(open?.kind, key).toBe(asks);
      if (!wanted) throw new Error(`${key} wants nothing.`);
      expect(explain(view(state, LEARNER), wanted), key).toBeNull();
      expect(() => play(state, LEARNER, wanted)).not.toThrow();
      expect(objectionTo(wanted, wanted)).toBeNull();
    }
    expect(isOver(states.at(-1) ?? states[0] ?? expect.fail())).toBe(false);
  });

  test('covers every move of the learner with a step', async () => {
    const { line, start, cues } = await loadCourse(id);
    const own = line.slice(start).filter(({ seat }) => seat === LEARNER);
    expect(cues.flatMap(({ wanted }) => wanted ?? [])).toEqual(own.map(({ move }) => move));
    expect(cues.at(-1)?.wanted).toBeNull();
  });

  test('has a rule behind every cue: of the question, or of what it points at', async () => {
    const course = await loadCourse(id);
    const states = positions(course);
    for (const cue of course.cues) {
      const rule = ruleOfCue(cue, states[cue.moment]?.event ?? null);
      expect(isRuleId(rule), cue.key).toBe(true);
      // Only what can be pressed is pointed at as wanted, and that belongs to a question.
      expect(cue.at === 'wanted' && !cue.asks, cue.key).toBe(false);
    }
  });

  test.each(LANGUAGES)(
    'says every step in %s, in two sentences at most, with the numbers of the position',
    async (language) => {
      const course = await loadCourse(id);
      const texts = await loadTexts(language);
      const states = positions(course);
      const { say } = coachWords(language, WORDS[language]);
      const written: Readonly<Record<string, string>> = WORDS[language][id];
      expect(Object.keys(written)).toEqual(['title', 'text', ...course.cues.map(({ key }) => key)]);
      for (const { key, moment, wanted } of course.cues) {
        const state = states[moment] ?? expect.fail();
        const facts = factsOf(texts, {
          view: view(state, LEARNER),
          seat: LEARNER,
          names: NAMES,
          move: wanted,
        });
        // A hard-coded number could drift from the position.
        expect(written[key]?.replaceAll(/\{\w+\}/g, ''), key).not.toMatch(/\d/);
        expect(written[key]?.match(/[.!?…](?=\s|$)/g)?.length, key).toBeLessThanOrEqual(2);
        const said = say(`${id}.${key}`, facts);
        expect(said, key).not.toMatch(/[{}⟨]|\.\.|undefined/);
        expect(said.length, `${key}: ${said}`).toBeLessThan(260);
        for (const [, name = ''] of (written[key] ?? '').matchAll(/\{(\w+)\}/g)) {
          expect(facts, key).toHaveProperty(name);
          expect(said, key).toContain(String(facts[name]));
        }
      }
    },
  );
});

describe('the guided game', () => {
  const course = courseOf(guided);

  test('takes each of the seven actions once', () => {
    const tiles = course.cues.flatMap(({ wanted }) => (wanted?.type === 'assign' ? wanted.tiles : []));
    expect(tiles.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('its texts are true: the learner leads, has fewest troops at the event and no drachmas to lose', () => {
    const last = positions(course).at(-1) ?? expect.fail();
    const [own, ...others] = last.players;
    for (const { points, troops } of others) {
      expect(own?.points).toBeGreaterThan(points);
      expect(own?.troops).toBeLessThan(troops);
    }
    expect(own?.drachmas).toBe(0);
    expect(last.achievements.economy).toEqual([LEARNER]);
  });

  test('a step is shown again where it was left, the next ones on reading on, and a move that was taken back is asked for at once', () => {
    const [welcome, gifts] = course.cues;
    expect(cueAt(course, 0, 0)).toBe(welcome);
    expect(cueAt(course, 0, 1)).toBe(gifts);
    // The others move.
    expect(cueAt(course, 1, 1)).toBeNull();
    const second = course.cues[2] ?? expect.fail();
    expect(cueAt(course, second.moment, 1)).toBe(second);
    expect(cueAt(course, 0, second.number)).toBe(gifts);
  });

  test('a move other than the one the step wants gets a reason', () => {
    const wanted = { type: 'draft', card: 'quarry' } as const;
    expect(objectionTo({ type: 'draft', card: 'oracle' }, wanted)).toBe('not.card');
    expect(objectionTo({ type: 'pass' }, { type: 'buy', color: 'red' })).toBe('not.pass');
    expect(objectionTo({ type: 'buy', color: 'red' }, { type: 'pass' })).toBe('not.act');
    expect(objectionTo({ type: 'assign', tiles: [3, 0] }, { type: 'assign', tiles: [0, 3] })).toBe(
      'not.tiles',
    );
    expect(objectionTo({ type: 'tradeGlory' }, wanted)).toBe('not.other');
  });
});

describe.each(LANGUAGES)('the objections in %s', (language) => {
  test('name what they are about', () => {
    const { say } = coachWords(language, WORDS[language]);
    for (const key of Object.keys(WORDS[language].not)) {
      const said = say(`not.${key}`, { card: 'Diolkos', space: 'Red 4/2', track: 'Culture' });
      expect(said).not.toMatch(/[{}]/);
    }
  });
});
