import { failedSignInDays, guessDelays } from '@elenco/core';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { givePassword } from '../support/passwords';
import { Reader } from '../support/reader';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

const password = 'elenco-demo-2026';
const { id: userId, email } = people.brandOwner;
let app: RunningApp;
let client: Client;

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await givePassword(client, password);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});
beforeEach(() =>
  client.query(
    'delete from counters; delete from guesses; delete from failed_sign_ins; delete from sessions',
  ),
);

const noted = async () =>
  (await client.query('select user_id, kind, ip from failed_sign_ins order by id')).rows as unknown[];
const wrong = (address: string) =>
  new Reader(app.url).post('/login', { email: address, password: 'wrong-one' });
const one = (kind: string, about: number | null = userId) => ({ user_id: about, kind, ip: '127.0.0.1' });

describe('a refused request', () => {
  const refusals = () =>
    app
      .output()
      .split('\n')
      .filter((line) => line.includes('"access_refused"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('is logged with the user who sent it and the requested path', async () => {
    const brand = await Browsing.as(app, userId);
    const before = refusals().length;
    await brand.get('/api/v1/briefings/999');
    await brand.get('/dashboard/professional');
    await brand.get('/dashboard/client');
    await brand.post('/dashboard/security', { intent: 'turnOff' });
    await fetch(`${app.url}/api/v1/briefings`);
    await fetch(`${app.url}/no-such-page`);
    expect(refusals().slice(before)).toEqual([
      expect.objectContaining({ status: 404, path: '/api/v1/briefings/999', role: 'company', userId }),
      expect.objectContaining({ status: 404, path: '/dashboard/professional', role: 'company', userId }),
      expect.objectContaining({ status: 403, path: '/dashboard/security', role: 'company', userId }),
      expect.objectContaining({ status: 401, path: '/api/v1/briefings' }),
    ]);
  });
});

describe('a sign-in from an unknown place', () => {
  it('is reported to the user by e-mail, with a link to the sessions', async () => {
    const { email: address } = people.otherBrand;
    const signIn = async (browser: string) => {
      const who = new Browsing(app.url);
      const csrf = await who.csrf('/login');
      const body = new URLSearchParams({ csrf, email: address, password });
      const headers = { 'User-Agent': browser };
      expect((await who.fetch('/login', { method: 'POST', body, headers })).status).toBe(302);
    };
    const mails = async () => {
      await app.database.outbox.idle();
      const all = await app.database.outbox.mailbox({ to: address, limit: 9 });
      return all.filter(({ subject }) => subject === 'Novo acesso à sua conta');
    };
    await signIn('Firefox/144.0 (Linux)');
    await signIn('Firefox/146.0 (Linux)');
    expect(await mails()).toEqual([]);
    await signIn('Safari/604.1 (iPhone)');
    await signIn('Safari/604.1 (iPhone)');
    const reported = await mails();
    expect(reported).toHaveLength(1);
    expect(reported[0]?.textBody).toContain('/dashboard/security');
  });
});

