import { monthlySchedule, type PayContract, payAmounts } from '@elenco/core';
import { expect, it } from 'vitest';
import { openMigrations } from '../kernel/migrate';
import { exampleClient } from './fixtures/worldClient';

const { url, client } = await exampleClient();

const BEFORE = 'Migration20270125_replaced_invoices';
const ADDED = 'Migration20270127_pay_schedules';

/**
 * Migrates down to the columns of equal monthly instalments, changes the contract's columns, and migrates up.
 * Returns the contract's new schedule.
 */
async function migrated(columns: string): Promise<PayContract['schedule']> {
  const orm = await openMigrations(url);
  try {
    await orm.migrator.down({ to: BEFORE });
    await client.query(`update pay_contracts set ${columns}`);
    await orm.migrator.up({ to: ADDED });
  } finally {
    await orm.close();
  }
  const { rows } = await client.query<{ schedule: PayContract['schedule'] }>(
    'select schedule from pay_contracts',
  );
  return rows[0]!.schedule;
}

it.each([
  ['creator', 100_000, 1_500],
  ['client', 100_000, 1_500],
  // The fee ends in half a cent, which is rounded to the even cent.
  ['client', 50, 1_500],
  ['client', 30, 1_500],
  ['client', 99_999, 1_234],
] as const)(
  'migrates equal instalments to the same amounts and days (fee paid by the %s, price %i cents, fee %i bp)',
  async (feePayer, amountCents, feeBp) => {
    const lines = [{ label: 'Live', quantity: 3, amountCents }];
    const found = await migrated(
      `fee_payer = '${feePayer}', fee_bp = ${feeBp}, lines = '${JSON.stringify(lines)}',
       instalment_count = 4, first_due_on = '2027-01-31'`,
    );
    const { clientCents } = payAmounts({ lines, feePayer, feeBp, schedule: [] });
    expect(found).toEqual(monthlySchedule(clientCents, 4, '2027-01-31'));
  },
);

it.each([
  ['a price', `lines = '[]', instalment_count = 2, first_due_on = '2027-01-31'`],
  ['a first due date', 'instalment_count = 2, first_due_on = null'],
])('migrates a draft without %s to no instalments', async (_, columns) => {
  expect(await migrated(columns)).toEqual([]);
});
