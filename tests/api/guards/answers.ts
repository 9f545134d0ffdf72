import type { Browsing } from '../../support/browsing';

/** Matches the values that differ between any two responses: time, request id, tokens and nonces. */
const changing = /nonce="[^"]*"|"[\w-]{12}\.[\w-]{43}"|\\"[\w-]{12}\.[\w-]{43}\\"|\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const VARYING_HEADERS = new Set([
  'ratelimit',
  'date',
  'x-request-id',
  'content-security-policy',
  'content-length',
  'etag',
]);

/** Returns status, headers and body of a response without the values that always differ. */
export async function comparableResponse(answer: Response): Promise<string> {
  const headers: string[] = [];
  answer.headers.forEach((value, name) => {
    if (!VARYING_HEADERS.has(name) && name !== 'set-cookie') headers.push(`${name}: ${value}`);
  });
  const body = (await answer.text()).replace(changing, '');
  return JSON.stringify([answer.status, headers, body]);
}

/** Requests a path. Returns the response without the values that always differ. */
export async function whole(browser: Browsing, path: string, id: number): Promise<string> {
  const answer = await comparableResponse(await browser.copy().get(path));
  return answer.replace(new RegExp(`/${id}\\b`, 'g'), '/ID');
}

/** Returns the surroundings of the first position at which two texts differ. */
export function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((letter, n) => letter !== other[n]);
  return `${one.slice(Math.max(at - 60, 0), at + 60)} / ${other.slice(Math.max(at - 60, 0), at + 60)}`;
}
