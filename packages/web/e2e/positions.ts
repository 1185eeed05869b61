import {
  createGame,
  type Decision,
  decisions,
  type GameRecord,
  type GameSetup,
  legalMoves,
  type Move,
  play,
  RECORD_VERSION,
  RULES_VERSION,
} from '@khora/engine';

type Kind = Decision['kind'];

/** Small, reproducible chance for walks through the game. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function setupOf(walk: number): GameSetup {
  return {
    players: 4,
    seed: `walk ${walk}`,
    options: {
      dice: walk % 3 === 0 ? 'reroll' : 'standard',
      cityChoice: walk % 2 === 0 ? 'random' : 'choose',
      draft: walk % 5 === 0 ? 'deal' : 'pass',
    },
  };
}

/** Plays at random, seldom passing, and hands over each position in which the first seat is asked. */
function walkThrough(walk: number, found: (kind: Kind, record: GameRecord) => void): void {
  const setup = setupOf(walk);
  const next = chance(walk + 1);
  const moves: GameRecord['moves'][number][] = [];
  let state = createGame(setup);
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    const own = open.find(({ seat }) => seat === 0);
    if (own) {
      const record = { format: 'khora', version: RECORD_VERSION, rules: RULES_VERSION, setup } as const;
      found(own.kind, { ...record, moves: [...moves] });
    }
    const seat = open[next(open.length)]?.seat ?? 0;
    const legal = legalMoves(state, seat);
    const active = legal.filter(({ type }) => type !== 'pass');
    const pool = active.length > 0 && next(10) > 1 ? active : legal;
    const move: Move = pool[next(pool.length)] ?? { type: 'pass' };
    state = play(state, seat, move).state;
    moves.push({ seat, move });
  }
}

/** A record that ends where the first seat is asked each of these kinds of question. */
export function positions(kinds: readonly Kind[]): Map<Kind, GameRecord> {
  const records = new Map<Kind, GameRecord>();
  for (let walk = 0; walk < 5000 && kinds.some((kind) => !records.has(kind)); walk++) {
    walkThrough(walk, (kind, record) => {
      if (kinds.includes(kind) && !records.has(kind)) records.set(kind, record);
    });
  }
  return records;
}
