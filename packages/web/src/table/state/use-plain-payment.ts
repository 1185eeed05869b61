import type { Decision, Move, Seat } from '@khora/engine';
import { useEffect, useState } from 'react';
import { makeMove, useClient } from '../../game/client.ts';
import type { ShownGame } from '../../runner/game.ts';
import { plainPayment } from './payment.ts';

interface Asked {
  readonly game: ShownGame;
  readonly seat: Seat;
  readonly decision: Decision | null;
  readonly planned: number;
}

function paymentFor({ game, seat, decision, planned }: Asked): Move | null {
  return decision?.kind === 'pay' ? plainPayment(game.view, seat, { moves: game.moves, planned }) : null;
}

/**
 * Answers the question of which tiles to carry out if nobody could want anything else; true while it does so. If that
 * is taken back, the question is asked. People who share a screen are always asked, because the person holding the
 * device is not always the one concerned.
 */
export function usePlainPayment(asked: Asked): boolean {
  const { game, seat } = asked;
  const { room, refused } = useClient();
  const [answered, setAnswered] = useState<{ readonly key: string; readonly isPast: boolean } | null>(null);
  const key = `${game.id} ${game.asking}`;
  if (answered && answered.key !== key && !answered.isPast) setAnswered({ ...answered, isPast: true });
  const isAlone = room !== null || game.seats.filter(({ kind }) => kind === 'human').length === 1;
  const isBack = answered?.key === key && answered.isPast;
  const move = isAlone && !isBack && !refused ? paymentFor(asked) : null;
  useEffect(() => {
    if (!move || answered?.key === key) return;
    setAnswered({ key, isPast: false });
    makeMove(seat, move);
  }, [move, answered, key, seat]);
  return move !== null;
}
