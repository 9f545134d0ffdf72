import { recentMinutes } from '@elenco/core';
import security from '@elenco/locales/pt/security.json' with { type: 'json' };
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { givePassword } from '../support/passwords';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';
import { account, company, shop } from './proof/forms';

const password = 'elenco-demo-2026';
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
  await client.query(
    'delete from counters; delete from guesses; delete from credentials; delete from sessions',
  );
  await givePassword(client, password);
});

const ago = (minutes: number) =>
  client.query(`update sessions set reauthenticated_at = now() - make_interval(mins => $1)`, [minutes]);
/** Returns a browser whose sign-in is too old to count as reauthentication. */
async function browserWithOldSignIn(person: keyof typeof people): Promise<Browsing> {
  const who = await Browsing.as(app, people[person].id);
  await ago(recentMinutes);
  return who;
}
const one = async (sql: string) => Object.values((await client.query(sql)).rows[0] as object)[0] as unknown;

const settings = '/dashboard/professional/settings';
const saveAccount = (who: Browsing, number: string, proof: Record<string, string> = {}) =>
  who.send(settings, { intent: 'payee', ...account, account: number, ...proof });
const accountNumber = () => one('select account from payees where creator_id = 21');

describe('a change of bank details', () => {
  it('requires the password in the same form, but not again for some time', async () => {
    const who = await browserWithOldSignIn('creator');
    const before = await accountNumber();
    const asked = await saveAccount(who, '11111-1');
    const page = await asked.text();
    expect([asked.status, await accountNumber()]).toEqual([422, before]);
    expect(page).toContain('Confirme que é você');
    expect(page).toMatch(/<input[^>]*name="presentPassword"/);
    expect(page).toContain('value="11111-1"');

    const wrong = await saveAccount(who, '11111-1', { presentPassword: 'wrong-one' });
    expect([wrong.status, await accountNumber()]).toEqual([422, before]);
    expect(await wrong.text()).not.toContain('wrong-one');
    expect((await saveAccount(who, '22222-2', { presentPassword: password })).status).toBe(302);
    expect(await accountNumber()).toBe('22222-2');
    expect((await saveAccount(who, '33333-3')).status).toBe(302);
    await ago(recentMinutes);
    expect((await saveAccount(who, '44444-4')).status).toBe(422);
    expect(await accountNumber()).toBe('33333-3');
  });

  it('requires no password right after a sign-in', async () => {
    const who = await Browsing.as(app, people.creator.id);
    expect((await saveAccount(who, '55555-5')).status).toBe(302);
  });

  it('cannot be made over REST, either with the browser’s session or with an API token', async () => {
    const who = await browserWithOldSignIn('creator');
    const { kind, ...typed } = account;
    const input = {
      ...typed,
      legalForm: kind,
      taxId: '39053344705',
      dependants: 0,
      account: '66666-6',
      pixKey: null,
    };
    const refused = await who.call('POST', '/api/v1/commands/payees.save', input);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'not_allowed', problems: [{ pointer: '', code: 'reauthentication_required' }] },
    ]);
    const about = { name: 'x', scopes: ['write'], days: 1, now: new Date().toISOString() };
    const { token } = await app.database.identity.issueToken(people.creator.id, about);
    const taken = await fetch(`${app.url}/api/v1/commands/payees.save`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect([taken.status, await taken.json()]).toMatchObject([
      403,
      { code: 'not_allowed', problems: [{ pointer: '', code: 'not_for_programs' }] },
    ]);
    expect(await accountNumber()).not.toBe('66666-6');
  });

  it('requires a Google sign-in from users without a password, or a code if they have a second factor', async () => {
    await client.query('delete from credentials');
    const who = await browserWithOldSignIn('creator');
    const byGoogle = await saveAccount(who, '77777-7');
    const page = await byGoogle.text();
    expect([byGoogle.status, page.includes('href="/auth/google"')]).toEqual([422, true]);
    expect(page).not.toContain('name="presentPassword"');
    await client.query(
      `insert into second_factors (user_id, secret, last_step, recovery_hashes, created_at, updated_at)
       values ($1, 'sealed', 0, '{}', now(), now())`,
      [people.creator.id],
    );
    const byCode = await saveAccount(who, '77777-7');
    expect([byCode.status, (await byCode.text()).includes('name="code"')]).toEqual([422, true]);
    await client.query('delete from second_factors');
  });
});

