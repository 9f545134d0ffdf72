import { businessDate } from '@elenco/brazil';
import { clickSourceOf, isProgram, pageKindOf } from '@elenco/core/growth';
import type { Database, Visits } from '@elenco/db';
import type { Context } from 'hono';
import type { Runtime } from '../runtime';
import type { Env } from '../types';
import type { VisitCounter } from './visitCounter';

/**
 * Interval between writes in milliseconds. A process that crashes loses at most the counts of one interval.
 */
const flushMs = 10_000;

/**
 * Counts visits by day, kind of page and kind of source, without personal data or cookies. Keeps the counts
 * in memory and writes them together, so that no page waits for a write.
 */
export function visitCounter(
  {
    database,
    settings,
    log,
  }: {
    database: Pick<Database, 'office'>;
    settings: { baseUrl: string };
    log: Pick<Runtime['log'], 'error'>;
  },
  now = () => new Date().toISOString(),
): VisitCounter {
  const host = new URL(settings.baseUrl).host;
  let counts = new Map<string, Visits>();
  const flush = async () => {
    const counted = [...counts.values()];
    counts = new Map();
    if (counted.length === 0) return;
    await database.office
      .countVisits(counted, now())
      .catch((error: unknown) => log.error({ err: error }, 'visits not counted'));
  };
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();
  return {
    async middleware(c, next) {
      await next();
      if (!isVisit(c, host)) return;
      const day = businessDate(now());
      const page = pageKindOf(c.req.path);
      const source = clickSourceOf(c.req.query('utm_source') ?? null, c.req.header('referer') ?? null);
      const key = `${day} ${page} ${source}`;
      counts.set(key, { day, page, source, visits: (counts.get(key)?.visits ?? 0) + 1 });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/**
 * Returns true if a visitor without a session opens an existing page and comes from another site or directly.
 */
function isVisit(c: Context<Env>, host: string): boolean {
  if (c.req.method !== 'GET' || c.res.status !== 200 || c.get('user') !== null) return false;
  if (!(c.res.headers.get('content-type') ?? '').startsWith('text/html')) return false;
  if (/^\/(?:dashboard|dev)(?:\/|$)/.test(c.req.path)) return false;
  if (/prefetch|prerender/.test(`${c.req.header('sec-purpose') ?? ''} ${c.req.header('purpose') ?? ''}`))
    return false;
  const referrer = c.req.header('referer') ?? '';
  const own = URL.canParse(referrer) && new URL(referrer).host === host;
  return !own && !isProgram(c.req.header('user-agent') ?? '');
}
