import {
  changePlan,
  charges,
  choosePlan,
  closeMonth,
  monthClosings,
  postings,
  reopenMonth,
  settleCharge,
} from '@elenco/core';
import { expect, test } from 'vitest';
import { type Cast, gather } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase();
const cast = await gather(database);

const at = (day: string) => `${day}T15:00:00.000Z`;
const close = (month: string, day: string, actor = cast.finance) =>
  database.perform(closeMonth, { month }, { actor, now: at(day) });
const owe = async (actor: Cast['brand'], day: string) => {
  if (actor.role !== 'company') throw new Error('not a user of a company');
  const { companyId } = actor;
  const product = { actor: { role: 'system' }, now: at(day) } as const;
  await database.perform(changePlan, { id: companyId, plan: 'open' }, product);
  await database.perform(
    choosePlan,
    { plan: 'community', amountCents: 82_667, monthlyCents: 310_000 },
    { actor, now: at(day), key: `plan ${companyId}` },
  );
  const [charge] = await database.see(charges, cast.finance, { companyId });
  return charge!;
};
const settle = ({ id, amountCents }: { id: number; amountCents: number }, paidOn: string, day: string) =>
  database.perform(
    settleCharge,
    { id, paidOn, paidBy: 'pix', amountCents },
    { actor: cast.finance, now: at(day), key: `pay ${id}` },
  );
const state = () => database.books.stateOfMonth(cast.finance, { month: '2026-11-15', now: at('2026-12-03') });
const coded = (code: string) => ({ code: 'refused', errors: [expect.objectContaining({ code })] });

test('a month is closed only once, and entries made after its closing belong to the next month', async () => {
  const early = await owe(cast.brand, '2026-11-23');
  const late = await owe(cast.otherBrand, '2026-11-23');
  // The payment was received on the last day of the month and recorded two days later. The entry has the day
  // of the payment.
  await expect(close('2026-11-30', '2026-11-30')).rejects.toMatchObject(coded('closing_month_over'));
  await settle(early, '2026-11-30', '2026-12-02');
  const balance = await database.books.trialBalance(cast.finance, { from: '2026-11-01', to: '2026-11-30' });
  expect(balance).toMatchObject({ balanced: true, entryCount: 3 });
  const line = (account: string) => balance.lines.find((one) => one.account === account);
  expect(line('receivable')).toEqual({
    account: 'receivable',
    currency: 'BRL',
    openingCents: 0,
    debitCents: 165_334,
    creditCents: 82_667,
    closingCents: 82_667,
  });
  expect(line('cash')).toMatchObject({ closingCents: 82_667 });
  expect((await state()).conditions.every(({ met }) => met)).toBe(true);

  // Two users close the month concurrently, and one of them succeeds.
  const pressed = await Promise.allSettled([
    close('2026-11-10', '2026-12-03'),
    close('2026-11-10', '2026-12-03', cast.secondFinance),
  ]);
  expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [closing] = await database.see(monthClosings, cast.finance, { status: 'closed' });
  expect(closing).toMatchObject({ month: '2026-11-01', lines: balance.lines, entryCount: 3 });
  expect(await state()).toMatchObject({ closing: { id: closing!.id }, unchanged: true });

  await settle(late, '2026-11-28', '2026-12-03');
  const booked = await database.see(postings, cast.finance, { kind: 'charge_paid', account: 'cash' });
  expect(booked.map(({ bookedOn }) => bookedOn).sort()).toEqual(['2026-11-30', '2026-12-01']);
  expect(await state()).toMatchObject({ unchanged: true });
  await expect(
    client.query(`with entry as (
        insert into ledger_transactions (kind, resource, row_id, at, booked_on)
        values ('charge_paid', 'charges', 1, now(), '2026-10-20') returning id)
      insert into postings (created_at, updated_at, transaction_id, account_id, kind, account, company_id,
        creator_id, amount_cents, currency, booked_on)
      select now(), now(), entry.id, a.id, 'charge_paid', a.kind, a.company_id, a.creator_id, 1, a.currency, '2026-10-20'
      from entry, ledger_accounts a where a.kind = 'cash'`),
  ).rejects.toMatchObject({ code: 'EL006' });
  await expect(client.query(`update month_closings set hash = repeat('0', 64)`)).rejects.toMatchObject({
    code: 'EL002',
  });

  await expect(close('2027-01-31', '2027-02-02')).rejects.toMatchObject(coded('closing_months_before'));
  await close('2026-12-31', '2027-01-02', cast.secondFinance);
  const closedBy = (userId: number) => (cast.finance as { userId: number }).userId === userId;
  const other = closedBy(closing!.closedById) ? cast.secondFinance : cast.finance;
  const same = other === cast.finance ? cast.secondFinance : cast.finance;
  const reopen = (id: number, actor: Cast['finance']) =>
    database.perform(reopenMonth, { id, comment: 'Faltou uma nota.' }, { actor, now: at('2027-01-03') });
  await expect(reopen(closing!.id, other)).rejects.toMatchObject(coded('later_month_closed'));
  const [december] = await database.see(monthClosings, cast.finance, { month: '2026-12-01' });
  await reopen(december!.id, cast.finance);
  await expect(reopen(closing!.id, same)).rejects.toMatchObject(coded('other_person_reopens'));
  await reopen(closing!.id, other);
  expect(await state()).toMatchObject({ closing: null, unchanged: null });
  await close('2026-11-01', '2027-01-03');
  const again = await database.see(monthClosings, cast.finance, { status: 'closed' });
  expect(again.map(({ hash }) => hash)).toEqual([closing!.hash]);
});

test('a ledger entry is linked to the command and the user that caused it', async () => {
  const [paid] = await database.see(postings, cast.finance, { kind: 'charge_paid', account: 'cash' });
  const entry = await database.books.entryOf(cast.finance, paid!.transactionId);
  expect(entry).toMatchObject({
    kind: 'charge_paid',
    resource: 'charges',
    bookedOn: paid!.bookedOn,
    cause: { command: 'charges.settle', actorName: 'Heitor Vale' },
  });
  expect(entry.postings.reduce((sum, one) => sum + one.amountCents, 0)).toBe(0);
  const about = await database.books.entriesAbout(cast.finance, { resource: 'charges', rowId: entry.rowId });
  expect(about.map(({ kind }) => kind)).toEqual(['charge_issued', 'charge_paid']);
  const none = { code: 'not_allowed' };
  await expect(database.books.entryOf(cast.brand, entry.id)).rejects.toMatchObject(none);
});
