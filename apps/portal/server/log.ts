import { randomUUID } from 'node:crypto';
import type { Actor } from '@elenco/core/people';
import type { MiddlewareHandler } from 'hono';
import { type Logger, pino } from 'pino';
import type { Env, Settings } from './types';

export function makeLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: undefined });
}

/** An address as it may be written down: the one whose path is itself a secret is told without it. */
export const loggedPath = (path: string): string => path.replace(/^\/invite\/[^/]+/, '/invite/…');

/**
 * Whether somebody was refused: told so, or told that there is nothing, as everybody is of what is another's. Of those
 * whom we do not know, what is not there is only an old link.
 */
const isRefused = (status: number, actor: Actor | undefined): boolean =>
  status === 401 || status === 403 || (status === 404 && actor !== undefined && actor.role !== 'nobody');

/** What proxies write where the client has hung up before the answer. */
const CLIENT_CLOSED = 499;

/** The status to log: a failure after the client hung up is not an error of the server. */
const statusOf = (status: number, { signal }: Request): number =>
  status >= 500 && signal.aborted ? CLIENT_CLOSED : status;

/**
 * One line per request, as a warning where access was refused. The path only: queries may carry grants and reset tokens, headers carry cookies, so neither is
 * ever written.
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
