import type { FeedChange } from '@elenco/core/operations';
import { useNavigation, useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { followFeed, isStale, liveNow, liveOnServer, watchLive } from './feed';

const useLiveNow = () => useSyncExternalStore(watchLive, liveNow, liveOnServer);

/** Returns unread counts newer than those of the page; undefined if the page's are the latest. */
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
 * Reloads the page's data when a relevant change happened since it was loaded, once the tab is visible: what
 * a visible page loads counts as read. `cursor` comes with the page's data.
 */
export function useLive(cursor: number, concerns: (change: FeedChange) => boolean): void {
  const live = useLiveNow();
  const shown = useSyncExternalStore(watchShown, isShown, () => false);
  const { state, revalidate } = useRevalidator();
  // A reload during a navigation would cancel it, and only the navigation's answer brings the toast.
  const resting = useNavigation().state === 'idle' && state === 'idle';
  const tried = useRef<object>(undefined);
  const stale = isStale(live, cursor, concerns);
  useEffect(() => {
    // Prevents an endless loop if the answer is older than the change.
    if (!stale || !shown || !resting || tried.current === live) return;
    tried.current = live;
    revalidate();
  }, [stale, shown, resting, live, revalidate]);
}
