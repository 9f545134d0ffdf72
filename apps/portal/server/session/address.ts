import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { Env, Settings } from '../types';

/**
 * The address of whom a request comes from. Each proxy appends its own caller to `X-Forwarded-For`, so of that
 * header only as many entries from the right are true as there are proxies of ours; what stands left of them,
 * anybody can have written.
 * @param connection the other end of the connection itself
 * @param proxies how many proxies of ours stand in front; with none, the header is never looked at
 */
export function callerOf(connection: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return connection;
  const entry = forwardedFor?.split(',').at(-proxies)?.trim() ?? '';
  return isIP(entry) ? entry : connection;
}

/** Leaves the caller's address for limits, evidence and the audit log. */
export function caller({ trustedProxies }: Pick<Settings, 'trustedProxies'>): MiddlewareHandler<Env> {
  return (c, next) => {
    const connection = getConnInfo(c).remote.address ?? '';
    c.set('ip', callerOf(connection, c.req.header('x-forwarded-for'), trustedProxies));
    return next();
  };
}
