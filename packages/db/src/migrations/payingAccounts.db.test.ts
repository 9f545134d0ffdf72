import { writePaymentFile } from '@elenco/brazil';
import { expect, it } from 'vitest';
import { openMigrations } from '../kernel/migrate';
import { exampleClient } from './fixtures/worldClient';

const { url, client } = await exampleClient();

const BEFORE = 'Migration20270129_instalment_deliveries';
const ADDED = 'Migration20270130_paying_accounts';

const contentOf = (branch: string, account: string) =>
  writePaymentFile({
    payer: { bank: '001', branch, account, agreement: 'ELENCO', name: 'Elenco', taxId: '12345678000195' },
    sequence: 1,
    generatedOn: '2026-12-21',
    generatedAt: '10:00:00',
    payOn: '2026-12-21',
    orders: [
      {
        reference: '1-1',
        amountCents: 100,
        holder: 'Ana',
        taxId: '12345678909',
        bank: '001',
        branch: '0001',
        account: '1-9',
        pixKey: null,
      },
    ],
  });

it('migrates payment files to the account in their content, or to none if the content has no account', async () => {
  const given = [
    ['1234-5', '98765-X'],
    ['0001', '1000-0'],
    ['54321', '123456789012-3'],
  ] as const;
  const orm = await openMigrations(url);
  try {
    await orm.migrator.down({ to: BEFORE });
    for (const [index, [branch, account]] of given.entries()) {
      await client.query(
        `insert into payment_files (id, created_at, updated_at, version, number, bank, pay_on, payments, amount_cents,
           released_by_id, sha256, content)
         select ${1_000 + index}, created_at, updated_at, version, ${1_000 + index}, '001', pay_on, payments, amount_cents,
           released_by_id, sha256, $1
         from payment_files where number = 1`,
        [contentOf(branch, account)],
      );
    }
    await orm.migrator.up({ to: ADDED });
  } finally {
    await orm.close();
  }
  const { rows } = await client.query<{ branch: string; account: string }>(
    'select branch, account from payment_files order by number',
  );
  expect(rows.map(({ branch, account }) => [branch, account])).toEqual([['', ''], ...given]);
});
