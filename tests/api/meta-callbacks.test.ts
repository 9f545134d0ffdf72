import { createHmac } from 'node:crypto';
import { aConnection, aCreator, aMetric, ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { lastMailTo } from '../support/mailbox';
import { FakeNetworks } from '../support/networks';
import { putRows } from '../support/rows';
import { Visitor } from '../support/visitor';
import { people } from './cast';

const there = new FakeNetworks();
const { metaSecret } = there.secrets;
const { creator } = people;
const own = { account: '17841400000000001', person: '10225512345678901' };
const presence = (channel: 'instagram' | 'youtube', source: 'verified' | 'declared') => ({
  channel,
  source,
  handle: `cecilia.${channel}`,
  followers: source === 'verified' ? 48_200 : 900,
  engagementBp: 455,
  measuredAt: source === 'verified' ? '2026-11-20T12:00:00.000Z' : null,
});
let app: RunningApp;
let client: Client;

beforeAll(async () => {
  await there.start();
  // The pre-launch gate is on, because the tests check that Meta reaches the callbacks without the password.
  app = await startApp({ env: { ...there.env, ELENCO_PRELAUNCH_PASSWORD: 'só em dezembro' } });
  await putRows(app.databaseUrl, [
    ['creators', aCreator()],
    ['users', creator],
  ]);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.stop();
  await there.stop();
});
beforeEach(async () => {
  await client.query('delete from channel_metrics; delete from connection_tokens; delete from connections');
  await putRows(app.databaseUrl, [
    ['connections', aConnection({ accountId: own.account, appUserId: own.person })],
    ['channel-metrics', aMetric(), aMetric({ id: 29 })],
  ]);
  await client.query(
    `insert into connection_tokens (connection_id, sealed, expires_at, created_at, updated_at)
     values (27, 'sealed', now() + interval '9 days', now(), now())`,
  );
  await client.query('delete from profile_metrics');
  const presences = [presence('instagram', 'verified'), presence('youtube', 'declared')];
  await client.query('update creators set presences = $1, followers = 48200 where id = $2', [
    JSON.stringify(presences),
    ids.creator,
  ]);
});

const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
function signed(userId: string, secret = metaSecret): string {
  const payload = encode({ algorithm: 'HMAC-SHA256', issued_at: 1_795_000_000, user_id: userId });
  return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
}
const call = (path: string, fields: Record<string, string>) =>
  fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const deauthorize = (userId: string) => call('/meta/deauthorize', { signed_request: signed(userId) });
const askDeletion = (userId: string) => call('/meta/data-deletion', { signed_request: signed(userId) });

const counted = async (table: string) => (await client.query(`select from ${table}`)).rowCount;
/** Returns channel and source of each metric that the creator's profile shows. */
const history = async () =>
  (
    await client.query<{ received: string }>(
      `select distinct channel || ' ' || source as received from profile_metrics where creator_id = $1 order by 1`,
      [ids.creator],
    )
  ).rows.map(({ received }) => received);
const row = async () =>
  (await client.query('select status, handle, account_id, app_user_id from connections')).rows[0] as object;
const whole = { status: 'connected', handle: 'cecilia.amaral' };

describe('a user who removes the app at Meta', () => {
  it.each(Object.entries(own))(
    'is notified that the account was disconnected if Meta sends the id of the %s',
    async (_, userId) => {
      const answer = await deauthorize(userId);
      expect([answer.status, await answer.text()]).toEqual([200, '{}']);
      expect(await row()).toMatchObject({ ...whole, status: 'lost' });
      expect(await counted('connection_tokens')).toBe(0);
      // Metrics that were read while permission existed are kept.
      expect(await counted('channel_metrics')).toBe(2);
      expect((await lastMailTo(app.database, creator.email)).subject).toBe(
        'Uma das suas conexões foi perdida',
      );
    },
  );

  it('is disconnected once even if Meta reports the removal repeatedly and concurrently', async () => {
    const lost = () => counted(`history where resource = 'connections' and move = 'lose'`);
    const before = (await lost()) ?? 0;
    const answers = await Promise.all([deauthorize(own.person), deauthorize(own.person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await deauthorize(own.person)).status).toBe(200);
    expect(await lost()).toBe(before + 1);
    expect(await row()).toMatchObject({ status: 'lost' });
  });
});

describe('a user who requests deletion at Meta', () => {
  const page = async (url: string, language: string) => {
    const { pathname, search } = new URL(url);
    const answer = await new Visitor(app.url, language).get(pathname + search);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  it('gets a confirmation code, and all data from Instagram is deleted', async () => {
    await client.query(
      `insert into profile_metrics (creator_id, channel, day, followers, engagement_bp, source, origin)
       select $1, channel, '2026-11-01', 900, 455, source, '' from (values ('instagram', 'verified'),
         ('instagram', 'declared'), ('tiktok', 'verified'), ('youtube', 'declared')) said (channel, source)`,
      [ids.creator],
    );
    expect(await history()).toContain('instagram verified');
    const answer = await askDeletion(own.person);
    const reported = (await answer.json()) as { url: string; confirmation_code: string };
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(Object.keys(reported)).toEqual(['url', 'confirmation_code']);
    expect(reported.confirmation_code).toMatch(/^[0-9a-z]{40}$/);

    expect(await row()).toEqual({ status: 'disconnected', handle: '—', account_id: '—', app_user_id: null });
    expect([await counted('connection_tokens'), await counted('channel_metrics')]).toEqual([0, 0]);
    expect(await history()).toEqual(['instagram declared', 'tiktok verified', 'youtube declared']);
    const { rows } = await client.query('select presences, followers from creators where id = $1', [
      ids.creator,
    ]);
    // Data of other channels is kept.
    expect(rows).toEqual([{ presences: [presence('youtube', 'declared')], followers: 900 }]);

    for (const [language, words] of [
      ['pt', 'Seus dados do Instagram foram apagados'],
      ['en', 'Your Instagram data has been erased'],
    ] as const) {
      const shown = await page(reported.url, language);
      expect([shown.status, shown.text.includes(words)]).toEqual([200, true]);
      expect([shown.headers.get('cache-control'), shown.headers.get('referrer-policy')]).toEqual([
        'no-store',
        'same-origin',
      ]);
    }
    const other = await page(`${reported.url.slice(0, -1)}${reported.url.endsWith('0') ? '1' : '0'}`, 'pt');
    expect([other.status, other.text.includes('Não encontramos este código')]).toEqual([200, true]);
  });

  it('can repeat the request, even after having removed the app', async () => {
    await deauthorize(own.person);
    const answers = [
      await askDeletion(own.account),
      await askDeletion(own.account),
      await askDeletion(own.person),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await row()).toMatchObject({ status: 'disconnected', handle: '—' });
  });

  it("gets the same response whether the account is known or not, without effect on other users' data", async () => {
    for (const ask of [askDeletion, deauthorize]) {
      const [unknown, known] = [await ask('999'), await ask(own.person)];
      const shape = async (answer: Response) => [
        answer.status,
        answer.headers.get('content-type'),
        (await answer.text()).replace(/[0-9a-z]{40}/g, '…'),
      ];
      if (ask === askDeletion) expect(await counted('channel_metrics')).toBe(0);
      expect(await shape(unknown)).toEqual(await shape(known));
    }
  });
});

it('refuses callbacks without Meta’s signature', async () => {
  const [signature, payload] = signed(own.person).split('.') as [string, string];
  for (const path of ['/meta/deauthorize', '/meta/data-deletion']) {
    const forged = [
      signed(own.person, 'another secret'),
      signed(own.person, ''),
      `${signature}.${encode({ algorithm: 'HMAC-SHA256', user_id: own.account })}`,
      `${signature.slice(0, -4)}.${payload}`,
      `.${payload}`,
      payload,
      '',
    ];
    for (const message of forged) {
      const answer = await call(path, { signed_request: message });
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'malformed']);
    }
    expect((await call(path, {})).status).toBe(400);
    const asked = await fetch(`${app.url}${path}?signed_request=${signed(own.person)}`, {
      redirect: 'manual',
    });
    expect([asked.status, asked.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/wall/)]);
  }
  expect(await row()).toMatchObject(whole);
  expect([await counted('connection_tokens'), await counted('channel_metrics')]).toEqual([1, 2]);
  expect(app.output().split('"forged_callback"').length - 1).toBe(16);
});
