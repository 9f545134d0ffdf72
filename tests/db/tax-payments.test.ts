import { addDays, businessDate } from '@elenco/brazil';
import {
  cancelTaxPayment,
  daysOfMonth,
  postings,
  recordTaxPayment,
  taxGuideState,
  taxPayments,
} from '@elenco/core';
import { expect, it } from 'vitest';
import { gather } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase({ demo: true });
const now = new Date().toISOString();
const today = businessDate(now);
const { finance, curator, brand, creators } = await gather(database);

it('accepts the withheld amount of each tax of a finished month once, and lists the payment', async () => {
  const guides = async () =>
    (await database.books.taxesWithheld(finance, { from: '2000-01-01', to: today })).guides;
  const open = (await guides()).filter(
    (row) => row.amountCents > row.paidCents && daysOfMonth(row.month).to < addDays(today, -1),
  );
  expect(open.length).toBeGreaterThan(0);
  for (const { month, tax, municipality, amountCents, paidCents } of open) {
    const given = { month, tax, municipality, paidOn: addDays(today, -1), bankReference: 'DARF 1' };
    const record = (cents: number) =>
      database.perform(recordTaxPayment, { ...given, amountCents: cents }, { actor: finance, now });
    await expect(record(amountCents + 1)).rejects.toMatchObject({ errors: [{ code: 'tax_amount_changed' }] });
    await record(amountCents - paidCents);
    await expect(record(amountCents)).rejects.toMatchObject({ errors: [{ code: 'tax_amount_changed' }] });
  }
  const after = await guides();
  for (const { month, tax, municipality } of open) {
    const row = after.find(
      (one) => one.month === month && one.tax === tax && one.municipality === municipality,
    );
    expect(row?.paidCents).toBe(row?.amountCents);
    expect(row?.payments.at(-1)).toMatchObject({ paidOn: addDays(today, -1), bankReference: 'DARF 1' });
  }
});

it('posts each tax payment to the ledger, and reverses the posting if the record is cancelled', async () => {
  const booked = async () =>
    (await database.see(postings, finance, { kind: 'taxes_paid', account: 'cash' })).reduce(
      (sum, { amountCents }) => sum + amountCents,
      0,
    );
  const recorded = await database.see(taxPayments, finance, { status: 'paid' });
  const cents = recorded.reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(await booked()).toBe(-cents);
  const [wrong] = recorded;
  const input = { id: wrong!.id, comment: 'Engano.' };
  await database.perform(cancelTaxPayment, input, { actor: finance, now });
  expect(await booked()).toBe(wrong!.amountCents - cents);
});

it('hides recorded tax payments from brands, creators and staff without the duty finance', async () => {
  for (const actor of [curator, brand, creators[0]!])
    expect(await database.see(taxPayments, actor, {})).toEqual([]);
});

it('counts the overdue taxes on the home page of finance as their list does', async () => {
  const paid = await database.see(taxPayments, finance, { status: 'paid' });
  for (const { id } of paid)
    await database.perform(cancelTaxPayment, { id, comment: 'Engano.' }, { actor: finance, now });
  const later = `${addDays(today, 90)}T12:00:00.000Z`;
  const { guides } = await database.books.taxesWithheld(finance, {
    from: '2000-01-01',
    to: addDays(today, 90),
  });
  const overdue = guides.filter((row) => taxGuideState(row, addDays(today, 90)) === 'overdue');
  expect(overdue.length).toBeGreaterThan(0);
  expect((await database.office.financeDay(finance, later)).overdueTaxes).toEqual({
    count: overdue.length,
    cents: overdue.reduce((cents, { amountCents, paidCents }) => cents + amountCents - paidCents, 0),
    dueOn: overdue.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0],
  });
});
