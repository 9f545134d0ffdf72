import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { onServer, urlOf } from '../support/db';
import { type Relay, startRelay } from '../support/relay';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

let relay: Relay;
let app: RunningApp;
let brand: Browsing;
let token: string;
let csrf: string;

beforeAll(async () => {
  relay = await startRelay(urlOf('postgres'));
  const limits = {
    ELENCO_DATABASE_CONNECT_MS: '3000',
    ELENCO_DATABASE_STATEMENT_MS: '2000',
  };
  app = await startApp({ through: relay.through, env: { ...limits, LOG_LEVEL: 'fatal' } });
  await putRows(app.databaseUrl, oneOfEach);
  brand = await Browsing.as(app, people.brandOwner.id);
  const issued = { name: 'lost', scopes: ['read'], days: 1, now: new Date().toISOString() };
  ({ token } = await app.database.identity.issueToken(people.brandOwner.id, issued));
  csrf = await brand.csrf('/dashboard/client/settings');
});
afterEach(() => relay.restore());
afterAll(async () => {
  await app.stop();
  await relay.close();
});

const rest = () => fetch(`${app.url}/api/v1/briefings`, { headers: { Authorization: `Bearer ${token}` } });
const page = () => brand.get('/dashboard/client');
/** Requests a public page without a session, so that only the page itself needs the database. */
const publicPage = () => new Browsing(app.url).get('/invite/does-not-matter');
const search = () => brand.get('/dashboard/client/search');
const form = () => brand.post('/dashboard/client/settings', { csrf, intent: 'person', name: 'Other name' });

/** Sends more concurrent requests than the pool has connections. Expects 503 with Retry-After for each. */
async function expectAllUnavailable(during: () => unknown = () => undefined): Promise<void> {
  const asked = Array.from({ length: 4 }, () => [rest(), page(), publicPage(), form()]).flat();
  await during();
  for (const answer of await Promise.all(asked)) {
    const reported = await answer.text();
    expect([answer.url, answer.status, answer.headers.get('retry-after')]).toEqual([answer.url, 503, '2']);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.url.includes('/api/')) expect(JSON.parse(reported)).toMatchObject({ code: 'unavailable' });
    else
      expect([type, reported]).toEqual([
        expect.stringContaining('text/html'),
        expect.stringContaining('503'),
      ]);
  }
}

/** Requests `/readyz` with a timeout shorter than the database's own. */
const readiness = () => fetch(`${app.url}/readyz`, { signal: AbortSignal.timeout(4_500) });

describe('a lost connection to the database', () => {
  it.each([
    ['hangs', async () => relay.freeze()],
    ['is gone', () => relay.cut()],
  ])(
    'makes requests return 503 while the database %s, and 200 once the database is back',
    async (_, lose) => {
      expect((await page()).status).toBe(200);
      await lose();
      expect(await (await readiness()).json()).toEqual({ status: 'no database' });
      await expectAllUnavailable();
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
      await relay.restore();
      await expect.poll(async () => (await readiness()).status).toBe(200);
      expect([(await rest()).status, (await page()).status]).toEqual([200, 200]);
    },
  );

  it('makes requests return 503, never 500, if the connection is lost during a request', async () => {
    const database = new URL(app.databaseUrl).pathname.slice(1);
    const statuses = new Map<number, number>();
    await onServer(async (client) => {
      const end = () =>
        client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
      for (let round = 0; round < 25; round += 1) {
        const asked = [rest(), page(), publicPage(), form(), rest(), search()];
        await new Promise((settle) => setTimeout(settle, round * 2));
        await end();
        for (const { status } of await Promise.all(asked))
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    // Ensures that at least one connection was closed during a request.
    expect(statuses.get(503)).toBeGreaterThan(0);
    await expect.poll(async () => (await page()).status).toBe(200);
  });

  it('makes requests return 503 if the connection is lost during a statement', async () => {
    relay.freeze();
    await expectAllUnavailable(() => relay.cut());
  });
});
