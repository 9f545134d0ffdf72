import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network relay between a program and its database. Tests make the relay hang or break. */
export interface Relay {
  /** Returns the URL of the database through the relay. */
  through(url: string): string;
  /**
   * Blocks all traffic in both directions. Connections stay open and new ones are accepted, like those of a
   * server that hangs.
   */
  freeze(): void;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Lets traffic through again. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a relay.
 * @param to URL of the server, `postgresql://…`
 */
export async function startRelay(to: string): Promise<Relay> {
  const { hostname, port: target } = new URL(to);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(Number(target), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (bytes) => other.write(bytes));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (frozen) socket.pause();
      else socket.resume();
    }
  });
  const listen = (port: number) =>
    new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    cut,
    async restore() {
      frozen = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
