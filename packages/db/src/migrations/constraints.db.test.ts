import { beforeEach, describe, expect, it } from 'vitest';
import { exampleClient } from './fixtures/worldClient';

const { client } = await exampleClient();
beforeEach(async () => {
  await client.query('begin');
  return () => client.query('rollback');
});

const done = (sql: string) => expect(client.query(sql)).resolves.toBeDefined();
const refused = (sql: string, about: { code: string; constraint?: string }) =>
  expect(client.query(sql)).rejects.toMatchObject(about);

/** Returns SQL that inserts a copy of the first row with some columns changed. */
const another = (table: string, changed: Record<string, string | number | null>) => {
  const patch = JSON.stringify({ id: 900, ...changed }).replaceAll("'", "''");
  return `insert into ${table} select (jsonb_populate_record(example, '${patch}')).* from ${table} example where id = 1`;
};

/**
 * Deletes the child rows of a table. Otherwise their foreign keys would refuse the change before the
 * constraint that the test is about.
 */
async function clearBelow(table: string): Promise<void> {
  const below = await client.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where confrelid = $1::regclass and cardinality(confkey) > 1`,
    [table],
  );
  await client.query('set local session_replication_role = replica');
  for (const { name } of below.rows) await client.query(`delete from ${name}`);
  await client.query('set local session_replication_role = origin');
}

describe('the company and creator in a child row', () => {
  it.each([
    ['shortlist', 'shortlist_briefing_id_company_id_fkey'],
    ['proposals', 'proposals_briefing_id_company_id_fkey'],
    ['proposal_rounds', 'proposal_rounds_proposal_id_company_id_creator_id_briefing_fkey'],
    ['contracts', 'contracts_proposal_id_company_id_creator_id_briefing_id_fkey'],
    ['acceptances', 'acceptances_contract_id_company_id_creator_id_fkey'],
    ['deliverables', 'deliverables_contract_id_company_id_creator_id_briefing_id_fkey'],
    ['evaluations', 'evaluations_contract_id_company_id_creator_id_briefing_id_fkey'],
    ['charges', 'charges_contract_id_company_id_creator_id_briefing_id_fkey'],
    ['payouts', 'payouts_contract_id_company_id_creator_id_briefing_id_fkey'],
    ['invoices', 'invoices_contract_id_company_id_creator_id_briefing_id_fkey'],
  ])('must be those of the parent row in %s', async (table, constraint) => {
    await clearBelow(table);
    await refused(`update ${table} set company_id = 2 where id = 1`, { code: '23503', constraint });
  });
  it('must be those of the squad if the child row is a briefing', async () => {
    await clearBelow('briefings');
    await refused('update briefings set company_id = 2 where id = 1', {
      code: '23503',
      constraint: 'briefings_squad_id_company_id_fkey',
    });
  });
  it('must be those of the payout if the child row is an invoice', () =>
    refused('update invoices set payout_id = 77 where id = 1', { code: '23503' }));
});

it('stores the current number of undecided applications with each job', async () => {
  const undecided = async () => (await client.query('select undecided from openings')).rows;
  expect(await undecided()).toEqual([{ undecided: 1 }]);
  await client.query(`update applications set status = 'declined', version = version + 1`);
  expect(await undecided()).toEqual([{ undecided: 0 }]);
});

describe('a duplicate', () => {
  it.each([
    ['a user with the same e-mail address', another('users', { creator_id: null })],
    ['a company with the same CNPJ', another('companies', {})],
    ['a payee of the same creator', another('payees', {})],
    ['a shortlist entry of the same creator and briefing', another('shortlist', {})],
    ['a proposal of the same creator and briefing', another('proposals', {})],
    ['a proposal round with the same number', another('proposal_rounds', {})],
    ['an active contract of the same proposal', another('contracts', { check_code: 'other' })],
    ['an acceptance by the same side', another('acceptances', {})],
    ['an evaluation by the same side', another('evaluations', {})],
    ['a charge of the same contract', another('charges', { our_number: '2' })],
    ['a slip with the same number', another('charges', { contract_id: 77 })],
    ['a payout of the same contract', another('payouts', {})],
    ['an invoice with the same key, unless refused', another('invoices', {})],
    [
      'a ledger account of the same kind, party and currency',
      `insert into ledger_accounts (kind, currency) values ('cash', 'BRL')`,
    ],
  ])('is rejected if it is %s', (_, sql) => refused(sql, { code: '23505' }));

  it.each([
    ['tax number and country', { foreign_tax_id: 'DE811128135' }, { responsible_email: 'eva@x.example' }],
    ['e-mail address, if there is no tax number', { foreign_tax_id: null }, {}],
  ])('is rejected if it is a foreign client of the same creator with the same %s', async (_, one, other) => {
    const abroad = { membership: 'outside', creator_id: 1, cnpj: null, country: 'DE', ...one };
    await done(another('companies', abroad));
    await done(another('companies', { ...abroad, id: 901, country: 'AT' }));
    await refused(another('companies', { ...abroad, ...other, id: 902 }), {
      code: '23505',
      constraint: 'companies_of_creators',
    });
  });

  it('is accepted if it is an invoice with the key of a refused invoice', async () => {
    await client.query(`update invoices set status = 'refused' where id = 1`);
    await done(another('invoices', { status: 'submitted' }));
  });
});

describe('a value that violates a check constraint', () => {
  it.each([
    ['briefings', `title = '  '`],
    ['briefings', `currency = 'GBP'`],
    ['briefings', 'budget_cents = -1'],
    ['briefings', `wanted = '{}'`],
    ['briefings', `channels = array[null]`],
    ['briefings', 'creators_wanted = 0'],
    ['companies', `cnpj = '12.ABC.345/01DE-35'`],
    ['companies', `country = 'DE'`],
    ['companies', `foreign_tax_id = 'DE811128135'`],
    ['companies', `membership = 'outside', creator_id = 1, country = 'DE'`],
    ['companies', `membership = 'outside', creator_id = 1, cnpj = null`],
    ['companies', `membership = 'outside', cnpj = null, country = 'DE'`],
    ['companies', `membership = 'outside', creator_id = 1, cnpj = null, country = 'de'`],
    [
      'companies',
      `membership = 'outside', creator_id = 1, cnpj = null, country = 'DE', foreign_tax_id = 'DE 1'`,
    ],
    ['companies', `address = '[]'`],
    ['creators', 'evaluation_average = 5.5'],
    ['users', `duties = '{emperor}'`],
    ['users', `email = 'ANA@aurora.example'`],
    ['users', 'staff = false'],
    ['users', 'company_role = null'],
    ['contracts', 'fee_cents = fee_cents + 1'],
    ['contracts', `text_hash = 'ABC'`],
    ['charges', 'fee_cents = amount_cents + 1'],
    ['payouts', 'net_cents = gross_cents + 1'],
    ['payouts', 'released_by_id = prepared_by_id'],
    ['payouts', 'prepared_by_id = null, prepared_at = null'],
    ['invoices', `month = '2026-12-02'`],
    ['evaluations', 'rating = 6'],
  ])('is rejected in %s: %s', (table, change) =>
    refused(`update ${table} set ${change} where id = 1`, { code: '23514' }),
  );

  it.each([
    [
      `update contracts set status = 'sent'`,
      `update contracts set status = 'active', creator_accepted_at = null`,
    ],
    [`update charges set paid_by = null`, `update charges set status = 'paid'`],
    [`update payouts set status = 'processing'`, `update payouts set status = 'made', made_on = null`],
    [`update evaluations set rating = null`, `update evaluations set status = 'done'`],
  ])(
    'is accepted in one state and rejected in another: after "%s", "%s" is rejected',
    async (first, then) => {
      await done(first);
      await refused(then, { code: '23514' });
    },
  );
});
