import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aChargeLine,
  aCompany,
  aContract,
  accepted,
  aPayout,
  aReceipt,
  type Case,
  entriesOf,
  financier,
  ids,
  patchOf,
  refusedWith,
  secondFinancier,
  summarize,
} from '../../../testing';
import { payersOf } from '../payer';
import {
  importReceipts,
  matchPart,
  matchReceipt,
  prepareMatch,
  prepareReturn,
  unmatchReceipt,
} from './index';

const id = ids.receipt;
const chargeId = ids.charge as number;
const match = { id, chargeId };
/** Reason for waiving the fine: every charge in this file is overdue. */
const comment = 'Acordo com a marca';
/**
 * A charge due ten days before the payment: a fine of 2 % is 8 000 cents, and interest for ten days at 1 % a
 * month is 1 333 cents.
 */
const overdue = aCharge({ status: 'overdue', dueOn: '2026-11-10', ourNumber: '00000000071' });
const LATE = 9_333;
const storeOf = (amountCents: number, given: Parameters<typeof aReceipt>[0] = {}, charge = overdue) => ({
  charges: [charge],
  'charge-lines': [aChargeLine()],
  instalments: [],
  receipts: [aReceipt({ amountCents, ...given })],
});
const matched = (store: Case['store'], actor: Case['actor'] = financier) =>
  accepted(matchReceipt, { ...match, comment }, { actor, store });
const planned = { preparedById: financier.userId, intendedChargeId: chargeId } as const;

