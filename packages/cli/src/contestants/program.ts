import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { isMove, legalMoves, type Move } from '@khora/engine';
import { PROTOCOL } from '../protocol/protocol.ts';
import { InputError } from '../terminal/errors.ts';
import type { Contestant } from './contestant.ts';

/** How long a program may take for one answer, beyond the budget it was given. */
const PATIENCE_MS = 60_000;

type Answer = Readonly<Record<string, unknown>>;

/** Somebody's program at the other end of a pipe, for all games of this thread. */
class Program {
  readonly #command: string;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>();
  readonly #ready: Promise<void>;
  #sent = 0;
  #failure: Error | null = null;

  constructor(command: string) {
    this.#command = command;
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdin, stdout } = this.#child;
    if (!stdin || !stdout) throw new Error('A program has pipes.');
    this.#child.on('error', (error) => this.#fail(`could not be started: ${error.message}`));
    this.#child.on('exit', (code, signal) => this.#fail(`ended (${signal ?? `exit code ${code}`})`));
    // If it no longer reads, its end will say why.
    stdin.on('error', () => undefined);
    createInterface({ input: stdout }).on('line', (line) => this.#hear(line));
    this.#ready = this.#greet();
    this.#ready.catch(() => undefined);
    this.#rest();
  }

  async #greet(): Promise<void> {
    const { protocol } = await this.ask({ type: 'hello', protocol: PROTOCOL });
    if (protocol !== PROTOCOL)
      throw this.#fail(`speaks version ${JSON.stringify(protocol)} of the protocol, not ${PROTOCOL}`);
  }

  tell(message: object): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  async ask(request: object, patience = PATIENCE_MS): Promise<Answer> {
    if (this.#failure) throw this.#failure;
    const id = ++this.#sent;
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting.set(id, waiting);
    this.#wake();
    this.tell({ id, ...request });
    const timer = setTimeout(() => {
      this.#fail(`gave no answer within ${Math.round(patience / 1000)} s`);
      this.#child.kill();
    }, patience);
    try {
      return await waiting.promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#rest();
    }
  }

  get ready(): Promise<void> {
    return this.#ready;
  }

  #hear(line: string): void {
    if (line.trim() === '') return;
    const answer = parsed(line);
    if (!answer) {
      this.#fail(`wrote a line that is not a JSON object: ${line.slice(0, 120)}`);
      return;
    }
    const waiting = typeof answer.id === 'number' ? this.#waiting.get(answer.id) : undefined;
    if (!waiting) this.#fail(`answered what it was not asked: ${line.slice(0, 120)}`);
    else if ('error' in answer) waiting.reject(this.#fail(`says: ${JSON.stringify(answer.error)}`));
    else waiting.resolve(answer);
  }

  /** From now on nothing more is asked, and anyone waiting is told why. */
  #fail(what: string): Error {
    this.#failure ??= new InputError(`The program '${this.#command}' ${what}.`);
    for (const waiting of this.#waiting.values()) waiting.reject(this.#failure);
    return this.#failure;
  }

  /** A program that nobody waits for must not keep this one from ending. */
  #rest(): void {
    if (this.#waiting.size > 0) return;
    this.#child.unref();
    for (const pipe of this.#pipes()) pipe.unref();
  }

  #wake(): void {
    this.#child.ref();
    for (const pipe of this.#pipes()) pipe.ref();
  }

  #pipes(): Socket[] {
    return [this.#child.stdin, this.#child.stdout].filter((stream) => stream instanceof Socket);
  }
}

function parsed(line: string): Answer | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Answer) : null;
  } catch {
    return null;
  }
}

const programs = new Map<string, Program>();

/** A program as a contestant; it is started when it is first asked, and once for all its games. */
export function programAt(command: string): Contestant {
  if (command.trim() === '')
    throw new InputError('cmd: needs a command, such as cmd:./mybot or "cmd:python3 bot.py".');
  const program = () => {
    const own = programs.get(command) ?? new Program(command);
    programs.set(command, own);
    return own;
  };
  return {
    begin: (beginning) => program().tell({ type: 'new', ...beginning }),
    async choose(view, thinking, place) {
      const own = program();
      await own.ready;
      const moves = legalMoves(view, place.seat);
      const { budget } = thinking;
      const extra = budget && 'milliseconds' in budget ? budget.milliseconds : 0;
      const answer = await own.ask(
        { type: 'choose', ...place, view, moves, ...thinking },
        PATIENCE_MS + extra,
      );
      return chosen(answer, moves, command);
    },
    end: (ending) => program().tell({ type: 'end', ...ending }),
  };
}

/** A move, or its number in the list that was sent. */
function chosen({ move, index }: Answer, moves: readonly Move[], command: string): Move {
  const picked = typeof index === 'number' ? moves[index] : move;
  if (isMove(picked)) return picked;
  throw new InputError(
    `The program '${command}' did not answer with a move: it gave ${JSON.stringify({ move, index })}. An answer has a "move", or the "index" of one of the moves sent.`,
  );
}
