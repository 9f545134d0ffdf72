import { Problem } from '@elenco/core/kit';
import type { Context } from 'hono';
import type { Env } from './types';

/** Renders a page; for another request than the one that came, where it is given. */
export type Render = (c: Context<Env>, request?: Request) => Promise<Response>;

const address = '/refused';
/** What its loader is told. */
const words = { csrf: 'old', too_large: 'large', unavailable: 'unavailable' } as const;

/** The path of the page that the form stood on, when it was ours; else the home page. */
function cameFrom(c: Context<Env>): string {
  const { origin } = new URL(c.req.url);
  const referrer = c.req.header('referer') ?? '';
  if (!URL.canParse(referrer)) return '/';
  const from = new URL(referrer);
  return from.origin === origin || from.host === c.req.header('host') ? from.pathname + from.search : '/';
}

/**
 * The answer to a form without its token or too large, or to whatever cannot be answered now: for people the page
 * that says so, with status 403, 413 or 503;
 * for the pages' own scripts the same as an error that they show in place.
 * @throws Problem of that code for everybody else
 */
export async function refusedPage(
  c: Context<Env>,
  render: Render,
  code: keyof typeof words = 'csrf',
): Promise<Response> {
  const { origin } = new URL(c.req.url);
  const headers = new Headers(c.req.raw.headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  if (c.req.path.endsWith('.data')) {
    return render(c, new Request(`${origin}${address}.data?${words[code]}`, { method: 'POST', headers }));
  }
  if (!c.req.header('accept')?.includes('text/html')) throw new Problem(code);
  const from = new URLSearchParams({ from: cameFrom(c), [words[code]]: '' });
  return render(c, new Request(`${origin}${address}?${from}`, { headers }));
}
