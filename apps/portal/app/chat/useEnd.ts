import { useEffect, useRef } from 'react';

/** Returns the id of the divider above the first message that the user has not read. */
export const unreadId = (proposalId: number) => `unread-${proposalId}`;

/**
 * Opens a conversation at its first unread message, or at its end if there is none. Scrolls to the end when a
 * message is added, unless the reader has scrolled up.
 */
export function useScrollToEnd(proposalId: number, lastSeq: number) {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef({ lastSeq, inSight: false });
  useEffect(() => {
    // Does not scroll if the URL's fragment names a message, or if the reader has scrolled before hydration.
    const { hash } = window.location;
    const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
    if (isTyping || window.scrollY > 0 || (hash !== '' && hash !== '#last')) return;
    const unread = document.getElementById(unreadId(proposalId));
    if (unread) unread.scrollIntoView({ block: 'start' });
    else end.current?.scrollIntoView({ block: 'nearest' });
  }, [proposalId]);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        before.current.inSight = entry?.isIntersecting ?? false;
      },
      { rootMargin: '0px 0px 120px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const { inSight, lastSeq: known } = before.current;
    before.current.lastSeq = lastSeq;
    if (inSight && lastSeq > known) end.current?.scrollIntoView({ block: 'nearest' });
  }, [lastSeq]);
  return end;
}
