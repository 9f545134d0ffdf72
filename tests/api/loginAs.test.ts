import { users } from '@elenco/core';
import { ids } from '@elenco/core/testing';
import team from '@elenco/locales/pt/team.json' with { type: 'json' };
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, type Person, people } from './cast';

let app: RunningApp;
let client: Client;

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.stop();
});
beforeEach(async () => {
  await client.query('delete from impersonations');
});

const reason = 'A marca não encontra o convite';
const at = (person: Person) => Browsing.as(app, people[person].id);
const addressOf = (person: Person) => `/dashboard/login-as/${people[person].id}`;

/** Lets the impersonator log in as the user. Returns the impersonator's browser. */
async function loggedInAs(person: Person, opener: Person): Promise<Browsing> {
  const browser = await at(opener);
  const answer = await browser.send(addressOf(person), { reason });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain('/dashboard/');
  return browser;
}

const banner = (page: string) => page.includes('/dashboard/login-as/end');
const who = async (browser: Browsing) => (await (await browser.get('/api/v1/me')).json()) as Who;
interface Who {
  readonly user: { readonly id: number };
  readonly actor: { readonly role: string; readonly impersonatedBy?: { readonly userId: number } };
}

describe('the start of an impersonation', () => {
  it('is offered in a company member’s menu to owners of the company, but not to other members', async () => {
    const menu = `aria-label="${team.people.doNamed.replace('{{name}}', people.brandMember.name)}"`;
    const seenBy = async (person: Person) =>
      (await (await at(person)).get('/dashboard/client/company')).text();
    expect(await seenBy('brandOwner')).toContain(menu);
    expect(await seenBy('brandMember')).not.toContain(menu);
  });

  it('requires a reason, and replaces the session token', async () => {
    const browser = await at('support');
    const before = browser.copy();
    const page = await (await browser.get(addressOf('brandMember'))).text();
    expect(page).toContain('Entrar como Davi');
    expect((await browser.send(addressOf('brandMember'), { reason: 'teste' })).status).toBe(422);
    expect((await who(browser)).user.id).toBe(people.support.id);

    await browser.send(addressOf('brandMember'), { reason });
    expect(await who(browser)).toMatchObject({
      user: { id: people.brandMember.id },
      actor: { role: 'client', impersonatedBy: { userId: people.support.id } },
    });
    expect((await before.get('/api/v1/me')).status).toBe(401);
  });

  it.each<[Person, Person, string]>([
    ['support', 'creator', `/dashboard/admin/users/${people.creator.id}`],
    ['brandOwner', 'brandMember', '/dashboard/client/company'],
  ])('records the page to which %s returns after impersonating %s', async (opener, person, place) => {
    const browser = await at(opener);
    expect(await (await browser.get(addressOf(person))).text()).toContain(`href="${place}"`);
    expect((await browser.get(place)).status).toBe(200);
    await browser.send(addressOf(person), { reason });
    const home = person === 'creator' ? '/dashboard/professional' : '/dashboard/client';
    const answer = await browser.send('/dashboard/login-as/end', {}, home);
    expect(answer.headers.get('location')).toBe(place);
  });

  it.each(['/', '/dashboard/client', '/dashboard/notifications', '/404', '/dashboard/admin/users'])(
    'adds a note to every page, with a button that ends the impersonation: %s',
    async (path) => {
      const browser = await loggedInAs('brandMember', 'support');
      const page = await (await browser.get(path)).text();
      expect(banner(page)).toBe(true);
      expect(page).toContain('Jonas');
    },
  );

  it('closes the back office, even for support', async () => {
    const browser = await loggedInAs('brandMember', 'support');
    expect((await browser.get('/dashboard/admin')).status).toBe(404);
  });

  it.each<[Person, Person]>([
    ['support', 'curation'],
    ['support', 'owner'],
    ['support', 'support'],
    ['owner', 'finance'],
    ['curation', 'brandMember'],
    ['restricted', 'creator'],
    ['brandOwner', 'brandOwner'],
    ['brandOwner', 'otherBrand'],
    ['brandOwner', 'creator'],
    ['brandMember', 'brandOwner'],
    ['otherBrand', 'brandMember'],
    ['creator', 'brandMember'],
  ])('is refused if %s wants to impersonate %s', async (opener, person) => {
    const browser = await at(opener);
    const unknown = await browser.get('/dashboard/login-as/999999');
    expect((await browser.get(addressOf(person))).status).toBe(unknown.status);
    expect((await browser.send(addressOf(person), { reason })).status).toBe(404);
    expect((await who(browser)).user.id).toBe(people[opener].id);
  });

  it.each<[Person, Person]>([
    ['support', 'brandOwner'],
    ['support', 'creator'],
    ['owner', 'creator'],
    ['brandOwner', 'brandMember'],
  ])('is allowed if %s wants to impersonate %s', async (opener, person) => {
    expect((await who(await loggedInAs(person, opener))).user.id).toBe(people[person].id);
  });

  it('is refused during another impersonation', async () => {
    const browser = await loggedInAs('brandOwner', 'support');
    expect((await browser.send(addressOf('brandMember'), { reason })).status).toBe(404);
    expect((await who(browser)).user.id).toBe(people.brandOwner.id);
  });
});

