import { bodyLimits, Problem } from '@elenco/core';
import type { Database } from '@elenco/db';
import { storeOf } from '@elenco/db';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Runtime } from '../runtime';
import type { Env } from '../types';
import { type LimitedCalls, limitedCalls } from './calls';
import { identifyCaller, requireAccess } from './guard';
import { manifest } from './manifest';
import { answerError, answerProblem, malformed } from './problem';
import { referencePage } from './reference';
import type { Deps, Route } from './route';

const largestBody = 1024 * 1024;

type Parts = {
  database: Database;
  settings: Runtime['settings'];
  version: string;
  log: Deps['log'];
  now?: () => string;
  /** Rate limits that REST shares with the pages. If undefined, REST has rate limits of its own. */
  calls?: LimitedCalls;
};

/**
 * Serves `/api`: every route of the manifest with its guards, the OpenAPI document and the reference page.
 * Every other path gets a problem document. The middlewares of the pages do not run.
 */
export function mountApi(
  app: Hono<Env>,
  { database, settings, version, log, now = systemClock, calls }: Parts,
): void {
  const deps: Deps = { database, settings, version, log, now, files: storeOf(settings, 'files') };
  const api = new Hono<Env>();
  api.onError((error, c) => answerError(error, c, deps));
  const { limitHeaders, byAddress, byCaller } = calls ?? limitedCalls(deps);
  api.use('/v1/*', limitHeaders, byAddress, identifyCaller(deps), byCaller);
  for (const route of manifest) {
    api.on(route.method, `/v1${route.path}`, requireAccess(route, deps), ...limited(route), (c) =>
      route.handle(c, deps),
    );
  }
  api.get('/docs', (c) => c.html(referencePage(c.get('nonce') ?? '')));
  for (const [path, methods] of methodsByPath()) api.all(`/v1${path}`, (c) => notWith(c, methods));
  api.all('*', (c) => answerProblem(c, new Problem('not_found')));
  app.route('/api', api);
}

/**
 * Returns the middleware that limits the size of a body. Routes that receive bytes count them while streaming
 * them to disk, since this middleware would buffer the whole body in memory.
 */
function limited(route: Route): MiddlewareHandler<Env>[] {
  if (takesBytes(route)) return [];
  const known = bodyLimit({ maxSize: route.largestBody ?? largestBody, onError: tooLarge });
  const unknown = bodyLimit({ maxSize: bodyLimits.unknown, onError: tooLarge });
  return [(c, next) => (c.get('user') ? known : unknown)(c, next)];
}

const takesBytes = ({ body }: Route) => body !== undefined && 'bytes' in body;

const systemClock = () => new Date().toISOString();

function tooLarge(c: Context<Env>): Promise<Response> {
  return answerProblem(c, new Problem('too_large'), { Connection: 'close' });
}

function methodsByPath(): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const { path, method } of manifest) byPath.set(path, [...(byPath.get(path) ?? []), method]);
  return byPath;
}

function notWith(c: Context<Env>, methods: readonly string[]): Promise<Response> {
  const allowed = methods.includes('GET') ? ['HEAD', ...methods] : methods;
  return answerProblem(c, malformed('', 'method_not_allowed'), { Allow: allowed.join(', ') });
}
