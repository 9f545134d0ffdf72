import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consentTexts } from '@elenco/core';
import { aUser } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort, type RunningApp, startApp } from '../support/app';
import { clientEnv, OpenIdProvider } from '../support/openId';
import { Reader } from '../support/reader';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

const unconfirmed = aUser({ id: 140, email: 'new@aurora.example', companyRole: 'member', confirmedAt: null });
let app: RunningApp;
let google: OpenIdProvider;
let client: Client;
let callback: string;

beforeAll(async () => {
  google = new OpenIdProvider(await freePort());
  app = await startApp({ env: { ...clientEnv, GOOGLE_ISSUER: google.issuer } });
  callback = `http://localhost:${new URL(app.url).port}/auth/google/callback`;
  await putRows(app.databaseUrl, [...oneOfEach, ['users', unconfirmed]]);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await google.stop();
  await app.stop();
});
beforeEach(async () => {
  await client.query(
    'delete from google_accounts; delete from counters; delete from guesses; delete from sessions',
  );
  await google.stop();
  await google.start(callback);
});

const known = (subject: string, email: string, verified = true) =>
  google.accounts.set(subject, { email, email_verified: verified, name: 'Beatriz do Google' });

/** Signs in at the simulated Google, optionally with a changed request, and returns the callback URL. */
async function signInAtGoogle(
  who: Reader,
  subject: string | null,
  change = (_: URL) => {},
  start = '/auth/google',
) {
  const address = new URL((await who.get(start)).to ?? '');
  expect(address.origin).toBe(google.issuer);
  change(address);
  const back = await google.answer(address.href, subject);
  expect(back.origin + back.pathname).toBe(callback);
  return back.pathname + back.search;
}
const isIn = async (who: Reader) => (await who.get('/dashboard/notifications')).status === 200;
const links = async () => (await client.query('select user_id, subject from google_accounts')).rows;

it('reports that Google does not respond, and still accepts the password', async () => {
  await google.stop();
  const who = new Reader(app.url);
  const { to } = await who.get('/auth/google');
  expect(to).toBe('/login?google=down');
  expect((await who.get(to ?? '')).body).toContain('O Google não respondeu agora');
});