describe('the e-mail address of a company', () => {
  const at = '/dashboard/client/settings';
  const version = () => one('select version::text from companies where id = 11') as Promise<string>;
  const save = async (who: Browsing, email: string, phone: string, proof = {}) =>
    who.send(at, {
      intent: 'contacts',
      version: await version(),
      ...company,
      phone,
      responsibleEmail: email,
      ...proof,
    });
  const address = () => one('select responsible_email from companies where id = 11');

  it('is shown beside the company’s other contacts, its plan and its currency', async () => {
    const who = await Browsing.as(app, people.brandOwner.id);
    const fields = (given: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name === 'label' ? 'addresses[0].label' : `addresses[0].address.${name}`,
          value,
        ]),
      );
    const send = async (given: Record<string, string>) =>
      who.send(at, { intent: 'addresses', version: await version(), ...fields(given) });
    const refused = await send({ ...shop, cep: '123' });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Avenida Paulista'),
    ]);
    expect((await send(shop)).status).toBe(302);
    expect(await one('select addresses from companies where id = 11')).toEqual([
      expect.objectContaining({ label: 'Loja', cep: '01310100', number: '900' }),
    ]);
    const usual = { version: await version(), ...company, phone: '+55 19 98765-0000' };
    const currency = { responsibleEmail: 'brand@aurora.example', billingCurrency: 'USD' };
    expect((await who.send(at, { intent: 'identity', ...usual, ...currency })).status).toBe(302);
    expect(await one('select billing_currency from companies where id = 11')).toBe('USD');
    expect(await (await who.get(at)).text()).toContain('href="/dashboard/client/pricing"');
  });

  it('requires the password only if the address changes', async () => {
    const who = await browserWithOldSignIn('brandOwner');
    expect((await save(who, 'brand@aurora.example', '+55 19 98765-0000')).status).toBe(302);
    expect((await save(who, 'other@aurora.example', '+55 19 98765-0000')).status).toBe(422);
    expect(await address()).toBe('brand@aurora.example');
    const own = { version: Number(await version()), responsibleEmail: 'other@aurora.example' };
    expect((await who.call('PUT', '/api/v1/companies/11', own)).status).toBe(403);
    const proof = { presentPassword: password };
    expect((await save(who, 'other@aurora.example', '+55 19 98765-0000', proof)).status).toBe(302);
    expect(await address()).toBe('other@aurora.example');
  });
});

describe('an access token', () => {
  const made = () => one('select count(*)::int from tokens where user_id = 101');
  const issue = (who: Browsing, proof = {}) =>
    who.send('/dashboard/security', {
      intent: 'issue',
      name: 'planilha',
      scopes: 'projects:read',
      days: '30',
      ...proof,
    });

  it('requires recent reauthentication', async () => {
    const who = await browserWithOldSignIn('brandOwner');
    const asked = await issue(who);
    expect([asked.status, (await asked.text()).includes('value="planilha"'), await made()]).toEqual([
      422,
      true,
      0,
    ]);
    const past = { name: 'x', scopes: ['read'], days: 1 };
    expect((await who.call('POST', '/api/v1/tokens', past)).status).toBe(403);
    expect((await issue(who, { presentPassword: password })).status).toBe(302);
    expect(await made()).toBe(1);
  });
});

