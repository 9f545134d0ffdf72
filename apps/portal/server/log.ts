import { randomUUID } from 'node:crypto';
import type { Actor } from '@elenco/core/people';
import { markFailed, measured, type RequestMeasure, tracedFrom, traceIds } from '@elenco/db/measure';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Logger, pino } from 'pino';
import type { Env, Settings } from './types';

export function makeLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({ level: logLevel, base: undefined, mixin: traceIds });
}

/** Returns the path for the log, without the secret of an invitation. */
export const loggedPath = (path: string): string => path.replace(/^\/invite\/[^/]+/, '/invite/…');

/**
 * Returns true if access was refused. A 404 to a signed-in user counts as a refusal, since requests for other
 * users' rows return 404. A 404 to an anonymous visitor does not, since such visitors have usually followed
 * an old link.
 */
const isRefused = (status: number, actor: Actor | undefined): boolean =>
  status === 401 || status === 403 || (status === 404 && actor !== undefined && actor.role !== 'nobody');

/** Status that proxies log if the client disconnects before the response. */
const CLIENT_CLOSED = 499;

/** Returns the status to log. A failure after the client disconnected is not a server error. */
const statusOf = (status: number, { signal }: Request): number =>
  status >= 500 && signal.aborted ? CLIENT_CLOSED : status;

/**
 * Returns the pattern of the route that handled the request: the pattern of the page, or that of the server's
 * route.
 */
function routeOf(c: Context<Env>): string {
  const page = c.get('route');
  if (page !== undefined) return page;
  const paths = matchedRoutes(c).map(({ path }) => path);
  return paths.findLast((path) => !path.endsWith('*')) ?? '/*';
}

/**
 * Logs one line per request, as a warning if access was refused. Omits query strings, which may contain share
 * links and reset tokens, and headers, which contain cookies.
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
    const ms = Math.round((performance.now() - started) * 10) / 10;
    if (measured.request.hasSubscribers) {
      const measure: RequestMeasure = { method: c.req.method, route: routeOf(c), status, ms };
      measured.request.publish(measure);
    }
    log[refused ? 'warn' : 'info']({
      ...(refused ? { event: 'access_refused' } : {}),
      requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status,
      ms,
      ...(actor && 'userId' in actor ? { role: actor.role, userId: actor.userId } : {}),
    });
  };
}

/**
 * Traces a request until its response begins, within the caller's trace if the request names one. Omits URL,
 * query, headers and user, which are personal data or secrets.
 */
export const requestTrace: MiddlewareHandler<Env> = (c, next) => {
  const { method } = c.req;
  const caller = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') };
  const attributes = { 'http.request.method': method };
  return tracedFrom(caller, method, { kind: 'incoming', attributes }, async (span) => {
    await next();
    if (!span.isRecording()) return;
    const [route, status] = [routeOf(c), statusOf(c.res.status, c.req.raw)];
    span.updateName(`${method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
    if (status >= 500) markFailed(span);
  });
};
