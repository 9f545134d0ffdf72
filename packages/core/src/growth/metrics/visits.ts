/** Kind of the first page of a visit, too coarse to identify a visitor. */
export type PageKind = 'home' | 'profile' | 'sign_up' | 'content' | 'other';

const content = /^\/(?:academy|blog|calculator|cases|community|help|p|pricing)(?:\/|$)/;

export function pageKindOf(path: string): PageKind {
  if (path === '/' || path === '/new-home') return 'home';
  if (/^\/c\/\d+/.test(path)) return 'profile';
  if (path.startsWith('/signup')) return 'sign_up';
  return content.test(path) ? 'content' : 'other';
}
