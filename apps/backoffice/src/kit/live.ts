import type { FeedPage, RowsChanged } from '@elenco/core/operations';

/** Polling interval in milliseconds while the live stream is not connected. */
const liveMs = 20_000;

let connected = false;
const watchers = new Set<(changed: RowsChanged) => void>();

/** Returns the polling interval of queries: none while the stream is connected. */
export const liveInterval = (): number | false => (connected ? false : liveMs);

export function watchChanges(onChange: (changed: RowsChanged) => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/**
 * Follows changes of rows on the server until stopped. One tab of a browser connects and informs the other
 * tabs. When this tab is closed, another one connects. After missed changes, reports that any row may have
 * changed.
 */
export function followChanges(userId: number): () => void {
  const name = `changes ${userId}`;
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  const take = (changed: RowsChanged) => {
    connected = true;
    for (const watcher of watchers) watcher(changed);
  };
  channel.onmessage = ({ data }: MessageEvent<RowsChanged>) => take(data);
  const lead = () =>
    listen(userId, ended.signal, (changed) => {
      take(changed);
      channel.postMessage(changed);
    });
  if (!navigator.locks) void lead();
  else navigator.locks.request(name, { signal: ended.signal }, lead).catch(() => undefined);
  return () => {
    ended.abort();
    channel.close();
    connected = false;
  };
}

/** Reads the live stream (decision 061) until stopped. The browser reconnects automatically. */
function listen(
  userId: number,
  signal: AbortSignal,
  onChange: (changed: RowsChanged) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(`/dashboard/stream?of=${userId}&after=0&changes=1`);
    let cut = false;
    const over = () => {
      connected = false;
      source.close();
      resolve();
    };
    source.onopen = () => {
      connected = true;
      if (cut) onChange({ by: null, rows: [] });
      cut = false;
    };
    source.onerror = () => {
      connected = false;
      cut = true;
      if (source.readyState === EventSource.CLOSED) over();
    };
    // The user's own notifications count as waiting records.
    source.addEventListener('update', ({ data }: MessageEvent<string>) => {
      const { changes } = JSON.parse(data) as Pick<FeedPage, 'changes'>;
      if (changes.some(({ topic }) => topic === 'notices')) onChange({ by: null, rows: ['notifications'] });
    });
    source.addEventListener('changes', ({ data }: MessageEvent<string>) =>
      onChange(JSON.parse(data) as RowsChanged),
    );
    source.addEventListener('end', over);
    signal.addEventListener('abort', over);
  });
}

/** Milliseconds after loading during which components that mount do not fetch again. */
export const fresh = 5_000;
