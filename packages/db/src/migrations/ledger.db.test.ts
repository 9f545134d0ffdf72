import { beforeEach, describe, expect, it } from 'vitest';
import { exampleClient } from './fixtures/worldClient';

const HELD = 1;
const CASH = 2;
const { client } = await exampleClient();
beforeEach(async () => {
  await client.query('begin');
  return () => client.query('rollback');
});

/**
 * Inserts a ledger entry in one statement. Postings are `[account id, cents]`; their other columns are those
 * of the account.
 */
async function write(postings: [account: number, cents: number][], changed: Record<string, unknown> = {}) {
  await client.query(
    `insert into ledger_transactions (id, kind, resource, row_id, contract_id, at, booked_on)
     values (50, 'test', 'charges', 1, 1, now(), '2026-12-20')`,
  );
  await client.query(
    `insert into postings (id, created_at, updated_at, transaction_id, account_id, kind, account, company_id,
       creator_id, contract_id, amount_cents, currency, booked_on)
     select 100 + row_number() over (), now(), now(), 50, row.* from jsonb_to_recordset($1) given (account_id int, amount_cents bigint)
     join ledger_accounts account on account.id = account_id
     cross join lateral jsonb_to_record(jsonb_build_object('account_id', account_id, 'kind', 'test',
       'account', account.kind, 'company_id', company_id, 'creator_id', creator_id, 'contract_id', 1,
       'amount_cents', amount_cents, 'currency', currency, 'booked_on', '2026-12-20') || $2) row (account_id int, kind text, account text,
       company_id int, creator_id int, contract_id int, amount_cents bigint, currency text,
       booked_on date)`,
    [
      JSON.stringify(postings.map(([account_id, amount_cents]) => ({ account_id, amount_cents }))),
      JSON.stringify(changed),
    ],
  );
}
const commit = () => client.query('set constraints all immediate');
const balances = async () =>
  (await client.query('select balance_cents::int as cents from ledger_accounts order by id')).rows.map(
    (r) => r.cents,
  );

describe('a ledger entry in the database', () => {
  it('adds to the balances of its accounts', async () => {
    expect(await balances()).toEqual([-500_000, 500_000]);
    await write([
      [HELD, 300_000],
      [CASH, -300_000],
    ]);
    await commit();
    expect(await balances()).toEqual([-200_000, 200_000]);
  });
  it('is accepted if an account is overdrawn only between two of the postings', async () => {
    await write([
      [CASH, -600_000],
      [HELD, 600_000],
      [CASH, 200_000],
      [HELD, -200_000],
    ]);
    await commit();
    expect(await balances()).toEqual([-100_000, 100_000]);
  });
  it.each<[string, [number, number][]]>([
    ['without postings', []],
    ['with a single posting', [[CASH, 1]]],
    [
      'that does not sum to zero',
      [
        [CASH, 2],
        [HELD, -1],
      ],
    ],
  ])('is rejected at commit if it is one %s', async (_, postings) => {
    await write(postings);
    await expect(commit()).rejects.toMatchObject({ code: 'EL004' });
  });
  it('is rejected if it does not sum to zero in each currency', async () => {
    await client.query(
      `insert into ledger_accounts (id, kind, currency) values (3, 'cash', 'USD'), (4, 'fee', 'USD')`,
    );
    await write([
      [CASH, 1],
      [4, -1],
    ]);
    await expect(commit()).rejects.toMatchObject({ code: 'EL004' });
  });
  it('is rejected if it withdraws more than the balance of an account', () =>
    expect(
      write([
        [CASH, -500_001],
        [HELD, 500_001],
      ]),
    ).rejects.toMatchObject({ code: '23514', constraint: 'ledger_accounts_balance_check' }));
  it.each([
    ['account', 'cash'],
    ['company_id', 2],
    ['creator_id', 1],
    ['currency', 'USD'],
    ['kind', 'other'],
    ['booked_on', '2026-12-21'],
    ['contract_id', null],
  ])('is rejected if the %s of a posting differs from that of its account or transaction', (field, value) =>
    expect(
      write(
        [
          [HELD, 1],
          [HELD, -1],
        ],
        { [field]: value },
      ),
    ).rejects.toMatchObject({ code: 'EL003' }),
  );
});

describe('the balance of a ledger account', () => {
  it.each(['held', 'fee', 'payable', 'withholding', 'committed'])(
    'is never a debit for an account of kind %s',
    (kind) =>
      expect(
        client.query(
          `insert into ledger_accounts (kind, company_id, currency, balance_cents) values ($1, 2, 'EUR', 1)`,
          [kind],
        ),
      ).rejects.toMatchObject({ code: '23514' }),
  );
  it.each(['receivable', 'cash'])('is never a credit for an account of kind %s', (kind) =>
    expect(
      client.query(
        `insert into ledger_accounts (kind, company_id, currency, balance_cents) values ($1, 2, 'EUR', -1)`,
        [kind],
      ),
    ).rejects.toMatchObject({ code: '23514' }),
  );
});

describe.each(['postings', 'ledger_transactions', 'history', 'audit'])('a row in %s', (table) => {
  it.each([`update ${table} set id = id`, `delete from ${table}`, `truncate ${table} cascade`])(
    'cannot be changed, even by a superuser: %s',
    (sql) => expect(client.query(sql)).rejects.toMatchObject({ code: 'EL002' }),
  );
});
