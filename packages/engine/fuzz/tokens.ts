import {
  COLORS,
  type Color,
  type GameEvent,
  type GameState,
  type Knowledge,
  SIZES,
  SPACES,
} from '../src/index.ts';
import { insist, insistSame } from './insist.ts';

/** A player's tokens by where they came from and where they went. */
export interface TokenAccount {
  /** Those that the game began with. */
  readonly given: Knowledge;
  readonly explored: Knowledge;
  readonly bought: Knowledge;
  readonly granted: Knowledge;
  readonly lost: Knowledge;
  /** Those that an exploration gave, as the token events say. */
  readonly fromSpaces: Knowledge;
}

const none = (): Knowledge => ({
  red: { minor: 0, major: 0 },
  blue: { minor: 0, major: 0 },
  green: { minor: 0, major: 0 },
});

export function newTokenAccount(): TokenAccount {
  return {
    given: none(),
    explored: none(),
    bought: none(),
    granted: none(),
    lost: none(),
    fromSpaces: none(),
  };
}

export function tokenEvent(accounts: readonly TokenAccount[], event: GameEvent): void {
  const account = 'seat' in event ? accounts[event.seat] : undefined;
  if (!account) return;
  if (event.type === 'explored') {
    const space = SPACES.find(({ id }) => id === event.space);
    insist(space !== undefined, () => `explored ${event.space}`);
    // R2.D9
    const colors: readonly Color[] = space.color === 'persepolis' ? COLORS : [space.color];
    for (const color of colors) account.explored[color][space.size] += 1;
  } else if (event.type === 'token') {
    account[entryOf(event)][event.color][event.size] += 1;
  }
}

function entryOf({ by, size, source }: Extract<GameEvent, { type: 'token' }>): keyof TokenAccount {
  if (by === -1 && source.kind === 'event') return 'lost';
  if (by === 1 && source.kind === 'space') return 'fromSpaces';
  if (by === 1 && source.kind === 'card' && size === 'minor') return 'granted';
  // R2.D7: only minors are sold.
  const sold = by === 1 && source.kind === 'action' && source.id === 'trade' && size === 'minor';
  insist(sold, () => `a ${size} token (${by}) from ${source.kind} ${source.id}`);
  return 'bought';
}

/** The tokens held are those explored, bought and granted, minus those lost. */
export function checkTokens(accounts: readonly TokenAccount[], { players }: GameState): void {
  for (const [seat, account] of accounts.entries()) {
    const { given, explored, bought, granted, lost, fromSpaces } = account;
    insistSame(fromSpaces, explored, `seat ${seat}: other tokens than those of the explored spaces`);
    const gained = [given, explored, bought, granted];
    const expected = none();
    for (const color of COLORS)
      for (const size of SIZES)
        expected[color][size] = gained.reduce((sum, each) => sum + each[color][size], -lost[color][size]);
    insistSame(players[seat]?.knowledge, expected, `seat ${seat}: tokens`);
  }
}
