import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Campaigns are shown to staff as brands see them, in the portal: under the same address there. */
export function InPortal() {
  const { pathname, search } = useLocation();
  useEffect(() => window.location.replace(`/dashboard/client${pathname}${search}`), [pathname, search]);
  return null;
}