describe('a received amount that differs from its charge', () => {
  it('settles a late charge with the day’s fine and interest, which the platform keeps', async () => {
    const done = await matched(storeOf(400_000 + LATE));
    expect(patchOf(done.changes, 'receipts')).toMatchObject({
      chargeId,
      lateFeeCents: LATE,
      differenceCents: 0,
    });
    expect(entriesOf(done.changes)).toEqual([
      'charge_paid suspense 400000,receivable -400000,committed 400000,held -340000,fee -60000',
      `late_fee_kept suspense ${LATE},late_fees -${LATE}`,
    ]);
    expect(
      await refusedWith(matchReceipt, match, { actor: financier, store: storeOf(400_001 + LATE) }),
    ).toEqual(['amount_differs /chargeId']);
  });

  it('settles a late charge directly from the bank’s file', async () => {
    const entry = {
      source: 'cnab240',
      externalId: 'x',
      receivedOn: '2026-11-20',
      amountCents: 400_000 + LATE,
      paidBy: 'slip',
      reference: '71',
    } as const;
    const store = { ...storeOf(1), receipts: [] };
    const done = await accepted(importReceipts, { entries: [entry] }, { actor: financier, store });
    expect(done.reply.results).toMatchObject([{ outcome: 'matched' }]);
    expect(entriesOf(done.changes)[1]).toBe(`late_fee_kept cash ${LATE},late_fees -${LATE}`);
  });

  it.each([
    ['a few cents less', 399_950, ['suspense -50', 'differences 50']],
    ['a few cents more', 400_050, ['suspense 50', 'differences -50']],
  ])('is settled by two staff members: %s', async (_what, amountCents, postings) => {
    const store = storeOf(amountCents);
    const first = await accepted(prepareMatch, match, { actor: financier, store });
    expect(patchOf(first.changes, 'receipts')).toEqual(planned);
    const ready = storeOf(amountCents, planned);
    expect(await refusedWith(matchReceipt, match, { actor: financier, store: ready })).toEqual([
      'second_person_needed',
    ]);
    const done = await matched(ready, secondFinancier);
    expect(summarize(done.changes)).toEqual([
      `move receipts ${id} match`,
      'move charges 71 settle',
      'post charge_paid',
      'emit charges.waive',
      'post difference_settled',
    ]);
    expect(entriesOf(done.changes)[1]).toBe(`difference_settled ${postings}`);
    expect(patchOf(done.changes, 'charges')).toMatchObject({ receivedCents: amountCents });
    expect(patchOf(done.changes, 'receipts')).toMatchObject({
      differenceCents: amountCents - 400_000,
      intendedChargeId: null,
      preparedById: null,
    });
  });

  it('requires both staff members to choose the same charge', async () => {
    const store = storeOf(399_950, { ...planned, intendedChargeId: 72 });
    expect(await refusedWith(matchReceipt, match, { actor: secondFinancier, store })).toEqual([
      'amount_differs /chargeId',
    ]);
  });

  it.each([
    ['2 % of what is due', 392_000, overdue, true],
    ['more than 2 % of what is due', 391_999, overdue, false],
    ['more than 2 % above what is due', 408_001, overdue, false],
    [
      '100.00 of a large charge',
      1_990_000,
      { ...overdue, amountCents: 2_000_000, slipCents: 2_000_000 },
      true,
    ],
    ['more than 100.00', 1_989_999, { ...overdue, amountCents: 2_000_000, slipCents: 2_000_000 }, false],
  ])('is settled up to the limit of the settings: %s', async (_what, amountCents, charge, may) => {
    const given = { actor: financier, store: storeOf(amountCents, {}, charge) };
    if (may) await accepted(prepareMatch, match, given);
    else expect(await refusedWith(prepareMatch, match, given)).toEqual(['difference_too_big /chargeId']);
    const ready = { actor: secondFinancier, store: storeOf(amountCents, planned, charge) };
    if (!may) expect(await refusedWith(matchReceipt, match, ready)).toEqual(['difference_too_big /chargeId']);
  });

  it('waives a late charge’s fine and interest only with a reason, stored with receipt and charge', async () => {
    const given = { actor: financier, store: storeOf(400_000) };
    expect(await refusedWith(matchReceipt, match, given)).toEqual(['waiver_reason_needed /comment']);
    const { changes } = await matched(given.store);
    expect(changes.filter((one) => one.do === 'move')).toMatchObject([
      { resource: 'receipts', comment },
      { resource: 'charges', move: 'settle', comment },
    ]);
    await accepted(matchReceipt, match, { actor: financier, store: storeOf(400_000 + LATE) });
  });

  it('needs no second staff member if it equals the amount due', async () => {
    const given = { actor: financier, store: storeOf(400_000) };
    expect(await refusedWith(prepareMatch, match, given)).toEqual(['amount_is_due /chargeId']);
  });

  it('is never settled across currencies', async () => {
    const store = storeOf(399_950, planned, { ...overdue, currency: 'EUR' });
    for (const command of [matchReceipt, prepareMatch])
      expect(await refusedWith(command, match, { actor: secondFinancier, store })).toEqual([
        'amount_differs /chargeId',
      ]);
  });

  it('is matched despite a different payer only if finance confirms the payer', async () => {
    const payer = { payerName: 'Dora Freire', payerTaxId: '39053344705' };
    const companies = [aCompany()];
    const of = (amountCents: number, more: Parameters<typeof aReceipt>[0] = {}) => ({
      ...storeOf(amountCents, { ...payer, ...more }),
      companies,
    });
    for (const [command, store] of [
      [matchReceipt, of(400_000)],
      [matchPart, of(100_000)],
      [prepareMatch, of(399_950)],
    ] as const) {
      const given = { actor: financier, store };
      expect(await refusedWith(command, match, given)).toEqual(['other_payer /otherPayer']);
      const confirmed = { ...match, otherPayer: true };
      await accepted(command, command === prepareMatch ? confirmed : { ...confirmed, comment }, given);
    }
    // Each of the two staff members must confirm the other payer.
    const second = { actor: secondFinancier, store: of(399_950, planned) };
    expect(await refusedWith(matchReceipt, match, second)).toEqual(['other_payer /otherPayer']);
    const own = aCompany().cnpj ?? '';
    await matched(of(400_000, { payerTaxId: own }));
    await matched(of(400_000, { payerTaxId: '' }));
    expect(payersOf(payer, aCompany())).toEqual({
      payer: 'Dora Freire, CPF 390.533.447-05',
      company: 'Aurora Cosméticos Ltda., CNPJ 12.ABC.345/01DE-35',
    });
  });

  it('can be returned to the payer instead of being matched', async () => {
    const done = await accepted(
      prepareReturn,
      { id },
      { actor: secondFinancier, store: storeOf(399_950, planned) },
    );
    expect(patchOf(done.changes, 'receipts')).toEqual({
      preparedById: secondFinancier.userId,
      intendedChargeId: null,
    });
  });

  it('returns to suspense in full when its charge is reopened', async () => {
    const receipt = aReceipt({
      status: 'contested',
      amountCents: 399_950,
      differenceCents: -50,
      preparedById: financier.userId,
      chargeId,
      companyId: ids.company,
    });
    const store = {
      charges: [aCharge({ status: 'paid', paidOn: '2026-11-20', paidBy: 'slip' })],
      'charge-lines': [aChargeLine()],
      payouts: [aPayout({ grossCents: 340_000 })],
      contracts: [aContract({ status: 'active' })],
      receipts: [receipt],
    };
    const done = await accepted(unmatchReceipt, { id, comment: 'x' }, { actor: secondFinancier, store });
    expect(entriesOf(done.changes)).toEqual([
      'charge_reopened suspense -400000,receivable 400000,committed -400000,held 340000,fee 60000',
      'difference_settled suspense 50,differences -50',
    ]);
    expect(patchOf(done.changes, 'receipts')).toMatchObject({ differenceCents: 0, lateFeeCents: 0 });
  });
});
