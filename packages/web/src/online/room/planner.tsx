import { decisions, legalMoves, type Move } from '@khora/engine';
import { forecast } from '@khora/protocol/client';
import { useMemo, useState } from 'react';
import type { ShownGame } from '../../runner/game.ts';
import type { RoomView } from '../../runner/room-view.ts';
import { Panel } from '../../ui/modal.tsx';
import { moveWords } from '../../words/hint-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { tables } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import './planner.css';

/** In a correspondence game, lets the player answer the next question before it is asked. */
export function Planner({ room, game }: { readonly room: RoomView; readonly game: ShownGame }) {
  const w = useWords();
  const spoken = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { snapshot, table } = room;
  const { viewer, view } = game;
  const isSlow = snapshot?.status === 'playing' && snapshot.clock.kind === 'correspondence';
  const ahead = useMemo(() => (isSlow ? forecast(view) : null), [isSlow, view]);
  const plan = snapshot?.plan ?? null;
  if (viewer === 'spectator' || !(ahead || plan)) return null;
  // A plan can be withdrawn even when nothing new can be planned.
  const then = ahead ?? view;
  const question = decisions(then).find(({ seat }) => seat === viewer);
  const words = (move: Move) => moveWords(spoken, then, viewer, move);
  return (
    <>
      <button type="button" className="button quiet small to-plan" onClick={() => setOpen(true)}>
        {plan ? w('plan.planned', { move: words(plan) }) : w('plan.open')}
      </button>
      {isOpen && (
        <Panel title={w('plan.title')} isOpen onClose={() => setOpen(false)} side>
          {question && <p>{spoken.texts.question(question)}</p>}
          <p className="soft">{w('plan.text')}</p>
          <Choices table={table} plan={plan} moves={ahead ? legalMoves(ahead, viewer) : []} words={words} />
        </Panel>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly table: string;
  readonly plan: Move | null;
  readonly moves: readonly Move[];
  readonly words: (move: Move) => string;
}

function Choices({ table, plan, moves, words }: ChoicesProps) {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const choose = (move: Move | null) => void attempt(async () => void (await tables.plan(table, move)));
  const planned = plan && JSON.stringify(plan);
  return (
    <>
      <ul className="plans">
        {moves.map((move) => {
          const text = JSON.stringify(move);
          return (
            <li key={text}>
              <button
                type="button"
                className="button"
                aria-pressed={text === planned}
                onClick={() => choose(move)}
              >
                {words(move)}
              </button>
            </li>
          );
        })}
      </ul>
      {plan && (
        <button type="button" className="button quiet" onClick={() => choose(null)}>
          {w('plan.takeBack')}
        </button>
      )}
      <FailureNote failure={failure} />
    </>
  );
}
