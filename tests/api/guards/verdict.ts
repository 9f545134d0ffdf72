import type { GuardedRoute } from './routes';
import type { Visitor } from './visitors';

/** Returns the login URL to which a signed-out visitor is redirected. */
export function loginFor(path: string): string {
  const last = path.split('/').at(-1) ?? '';
  return path.includes('/briefing/')
    ? `/?openlogin=true&briefing=${encodeURIComponent(last)}`
    : '/?openlogin=true';
}

/** Duties that do not open pages of brands and creators, since these contain personal data and money. */
const projectsOnly = ['content', 'restricted'];

/** Expected result for a visitor at a URL: a redirect, 404, or the page. */
type Verdict = { readonly to: string } | 'missing' | 'in';

export function verdict({ area }: GuardedRoute, visitor: Visitor, path: string): Verdict {
  if (area === 'public') return 'in';
  if (area === 'nobody') return 'missing';
  if (area === 'content') return ['content', 'owner'].includes(visitor.name) ? 'in' : 'missing';
  if (visitor.role === 'nobody') return { to: loginFor(path) };
  if (area === 'shared') return 'in';
  if (visitor.role !== area && (visitor.role !== 'admin' || projectsOnly.includes(visitor.name)))
    return 'missing';
  const settings = '/dashboard/client/settings';
  return area === 'company' && visitor.withoutCpf && path !== settings ? { to: settings } : 'in';
}
