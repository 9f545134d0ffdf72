const prefix = '__Host-';

/**
 * Renames an outgoing cookie. Over HTTPS every cookie of the platform is called `__Host-…`: browsers accept
 * it from this host alone, for all of its paths, so that no neighbouring host can set it. Inside the server,
 * cookies without identity have plain names, as over plain HTTP in development.
 */
export function outgoing(cookie: string): string {
  const own = cookie.startsWith(prefix) ? cookie : `${prefix}${cookie}`;
  return /;\s*secure/i.test(own) ? own : `${own}; Secure`;
}

/** Returns only `__Host-` cookies from those that a browser sends, under both names; drops all others. */
export function incoming(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(prefix))
    .flatMap((cookie) => [cookie, cookie.slice(prefix.length)])
    .join('; ');
}
