import type { FeedChange, FeedPage } from '@elenco/core/operations';
import { retryDataRequests } from './steadyReads';

/** Maximum number of changes that the browser keeps for pages that load while something changes. */
const MAX_KEPT = 300;
const LONGEST_WAIT_MS = 30_000;

/** Live state of this tab; immutable, so every change creates a new object. */
export interface Live {
  readonly cursor: number;
  readonly counts: Pick<FeedPage, 'unread' | 'unreadTalks'> | undefined;
  readonly changes: readonly FeedChange[];
  /** Feed position up to which some changes are unknown, because they were lost or discarded. */
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

/** True if a relevant change happened after the page was loaded. */
export function isStale(
  { changes, missedUpTo }: Live,
  cursor: number,
  concerns: (of: FeedChange) => boolean,
) {
  return missedUpTo > cursor || changes.some((change) => change.seq > cursor && concerns(change));
}

/** Returns the state after applying a page of the feed; the same object if the page contains nothing new. */
export function applyPage(known: Live, page: FeedPage): Live {
  const { cursor, missed, unread, unreadTalks } = page;
  if (cursor === known.cursor || (cursor < known.cursor && !missed)) return known;
  const all = [...known.changes, ...page.changes.filter(({ seq }) => seq > known.cursor)];
  const changes = all.slice(-MAX_KEPT);
  const forgotten = all.at(-MAX_KEPT - 1)?.seq ?? 0;
  const missedUpTo = missed ? Math.max(cursor, known.cursor) : Math.max(known.missedUpTo, forgotten);
  return { cursor, counts: { unread, unreadTalks }, changes, missedUpTo };
}

/**
 * Follows the user's feed from the cursor while the tab is open. One tab of the browser connects and informs
 * the other tabs. When that tab closes, another tab continues from its own position. If the browser lacks the
 * Web Locks API, each tab connects.
 */
export function followFeed(person: number, cursor: number): void {
  if (person === userId) return;
  stop();
  retryDataRequests();
  userId = person;
  live = { ...nothing, cursor };
  const name = `feed ${person}`;
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  let isLeader = false;
  const take = (page: FeedPage) => {
    const next = applyPage(live, page);
    if (next === live) return;
    live = next;
    for (const watcher of watchers) watcher();
  };
  channel.onmessage = ({ data }: MessageEvent<FeedPage | 'end' | 'hello'>) => {
    if (data === 'end') stop();
    else if (data !== 'hello') take(data);
    // A tab that opened later may have loaded its page before the last message.
    else if (isLeader && live.counts)
      channel.postMessage({ ...live.counts, cursor: live.cursor, changes: [], missed: true });
  };
  const follow = () => {
    isLeader = true;
    return openStream(person, ended.signal, {
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

interface StreamHandlers {
  update(page: FeedPage): void;
  end(): void;
}

/**
 * Keeps the stream open until `signal` aborts. The browser reconnects a lost stream; after a refusal, this
 * function retries with growing delays.
 */
function openStream(person: number, signal: AbortSignal, { update, end }: StreamHandlers): Promise<void> {
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
