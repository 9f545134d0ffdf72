import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { givePassword } from '../support/passwords';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

const password = 'marker-password-7c1f';
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    env: {
      LOG_LEVEL: 'trace',
      GOOGLE_CLIENT_ID: 'marker-client',
      GOOGLE_CLIENT_SECRET: 'marker-google-secret-7c1f',
    },
  });
  await putRows(app.databaseUrl, oneOfEach);
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await givePassword(client, password);
  await client.end();
}, 120_000);
afterAll(() => app.stop());

/** Secrets that must not be logged, by kind. */
const secrets = new Map<string, string>([
  ['password', password],
  ['secret of the client at Google', 'marker-google-secret-7c1f'],
]);
const marked = (what: string): string => {
  const marker = `marker-${what.replaceAll(' ', '-')}-${crypto.randomUUID()}`;
  secrets.set(what, marker);
  return marker;
};

it('writes no request secrets to the server’s logs', async () => {
  const browser = new Browsing(app.url);
  const { email } = people.brandOwner;
  await browser.send('/login', { email, password: marked('wrong password') });
  expect((await browser.send('/login', { email, password })).status).toBe(302);
  secrets.set('session', /session=([^;]+)/.exec(browser.cookieLine())?.[1] ?? '');
  secrets.set('token of forms', await browser.csrf('/dashboard/security'));
  const made = await browser.call('POST', '/api/v1/tokens', { name: 'x', scopes: ['read'], days: 1 });
  const { token } = (await made.json()) as { token: string };
  secrets.set('token of a program', token);
  const bearer = { headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' } };
  for (const path of ['/briefings', '/briefings/999', '/contracts?range=x'])
    await fetch(`${app.url}/api/v1${path}`, bearer);

  const stranger = new Browsing(app.url);
  await stranger.send('/password/forgot', { email });
  const addresses = [
    `/password/reset?key=${marked('key of a new password')}`,
    `/signup/confirm?token=${marked('token of a confirmation')}`,
    `/email/confirm?key=${marked('key of a new address')}`,
    `/email/undo?key=${marked('key of an old address')}`,
    `/invite/${marked('token of an invitation')}`,
    `/invite/${marked('token of an invitation by script')}.data`,
    `/guest/briefing/31?grant=${marked('grant')}`,
    `/auth/google/callback?code=${marked('code of Google')}&state=${marked('state of Google')}`,
    `/meta/callback?code=${marked('code of Meta')}&state=${marked('state of Meta')}`,
    `/tiktok/callback?code=${marked('code of TikTok')}&state=${marked('state of TikTok')}`,
    `/youtube/callback?code=${marked('code of YouTube')}&state=${marked('state of YouTube')}`,
    `/?token=${marked('token of an old link')}&role=admin`,
  ];
  for (const path of addresses) {
    await stranger.get(path);
    await stranger.post(path, {
      csrf: marked(`token of a form at ${addresses.indexOf(path)}`),
      password: marked('new password'),
    });
    await stranger.fetch(path, { headers: { Authorization: `Bearer ${marked('unknown token')}` } });
  }
  await stranger.send(
    '/password/reset',
    { token: marked('key in a form'), password: marked('chosen password') },
    '/login',
  );

  const written = app.output();
  expect(written.split('\n').length).toBeGreaterThan(40);
  expect(written).toContain('/password/reset');
  const reported = [...secrets].filter(([, secret]) => secret.length < 12 || written.includes(secret));
  console.log(
    `logs: ${secrets.size} secrets sent, ${reported.length} in ${written.split('\n').length} lines of log`,
  );
  expect(reported).toEqual([]);
}, 120_000);