describe('a failed sign-in', () => {
  it('is recorded without the typed password and address, and without a user if the address is unknown', async () => {
    await wrong(email.toUpperCase());
    await wrong('nobody@aurora.example');
    expect(await noted()).toEqual([one('password'), one('password', null)]);
    const { rows } = await client.query('select row_to_json(f)::text as text from failed_sign_ins f');
    expect(JSON.stringify(rows)).not.toMatch(/nobody@|wrong-one/);
    await new Reader(app.url).post('/login', { email, password });
    expect(await noted()).toHaveLength(2);
  });

  it('is recorded for a wrong code, a wrong password in a token request, and a wrong current password', async () => {
    await fetch(`${app.url}/api/v1/tokens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'x', email, password: 'wrong-one' }),
    });
    const who = new Reader(app.url);
    await who.post('/login', { email, password });
    await who.post(
      '/dashboard/security',
      { intent: 'password', presentPassword: 'wrong-one', password: 'another-good-one-7' },
      '/dashboard/security',
    );
    const setup = (await who.get('/dashboard/security/second-factor')).to ?? '';
    const key = /<textarea[^>]*>([^<]*)<\/textarea>/.exec((await who.get(setup)).body)?.[1] ?? '';
    const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
    const near = [-30_000, 0, 30_000].map((by) => totp.generate({ timestamp: Date.now() + by }));
    await who.post(setup, { code: near.includes('000000') ? '111111' : '000000' });
    expect(await noted()).toEqual([one('token'), one('password'), one('second_factor')]);
  });

  it('is no longer recorded once the rate limit is reached', async () => {
    const reported = () => app.output().split('"limit_reached"').length - 1;
    const before = reported();
    const { free } = guessDelays.together;
    for (let n = 0; n < free; n += 1) await wrong(email);
    await client.query(`update guesses set waits_until = now() + interval '5 minutes'`);
    for (let n = 0; n < 3; n += 1) await wrong(email);
    expect(await noted()).toHaveLength(free);
    expect(reported() - before).toBe(3);
    const [line = ''] = app
      .output()
      .split('\n')
      .filter((each) => each.includes('"limit_reached"'))
      .slice(-1);
    expect(JSON.parse(line)).toMatchObject({ level: 40, limit: 'password', by: 'together', ip: '127.0.0.1' });
  });

  it('is visible to its user and to support, but hidden from an impersonator', async () => {
    await wrong(email);
    const page = async (id: number) => (await Browsing.as(app, id)).get('/dashboard/security');
    expect(await (await page(userId)).text()).toContain('Tentativas que falharam');
    expect(await (await page(people.otherBrand.id)).text()).not.toContain('Tentativas que falharam');

    const rows = async (who: Browsing) => {
      const answer = await who.get('/api/v1/failed-sign-ins');
      if (!answer.ok) return answer.status;
      return ((await answer.json()) as { userId: number }[]).map((row) => row.userId);
    };
    const support = await Browsing.as(app, people.support.id);
    expect(await rows(support)).toEqual([userId]);
    expect(await rows(await Browsing.as(app, userId))).toEqual([userId]);
    expect(await rows(await Browsing.as(app, people.curation.id))).toEqual([]);
    await support.send(`/dashboard/login-as/${userId}`, { reason: 'Ajuda com o briefing de teste' });
    expect(await rows(support)).toBe(403);
  });

  it(`is deleted after ${failedSignInDays} days`, async () => {
    const about = { kind: 'password', email, ip: '192.0.2.1' } as const;
    const day = (n: number) => new Date(Date.UTC(2026, 7, 1 + n)).toISOString();
    await app.database.identity.noteFailure({ ...about, now: day(0) });
    await app.database.identity.noteFailure({ ...about, now: day(2) });
    await app.database.upkeep.expire(day(failedSignInDays + 1));
    expect(await noted()).toHaveLength(1);
  });
});

describe('a member of support', () => {
  const reason = 'Notebook perdido, pedido por telefone.';
  const open = async () =>
    (await client.query<{ id: number }>('select id from sessions where user_id = $1 order by id', [userId]))
      .rows;
  const end = async (who: Browsing, input: object) =>
    (await who.call('POST', '/api/v1/commands/sessions.endOf', { userId, reason, ...input })).status;

  it('ends one session of a user, or all sessions and tokens, and notifies the user of the reason', async () => {
    const [first, second] = [await Browsing.as(app, userId), await Browsing.as(app, userId)];
    const about = { name: 'x', scopes: ['read'], days: 1, now: new Date().toISOString() };
    await app.database.identity.issueToken(userId, about);
    const support = await Browsing.as(app, people.support.id);
    const [{ id } = { id: 0 }] = await open();
    expect(await end(support, { id })).toBe(200);
    expect((await first.get('/dashboard/security')).status).toBe(302);
    expect((await second.get('/dashboard/security')).status).toBe(200);
    expect(await end(support, { id })).toBe(404);

    expect(await end(support, {})).toBe(200);
    expect((await second.get('/dashboard/security')).status).toBe(302);
    const tokens = await client.query('select id from tokens where user_id = $1', [userId]);
    expect([await open(), tokens.rows]).toEqual([[], []]);

    await app.database.outbox.idle();
    const mail = (await app.database.outbox.mailbox({ to: email })).filter(({ textBody }) =>
      textBody.includes(reason),
    );
    expect(mail).toHaveLength(2);
    const audit = await client.query(
      `select distinct actor_id, command from audit where command = 'sessions.endOf'`,
    );
    expect(audit.rows).toEqual([{ actor_id: people.support.id, command: 'sessions.endOf' }]);
  });

  it('must state a reason to end sessions, and is the only role that can end other users’ sessions', async () => {
    const mine = await Browsing.as(app, userId);
    const support = await Browsing.as(app, people.support.id);
    expect(await end(support, { reason: 'kurz' })).toBe(422);
    for (const person of ['brandMember', 'otherBrand', 'curation', 'finance'] as const) {
      expect(await end(await Browsing.as(app, people[person].id), {})).toBe(404);
    }
    expect((await mine.get('/dashboard/security')).status).toBe(200);
  });
});
