/** What a heartbeat needs to know of a socket. */
export interface Beating {
  ping(): void;
  terminate(): void;
  on(event: 'pong', listener: () => void): unknown;
}

/** Asks every socket now and then whether somebody is there; one that says nothing until the next time is gone. */
export class Heartbeat {
  private readonly quiet = new Map<Beating, boolean>();

  add(socket: Beating): void {
    this.quiet.set(socket, false);
    socket.on('pong', () => {
      if (this.quiet.has(socket)) this.quiet.set(socket, false);
    });
  }

  delete(socket: Beating): void {
    this.quiet.delete(socket);
  }

  beat(): void {
    for (const [socket, isQuiet] of this.quiet) {
      if (isQuiet) {
        this.quiet.delete(socket);
        socket.terminate();
      } else {
        this.quiet.set(socket, true);
        socket.ping();
      }
    }
  }
}
