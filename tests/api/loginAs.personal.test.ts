import { anInvoice, aPayContract, ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const reason = 'A marca não encontra o convite';
const at = (person: Person) => Browsing.as(app, people[person].id);

/** Lets the impersonator log in as the user. Returns the impersonator's browser. */
async function loggedInAs(person: Person, opener: Person): Promise<Browsing> {
  const browser = await at(opener);
  const answer = await browser.send(`/dashboard/login-as/${people[person].id}`, { reason });
  expect(answer.status).toBe(302);
  return browser;
}

describe('impersonation', () => {
  it('hides payout details', async () => {
    const settings = '/dashboard/professional/settings/payee';
    const { rows } = await client.query<Record<string, string>>(
      'select tax_id, account from payees where creator_id = $1',
      [ids.creator],
    );
    const reported = Object.values(rows[0] ?? {});
    const own = await at('creator');
    expect(await (await own.get('/api/v1/payees')).text()).toContain(rows[0]?.account);
    expect(await (await own.get(settings)).text()).toContain(rows[0]?.account);
    const browser = await loggedInAs('creator', 'support');
    const listed = await (await browser.get('/api/v1/payees')).text();
    const page = await browser.get(settings);
    const text = await page.text();
    expect([page.status, text.includes('Só a própria pessoa vê e altera estes dados.')]).toEqual([200, true]);
    for (const secret of reported)
      expect([listed.includes(secret), text.includes(secret)]).toEqual([false, false]);
    const filtered = await browser.get(`/api/v1/payees?filter=${encodeURIComponent('{"taxId":"1"}')}`);
    expect(filtered.status).toBe(400);
  });

  it('hides the payee of an unsigned contract', async () => {
    const [day, review] = ['2031-01-10', '/dashboard/professional/pay-review/602'];
    const schedule = [{ amountCents: 400_000, dueOn: day }];
    const draft = aPayContract({ id: 602, status: 'draft', schedule, endsOn: day, validUntil: day });
    await putRows(app.databaseUrl, [['pay-contracts', draft]]);
    expect(await (await (await at('creator')).get(review)).text()).toContain('CONTRATADA:');
    const page = await (await loggedInAs('creator', 'support')).get(review);
    expect([page.status, (await page.text()).includes('CONTRATADA:')]).toEqual([200, false]);
  });

  it.each<[Person, Person]>([
    ['brandMember', 'brandOwner'],
    ['brandOwner', 'support'],
  ])(
    'hides the CPF of %s from the impersonator %s, who can still save the other fields',
    async (person, opener) => {
      const settings = '/dashboard/client/settings';
      const { id } = people[person];
      await client.query(`update users set cpf = '52998224725' where id = $1`, [id]);
      const shown = async (browser: Browsing) =>
        /529\.?982\.?247-?25/.test(await (await browser.get(settings)).text());
      expect(await shown(await at(person))).toBe(true);
      const browser = await loggedInAs(person, opener);
      expect(await shown(browser)).toBe(false);
      const { rows } = await client.query<{ version: number; name: string }>(
        'select version, name from users where id = $1',
        [id],
      );
      const fields = { version: String(rows[0]?.version), name: rows[0]?.name ?? '', phone: '11987654321' };
      expect((await browser.send(settings, { intent: 'impersonated', ...fields })).status).toBe(302);
    },
  );

  it.each<Person>(['brandMember', 'creator'])('refuses to set the CPF of %s', async (person) => {
    const { id } = people[person];
    await client.query('update users set cpf = null where id = $1', [id]);
    const browser = await loggedInAs(person, 'support');
    const address = `/api/v1/users/${id}`;
    const { version } = (await (await browser.get(address)).json()) as { version: number };
    const answer = await browser.call('PUT', address, { version, cpf: '52998224725' });
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { problems: [{ pointer: '/cpf', code: 'not_while_impersonating' }] },
    ]);
    const form = { intent: 'person', version: String(version), name: 'Outra Pessoa', cpf: '52998224725' };
    if (person === 'brandMember') {
      expect((await browser.send('/dashboard/client/settings', form)).status).toBe(403);
    }
    expect((await client.query('select cpf from users where id = $1', [id])).rows).toEqual([{ cpf: null }]);
  });

  it('hides the tax number of an invoice’s issuer', async () => {
    const issuer = '52998224725';
    await client.query('update invoices set issuer_tax_id = $1 where id = $2', [issuer, anInvoice().id]);
    const read = async (browser: Browsing) => (await browser.get('/api/v1/invoices')).text();
    expect(await read(await at('creator'))).toContain(issuer);
    const listed = await read(await loggedInAs('creator', 'support'));
    expect(listed).toContain('"takerTaxId"');
    expect(listed).not.toContain(issuer);
  });
});
