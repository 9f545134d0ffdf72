import type { FeedChange, FeedPage } from '@elenco/core/operations';
import { keepReadsSteady } from './steadyReads';

/** What the browser remembers of the feed, for pages that are read while something changes. */
const MOST_KEPT = 300;
const LONGEST_WAIT_MS = 30_000;

/** What this tab knows. A new object whenever it learns something. */
export interface Live {
  readonly cursor: number;
  readonly counts: Pick<FeedPage, 'unread' | 'unreadTalks'> | undefined;
  readonly changes: readonly FeedChange[];
  /** Changes up to here are not all known. */
  readonly missedUpTo: number;
}

const nothing: Live = { cursor: 0, counts: undefined, changes: [], missedUpTo: 0 };
let live = nothing;
let userId = 0;
let stop: () => void = () => undefined;
const watchers = new Set<() => void>();

export const liveNow = () => live;
export const liveOnServer = () => nothing;
export function watchLive(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Whether something that concerns a page has changed since the page was read. */
export function isStale(
  { changes, missedUpTo }: Live,
  cursor: number,
  concerns: (of: FeedChange) => boolean,
) {
  return missedUpTo > cursor || changes.some((change) => change.seq > cursor && concerns(change));
}

/** What is known after another part of the feed; the same object where there is nothing new in it. */
export function learn(known: Live, page: FeedPage): Live {
  const { cursor, missed, unread, unreadTalks } = page;
  if (cursor === known.cursor || (cursor < known.cursor && !missed)) return known;
  const all = [...known.changes, ...page.changes.filter(({ seq }) => seq > known.cursor)];
  const changes = all.slice(-MOST_KEPT);
  const forgotten = all.at(-MOST_KEPT - 1)?.seq ?? 0;
  const missedUpTo = missed ? Math.max(cursor, known.cursor) : Math.max(known.missedUpTo, forgotten);
  return { cursor, counts: { unread, unreadTalks }, changes, missedUpTo };
}

/**
 * Follows the person's feed from the cursor on, as long as the tab lives. One tab of a browser asks the server and tells
 * the others; when it is closed another one goes on from what it heard last. Where a browser has no locks, each asks.
 */
export function followFeed(person: number, cursor: number): void {
  if (person === userId) return;
  stop();
  keepReadsSteady();
  userId = person;
  live = { ...nothing, cursor };
  const name = `feed ${person}`;
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  let isLeader = false;
  const take = (page: FeedPage) => {
    const learned = learn(live, page);
    if (learned === live) return;
    live = learned;
    for (const watcher of watchers) watcher();
  };
  channel.onmessage = ({ data }: MessageEvent<FeedPage | 'end' | 'hello'>) => {
    if (data === 'end') stop();
    else if (data !== 'hello') take(data);
    // A tab that comes later may have been read before what was told already.
    else if (isLeader && live.counts)
      channel.postMessage({ ...live.counts, cursor: live.cursor, changes: [], missed: true });
  };
  const follow = () => {
    isLeader = true;
    return ask(person, ended.signal, {
      update(page) {
        take(page);
        channel.postMessage(page);
      },
      end() {
        channel.postMessage('end');
        stop();
      },
    });
  };
  stop = () => {
    ended.abort();
    channel.close();
  };
  channel.postMessage('hello');
  if (!navigator.locks) void follow();
  else navigator.locks.request(name, { signal: ended.signal }, follow).catch(() => undefined);
}

interface Answers {
  update(page: FeedPage): void;
  end(): void;
}

/** Asks until it is ended: the browser itself when a stream breaks off, we when it was refused, later and later. */
function ask(person: number, signal: AbortSignal, { update, end }: Answers): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let retry = 0;
    let waits = 1_000;
    const open = () => {
      source = new EventSource(`/dashboard/stream?of=${person}&after=${live.cursor}`);
      source.onopen = () => {
        waits = 1_000;
      };
      source.addEventListener('update', ({ data }: MessageEvent<string>) =>
        update(JSON.parse(data) as FeedPage),
      );
      source.addEventListener('end', () => {
        source?.close();
        end();
      });
      source.onerror = () => {
        if (source?.readyState !== EventSource.CLOSED || signal.aborted) return;
        retry = window.setTimeout(open, waits * (0.5 + Math.random()));
        waits = Math.min(waits * 2, LONGEST_WAIT_MS);
      };
    };
    open();
    signal.addEventListener('abort', () => {
      window.clearTimeout(retry);
      source?.close();
      resolve();
    });
  });
}
