import type { FeedChange } from '@elenco/core/operations';
import { useNavigation, useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { followFeed, isStale, liveNow, liveOnServer, watchLive } from './feed';

const useLiveNow = () => useSyncExternalStore(watchLive, liveNow, liveOnServer);

/**
 * Returns unread counts that are newer than those of the page; undefined if the page has the latest counts.
 */
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
 * Reloads the page's data after a relevant change. Waits until the tab is visible, since loading a page marks
 * its content as read. `cursor` comes with the page's data.
 */
export function useLive(cursor: number, concerns: (change: FeedChange) => boolean): void {
  const live = useLiveNow();
  const shown = useSyncExternalStore(watchShown, isShown, () => false);
  const { state, revalidate } = useRevalidator();
  // A reload during a navigation would cancel the navigation, whose response contains the toast.
  const resting = useNavigation().state === 'idle' && state === 'idle';
  const tried = useRef<object>(undefined);
  const stale = isStale(live, cursor, concerns);
  useEffect(() => {
    // Prevents an endless loop if the reloaded data is older than the change.
    if (!stale || !shown || !resting || tried.current === live) return;
    tried.current = live;
    revalidate();
  }, [stale, shown, resting, live, revalidate]);
}
