import { type CardId, type GameRecord, replayEvents, type Seat } from '@khora/engine';

/** What a seat remembers of the draft: the cards that it passed on after each pick, in order. */
export type Passed = readonly (readonly CardId[])[];

/** What a seat in a recorded game has passed on so far: only what it saw itself. */
export function passedBy(record: GameRecord, seat: Seat): Passed {
  const passed: CardId[][] = [];
  for (const { state, events } of replayEvents(record)) {
    for (const event of events) {
      if (event.type === 'passed' && event.seat === seat && typeof event.cards !== 'number')
        passed.push([...event.cards]);
    }
    if (state.round > 0) break;
  }
  return passed;
}
