import { type GameState, type Move, type Seat, view } from '@khora/engine';
import { useMemo, useState } from 'react';
import { href } from '../../browser/router.ts';
import type { ShownGame } from '../../runner/game.ts';
import { QuietTable } from '../../table/quiet-table.tsx';
import { useTableState } from '../../table/state/use-table-state.ts';
import { moveWords } from '../../words/hint-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { Why } from '../review/why.tsx';
import './puzzles.css';

interface ExerciseProps {
  readonly title: string;
  readonly state: GameState;
  readonly seat: Seat;
  /** The best first. */
  readonly choices: readonly Move[];
  /** What to say of an answer; moves are in words, points as text. */
  readonly verdict: (chosen: Move, said: (move: Move) => string, points: (value: number) => string) => string;
  /** What the figures rest on. */
  readonly basis: string;
  readonly onTry: (solved: boolean) => void;
  /** Where to go from here. */
  readonly next: { readonly label: string; readonly href: string } | null;
}

/** A position with a single question: which move is best? */
function shownFrom(state: GameState, seat: Seat, names: readonly string[]): ShownGame {
  return {
    id: 'exercise',
    own: null,
    seats: names.map((name) => ({ kind: 'human', name })),
    viewer: seat,
    view: view(state, seat),
    decisions: [],
    moves: [],
    canUndo: false,
    asking: 0,
    length: 0,
    from: 0,
    events: [],
    curves: null,
    record: null,
    sending: false,
  };
}

/** A position at the table with a few moves to choose from; the answer comes with its reason. */
export function Exercise({ title, state, seat, choices, verdict, basis, onTry, next }: ExerciseProps) {
  const spoken = useLanguage();
  const { texts, t } = spoken;
  const w = useReviewWords();
  const names = useMemo(
    () =>
      state.players.map(({ city }, each) =>
        city ? texts.city(city) : texts.word('player', { number: each + 1 }),
      ),
    [state, texts],
  );
  const game = useMemo(() => shownFrom(state, seat, names), [state, seat, names]);
  const { state: shown } = useTableState(game, game.view, seat);
  const [chosen, setChosen] = useState<Move | null>(null);
  const [best] = choices;
  const offered = useMemo(
    () =>
      choices
        .map((move) => ({ move, words: moveWords(spoken, game.view, seat, move) }))
        .sort((a, b) => a.words.localeCompare(b.words)),
    [choices, spoken, game, seat],
  );
  const answer = (move: Move) => {
    setChosen(move);
    onTry(move === best);
  };
  const figures = new Intl.NumberFormat(texts.locale, { maximumFractionDigits: 1 });
  const said = (move: Move) => moveWords(spoken, game.view, seat, move);
  return (
    <QuietTable
      title={title}
      state={shown}
      className="replay exercise"
      menu={
        <>
          <a className="button quiet" href={href({ screen: 'puzzles' })}>
            {w('puzzles.title')}
          </a>
          <a className="button quiet" href={href({ screen: 'home' })}>
            {t('common.home')}
          </a>
        </>
      }
    >
      {() => (
        <section className="replay-bar exercise-bar" aria-label={title}>
          <p className="exercise-ask" role="status">
            <b>{title}</b>{' '}
            {chosen === null
              ? w('puzzles.ask', { player: names[seat] ?? '' })
              : verdict(chosen, said, (value) => figures.format(value))}
            {best && chosen && (
              <>
                {' '}
                <Why
                  state={state}
                  seat={seat}
                  move={best}
                  than={chosen === best ? undefined : chosen}
                  of="brings"
                />{' '}
                <small className="exercise-basis">{basis}</small>
              </>
            )}
          </p>
          <div className="exercise-choices">
            {offered.map(({ move, words }) => (
              <button
                key={words}
                type="button"
                className="button"
                disabled={chosen !== null}
                data-mark={chosen === null ? undefined : markOf(move, best, chosen)}
                onClick={() => answer(move)}
              >
                {words}
                {'card' in move && <small>{texts.cardEffect(move.card, state.rules)}</small>}
              </button>
            ))}
            {chosen && next && (
              <a className="button primary" href={next.href}>
                {next.label}
              </a>
            )}
          </div>
        </section>
      )}
    </QuietTable>
  );
}

function markOf(move: Move, best: Move | undefined, chosen: Move): 'right' | 'wrong' | undefined {
  if (move === best) return 'right';
  return move === chosen ? 'wrong' : undefined;
}
