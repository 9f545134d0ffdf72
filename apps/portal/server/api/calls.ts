import { createHash } from 'node:crypto';
import { type CallerKind, callAllowances, networkOf, Problem } from '@elenco/core';
import { type Database, isUnavailable } from '@elenco/db';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../types';
import type { RateLimitState } from './rateLimitState';
import type { Deps } from './route';

/**
 * Number of slices of the limit. A process writes its count to the database after each slice (decision 020).
 */
const parts = 20;
const minuteMs = 60_000;
const minute = { minutes: 1 };

interface Tally {
  /** Calls of all processes, as last read from the database. */
  shared: number;
  /** Calls of this process that are being written to the database. */
  publishing: number;
  /** Calls of this process that are not being written yet. */
  own: number;
}

/**
 * Counts the calls of this process in memory, and adds them in batches to the counters that all processes
 * share.
 */
export function callMeter(
  counters: Pick<Database['identity'], 'countTries'>,
  perToken: number,
): (kind: CallerKind, who: string, now: string, calls?: number) => Promise<RateLimitState> {
  const allowances = callAllowances(perToken);
  let since = 0;
  let tallies = new Map<string, Tally>();

  async function publish(key: string, tally: Tally, now: string): Promise<void> {
    [tally.publishing, tally.own] = [tally.own, 0];
    try {
      tally.shared = await counters.countTries(key, minute, tally.publishing, now);
    } catch (error) {
      tally.own += tally.publishing;
      throw error;
    } finally {
      tally.publishing = 0;
    }
  }

  return async (kind, who, now, calls = 1) => {
    const at = Date.parse(now);
    if (at - since >= minuteMs || at < since) {
      since = at - (at % minuteMs);
      tallies = new Map();
    }
    const allowed = allowances[kind];
    const key = `calls:${kind}:${createHash('sha256').update(who).digest('base64url')}`;
    const tally = tallies.get(key) ?? { shared: 0, publishing: 0, own: 0 };
    tallies.set(key, tally);
    const used = () => tally.shared + tally.publishing + tally.own;
    const seconds = Math.ceil((since + minuteMs - at) / 1_000);
    if (used() + calls > allowed) return { kind, allowed, left: -1, seconds };
    tally.own += calls;
    if (tally.publishing === 0 && tally.own >= Math.ceil(allowed / parts)) await publish(key, tally, now);
    return { kind, allowed, left: Math.max(0, allowed - used()), seconds };
  };
}

/**
 * Returns the headers `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers). `RateLimit`
 * describes the limit that is closest to being exceeded.
 */
export function headersOf(rateLimitStates: readonly RateLimitState[]): Record<string, string> {
  const [tightest] = [...rateLimitStates].sort((one, other) => one.left - other.left);
  if (!tightest) return {};
  const { kind, left, seconds } = tightest;
  return {
    'RateLimit-Policy': rateLimitStates.map((each) => `"${each.kind}";q=${each.allowed};w=60`).join(', '),
    RateLimit: `"${kind}";r=${Math.max(0, left)};t=${seconds}`,
    ...(left < 0 ? { 'Retry-After': String(seconds) } : {}),
  };
}

/** Error handler that allows the call if the database is unavailable, since cached pages need no database. */
function ignoreUnavailable(error: unknown): undefined {
  if (!isUnavailable(error)) throw error;
}

type Caller = readonly [kind: CallerKind, who: string];
export type LimitedCalls = Record<'limitHeaders' | 'byAddress' | 'byCaller', MiddlewareHandler<Env>>;

/**
 * Rejects calls above the limits of `callAllowances`. `byAddress` runs before any database access, `byCaller`
 * after the user is known. `limitHeaders` adds the remaining calls to every response. REST and pages share
 * one instance.
 */
export function limitedCalls({
  database,
  settings,
  log,
  now,
}: Pick<Deps, 'database' | 'settings' | 'log' | 'now'>): LimitedCalls {
  const meter = callMeter(database.identity, settings.restCalls);

  /** @throws Problem `too_often` */
  async function pass(c: Context<Env>, callers: readonly Caller[], calls?: number): Promise<void> {
    const metered = callers.map(([kind, who]) => meter(kind, who, now(), calls).catch(ignoreUnavailable));
    const rateLimitStates = (await Promise.all(metered)).filter((each) => each !== undefined);
    c.set('rateLimitStates', [...(c.get('rateLimitStates') ?? []), ...rateLimitStates]);
    const over = rateLimitStates.find(({ left }) => left < 0);
    if (!over) return;
    log.warn({ kind: over.kind, path: c.req.path, userId: c.get('user')?.id }, 'called too often');
    throw new Problem('too_often');
  }

  return {
    async limitHeaders(c, next) {
      await next();
      const headers = headersOf(c.get('rateLimitStates') ?? []);
      for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    },
    async byAddress(c, next) {
      const address: readonly Caller[] = [['address', networkOf(c.get('ip'))]];
      await pass(c, address);
      c.set('spend', (calls) => pass(c, address, calls));
      return next();
    },
    async byCaller(c, next) {
      const [user, token] = [c.get('user'), c.get('scopes') && c.req.header('authorization')];
      const callers: Caller[] = token ? [['token', token]] : [];
      await pass(c, user ? [...callers, ['person', String(user.id)]] : callers);
      return next();
    },
  };
}
