import { useEffect, useRef } from 'react';

/** Scrolls to the end of a conversation when a message is added, unless the reader has scrolled up. */
export function useEnd(lastSeq: number) {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef({ lastSeq, inSight: false });
  useEffect(() => {
    // Does not scroll if the URL's fragment names a message, or if the reader has scrolled before hydration.
    const { hash } = window.location;
    const isUntouched = window.scrollY === 0 && document.activeElement === document.body;
    if (isUntouched && (hash === '' || hash === '#last')) end.current?.scrollIntoView({ block: 'nearest' });
  }, []);
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
