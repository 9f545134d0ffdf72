const prefix = '__Host-';

/**
 * Over HTTPS every cookie of ours is called `__Host-…`: browsers take such a one from this very host alone, for all of
 * its paths, so that no page of a neighbouring host can set it. Inside, those that prove nobody have plain names, as
 * they have over plain HTTP in development; here one becomes the other.
 */
export function outgoing(cookie: string): string {
  const own = cookie.startsWith(prefix) ? cookie : `${prefix}${cookie}`;
  return /;\s*secure/i.test(own) ? own : `${own}; Secure`;
}

/** Of what a browser sends, only such cookies, by both of their names; what else is there is not ours. */
export function incoming(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(prefix))
    .flatMap((cookie) => [cookie, cookie.slice(prefix.length)])
    .join('; ');
}
