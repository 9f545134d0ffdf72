import type { FeedPage, RowsChanged } from '@elenco/core/operations';

/** How often a screen asks whether a colleague has changed something, while nobody tells it. */
const liveMs = 20_000;

let connected = false;
const watchers = new Set<(changed: RowsChanged) => void>();

/** For queries: nothing is asked again by the clock while the server tells what changed. */
export const liveInterval = (): number | false => (connected ? false : liveMs);

export function watchChanges(onChange: (changed: RowsChanged) => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/**
 * Hears from the server which rows change, until it is ended. One tab of a browser asks and tells the others; when it is
 * closed another one goes on. What may have been missed while the stream was cut counts as “anything”.
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

/** The stream of decision 082, until it is over; the browser itself asks anew where it is cut. */
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
    // A notification of one's own is counted with what waits.
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

/** Milliseconds in which nothing that is drawn first asks again for what has just come. */
export const fresh = 5_000;