describe('the sign-out of other sessions', () => {
  const at = '/dashboard/security';
  const open = () =>
    one('select count(*)::int from sessions where user_id = 101 and id <> (select min(id) from sessions)');

  it('requires recent reauthentication to end one other session or all of them', async () => {
    const who = await browserWithOldSignIn('brandOwner');
    await Browsing.as(app, people.brandOwner.id);
    await Browsing.as(app, people.brandOwner.id);
    const id = String(await one('select max(id) from sessions'));
    for (const pressed of [
      { intent: 'endOne', id },
      { intent: 'endOthers', id },
    ]) {
      const asked = await who.send(at, pressed);
      const page = await asked.text();
      expect([asked.status, await open()]).toEqual([422, 2]);
      expect(page).toContain(security.sessions.asks);
      // The form must repeat the submitted intent. The page also contains other forms with a password.
      const asking = /<form[^>]*id="end-session".*?<\/form>/s.exec(page)?.[0] ?? '';
      expect(asking).toMatch(/<input[^>]*name="presentPassword"/);
      expect(asking).toContain(`value="${pressed.intent}"`);
      expect(asking.includes(`name="id" value="${id}"`)).toBe(pressed.intent === 'endOne');
      expect((await who.send(at, { ...pressed, presentPassword: 'wrong-one' })).status).toBe(422);
      expect(await open()).toBe(2);
    }
    // A request to end a session that has already ended requires no password and ends no other session.
    const gone = await who.send(at, { intent: 'endOne', id: '999999' });
    expect(await gone.text()).not.toContain(security.sessions.asks);
    expect((await who.send(at, { intent: 'endOne', id, presentPassword: password })).status).toBe(302);
    expect(await open()).toBe(1);
    // Requires no password, since the reauthentication is still recent.
    expect((await who.send(at, { intent: 'endOthers' })).status).toBe(302);
    expect(await open()).toBe(0);
  });
});

describe('an account without a password', () => {
  const leave = (who: Browsing) =>
    who.send('/dashboard/privacy/leave', { erases: 'account', phrase: 'excluir' });

  it('requires a recent Google sign-in to be deleted', async () => {
    await client.query('delete from credentials');
    const who = await browserWithOldSignIn('otherCreator');
    const asked = await leave(who);
    expect([asked.status, (await asked.text()).includes('href="/auth/google"')]).toEqual([422, true]);
    await ago(0);
    const done = await leave(who);
    expect([done.status, done.headers.get('location')]).toEqual([302, '/']);
  });
});

describe('the calendar feed of a creator', () => {
  const page = '/dashboard/professional/pay';
  const make = async (who: Browsing) => {
    const answer = await who.send(page, { intent: 'calendar' });
    return /\/calendar\.ics\?key=[\w-]+/.exec(await answer.text())?.[0] ?? '';
  };
  const statusOf = async (address: string) => (await fetch(`${app.url}${address}`)).status;

  it('lists incoming payments without a session, until the creator replaces the URL or turns the feed off', async () => {
    const who = await Browsing.as(app, people.creator.id);
    const address = await make(who);
    const answer = await fetch(`${app.url}${address}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const file = (await answer.text()).replaceAll('\r\n ', '');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toContain('DTSTART;VALUE=DATE:20261210');
    expect(file).toMatch(/SUMMARY:Vence no cliente: R\$\s?[\d.]+\\,\d\d líquidos para você\\, /);
    expect(file).toMatch(/SUMMARY:Previsto R\$\s?[\d.]+\\,\d\d: /);

    const key = address.split('key=')[1];
    const asProgram = { headers: { Authorization: `Bearer ${key}`, Accept: 'application/json' } };
    expect((await fetch(`${app.url}/api/v1/payouts`, asProgram)).status).toBe(401);
    expect(await (await who.get('/dashboard/security')).text()).not.toContain('/calendar.ics');

    const changed = await make(who);
    expect(await Promise.all([statusOf(address), statusOf(changed)])).toEqual([404, 200]);
    await who.send(page, { intent: 'closeCalendar' });
    expect(await statusOf(changed)).toBe(404);
    expect(await statusOf('/calendar.ics')).toBe(404);
    // Brands receive no payouts and have no such calendar.
    const brand = await Browsing.as(app, people.brandOwner.id);
    expect((await brand.send(page, { intent: 'calendar' }, '/dashboard/security')).status).toBe(404);
  });
});
