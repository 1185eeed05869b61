import type { Theme } from '@khora/bots/review';
import { type OpenPuzzle, puzzleFrom, samplesOf } from '@khora/bots/review-tools';
import { useMemo, useState } from 'react';
import { href } from '../../browser/router.ts';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { span } from '../review/measures.ts';
import { Exercise } from './exercise.tsx';
import { noteTry, puzzleId, puzzleOfTheDay, puzzleProgress, ratingOf } from './progress.ts';
import { PUZZLES } from './puzzle-data.ts';
import '../../ui/plain-table.css';
import './puzzles.css';

const THEMES: readonly Theme[] = ['tiles', 'payment', 'exploring', 'progress', 'cards', 'lastRound'];

/** The theme comes first in a line, so no game need be replayed to know it. */
const OF_THEME = THEMES.map((theme) => ({
  theme,
  numbers: PUZZLES.flatMap((line, number) => (line.startsWith(`${theme}|`) ? [number] : [])),
}));

const ALL = PUZZLES.map((_, number) => number);

const SAMPLES = PUZZLES.map(samplesOf);

/** The first of these that has not been tried, from a place in the list on. */
function untried(numbers: readonly number[], from = 0): number | undefined {
  const { firstTries } = puzzleProgress();
  return numbers.find(
    (number) => number >= from && firstTries[puzzleId(PUZZLES[number] ?? '')] === undefined,
  );
}

/** All puzzles by theme, in rising order, with the player's progress. */
export function PuzzlesScreen() {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const { rating, firstTries } = puzzleProgress();
  const tries = PUZZLES.map((line) => firstTries[puzzleId(line)]);
  const day = puzzleOfTheDay(Date.now(), PUZZLES.length);
  const next = untried(ALL);
  return (
    <Page title={w('puzzles.title')}>
      <p>{w('puzzles.text', { count: PUZZLES.length })}</p>
      <p className="puzzle-rating">{w('puzzles.rating', { rating })}</p>
      <p className="buttons">
        <a className="button primary large" href={href({ screen: 'puzzle', id: String(day) })}>
          {w('puzzles.today')}
        </a>
        {next !== undefined && (
          <a className="button large" href={href({ screen: 'puzzle', id: String(next) })}>
            {w('puzzles.next')}
          </a>
        )}
        <a className="button large" href={href({ screen: 'mistakes' })}>
          {w('mistakes.title')}
        </a>
      </p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{w('puzzles.theme')}</th>
            <th scope="col">{w('puzzles.solved')}</th>
            <th scope="col">{w('puzzles.tried')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {OF_THEME.map(({ theme, numbers }) => {
            const seen = numbers.filter((number) => tries[number] !== undefined);
            const coming = untried(numbers);
            return (
              <tr key={theme}>
                <th scope="row">{w(`puzzles.themes.${theme}`)}</th>
                <td>{seen.filter((number) => tries[number]).length}</td>
                <td>{w('puzzles.of', { count: seen.length, all: numbers.length })}</td>
                <td>
                  {coming !== undefined && (
                    <a className="button small" href={href({ screen: 'puzzle', id: String(coming), theme })}>
                      {w('puzzles.go', { theme: w(`puzzles.themes.${theme}`) })}
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="detail">
        {w('puzzles.method', {
          worlds: span(
            texts,
            SAMPLES.map(({ worlds }) => worlds),
          ),
          more: span(
            texts,
            SAMPLES.map(({ check }) => check),
          ),
        })}
      </p>
    </Page>
  );
}

interface PuzzleProps {
  readonly number: number;
  /** The next one has this theme too. */
  readonly theme: string | null;
}

/** One puzzle. */
export function PuzzleScreen({ number, theme: wanted }: PuzzleProps) {
  const { texts } = useLanguage();
  const w = useReviewWords();
  const line = PUZZLES[number];
  const puzzle = useMemo((): OpenPuzzle | null => (line === undefined ? null : puzzleFrom(line)), [line]);
  const [, setRating] = useState(0);
  if (line === undefined || !puzzle) {
    return (
      <Page title={w('puzzles.title')}>
        <p role="alert">{w('puzzles.none')}</p>
      </Page>
    );
  }
  const { theme, difficulty, state, seat, choices, worlds, check } = puzzle;
  const [best] = choices;
  const scope = OF_THEME.find((each) => each.theme === wanted);
  const next = untried(scope?.numbers ?? ALL, number + 1);
  return (
    <Exercise
      key={number}
      title={w('puzzles.one', {
        number: number + 1,
        theme: w(`puzzles.themes.${theme}`),
        rating: ratingOf(difficulty),
      })}
      state={state}
      seat={seat}
      choices={choices}
      verdict={(chosen, said, points) =>
        w(chosen === best ? 'puzzles.right' : 'puzzles.wrong', {
          move: best ? said(best) : '',
          points: points(check.margin[0]),
        })
      }
      basis={w('puzzles.samples', {
        worlds: span(texts, [worlds]),
        more: span(texts, [check.worlds]),
        rules: span(texts, [state.rules]),
      })}
      onTry={(solved) => setRating(noteTry(puzzleId(line), { difficulty, solved }).rating)}
      next={
        next === undefined
          ? null
          : {
              label: w('puzzles.next'),
              href: href({ screen: 'puzzle', id: String(next), ...(scope && { theme: scope.theme }) }),
            }
      }
    />
  );
}
