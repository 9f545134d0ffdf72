import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const controls = 'input:not([type=hidden]), select, textarea';

/**
 * Focuses the content of a new page, or the field that the URL's fragment names, as loading a document would.
 * Otherwise the focus stays on the followed link or is lost, and screen readers do not announce the page.
 */
export function useContentFocus(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const isNew = before.current !== pathname;
    before.current = pathname;
    if (hash !== '') fieldNamed(hash)?.focus();
    else if (isNew) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Returns the input with the id in a fragment, or the first one of a group of inputs. */
function fieldNamed(hash: string): HTMLElement | null {
  const named = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (named?.matches(controls)) return named;
  return named instanceof HTMLFieldSetElement ? named.querySelector<HTMLElement>(controls) : null;
}
