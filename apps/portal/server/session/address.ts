import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { Env, Settings } from '../types';

/**
 * Returns the client's IP address. Each proxy appends its own client to `X-Forwarded-For`, so only as many
 * entries from the right are true as there are own proxies; the entries left of them can be forged.
 * @param connection the peer address of the connection
 * @param proxies number of own proxies in front; with none, the header is ignored
 */
export function callerOf(connection: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return connection;
  const entry = forwardedFor?.split(',').at(-proxies)?.trim() ?? '';
  return isIP(entry) ? entry : connection;
}

/** Stores the caller's address for limits, evidence and the audit log. */
export function caller({ trustedProxies }: Pick<Settings, 'trustedProxies'>): MiddlewareHandler<Env> {
  return (c, next) => {
    const connection = getConnInfo(c).remote.address ?? '';
    c.set('ip', callerOf(connection, c.req.header('x-forwarded-for'), trustedProxies));
    return next();
  };
}
