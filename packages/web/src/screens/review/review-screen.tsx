import type { Review } from '@khora/bots/review';
import { type GameRecord, type GameState, replay, type Seat, seated } from '@khora/engine';
import { useEffect, useMemo, useState } from 'react';
import { href } from '../../browser/router.ts';
import { lookAt, openGame, useClient } from '../../game/client.ts';
import { ownSeat } from '../../game/own-seat.ts';
import { downloadReview } from '../../game/review-file.ts';
import { TroubleScreen } from '../../game/trouble-screen.tsx';
import type { ShownGame } from '../../runner/game.ts';
import { Choices } from '../../ui/choices.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Page } from '../../ui/page.tsx';
import { useReviewWords } from '../../words/review/review-words.ts';
import { Course } from './course.tsx';
import { Decisions, TurningPoints } from './findings.tsx';
import type { Measure } from './measures.ts';
import { MoveMade } from './move-made.tsx';
import { Skills } from './skills.tsx';
import { Trend } from './trend.tsx';
import { type Reviewed, useReview } from './use-review.ts';
import { Waterfall } from './waterfall.tsx';
import { linkTo, WhatIf } from './what-if.tsx';
import './review.css';

interface ReviewScreenProps {
  readonly id: string;
  /** The position to begin with. */
  readonly from: number;
}

export function ReviewScreen({ id, from }: ReviewScreenProps) {
  const { game, trouble } = useClient();
  useEffect(() => {
    openGame(id);
    lookAt(null);
  }, [id]);
  if (trouble) return <TroubleScreen {...trouble} />;
  if (game?.id !== id) return <main aria-busy="true" />;
  return <GameReview key={id} game={game} from={from} />;
}

function GameReview({ game, from }: { readonly game: ShownGame; readonly from: number }) {
  const w = useReviewWords();
  const { record, id } = game;
  const over = game.view.phase === 'over';
  const { review, done, failed, notes, by, write } = useReview(id, over ? record : null, ownSeat(game));
  return (
    <Page title={w('title')} wide>
      <div className="review">
        {!over || !record ? (
          <p>{w('notOver')}</p>
        ) : (
          <>
            <Status done={done} failed={failed} by={by} ready={review !== null} />
            {review && (
              <Findings
                game={game}
                record={record}
                review={review}
                from={from}
                isDone={done === 1}
                notes={notes}
                onWrite={write}
              />
            )}
          </>
        )}
      </div>
    </Page>
  );
}

function Status({
  done,
  failed,
  by,
  ready,
}: Pick<Reviewed, 'done' | 'failed' | 'by'> & { readonly ready: boolean }) {
  const w = useReviewWords();
  if (failed !== null) return <p role="alert">{w('failed', { detail: failed })}</p>;
  const working = ready ? 'sharpening' : by === 'browser' ? 'working' : by;
  const text = w(done === 1 ? 'ready' : working);
  return (
    <div className="review-status" data-done={done === 1}>
      <p role="status">{text}</p>
      {done < 1 && <progress value={done} max={1} aria-label={text} />}
    </div>
  );
}

function Findings({
  game,
  record,
  review,
  from,
  isDone,
  notes,
  onWrite,
}: {
  readonly game: ShownGame;
  readonly record: GameRecord;
  readonly review: Review;
  readonly from: number;
  readonly isDone: boolean;
  readonly notes: string;
  readonly onWrite: (notes: string) => void;
}) {
  const w = useReviewWords();
  const { id } = game;
  const states = useMemo((): readonly GameState[] => [...replay(record)], [record]);
  const names = game.seats.map(({ name }) => name);
  const [seat, setSeat] = useState<Seat>(ownSeat(game) ?? 0);
  const [measure, setMeasure] = useState<Measure>('win');
  const [at, setAt] = useState(Math.min(from, record.moves.length));
  const account = review.accounts[seat];
  const player = names[seat] ?? '';
  const { samples, reference, rules, seed } = review;
  const seats = Array.from(seated(names), ([name, each]) => ({
    value: String(each),
    label: name,
    seat: each,
  }));
  return (
    <>
      <div className="review-choices">
        <Choices
          label={w('player')}
          value={String(seat)}
          choices={seats}
          onChange={(value) => setSeat(seats.find((each) => each.value === value)?.seat ?? 0)}
        />
        <Choices
          label={w('measure')}
          value={measure}
          choices={[
            { value: 'win', label: w('win') },
            { value: 'points', label: w('points') },
          ]}
          onChange={setMeasure}
        />
      </div>
      <section className="review-wide">
        <h2>{w(`curves.${measure}`)}</h2>
        <p className="detail">{w('curves.help')}</p>
        <Course id={id} review={review} names={names} measure={measure} at={at} onChoose={setAt}>
          <MoveMade review={review} record={record} state={states[at]} names={names} at={at} />
        </Course>
      </section>
      <section>
        <h2>{w('account.title', { player })}</h2>
        <p className="detail">{w(`account.${measure}`)}</p>
        {account && <Waterfall account={account} measure={measure} />}
      </section>
      <div className="review-column">
        <section>
          <h2>{w('turning.title')}</h2>
          <TurningPoints id={id} review={review} states={states} names={names} />
        </section>
        <section>
          <h2>{w('skill.title')}</h2>
          <Skills review={review} names={names} />
        </section>
      </div>
      <section>
        <h2>{w('decisions.worst', { player })}</h2>
        <Decisions id={id} review={review} states={states} names={names} seat={seat} of="worst" />
        {isDone && (
          <p className="buttons">
            <a
              className="button"
              href={href({ screen: 'practice', id, seat, at: 0 })}
              title={w('practice.text')}
            >
              {w('practice.title')}
            </a>
          </p>
        )}
      </section>
      <section>
        <h2>{w('decisions.best', { player })}</h2>
        <Decisions id={id} review={review} states={states} names={names} seat={seat} of="best" />
      </section>
      <section>
        <h2>{w('whatIf.title')}</h2>
        <WhatIf id={id} record={record} names={names} state={states[at]} at={at} own={ownSeat(game) ?? 0} />
      </section>
      <section>
        <h2>{w('notes.title')}</h2>
        <textarea
          className="review-notes"
          aria-label={w('notes.title')}
          placeholder={w('notes.place')}
          rows={4}
          value={notes}
          onChange={({ target }) => onWrite(target.value)}
        />
        <p className="detail">{w('notes.sharing')}</p>
        <p className="buttons">
          <button
            type="button"
            className="button"
            onClick={() => downloadReview({ record, players: names, review, notes }, `khora-review-${id}`)}
          >
            {w('notes.save')}
          </button>
          <CopyButton text={linkTo(record, record.moves.length)} label={w('notes.copy')} />
        </p>
      </section>
      {isDone && <Trend />}
      <p className="detail review-wide">{w('method', { ...samples, reference, rules, seed })}</p>
    </>
  );
}