it('does not follow redirects from a forged Google server', async () => {
  await google.stop();
  const asked: (string | undefined)[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  const leading = createServer((_, response) => {
    const { port } = elsewhere.address() as AddressInfo;
    response.writeHead(302, { Location: `http://127.0.0.1:${port}/secret` }).end();
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => leading.listen(google.port, '127.0.0.1', done));
  try {
    expect((await new Reader(app.url).get('/auth/google')).to).toBe('/login?google=down');
    expect(asked).toEqual([]);
  } finally {
    for (const server of [leading, elsewhere]) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  }
});

it('signs in by an e-mail address verified by Google, and later by the linked Google account', async () => {
  known('g-1', people.brandOwner.email);
  const who = new Reader(app.url);
  expect((await who.get('/login')).body).toContain('href="/auth/google"');
  expect((await who.get(await signInAtGoogle(who, 'g-1'))).to).toBe('/dashboard/client');
  expect(await isIn(who)).toBe(true);
  expect(await links()).toEqual([{ user_id: people.brandOwner.id, subject: 'g-1' }]);
  const reported = await client.query(`select row_id from events where kind = 'users.googleLinked'`);
  expect(reported.rows).toEqual([{ row_id: people.brandOwner.id }]);

  known('g-1', 'another@address.example', false);
  const again = new Reader(app.url);
  const to = (await again.get(await signInAtGoogle(again, 'g-1', undefined, '/auth/google?briefing=31'))).to;
  expect(to).toBe('/dashboard/client/briefing/31');
});

it.each([
  ['an address that Google has not verified', people.brandOwner.email, false],
  ['an account whose address is not confirmed here', unconfirmed.email, true],
  ['an address without an account', 'quem@nova.example', true],
])(
  'opens no account with %s, but offers a sign-up prefilled with name and e-mail from Google',
  async (_, email, verified) => {
    known('g-2', email, verified);
    const who = new Reader(app.url);
    expect((await who.get(await signInAtGoogle(who, 'g-2'))).to).toBe('/signup');
    expect(await isIn(who)).toBe(false);
    expect(await links()).toEqual([]);
    const { body } = await who.get('/signup/creator');
    expect(body).toContain(`value="${email}"`);
    expect(body).toContain('value="Beatriz do Google"');
  },
);

it('opens the account linked to the Google account, even if the e-mail addresses differ', async () => {
  const refused = 'joão@criadora.example';
  known('g-9', refused);
  const stranger = new Reader(app.url);
  const { to } = await stranger.get(await signInAtGoogle(stranger, 'g-9'));
  expect(to).toBe('/login?google=address');
  expect((await stranger.get(to ?? '')).body).toContain('O endereço da sua conta Google não pode ser usado');
  expect(await links()).toEqual([]);

  known('g-9', people.brandOwner.email);
  const owner = new Reader(app.url);
  await owner.get(await signInAtGoogle(owner, 'g-9'));
  known('g-9', refused);
  const again = new Reader(app.url);
  expect((await again.get(await signInAtGoogle(again, 'g-9'))).to).toBe('/dashboard/client');
});

it.each([
  ['a verified address', true, '/login?google=suspended'],
  ['an address that Google has not verified', false, '/signup'],
])('refuses to sign in a suspended user who comes from Google with %s', async (_, verified, expected) => {
  await client.query('update users set suspended_at = now() where id = $1', [people.brandOwner.id]);
  known('g-1', people.brandOwner.email, verified);
  const who = new Reader(app.url);
  const { to } = await who.get(await signInAtGoogle(who, 'g-1'));
  await client.query('update users set suspended_at = null where id = $1', [people.brandOwner.id]);
  expect(to).toBe(expected);
  expect((await who.get(to ?? '')).body.includes('Sua conta está suspensa')).toBe(verified);
  expect(await isIn(who)).toBe(false);
});

it('opens no account that is linked to a different Google user', async () => {
  known('g-1', people.brandOwner.email);
  known('g-thief', people.brandOwner.email);
  const owner = new Reader(app.url);
  await owner.get(await signInAtGoogle(owner, 'g-1'));
  const thief = new Reader(app.url);
  expect((await thief.get(await signInAtGoogle(thief, 'g-thief'))).to).toBe('/signup');
  expect(await links()).toHaveLength(1);
});

it('signs up a new user without a confirmation e-mail if Google has verified the address', async () => {
  known('g-3', 'lia@criadora.example');
  const who = new Reader(app.url);
  await who.get(await signInAtGoogle(who, 'g-3'));
  const answer = await who.post('/signup/creator', {
    intent: 'signUp',
    profileType: 'content_creator',
    mainSkill: 'beauty',
    name: 'Lia Prado',
    email: 'lia@criadora.example',
    phone: '+5511987654321',
    password: 'três gatos num muro',
    terms: consentTexts.terms,
  });
  expect([answer.status, answer.to]).toEqual([302, '/dashboard/professional']);
  expect(await isIn(who)).toBe(true);
  expect(await links()).toEqual([expect.objectContaining({ subject: 'g-3' })]);
});

const failed = 'Não conseguimos confirmar sua entrada pelo Google';

it.each([
  ['a wrong state', (back: string) => back.replace(/state=[^&]+/, 'state=another'), failed],
  ['no state', (back: string) => back.replace(/state=[^&]+/, ''), failed],
  ['a wrong code', (back: string) => back.replace(/code=[^&]+/, 'code=another'), failed],
  ['a different issuer', (back: string) => back.replace(/iss=[^&]+/, 'iss=https://evil.example'), failed],
])('rejects a Google response with %s', async (_, change, words) => {
  known('g-1', people.brandOwner.email);
  const who = new Reader(app.url);
  const { to } = await who.get(change(await signInAtGoogle(who, 'g-1')));
  expect((await who.get(to ?? '')).body).toContain(words);
  expect(await isIn(who)).toBe(false);
});

it.each(['nonce', 'code_challenge'])(
  'rejects a Google response if the request to Google had a different %s',
  async (name) => {
    known('g-1', people.brandOwner.email);
    const who = new Reader(app.url);
    const change = (address: URL) => address.searchParams.set(name, 'A'.repeat(43));
    expect((await who.get(await signInAtGoogle(who, 'g-1', change))).to).toBe('/login?google=failed');
    expect(await isIn(who)).toBe(false);
  },
);

it('rejects a Google code that was used, has expired, or was issued to a different browser', async () => {
  known('g-1', people.brandOwner.email);
  const who = new Reader(app.url);
  const back = await signInAtGoogle(who, 'g-1');
  const stranger = new Reader(app.url);
  expect((await stranger.get(back)).to).toBe('/login?google=failed');
  const kept = who.cookies.get('google') ?? '';
  expect((await who.get(back)).to).toBe('/dashboard/client');
  expect(who.cookies.has('google')).toBe(false);
  const again = new Reader(app.url);
  again.cookies.set('google', kept);
  expect((await again.get(back)).to).toBe('/login?google=failed');

  const late = new Reader(app.url);
  const old = await signInAtGoogle(late, 'g-1');
  await google.expire(new URLSearchParams(old.split('?')[1]).get('code') ?? '');
  expect((await late.get(old)).to).toBe('/login?google=failed');
});

it('logs Google failures and wrong Google settings, but no invalid visitor input', async () => {
  const reported = () => app.output().split('"path":"/auth/google/callback"').length - 1;
  const before = reported();
  known('g-1', people.brandOwner.email);
  const stranger = new Reader(app.url);
  for (const query of ['', '?code=x&state=y', '?error=server_error', '?error=invalid_client&state=x'])
    await stranger.get(`/auth/google/callback${query}`);
  const who = new Reader(app.url);
  const state = /state=[^&]+/.exec(await signInAtGoogle(who, 'g-1'))?.[0];
  await who.get(`/auth/google/callback?error=unauthorized_client&${state}`);
  for (const change of [/code=[^&]+/, /state=[^&]+/, /iss=[^&]+/]) {
    const back = await signInAtGoogle(who, 'g-1');
    await who.get(back.replace(change, (pair) => `${pair}x`));
  }
  const away = (address: URL) => address.searchParams.set('nonce', 'another');
  await who.get(await signInAtGoogle(who, 'g-1', away));
  expect(reported()).toBe(before);

  const back = await signInAtGoogle(who, 'g-1');
  await google.stop();
  await google.start(callback, 'a new secret of the client');
  expect((await who.get(back)).to).toBe('/login?google=failed');
  await expect.poll(reported).toBe(before + 1);
});

it('reports whether the user refused at Google or Google failed during the callback', async () => {
  const who = new Reader(app.url);
  const { to } = await who.get(await signInAtGoogle(who, null));
  expect(to).toBe('/login?google=denied');
  expect((await who.get(to ?? '')).body).toContain('Você não autorizou a entrada pelo Google');
  known('g-1', people.brandOwner.email);
  const back = await signInAtGoogle(who, 'g-1');
  await google.stop();
  expect((await who.get(back)).to).toBe('/login?google=down');
});

it('requires the second factor after a Google sign-in, as after a sign-in by password', async () => {
  known('g-1', people.brandOwner.email);
  await client.query(
    `insert into second_factors (user_id, secret, last_step, recovery_hashes, created_at, updated_at)
     values ($1, 'sealed', 0, '{}', now(), now())`,
    [people.brandOwner.id],
  );
  const who = new Reader(app.url);
  expect((await who.get(await signInAtGoogle(who, 'g-1'))).to).toBe('/login/code');
  expect(await isIn(who)).toBe(false);
  await client.query('delete from second_factors');
});

it('accepts a Google sign-in as reauthentication of a signed-in user without a password', async () => {
  known('g-7', people.brandOwner.email);
  const who = new Reader(app.url);
  await who.get(await signInAtGoogle(who, 'g-7'));
  const proven = () =>
    client.query("select id, reauthenticated_at > now() - interval '1 minute' as now from sessions");
  await client.query(`update sessions set reauthenticated_at = now() - interval '1 day'`);
  const [before] = (await proven()).rows;
  expect(before).toMatchObject({ now: false });
  expect((await who.get(await signInAtGoogle(who, 'g-7'))).to).toBe('/dashboard/security');
  expect((await proven()).rows).toEqual([{ ...before, now: true }]);

  known('g-8', people.creator.email);
  await client.query(`update sessions set reauthenticated_at = now() - interval '1 day'`);
  await who.get(await signInAtGoogle(who, 'g-8'));
  const others = (await proven()).rows.filter(({ id }) => id !== before.id);
  expect(others).toEqual([{ id: expect.any(Number), now: true }]);
});
