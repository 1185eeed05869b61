import { type Seat, seated } from '@khora/engine';
import { REMEDIES, type Remedy, STALLING_AFTER, VANISHED_AFTER } from '@khora/protocol/client';
import { useEffect, useState } from 'react';
import type { ShownGame } from '../../runner/game.ts';
import type { RoomView } from '../../runner/room-view.ts';
import { useWords } from '../../words/online/online-words.ts';
import { tables } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';

/** How often to check whether somebody has kept the others waiting too long. */
const LOOK = 15_000;

interface VanishedProps {
  readonly room: RoomView;
  readonly game: ShownGame;
}

/** What to do about people who keep a game without a clock waiting. The server decides whether it may be done. */
export function Vanished({ room, game }: VanishedProps) {
  const w = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK);
    return () => clearInterval(timer);
  }, []);
  const { attempt, failure, busy } = useAttempt();
  const awaited = vanishedSeats({ room, game }, now + room.ahead);
  if (awaited.length === 0) return null;
  const names = awaited.map((seat) => game.seats[seat]?.name ?? '').join(', ');
  return (
    <div className="banner strip-banner" role="status">
      <p>{w('vanished.text', { names })}</p>
      {remediesFor({ room, game }, awaited).map((remedy) => (
        <button
          key={remedy}
          type="button"
          className="button small"
          aria-disabled={busy}
          onClick={() => void attempt(async () => void (await tables.remedy(room.table, remedy)))}
        >
          {w(`vanished.${remedy}`)}
        </button>
      ))}
      <FailureNote failure={failure} />
    </div>
  );
}

/** The people the game is waiting for, if the others have waited long enough. */
export function vanishedSeats({ room, game }: VanishedProps, now: number): readonly Seat[] {
  const { snapshot } = room;
  if (snapshot?.status !== 'playing' || snapshot.clock.kind !== 'none') return [];
  const asked = game.decisions.map(({ seat }) => seat);
  const waited = now - room.updated;
  const isLate = (seat: Seat) => {
    const occupant = snapshot.seats[seat];
    if (occupant?.kind !== 'player' || occupant.away !== null) return false;
    const isPatient = snapshot.rated || room.present.includes(occupant.user);
    return waited >= (isPatient ? STALLING_AFTER : VANISHED_AFTER);
  };
  const waits = game.viewer !== 'spectator' && !asked.includes(game.viewer);
  return waits && asked.every(isLate) ? asked : [];
}

function remediesFor({ room, game }: VanishedProps, vanished: readonly Seat[]): readonly Remedy[] {
  const others = seated(room.snapshot?.seats ?? []).some(([occupant, seat]) => {
    const stays = occupant.kind === 'player' && (occupant.away === null || occupant.away === 'absent');
    return stays && seat !== game.viewer && !vanished.includes(seat);
  });
  return REMEDIES.filter((remedy) => {
    if (remedy === 'abort') return game.view.round <= 1;
    return remedy === 'bot' || !others;
  });
}
