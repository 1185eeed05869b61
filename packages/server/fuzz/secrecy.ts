// Shuffles what a seat cannot see, and checks whether it can tell: node packages/server/fuzz/secrecy.ts --games 200
import { readOptions } from '../bench/options.ts';
import { compareGames, type Tally } from './compare.ts';

const values = readOptions({ games: 200, seed: 1 });
const started = performance.now();

function tell({ games, texts, bytes, moves, hidden }: Tally): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${games} games, ${hidden} hidden things changed, ${moves} moves, ${texts} texts of ${bytes} bytes the same, ${seconds} s`,
  );
}

const tally = await compareGames(values.games, values.seed, (now) => {
  if (now.games % 20 === 0) tell(now);
});
tell(tally);
console.log('Nobody can tell.');
