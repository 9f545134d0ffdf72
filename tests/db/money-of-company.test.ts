import { addDays, businessDate } from '@elenco/brazil';
import {
  type Actor,
  acceptEnding,
  changePlan,
  charges,
  choosePlan,
  combineCharges,
  hiringPurposes,
  importReceipts,
  lateFeeOf,
  lateRates,
  matchPart,
  noBalances,
  openCentsOf,
  postings,
  receivedOf,
  requestEnding,
  settings,
  settleCharge,
  sum,
  terminations,
} from '@elenco/core';
import { expect, it } from 'vitest';
import { creatorIdOf, gather, invite, oneReel } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase();
const cast = await gather(database);

const companyOf = (actor: Actor) => (actor.role === 'company' ? actor.companyId : 0);
const money = (actor: Actor, of = actor) => database.money.ofCompany(actor, companyOf(of));

/** Creates a hiring of R$ 6,000 and signs it, so that it is charged. */
async function charged() {
  const { job, brand, creators } = cast;
  const { briefingId, proposals } = await invite(cast);
  const offer = proposals.find(
    ({ creatorId }) => creators[0]?.role === 'creator' && creatorId === creators[0].creatorId,
  );
  if (!offer || !creators[0]) throw new Error('no creator was invited');
  const lines = [
    { channel: 'instagram', format: 'reels', quantity: 2, pricing: 'per_post', amountCents: 300_000 },
  ] as const;
  await job.propose(creators[0], offer.id, [...lines], 'Topo!');
  const [contract] = await job.hire(brand, briefingId, [offer.id]);
  if (!contract) throw new Error('no contract was made');
  await job.sign(contract, brand, creators[0]);
  return contract;
}

it('shows a company the amount due once a hiring is charged, and the held amount once the hiring is paid', async () => {
  const { job, brand } = cast;
  expect(await money(brand)).toEqual([]);
  const contract = await charged();
  expect(await money(brand)).toEqual([{ ...noBalances('BRL'), toPayCents: 600_000 }]);
  await job.pay(contract);
  expect(await money(brand)).toEqual([
    { ...noBalances('BRL'), paidCents: 600_000, heldCents: 510_000, feeCents: 90_000 },
  ]);
});

it('counts a company’s charges by business month, which ends at midnight in São Paulo', async () => {
  const { brand, clock } = cast;
  const before = clock.now;
  clock.now = '2026-12-01T02:30:00.000Z'; // 23:30 of 30 November in São Paulo
  expect(businessDate(clock.now)).toBe('2026-11-30');
  await charged();
  const of = async (month: string) =>
    (await database.money.chargedIn(brand, companyOf(brand), month))[0]?.cents;
  expect(await of('2026-11')).toBe(1_200_000);
  expect(await of('2026-12')).toBeUndefined();
  clock.now = before;
});

it('keeps a company’s balances and statement consistent while one invoice for two creators is paid in parts', async () => {
  const { job, brand, creators, finance, clock } = cast;
  const { briefingId, proposals } = await invite(cast);
  const pair = creators.slice(0, 2);
  for (const creator of pair) {
    const offer = proposals.find(({ creatorId }) => creatorId === creatorIdOf(creator))!;
    await job.propose(creator, offer.id, [oneReel(100_000)], '');
  }
  const offered = proposals.filter(({ creatorId }) => pair.some((one) => creatorIdOf(one) === creatorId));
  const made = await job.hire(
    brand,
    briefingId,
    offered.map(({ id }) => id),
  );
  for (const contract of made)
    await job.sign(contract, brand, pair.find((one) => creatorIdOf(one) === contract.creatorId)!);
  const before = await money(brand);
  const moment = { actor: brand, now: clock.now };
  const input = { briefingId, totalCents: 200_000 };
  const combine = () => database.perform(combineCharges, input, moment);
  const presses = await Promise.allSettled([combine(), combine()]);
  expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await money(brand)).toEqual(before);

  const of = { briefingId, purpose: 'project' } as const;
  const [invoice] = await database.see(charges, brand, of);
  const today = clock.now.slice(0, 10);
  const [some] = before;
  const entry = {
    source: 'pix',
    externalId: 'E1',
    receivedOn: today,
    paidBy: 'pix',
    reference: 'X',
  } as const;
  const entries = [{ ...entry, amountCents: 50_000, bankFeeCents: 0 }];
  const byFinance = { actor: finance, now: clock.now };
  const { results } = await database.perform(importReceipts, { entries }, byFinance);
  await database.perform(matchPart, { id: results[0]!.receiptId!, chargeId: invoice!.id }, byFinance);
  expect(await money(brand)).toEqual([
    {
      ...some!,
      paidCents: some!.paidCents + 50_000,
      heldCents: some!.heldCents + 50_000,
      toPayCents: some!.toPayCents - 50_000,
    },
  ]);

  const entriesOf = async (actor: Actor, id = briefingId) =>
    (await database.money.statementOf(actor, { companyId: companyOf(brand), briefingId: id })).lines;
  const [part] = await entriesOf(brand);
  expect(part).toMatchObject({ kind: 'part_kept', contractId: null, amountCents: 50_000, dueCents: 150_000 });
  expect(await entriesOf(brand, briefingId - 1)).not.toContainEqual(part);
  expect(await entriesOf(cast.otherBrand)).toEqual([]);

  const paid = { id: invoice!.id, amountCents: 150_000, paidBy: 'pix', paidOn: today } as const;
  const pay = () => database.perform(settleCharge, paid, byFinance);
  const paying = await Promise.allSettled([pay(), pay()]);
  expect(paying.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const owed = await database.see(charges, brand, { briefingId, purpose: 'hiring' });
  expect(owed.map(({ status, paidBy }) => [status, paidBy])).toEqual([
    ['paid', 'pix'],
    ['paid', 'pix'],
  ]);
  // The charges belong to the combined invoice, so its partial payment is not shown again for them.
  expect(
    (await entriesOf(brand)).slice(0, 3).map((line) => [line.kind, line.amountCents, line.keptCents]),
  ).toEqual([
    ['charge_paid', 100_000, 85_000],
    ['charge_paid', 50_000, 35_000],
    ['part_kept', 50_000, 50_000],
  ]);
  const held = before[0]!;
  expect(await money(brand)).toEqual([
    {
      ...held,
      paidCents: held.paidCents + 200_000,
      heldCents: held.heldCents + 170_000,
      feeCents: held.feeCents + 30_000,
      toPayCents: held.toPayCents - 200_000,
    },
  ]);

  const [one] = made;
  const { title, id: contractId } = one!;
  const asked = { contractId, title, reason: 'O produto saiu de linha.' };
  await database.perform(requestEnding, asked, moment);
  const [ending] = await database.see(terminations, brand, { contractId });
  const other = pair.find((creator) => creatorIdOf(creator) === one!.creatorId)!;
  await database.perform(acceptEnding, { id: ending!.id }, { actor: other, now: clock.now });
  const back = await database.see(postings, brand, { kind: 'hiring_ended', account: 'refunds' });
  expect(back.map((row) => row.contractId)).toEqual([contractId]);

  // The early end lowers the held amount and raises the refundable amount. The refund then lowers the
  // refundable amount.
  const previous = (await entriesOf(brand))[1]!;
  const [ended] = await entriesOf(brand);
  expect(ended).toMatchObject({
    kind: 'hiring_ended',
    heldCents: previous.heldCents + ended!.keptCents,
    refundableCents: previous.refundableCents + ended!.amountCents,
  });
  expect(ended!.keptCents).toBeLessThan(0);
});

