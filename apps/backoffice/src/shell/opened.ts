import { officeHome } from '@elenco/core/operations';
import type { Actor } from '@elenco/core/people';

/**
 * Returns the path that a newly opened window shows, without `/dashboard/admin`. The bare address opens the
 * finance page for staff who have this page as their home page, and the briefings for all other staff. Links
 * to the briefings within the back office are not redirected.
 */
export const openedPath = (actor: Actor, pathname: string, search: string): string =>
  ['', '/'].includes(pathname) && search === '' && officeHome(actor) === '/finance' ? '/finance' : pathname;
