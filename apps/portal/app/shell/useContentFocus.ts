import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Focuses the content of a new page, as loading a document would. Otherwise the focus stays on the followed
 * link or is lost, and screen readers do not announce the page.
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
