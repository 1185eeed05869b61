/** How a window loses a game: another asked for it and waits until everything is saved, or could wait no longer. */
export type Loss = 'asked' | 'stolen';

/** One window's right to play a game and to save it. */
export interface Hold {
  release(): void;
}

/** Which window may play which game: only one of a browser's windows. */
export interface Holds {
  /** Null if another window has the game. */
  take(id: string, onLost: (loss: Loss) => Promise<void>): Promise<Hold | null>;
  /** Takes it from any other window. */
  takeOver(id: string, onLost: (loss: Loss) => Promise<void>): Promise<Hold | null>;
}

/** How long a window may take to answer; one that the browser has put to sleep never does. */
const PATIENCE = 4000;
/** How often a window asks again, because by then another window may have the game. */
const AGAIN = 200;

type Word = 'whose' | 'mine' | 'give';
type OnLost = (loss: Loss) => Promise<void>;

/** In a browser without locks, as on unencrypted pages, every window plays for itself. */
const UNGUARDED: Hold = { release: () => undefined };

/** Waits for the lock until it is ours, or until it is clear that another window has it. */
async function take(id: string, onLost: OnLost, first: Word): Promise<Hold | null> {
  if (!('locks' in navigator)) return UNGUARDED;
  const name = `khora.game ${id}`;
  const channel = new BroadcastChannel(name);
  const waiting = new AbortController();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: taken, resolve: settle } = Promise.withResolvers<boolean>();
  let isHeld = false;
  let isGiven = false;
  const hold = () => {
    isHeld = true;
    settle(true);
    return held;
  };
  const say: (word: Word) => void = channel.postMessage.bind(channel);
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (!isHeld) {
      if (data === 'mine' && first === 'whose') waiting.abort();
    } else if (data === 'whose') say('mine');
    else if (data === 'give' && !isGiven) {
      isGiven = true;
      void onLost('asked').then(release);
    }
  });
  const ask = (options: LockOptions) =>
    navigator.locks.request(name, options, hold).catch(async () => {
      if (isHeld) await onLost('stolen');
      else if (first === 'give') await ask({ steal: true });
      else settle(false);
    });
  void ask({ signal: waiting.signal }).finally(() => channel.close());
  say(first);
  const asking = setInterval(() => say(first), AGAIN);
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  const mine = await taken;
  clearInterval(asking);
  clearTimeout(timer);
  return mine ? { release } : null;
}

/** Holds between this browser's windows, using its locks; the windows talk to each other over a channel. */
export const holds: Holds = {
  take: (id, onLost) => take(id, onLost, 'whose'),
  takeOver: (id, onLost) => take(id, onLost, 'give'),
};