describe('an impersonation', () => {
  it.each<[string, Person, object]>([
    ['payees.save', 'creator', {}],
    ['proposals.approveAll', 'brandOwner', { briefingId: ids.briefing, proposalIds: [ids.proposal] }],
    ['contracts.accept', 'brandOwner', { id: ids.contract, textHash: 'a'.repeat(64) }],
    ['contracts.accept', 'creator', { id: ids.contract, textHash: 'a'.repeat(64) }],
  ])('refuses the command %s to every impersonator of %s', async (command, person, input) => {
    const browser = await loggedInAs(person, 'support');
    const whole = command === 'payees.save' ? { ...payee, ...input } : input;
    const answer = await browser.call('POST', `/api/v1/commands/${command}`, whole);
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { problems: [{ code: 'not_while_impersonating' }] },
    ]);
  });

  it('can neither create nor revoke an API token', async () => {
    const browser = await loggedInAs('brandOwner', 'support');
    const made = await browser.call('POST', '/api/v1/tokens', { name: 'mine' });
    const credentials = { name: 'mine', email: people.brandOwner.email, password: 'elenco-demo-2026' };
    const proven = await browser.call('POST', '/api/v1/tokens', credentials);
    const revoked = await browser.call('DELETE', '/api/v1/tokens/1');
    expect([made.status, proven.status, revoked.status]).toEqual([403, 403, 403]);
  });

  it('refuses to change the company’s e-mail address, and records other changes with user and impersonator', async () => {
    const browser = await loggedInAs('brandOwner', 'support');
    const address = `/api/v1/companies/${ids.company}`;
    const { version } = (await (await browser.get(address)).json()) as { version: number };
    const mail = await browser.call('PUT', address, { version, responsibleEmail: 'jonas@elsewhere.example' });
    expect(mail.status).toBe(403);
    expect((await browser.call('PUT', address, { version, tradeName: 'Aurora Nova' })).status).toBe(200);
    const { rows } = await client.query(
      `select actor_id, impersonator_id from audit where command = 'companies.update'
       order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor_id: people.brandOwner.id, impersonator_id: people.support.id }]);
  });

  it('records each request in the audit log with user and impersonator, but without the query string', async () => {
    const browser = await loggedInAs('brandMember', 'support');
    await browser.get('/dashboard/client?secret=1');
    await browser.get('/api/v1/briefings');
    const { rows } = await client.query(
      `select actor_id, impersonator_id, data from audit where command = 'impersonations.request'
       and row_id = (select max(id) from impersonations) order by id`,
    );
    expect(rows).toEqual(
      ['/dashboard/client', '/api/v1/briefings'].map((path) => ({
        actor_id: people.brandMember.id,
        impersonator_id: people.support.id,
        data: { what: 'request', method: 'GET', path },
      })),
    );
  });
});

describe('the end of an impersonation', () => {
  it('returns to the page on which it began, and notifies the user of the impersonator and the reason', async () => {
    const browser = await loggedInAs('brandMember', 'support');
    const answer = await browser.send('/dashboard/login-as/end', {}, '/dashboard/client');
    expect(answer.headers.get('location')).toBe(`/dashboard/admin/users/${people.brandMember.id}`);
    expect((await who(browser)).user.id).toBe(people.support.id);
    await app.database.outbox.idle();
    const { rows } = await app.database.notifications.list(people.brandMember.id);
    expect(rows[0]).toMatchObject({
      kind: expect.stringContaining('users.impersonated'),
      params: { comment: reason },
    });
    const [sentMail] = await app.database.outbox.mailbox({ to: people.brandMember.email });
    expect(sentMail?.subject).toBe('Jonas acessou a sua conta');
    expect(sentMail?.textBody).toContain(reason);
  });

  it.each([
    [
      'half an hour has passed',
      `update impersonations set created_at = created_at - interval '1 hour', until = until - interval '1 hour'`,
      109,
    ],
    ['support is suspended', 'update users set suspended_at = now() where id = 109', null],
    ['support loses the duty', `update users set duties = '{content}' where id = 109`, 109],
    ['the impersonated user is suspended', 'update users set suspended_at = now() where id = 104', 109],
    ['the impersonated user becomes staff', `update users set staff = true where id = 104`, 109],
    ['the session is revoked', 'delete from sessions where user_id = 109', null],
  ])('is immediate when %s', async (_, sql, left) => {
    const browser = await loggedInAs('brandMember', 'support');
    await client.query(sql);
    const answer = await browser.get('/api/v1/me');
    const seen = answer.status === 200 ? ((await answer.json()) as Who).user.id : null;
    await client.query(
      `update users set suspended_at = null, staff = id = 109, duties = case when id = 109 then '{support}'::text[] else '{}' end where id in (104, 109)`,
    );
    expect(seen).toBe(left);
  });

  it('happens when the impersonator signs out', async () => {
    const browser = await loggedInAs('brandMember', 'support');
    const before = browser.copy();
    await browser.send('/logout', {}, '/dashboard/client');
    expect((await before.get('/api/v1/me')).status).toBe(401);
    const { rows } = await client.query('select status from impersonations');
    expect(rows).toEqual([{ status: 'ended' }]);
  });

  it('invalidates forms that are still open in the browser', async () => {
    const browser = await loggedInAs('brandMember', 'brandOwner');
    const csrf = await browser.csrf('/dashboard/client/settings');
    await client.query(
      `update impersonations set created_at = created_at - interval '1 hour', until = until - interval '1 hour'`,
    );
    const answer = await browser.post('/dashboard/client/settings', { csrf, intent: 'person', name: 'Davi' });
    expect(answer.status).toBe(403);
    const owner = await app.database.get(
      users,
      { role: 'admin', userId: 109, name: 'J', duties: ['support'] },
      people.brandOwner.id,
    );
    expect(owner.name).toBe(people.brandOwner.name);
  });
});

const payee = {
  legalForm: 'individual',
  taxId: '39053344705',
  holder: 'Cecília Amaral',
  bank: '001',
  branch: '1234',
  account: '56789-0',
  pixKey: null,
  birthDate: '1998-05-14',
  dependants: 0,
};
