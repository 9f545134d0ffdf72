import type { FeedChange } from '@elenco/core/operations';
import { useNavigation, useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { followFeed, isStale, liveNow, liveOnServer, watchLive } from './feed';

const useLiveNow = () => useSyncExternalStore(watchLive, liveNow, liveOnServer);

/** How much is unread, as newer than the page as it is known; undefined where the page knows best. */
export function useLiveCounts() {
  const feed = useRouteLoaderData<{ feed: { userId: number; cursor: number } | null }>('root')?.feed;
  const { cursor, counts } = useLiveNow();
  useEffect(() => {
    if (feed) followFeed(feed.userId, feed.cursor);
  }, [feed]);
  return feed && cursor > feed.cursor ? counts : undefined;
}

const isShown = () => document.visibilityState === 'visible';
const watchShown = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/**
 * Reads the page anew when something that concerns it has changed since it was read, once somebody looks at it: what is
 * read on a page counts as read. `cursor` comes with the page's data.
 */
export function useLive(cursor: number, concerns: (change: FeedChange) => boolean): void {
  const live = useLiveNow();
  const shown = useSyncExternalStore(watchShown, isShown, () => false);
  const { state, revalidate } = useRevalidator();
  // A read that starts over a navigation ends that one's, whose answer alone brings what the person is notified of.
  const resting = useNavigation().state === 'idle' && state === 'idle';
  const tried = useRef<object>(undefined);
  const stale = isStale(live, cursor, concerns);
  useEffect(() => {
    // An answer that is older than what was told would be asked for without end.
    if (!stale || !shown || !resting || tried.current === live) return;
    tried.current = live;
    revalidate();
  }, [stale, shown, resting, live, revalidate]);
}
