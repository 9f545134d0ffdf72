import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { budget, printDepth } from '../support/depth';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

const ROUNDS = budget(1_000, 60);
let app: RunningApp;
const sessions: Partial<Record<Person, string>> = {};
const who = ['brandOwner', 'creator', 'support'] as const;

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
  const from = { now: new Date().toISOString(), ip: '192.0.2.1', userAgent: 'test' };
  for (const person of who) {
    sessions[person] = await app.database.identity.openSession(people[person].id, from);
  }
});
afterAll(() => app.stop());

const foreign = JSON.stringify({ id: people.owner.id, admin: true, role: 'admin', company_id: 12 });
const name = fc.constantFrom('role', 'token', 'me', 'ROLE', ' me', 'me[id]', 'token[]', 'Token', 'm%65');
const value = fc.oneof(
  fc.constantFrom('admin', 'company', 'creator', 'elenco_x', foreign, '', 'null', 'true', '110'),
  fc.string({ maxLength: 40 }),
);
const path = fc.constantFrom(
  '/',
  '/login',
  '/signup',
  '/dashboard/client',
  '/dashboard/professional',
  '/dashboard/admin',
  '/dashboard/security',
  '/dashboard/notifications',
  '/auth/google/callback',
  '/password/forgot',
);
const query = fc.record({
  path,
  person: fc.constantFrom(undefined, ...who),
  pairs: fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 }),
  kept: fc.boolean(),
});

it('identifies users by their session only, and ignores URL parameters that claim an identity', async () => {
  let wrong = 0;
  const print = async (cookie: Record<string, string>) => {
    const answer = await fetch(`${app.url}/api/v1/me`, { headers: cookie });
    return answer.ok ? JSON.stringify(((await answer.json()) as { actor: unknown }).actor) : 'nobody';
  };
  const queries = fc.sample(query, ROUNDS);
  for (const { path: start, person, pairs, kept } of queries) {
    const cookie: Record<string, string> = person ? { Cookie: `session=${sessions[person]}` } : {};
    const before = await print(cookie);
    const text = pairs.map(([key, given]) => `${encodeURIComponent(key)}=${encodeURIComponent(given)}`);
    const asked = `${app.url}${start}?${[...text, ...(kept ? ['briefing=31'] : [])].join('&')}`;
    const answer = await fetch(asked, { redirect: 'manual', headers: { Accept: 'text/html', ...cookie } });
    const to = new URL(answer.headers.get('location') ?? '/none', app.url);
    const named = [...to.searchParams.keys()].map((key) => key.trim().toLowerCase().replace(/\[.*/, ''));
    const stripped =
      answer.status === 302 &&
      to.origin === app.url &&
      to.pathname === start &&
      !named.some((key) => ['role', 'token', 'me'].includes(key)) &&
      (to.searchParams.get('briefing') === '31') === kept;
    const decoded = pairs.some(([key]) => key !== 'm%65');
    const right = decoded ? stripped : answer.status < 500;
    const set = answer.headers.getSetCookie().some((one) => /session=[^;]/.test(one));
    if (!right || set || (await print(cookie)) !== before) wrong += 1;
  }
  printDepth('callback queries', ROUNDS, 1_000, `${wrong} wrong`);
  expect(wrong).toBe(0);
}, 300_000);
