import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * A new page begins at its content, as pages do that the browser loads by itself: without this the focus stays on
 * the link that was pressed, or is lost with it, and who listens to the page does not hear that it is another one.
 */
export function useContentFocus(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '') document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
