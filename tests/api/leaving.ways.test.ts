import { randomUUID } from 'node:crypto';
import { addDays, businessDate } from '@elenco/brazil';
import { eraseDue } from '@elenco/core';
import { aCreator, aUser } from '@elenco/core/testing';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { lastMailTo, linkIn } from '../support/mailbox';
import { givePassword } from '../support/passwords';
import { Reader } from '../support/reader';
import { putRows } from '../support/rows';
import { type Caller, callerOf, oneOfEach, type Person, people } from './cast';

const password = 'elenco-demo-2026';
const leaving = '/dashboard/privacy/leave';
/** A creator without contracts, charges or payouts. */
const hana = aUser({
  id: 120,
  name: 'Hana',
  email: 'hana@story.example',
  companyId: null,
  companyRole: null,
  creatorId: 23,
});
let app: RunningApp;
let client: Client;

beforeAll(async () => {
  app = await startApp();
  const rows = oneOfEach.filter(([name]) => name !== 'privacy-requests');
  await putRows(app.databaseUrl, [...rows, ['creators', aCreator({ id: 23 })], ['users', hana]]);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await givePassword(client, password);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});
beforeEach(() => client.query('delete from counters; delete from guesses'));

const signIn = async ({ email }: { readonly email: string }) => {
  const who = new Reader(app.url);
  await who.post('/login', { email, password });
  return who;
};
const isIn = async (who: Reader) => (await who.get('/dashboard/privacy')).status === 200;
const one = async (sql: string, ...values: unknown[]) =>
  (await client.query<Record<string, unknown>>(sql, values)).rows[0];

/** Returns a REST caller with a token of the user. */
async function programOf(person: Person): Promise<Caller> {
  const about = { name: 'test', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
  const { token } = await app.database.identity.issueToken(people[person].id, about);
  return callerOf({ url: `${app.url}/api/v1` }, { Authorization: `Bearer ${token}` });
}

/** Sets up a second factor. Returns the code of the next 30-second period. */
async function withDevice(who: Reader): Promise<string> {
  const page = '/dashboard/security/second-factor';
  const at = (await who.get(page)).to ?? '';
  const [, key = ''] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec((await who.get(at)).body) ?? [];
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  const now = Date.now();
  expect((await who.post(at, { code: totp.generate({ timestamp: now }) })).status).toBe(302);
  return totp.generate({ timestamp: now + 30_000 });
}

describe('a user with a second factor', () => {
  it.each([
    ['account', 'otherCreator'],
    ['company', 'otherBrand'],
  ] as const)('must enter a code to delete the %s', async (erases, person) => {
    const who = await signIn(people[person]);
    const code = await withDevice(who);
    expect((await who.get(leaving)).body.includes('Código do aplicativo autenticador')).toBe(true);
    const leave = (more: { code?: string; presentPassword?: string }) =>
      who.post(leaving, { erases, presentPassword: password, phrase: 'excluir', ...more });

    for (const wrong of [{}, { code: '' }, { code: 'aaaaaa' }, { code, presentPassword: 'wrong-one' }]) {
      expect((await leave(wrong)).status).toBe(422);
    }
    expect((await leave({ code: 'aaaaaa' })).body.includes('Este código não confere')).toBe(true);
    expect(await isIn(who)).toBe(true);
    expect(await one('select from privacy_requests where user_id = $1', people[person].id)).toBeUndefined();

    await client.query('delete from counters; delete from guesses');
    expect((await leave({ code })).to).toBe('/');
    expect(await isIn(who)).toBe(false);
    expect(
      await one(
        'select erases, status, erase_at is not null as set from privacy_requests where user_id = $1',
        people[person].id,
      ),
    ).toEqual({ erases, status: 'open', set: true });
  });
});

describe('support, when handling a privacy request in free text,', () => {
  const { id: userId, email } = people.brandMember;
  let support: Caller;
  let id: number;
  beforeAll(async () => {
    support = await programOf('support');
    const who = await signIn(people.brandMember);
    const asked = { intent: 'ask', kind: 'erasure', text: 'Apaguem tudo o que é meu.' };
    expect((await who.post('/dashboard/privacy', asked)).status).toBe(302);
  });
  const move = async (program: Caller, fields: Record<string, unknown>) => {
    const { version } = (await one('select version from privacy_requests where id = $1', id)) ?? {};
    return program(
      'POST',
      `/privacy-requests/${id}/moves`,
      { version, ...fields },
      {
        'Idempotency-Key': randomUUID(),
      },
    );
  };

  it('gets a notification of the request, which has the legal deadline of fifteen days', async () => {
    const filter = encodeURIComponent(JSON.stringify({ userId }));
    const found = (await (await support('GET', `/privacy-requests?filter=${filter}`)).json()) as {
      id: number;
    }[];
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'erasure',
        status: 'open',
        erases: null,
        eraseAt: null,
        dueOn: addDays(businessDate(new Date().toISOString()), 15),
      }),
    ]);
    id = found[0]?.id ?? 0;
    expect((await lastMailTo(app.database, people.support.email)).subject).toBe(
      'Novo pedido sobre dados pessoais',
    );
  });

  it('is reminded once, three days before the deadline', async () => {
    const remind = (days: number) =>
      app.database.erasure.remindOfRequests(new Date(Date.now() + days * 86_400_000).toISOString());
    const reported = async () => {
      await app.database.outbox.idle();
      const all = await app.database.outbox.mailbox({ to: people.support.email, limit: 50 });
      return all.filter(({ subject }) => subject === 'Um pedido sobre dados pessoais vence em breve').length;
    };
    await remind(11);
    expect(await reported()).toBe(0);
    await remind(12);
    await remind(13);
    expect(await reported()).toBe(1);
  });

  it('is the only role that can answer the request, while other users get 404', async () => {
    const erasure = { move: 'schedule', erases: 'account' };
    for (const person of ['curation', 'finance', 'brandOwner', 'creator'] as const) {
      expect([person, (await move(await programOf(person), erasure)).status]).toEqual([person, 404]);
    }
    expect((await move(support, { move: 'schedule', erases: 'everything' })).status).toBe(422);
    expect(await isIn(await signIn(people.brandMember))).toBe(true);
  });

  it('schedules an erasure, of which the user is notified and which the user can cancel for seven days', async () => {
    expect((await move(support, { move: 'schedule', erases: 'account' })).status).toBe(200);
    expect(await isIn(await signIn(people.brandMember))).toBe(false);
    for (const answer of [
      { move: 'answer', answer: 'Feito.' },
      { move: 'schedule', erases: 'account' },
    ]) {
      const again = await move(support, answer);
      expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('erasure_is_set')]);
    }
    const notice = await lastMailTo(app.database, email);
    expect(notice.subject).toMatch(/^Sua conta será excluída em \d{1,2} de \p{L}+ de \d{4}$/u);
    const { pathname, search, searchParams } = new URL(linkIn(notice));
    const stranger = new Reader(app.url);
    const back = await stranger.post(pathname + search, { token: searchParams.get('key') ?? '' });
    expect(back.to).toBe('/?openlogin=true');
    expect(await isIn(await signIn(people.brandMember))).toBe(true);
  });
});

