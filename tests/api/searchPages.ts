import type { Browsing } from '../support/browsing';
import { oneOfEach } from './cast';

/** Base path of the search for brands. */
export const at = '/dashboard/client/search';

/** Rows of `oneOfEach` without the overdue subscription, so that the company keeps its plan. */
export const withoutSubscription = oneOfEach.filter(([table]) => !table.startsWith('subscription'));

export async function pageOf(who: Browsing, path: string) {
  const answer = await who.get(`${at}${path}`);
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
}

/** Returns the visible text of a page. */
export const words = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Sends a form from one of the pages. Returns the response with its HTML and its visible text. */
export async function sendFrom(who: Browsing, path: string, fields: Fields) {
  const body = new URLSearchParams({ csrf: await who.csrf(at) });
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  const answer = await who.fetch(`${at}${path}`, { method: 'POST', body });
  const html = await answer.text();
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    cookies: answer.headers.getSetCookie(),
    text: words(html),
    html,
  };
}
