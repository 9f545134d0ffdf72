const prefix = '__Host-';

/**
 * Renames an outgoing cookie to `__Host-…` over HTTPS. Browsers accept such a name only from this host and
 * for all paths, so that a neighboring host cannot set it. Inside the server, cookies keep the plain names
 * that they have over HTTP in development.
 */
export function outgoing(cookie: string): string {
  const own = cookie.startsWith(prefix) ? cookie : `${prefix}${cookie}`;
  return /;\s*secure/i.test(own) ? own : `${own}; Secure`;
}

/** Returns the `__Host-` cookies that a browser sends, each under both names. Drops all other cookies. */
export function incoming(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(prefix))
    .flatMap((cookie) => [cookie, cookie.slice(prefix.length)])
    .join('; ');
}
