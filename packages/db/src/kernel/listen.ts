import { Client } from 'pg';

const RETRY_MS = 1_000;
const channels = ['contents', 'feed', 'changes'] as const;
export type Channel = (typeof channels)[number];

/**
 * Called with the payload of each notification. Called without a payload if notifications may have been
 * missed.
 */
type OnNotify = (payload?: string) => void;

/** A listener on a PostgreSQL channel (`notify`). */
export interface Listener {
  /** True while connected: false before the first connection and while it is cut. */
  readonly hearing: boolean;
  close(): Promise<void>;
}

/**
 * Returns a function that adds listeners to channels. All listeners of the process share one connection,
 * which nothing else uses. The connection opens when the first listener is added, reopens if it is cut, and
 * closes with the last listener. A listener is called for each notification of its channel, and also whenever
 * some may have been missed: when the connection opens and when it is cut.
 */
export function createListener(url: string): (channel: Channel, onNotify: OnNotify) => Listener {
  const listeners = new Set<{ readonly channel: Channel; readonly onNotify: OnNotify }>();
  let client: Client | undefined;
  let hearing = false;
  let retry: NodeJS.Timeout | undefined;

  const maybeMissed = () => {
    for (const { onNotify } of listeners) onNotify();
  };

  const lost = (of: Client) => {
    if (client !== of) return;
    client = undefined;
    hearing = false;
    maybeMissed();
    of.end().catch(() => undefined);
    if (listeners.size > 0) retry = setTimeout(connect, RETRY_MS).unref();
  };

  const connect = () => {
    const own = new Client({ connectionString: url, application_name: 'elenco-listen', keepAlive: true });
    client = own;
    own.on('error', () => lost(own));
    own.on('end', () => lost(own));
    own.on('notification', ({ channel, payload }) => {
      for (const one of listeners) if (one.channel === channel) one.onNotify(payload);
    });
    own
      .connect()
      .then(() => own.query(channels.map((channel) => `listen "${channel}"`).join(';')))
      .then(
        () => {
          if (client !== own) return;
          hearing = true;
          maybeMissed();
        },
        () => lost(own),
      );
  };

  return (channel, onNotify) => {
    const listener = { channel, onNotify };
    listeners.add(listener);
    if (listeners.size === 1) connect();
    return {
      get hearing() {
        return hearing && listeners.has(listener);
      },
      async close() {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        clearTimeout(retry);
        const own = client;
        client = undefined;
        hearing = false;
        await own?.end().catch(() => undefined);
      },
    };
  };
}