describe('a creator who deleted the profile but kept the account', () => {
  const settings = '/dashboard/professional/settings';
  const shown = async () => one('select name, removed_at as "removedAt" from creators where id = 23');
  const hasWords = async (who: Reader, words: string) => (await who.get(settings)).body.includes(words);

  it('sees until when the profile can be restored, and cannot publish a new profile before that date', async () => {
    const who = await signIn(hana);
    expect(await hasWords(who, 'Publicar de novo')).toBe(false);
    const leave = { erases: 'profile', presentPassword: password, phrase: 'excluir' };
    expect((await who.post(leaving, leave)).to).toBe('/dashboard/privacy');
    expect(await hasWords(who, 'Seu perfil está fora do ar e será apagado em')).toBe(true);
    const early = await who.post(settings, { intent: 'again', name: 'Hana' });
    expect([early.status, early.body.includes('A exclusão já está agendada.')]).toEqual([422, true]);
  });

  it('can publish a new, empty profile under the entered name after the erasure', async () => {
    await client.query('update privacy_requests set erase_at = now() where user_id = $1', [hana.id]);
    const now = new Date().toISOString();
    const [due] = await app.database.erasure.due(now);
    const notice = { subject: 'a', text: 'b', html: 'c' };
    await app.database.perform(eraseDue, { id: due?.id ?? 0, notice }, { actor: { role: 'system' }, now });
    expect(await shown()).toMatchObject({ name: 'Anon. 23' });

    const who = await signIn(hana);
    expect(await hasWords(who, 'Publicar de novo')).toBe(true);
    expect((await who.post(settings, { intent: 'again', name: ' ' })).status).toBe(422);
    expect(await shown()).toMatchObject({ name: 'Anon. 23', removedAt: expect.anything() });
    expect((await who.post(settings, { intent: 'again', name: 'Hana Ida' })).to).toBe(settings);
    expect(await shown()).toEqual({ name: 'Hana Ida', removedAt: null });
    const again = await who.post(settings, { intent: 'again', name: 'Outra' });
    expect([again.status, again.body.includes('Seu perfil já está no ar.')]).toEqual([422, true]);
  });
});
