import { Client } from 'pg';

const RETRY_MS = 1_000;

/** Hears what PostgreSQL tells on a channel (`notify`). */
export interface Listener {
  /** Whether it hears anything right now: not before the first connection, nor while one is cut. */
  readonly hearing: boolean;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, which is made anew when it is cut. `onChange` is called for each notification,
 * and whenever something may have been missed: when hearing begins and when it ends.
 */
export function listen(url: string, channel: string, onChange: () => void): Listener {
  let client: Client | undefined;
  let hearing = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const lost = (of: Client) => {
    if (client !== of) return;
    client = undefined;
    hearing = false;
    onChange();
    of.end().catch(() => undefined);
    if (!closed) retry = setTimeout(connect, RETRY_MS).unref();
  };

  const connect = () => {
    const own = new Client({
      connectionString: url,
      application_name: `elenco-listen-${channel}`,
      keepAlive: true,
    });
    client = own;
    own.on('error', () => lost(own));
    own.on('end', () => lost(own));
    own.on('notification', onChange);
    own
      .connect()
      .then(() => own.query(`listen "${channel}"`))
      .then(
        () => {
          if (client !== own) return;
          hearing = true;
          onChange();
        },
        () => lost(own),
      );
  };
  connect();

  return {
    get hearing() {
      return hearing;
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const own = client;
      client = undefined;
      hearing = false;
      await own?.end().catch(() => undefined);
    },
  };
}
