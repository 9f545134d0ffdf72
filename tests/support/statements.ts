import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a portal and its database that counts statements. */
export interface Counter {
  /** URL of the database through the proxy. */
  readonly url: string;
  /**
   * Runs work and returns the number of statements that passed the proxy in that time, including begin and
   * commit.
   */
  during(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a proxy to the database at `url` that counts statements. The app knows only the URL of the proxy, so
 * that no statement can bypass it. Only one piece of work can be counted at a time.
 */
export async function countStatements(url: string): Promise<Counter> {
  const there = new URL(url);
  const open = new Set<Socket>();
  let count = 0;
  const door = createServer((client) => {
    const server = connect(Number(there.port), there.hostname);
    const counted = counter(() => {
      count += 1;
    });
    client.on('data', counted);
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => {}); // the other end has closed the connection, which also ends the pipe
      socket.on('close', () => open.delete(socket));
    }
  });
  const port = await new Promise<number>((settle, fail) => {
    door.once('error', fail);
    door.listen(0, '127.0.0.1', () => {
      const address = door.address();
      if (address && typeof address === 'object') settle(address.port);
    });
  });
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    async during(work) {
      const before = count;
      await work();
      return count - before;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((settle) => door.close(settle));
    },
  };
}

/**
 * Types of the messages that run a statement: a simple query, and the execution of a prepared statement. All
 * other messages belong to one of these.
 */
const STATEMENTS = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)));

/**
 * Returns a function that parses what a client sends, and calls `onStatement` for each statement. In
 * PostgreSQL's protocol, a start message without a type comes first, and then messages with type, length and
 * content.
 */
function counter(onStatement: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) return;
      if (started && STATEMENTS.has(rest[0] ?? 0)) onStatement();
      started = true;
      rest = rest.subarray(length);
    }
  };
}
