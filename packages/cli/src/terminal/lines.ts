import { createInterface, type Interface } from 'node:readline';
import type { Io } from './io.ts';

/** Asks for lines of input, one at a time. */
export class Lines {
  readonly #io: Io;
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;
  /** Whether lines are edited at a terminal, which shows what is typed. */
  readonly #terminal: boolean;
  readonly #echo: boolean;

  /** With `echo`, a transcript shows the answers as a terminal does. */
  constructor(io: Io, { echo }: { echo: boolean }) {
    const { input, out } = io;
    this.#io = io;
    this.#echo = echo;
    this.#terminal = input.isTTY === true && out.isTTY && out.stream !== undefined;
    this.#reader = createInterface({
      input,
      terminal: this.#terminal,
      ...(this.#terminal && out.stream && { output: out.stream }),
    });
    this.#reader.on('SIGINT', () => this.#reader.close());
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  /** The next line without spaces around it; null at the end of the input or on Ctrl-C. */
  async ask(prompt: string): Promise<string | null> {
    if (this.#terminal) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    } else this.#io.out.write(prompt);
    const next = await this.#lines.next();
    const line = next.done ? null : next.value;
    if (this.#echo && (!this.#terminal || line === null)) this.#io.out.write(`${line ?? ''}\n`);
    return line?.trim() ?? null;
  }

  close(): void {
    this.#reader.close();
  }
}
