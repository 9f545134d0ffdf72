import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { today } from '../support/days';
import { centsIn, shownRows, shownText } from '../support/shownText';

let app: RunningApp;
let client: Client;
let chargeId: number;
let at: string;
const as = async (email: string) => Browsing.as(app, (await app.database.identity.byEmail(email))!.id);

beforeAll(async () => {
  app = await startApp({ demo: true });
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select c.id from charges c join users u on u.company_id = c.company_id and u.email = 'brand@aurora.example'
     where c.status = 'overdue' order by c.id limit 1`,
  );
  chargeId = rows[0].id;
  at = `/dashboard/client/charge/${chargeId}/slip`;
}, 300_000);
afterAll(async () => {
  await client.end();
  await app.stop();
});

const stored = async () =>
  (
    await client.query(
      `select status, kept_cents::int as kept, paid_on, reported_on::text as "on", reported_by as by
       from charges where id = $1`,
      [chargeId],
    )
  ).rows[0];
const untouched = { status: 'overdue', kept: 0, paid_on: null };
const stated = (reportedBy: string, key: string) => ({
  intent: 'report',
  reportedOn: today(),
  reportedBy,
  key,
});

it('stores a brand’s payment report once, and changes neither the charge’s status nor its amounts', async () => {
  const brand = await as('brand@aurora.example');
  const press = () => brand.send(at, stated('pix', 'once'));
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(await stored()).toEqual({ ...untouched, on: today(), by: 'pix' });
  const { rows } = await client.query(
    `select count(*)::int as n from events where kind = 'charges.reportPayment' and row_id = $1`,
    [chargeId],
  );
  expect(rows).toEqual([{ n: 1 }]);
  const textOf = async (path: string) => shownText(await (await brand.get(path)).text());
  expect(await textOf(at)).toMatch(/agamento informado em .*em conferência/);
  // On both pages, the reported amount is a part of the amount to pay, without late fees.
  const checked = await Promise.all(
    ['/dashboard/client', '/dashboard/client/historic'].map(async (path) =>
      centsIn(
        /(?:Dos quais|Do valor a pagar,) (R\$ [\d.,]+) em conferência/.exec(await textOf(path))?.[1] ?? '',
      ),
    ),
  );
  const { rows: reported } = await client.query(
    `select sum(amount_cents - kept_cents)::int as rest from charges
     where reported_at is not null and status in ('open', 'overdue')
       and company_id = (select company_id from charges where id = $1)`,
    [chargeId],
  );
  expect(checked).toEqual([reported[0].rest, reported[0].rest]);
  const [charge] = shownRows(await (await brand.get('/dashboard/client/historic')).text(), 'A pagar').filter(
    (row) => row[2]?.includes('pagamento informado em'),
  );
  expect(charge?.[2]).toMatch(/^Em conferência/);
});

it('lets only the brand that must pay change its payment report, and shows the report to finance', async () => {
  const before = await stored();
  for (const email of ['creator@story.example', 'finance@elenco.example']) {
    const other = await as(email);
    for (const fields of [stated('slip', `as-${email}`), { intent: 'withdraw', key: `away-${email}` }])
      expect((await other.send(at, fields, '/dashboard/settings')).status).not.toBe(302);
  }
  const { rows } = await client.query(
    `select u.email from users u join users own on own.email = 'brand@aurora.example'
     where u.company_id is not null and u.company_id <> own.company_id order by u.id limit 1`,
  );
  const otherBrand = await as(rows[0].email);
  expect((await otherBrand.send(at, stated('slip', 'other'), '/dashboard/client')).status).toBe(404);
  expect(await stored()).toEqual(before);

  const finance = await as('finance@elenco.example');
  const filter = encodeURIComponent(
    JSON.stringify({ reportedAt_gte: '2000-01-01T00:00:00.000Z', restCents_gte: 1 }),
  );
  const list = await finance.call('GET', `/api/v1/charges?filter=${filter}`);
  expect(await list.json()).toMatchObject([{ id: chargeId, reportedBy: 'pix' }]);
});

it('lets the brand correct and withdraw its payment report until the charge is paid', async () => {
  const brand = await as('brand@aurora.example');
  await brand.send(at, stated('transfer', 'corrected'));
  expect(await stored()).toMatchObject({ by: 'transfer' });
  await brand.send(at, { intent: 'withdraw', key: 'withdrawn' });
  expect(await stored()).toEqual({ ...untouched, on: null, by: null });

  const finance = await as('finance@elenco.example');
  const { rows } = await client.query(
    'select amount_cents::int as cents, version from charges where id = $1',
    [chargeId],
  );
  const paid = await finance.call('POST', `/api/v1/charges/${chargeId}/moves`, {
    move: 'settle',
    version: rows[0].version,
    amountCents: rows[0].cents,
    paidBy: 'pix',
    paidOn: today(),
    comment: 'Pago no prazo',
  });
  expect([paid.status, await paid.text()]).toEqual([200, expect.any(String)]);
  const late = await brand.send(at, stated('pix', 'late'));
  expect(shownText(await late.text())).toContain('Esta cobrança já estava paga');
  expect(await stored()).toMatchObject({ status: 'paid', on: null });
});
