import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { Env, Settings } from '../types';

/**
 * Returns the IP address of the client. Each proxy appends the address of its own client to
 * `X-Forwarded-For`. Only the last `proxies` entries are therefore reliable; earlier entries can be forged.
 * @param connection peer address of the connection
 * @param proxies number of our own proxies in front; if 0, the header is ignored
 */
export function clientIpOf(connection: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return connection;
  const entry = forwardedFor?.split(',').at(-proxies)?.trim() ?? '';
  return isIP(entry) ? entry : connection;
}

/** Middleware that stores the IP address of the client. Rate limits, evidence and the audit log use it. */
export function storeClientIp({ trustedProxies }: Pick<Settings, 'trustedProxies'>): MiddlewareHandler<Env> {
  return (c, next) => {
    const connection = getConnInfo(c).remote.address ?? '';
    c.set('ip', clientIpOf(connection, c.req.header('x-forwarded-for'), trustedProxies));
    return next();
  };
}
