import { randomUUID } from 'node:crypto';
import type { Actor } from '@elenco/core/people';
import type { MiddlewareHandler } from 'hono';
import { type Logger, pino } from 'pino';
import type { Env, Settings } from './types';

export function makeLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: undefined });
}

/** Returns a path for the log, without the secret in the path of an invitation. */
export const loggedPath = (path: string): string => path.replace(/^\/invite\/[^/]+/, '/invite/…');

/**
 * Returns whether access was refused, including 404, which also answers requests for foreign rows. For
 * anonymous visitors a 404 is just an old link.
 */
const isRefused = (status: number, actor: Actor | undefined): boolean =>
  status === 401 || status === 403 || (status === 404 && actor !== undefined && actor.role !== 'nobody');

/** Status that proxies log if the client disconnects before the answer. */
const CLIENT_CLOSED = 499;

/** Returns the status to log: a failure after the client disconnected is not a server error. */
const statusOf = (status: number, { signal }: Request): number =>
  status >= 500 && signal.aborted ? CLIENT_CLOSED : status;

/**
 * Logs one line per request, as a warning if access was refused. Logs neither queries, which may contain
 * grants and reset tokens, nor headers, which contain cookies.
 */
export function requestLog(log: Logger): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const actor = c.get('actor');
    const status = statusOf(c.res.status, c.req.raw);
    const refused = isRefused(status, actor);
    log[refused ? 'warn' : 'info']({
      ...(refused ? { event: 'access_refused' } : {}),
      requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ...(actor && 'userId' in actor ? { role: actor.role, userId: actor.userId } : {}),
    });
  };
}