it('includes the subscription in a company’s amount due, but never in the held amount', async () => {
  const { brand } = cast;
  const before = await money(brand);
  // Adds the price for the rest of this month.
  const now = '2026-11-23T15:00:00.000Z';
  const moment = { actor: { role: 'system' }, now } as const;
  await database.perform(changePlan, { id: companyOf(brand), plan: 'open' }, moment);
  const input = { plan: 'community', amountCents: 82_667, monthlyCents: 310_000 } as const;
  await database.perform(choosePlan, input, { actor: brand, now });
  const owed = await database.see(charges, brand, { purpose: 'subscription', status: 'open' });
  expect(owed).toHaveLength(1);
  expect(await money(brand)).toEqual([{ ...before[0]!, toPayCents: before[0]!.toPayCents + 82_667 }]);
  const ofCreators = await database.see(charges, brand, { purpose: hiringPurposes });
  expect(ofCreators.every(({ contractId }) => contractId !== null)).toBe(true);
});

it('calculates a company’s balances as the sums of the company’s postings', async () => {
  const all = await database.see(postings, cast.brand, {});
  const on = (account: string) =>
    all.reduce((sum, row) => (row.account === account ? sum + row.amountCents : sum), 0);
  const [own] = await money(cast.brand);
  expect(own).toMatchObject({ toPayCents: on('receivable'), heldCents: 0 - on('held') });
  const open = await database.see(charges, cast.brand, { status: ['open', 'overdue'] });
  expect(own?.toPayCents).toBe(sum(open.map(openCentsOf)));
});

it('shows fine and interest only to the company that paid the late fees, and to staff', async () => {
  const { brand, finance } = cast;
  const { id: contractId } = await charged();
  const [charge] = await database.see(charges, brand, { contractId });
  const now = `${addDays(charge!.dueOn, 10)}T15:00:00.000Z`;
  const rates = await database.see(settings, { role: 'system' }, { key: [...lateRates] });
  const cents = lateFeeOf(charge!, now.slice(0, 10), rates);
  const paid = { id: charge!.id, paidBy: 'pix', paidOn: now.slice(0, 10) } as const;
  const input = { ...paid, amountCents: charge!.amountCents + cents };
  await database.perform(settleCharge, input, { actor: finance, now });
  const lateFees = async (actor: Actor, briefingId?: number) =>
    (await database.money.statementOf(actor, { companyId: companyOf(brand), briefingId }, { kinds })).lines;
  const kinds = ['late_fee_kept'] as const;
  expect(await lateFees(brand)).toMatchObject([
    { contractId, currency: 'BRL', amountCents: cents, keptCents: 0 },
  ]);
  expect(await lateFees(brand, charge!.briefingId!)).toHaveLength(1);
  expect(await lateFees(brand, charge!.briefingId! - 1)).toEqual([]);
  expect(await lateFees(finance)).toHaveLength(1);
  expect(await lateFees(cast.otherBrand)).toEqual([]);
  const after = await database.get(charges, brand, charge!.id);
  expect(receivedOf(after)).toMatchObject({ lateCents: cents, totalCents: input.amountCents });
});

it('shows a company’s balances to its members and to finance, but to no other company', async () => {
  expect(await money(cast.otherBrand, cast.brand)).toEqual([]);
  expect(await money(cast.finance, cast.brand)).toHaveLength(1);
});
