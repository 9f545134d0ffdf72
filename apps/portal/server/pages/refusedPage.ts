import type { ProblemCode } from '@elenco/core/kit';
import type { Context } from 'hono';
import type { Env } from '../types';
import { tooManyRequests } from './tooManyRequests';

/** Renders a page for the request of the context, or for `request` if given. */
export type Render = (c: Context<Env>, request?: Request) => Promise<Response>;

const address = '/refused';
const shown = [
  'csrf',
  'too_large',
  'malformed',
  'too_often',
  'unavailable',
] as const satisfies readonly ProblemCode[];
type Shown = (typeof shown)[number];

export const isShown = (code: ProblemCode): code is Shown => shown.some((each) => each === code);

const isData = (c: Context<Env>) => c.req.path.endsWith('.data');

/** True for browsers and for the pages' own scripts. All other clients get a problem document. */
export const wantsPage = (c: Context<Env>): boolean =>
  isData(c) || (c.req.header('accept')?.includes('text/html') ?? false);

/** Returns the path of the page with the form if it has the platform's origin, otherwise the home page. */
function cameFrom(c: Context<Env>): string {
  const { origin } = new URL(c.req.url);
  const referrer = c.req.header('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const from = new URL(referrer);
  return from.origin === origin || from.host === c.req.header('host') ? from.pathname + from.search : '/';
}

/**
 * Responds to a request that was refused, or is temporarily impossible, before a page handles it. Browsers
 * get a page with the reason. The pages' own scripts get an error, which they show on the current page.
 */
export async function refusedPage(c: Context<Env>, render: Render, code: Shown): Promise<Response> {
  if (code === 'too_often' && !isData(c)) return tooManyRequests(c);
  const { origin } = new URL(c.req.url);
  const headers = new Headers(c.req.raw.headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  const query = new URLSearchParams({ why: code });
  if (isData(c))
    return render(c, new Request(`${origin}${address}.data?${query}`, { method: 'POST', headers }));
  query.set('from', cameFrom(c));
  return render(c, new Request(`${origin}${address}?${query}`, { headers }));
}
