import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../server/src/main.ts');
const TESTED = resolve(import.meta.dirname, '../..', process.env.E2E_OUT ?? 'test-results', 'dist');

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A port that nobody uses now. */
export async function anyPort(): Promise<number> {
  const probe = createServer();
  const port = await portOf(probe);
  await new Promise((done) => probe.close(done));
  return port;
}

/** The real server in a process of its own, with the client under test. */
export class OnlineServer {
  readonly port: number;
  private readonly data = mkdtempSync(join(tmpdir(), 'khora-e2e-'));
  private child: ChildProcess | null = null;

  private readonly client: string;

  private constructor(port: number, client: string) {
    this.port = port;
    this.client = client;
  }

  /** `client` is the folder of another build of it. */
  static async start(client = TESTED): Promise<OnlineServer> {
    const server = new OnlineServer(await anyPort(), client);
    await server.open();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts it again, with its clock `later` milliseconds ahead. */
  async restart(later = 0): Promise<void> {
    await this.close();
    await this.open(later);
  }

  async stop(): Promise<void> {
    await this.close();
    rmSync(this.data, { recursive: true, force: true });
  }

  private async open(later = 0): Promise<void> {
    const clock = `const { now } = Date; Date.now = () => now() + ${later};`;
    const child = spawn(process.execPath, ['--import', `data:text/javascript,${clock}`, MAIN], {
      env: {
        ...process.env,
        PORT: String(this.port),
        KHORA_DATA: this.data,
        KHORA_CLIENT: this.client,
        KHORA_LOG: 'error',
        KHORA_PROBLEMS: 'mailto:help@khora.invalid',
        KHORA_REVIEWS: 'glance',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    await new Promise<void>((ready, fail) => {
      child.stdout.once('data', () => ready());
      child.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
    });
  }

  private async close(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    this.child = null;
  }
}

/** A player's own connection to the server, which can be cut, and counts what came over it. */
export class PlayersLine {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private readonly counted: { readonly bytes: number };
  private isCut = false;
  readonly port: number;

  private constructor(server: Server, port: number, sockets: Set<Socket>, counted: { bytes: number }) {
    this.server = server;
    this.port = port;
    this.sockets = sockets;
    this.counted = counted;
  }

  static async to(target: number): Promise<PlayersLine> {
    const sockets = new Set<Socket>();
    const counted = { bytes: 0 };
    const lines: PlayersLine[] = [];
    const server = createServer((near) => {
      if (lines[0]?.isCut) {
        near.destroy();
        return;
      }
      const far = connect(target, 'localhost');
      far.on('data', (data) => {
        counted.bytes += data.length;
      });
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        socket.pipe(other);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      }
    });
    const line = new PlayersLine(server, await portOf(server), sockets, counted);
    lines.push(line);
    return line;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Bytes that the server has sent, heads of answers included. */
  get received(): number {
    return this.counted.bytes;
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
