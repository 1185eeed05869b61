/** What a heartbeat needs to know of a socket. */
export interface Beating {
  ping(): void;
  terminate(): void;
  on(event: 'pong', listener: () => void): unknown;
}

interface HeartbeatOptions {
  /** How many beats it takes to ping everybody once. */
  readonly lanes: number;
}

/**
 * Pings every socket now and then; one that stays silent until the next time is gone. Each beat pings some of them: ten
 * thousand at once would hold up everybody's moves.
 */
export class Heartbeat {
  /** Whether each socket has been silent since it was last pinged. */
  private readonly lanes: readonly Map<Beating, boolean>[];
  private beats = 0;
  private added = 0;

  constructor({ lanes }: HeartbeatOptions) {
    this.lanes = Array.from({ length: lanes }, () => new Map<Beating, boolean>());
  }

  add(socket: Beating): void {
    const lane = this.lanes[this.added++ % this.lanes.length];
    lane?.set(socket, false);
    socket.on('pong', () => {
      if (lane?.has(socket)) lane.set(socket, false);
    });
  }

  delete(socket: Beating): void {
    for (const lane of this.lanes) if (lane.delete(socket)) return;
  }

  beat(): void {
    const lane = this.lanes[this.beats++ % this.lanes.length] ?? new Map<Beating, boolean>();
    for (const [socket, isQuiet] of lane) {
      if (isQuiet) {
        lane.delete(socket);
        socket.terminate();
      } else {
        lane.set(socket, true);
        socket.ping();
      }
    }
  }
}
