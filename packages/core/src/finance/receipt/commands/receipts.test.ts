import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aChargeLine,
  aCompany,
  accepted,
  aReceipt,
  type Case,
  curator,
  financier,
  ids,
  inserted,
  patchOf,
  refusedWith,
  secondFinancier,
  summarize,
} from '../../../testing';
import type { Incoming } from '../incoming';
import { importReceipts, matchReceipt, prepareReturn, returnReceipt } from './index';

const slip = (given: Partial<Incoming> = {}): Incoming => ({
  source: 'cnab240',
  externalId: '001/12345678000195/2026-11-20/7/3',
  receivedOn: '2026-11-20',
  amountCents: 400_000,
  bankFeeCents: 0,
  paidBy: 'slip',
  reference: '71',
  payerName: '',
  payerTaxId: '',
  note: '',
  ...given,
});
const stored = (given: Parameters<typeof aCharge>[0] = {}) => aCharge({ ourNumber: '00000000071', ...given });
const storeOf = (charge: ReturnType<typeof stored>, ...known: ReturnType<typeof aReceipt>[]) => ({
  charges: [charge],
  'charge-lines': [aChargeLine()],
  receipts: known,
});
const read = (store: Case['store'], ...entries: Incoming[]) =>
  accepted(importReceipts, { entries }, { actor: financier, store });
const outcomes = ({ reply }: Awaited<ReturnType<typeof read>>) => reply.results.map((one) => one.outcome);

describe('importing receipts', () => {
  it('settles a charge for any padding of the slip number and posts the bank’s fee separately', async () => {
    const entry = slip({ reference: '00000000000000000071', bankFeeCents: 250 });
    const done = await read(storeOf(stored({ status: 'overdue' })), entry);
    expect(summarize(done.changes)).toEqual([
      'insert receipts',
      'move receipts 1001 match',
      'move charges 71 settle',
      'post charge_paid',
      'post bank_fee_kept',
    ]);
    expect(patchOf(done.changes, 'charges')).toMatchObject({
      receivedCents: 400_000,
      paidOn: '2026-11-20',
      paidBy: 'slip',
    });
    expect(done.reply).toMatchObject({ settled: 1, results: [{ chargeId: 71, outcome: 'matched' }] });
  });

  it('finds the charge of a PIX payment by the number in its PIX code', async () => {
    const pix = slip({
      source: 'pix',
      externalId: 'E1',
      paidBy: 'pix',
      reference: '00000000071',
    });
    expect(outcomes(await read(storeOf(stored()), pix))).toEqual(['matched']);
  });

  it.each([
    ['another payer', '11222333000181', 'other_payer', ['insert receipts', 'post receipt_suspended']],
    ['the company', '12345678000195', 'matched', ['insert receipts', 'move receipts 1001 match']],
    ['no payer', '', 'matched', ['insert receipts', 'move receipts 1001 match']],
  ])(
    'compares the payer in the bank’s line with the company: %s',
    async (_name, payerTaxId, outcome, first) => {
      const store = { ...storeOf(stored()), companies: [aCompany({ cnpj: '12345678000195', cpf: null })] };
      const done = await read(store, slip({ source: 'pix', externalId: 'E1', paidBy: 'pix', payerTaxId }));
      expect(outcomes(done)).toEqual([outcome]);
      expect(summarize(done.changes).slice(0, 2)).toEqual(first);
    },
  );

  it.each<[string, ReturnType<typeof stored>, Incoming, string]>([
    ['an unknown slip number', stored(), slip({ reference: '999' }), 'unknown_reference'],
    ['no slip number', stored(), slip({ reference: 'PEDIDO A' }), 'unknown_reference'],
    ['a different amount', stored(), slip({ amountCents: 400_100 }), 'amount_differs'],
    ['a paid charge', stored({ status: 'paid' }), slip(), 'already_paid'],
    ['a cancelled charge', stored({ status: 'cancelled' }), slip(), 'charge_cancelled'],
    ['a combined charge', stored({ status: 'combined' }), slip(), 'charge_combined'],
    ['a charge in a different currency', stored({ currency: 'EUR' }), slip(), 'amount_differs'],
  ])('puts a receipt in suspense because of %s', async (_name, charge, entry, reason) => {
    const done = await read(storeOf(charge), entry);
    expect(summarize(done.changes)).toEqual(['insert receipts', 'post receipt_suspended']);
    expect(inserted(done.changes, 'receipts')).toMatchObject({ reason, chargeId: null });
    expect(outcomes(done)).toEqual([reason]);
  });

  it('ignores lines that are known, repeated or dated in the future', async () => {
    const known = aReceipt({ source: 'cnab240', externalId: slip().externalId });
    const entries = [slip(), slip({ amountCents: 1 }), slip({ externalId: 'x', receivedOn: '2026-11-22' })];
    const done = await read(storeOf(stored(), known), ...entries);
    expect(done.changes).toEqual([]);
    expect(outcomes(done)).toEqual(['known', 'known_differs', 'date_in_future']);
    const twice = await read(storeOf(stored()), slip(), slip());
    expect(outcomes(twice)).toEqual(['matched', 'known']);
  });

  it('settles a charge once and puts a second payment in suspense', async () => {
    const done = await read(storeOf(stored()), slip(), slip({ externalId: 'another line' }));
    expect(outcomes(done)).toEqual(['matched', 'already_paid']);
    expect(summarize(done.changes).slice(-2)).toEqual(['insert receipts', 'post receipt_suspended']);
  });

  it('confirms a payment entered by hand only once and only with the same payment method', async () => {
    const byHand = aReceipt({
      status: 'matched',
      source: 'hand',
      externalId: 'charge 71',
      paidBy: 'slip',
      chargeId: ids.charge,
      companyId: ids.company,
      reason: null,
    });
    const store = storeOf(stored({ status: 'paid' }), byHand);
    const done = await read(store, slip({ bankFeeCents: 250 }), slip({ externalId: 'another line' }));
    expect(outcomes(done)).toEqual(['confirmed', 'already_paid']);
    expect(summarize(done.changes)).toEqual([
      `update receipts ${ids.receipt}`,
      'post bank_fee_kept',
      'insert receipts',
      'post receipt_suspended',
    ]);
    expect(outcomes(await read(store, slip({ paidBy: 'pix' })))).toEqual(['already_paid']);
  });

  it('is allowed only for finance', async () => {
    const given = { actor: curator, store: storeOf(stored()) };
    expect(await refusedWith(importReceipts, { entries: [slip()] }, given)).toEqual(['not_allowed']);
  });
});

describe('an amount in suspense', () => {
  const match = { id: ids.receipt, chargeId: ids.charge as number };
  const suspended = (charge = stored()) => storeOf(charge, aReceipt());

  it('leaves suspense when finance matches it with a charge', async () => {
    const done = await accepted(matchReceipt, match, { actor: financier, store: suspended() });
    expect(summarize(done.changes)).toEqual([
      `move receipts ${ids.receipt} match`,
      'move charges 71 settle',
      'post charge_paid',
    ]);
    const [posted] = done.changes.flatMap((change) => (change.do === 'post' ? [change.entry] : []));
    expect(posted?.postings.map(({ account, amountCents }) => [account.kind, amountCents])).toEqual([
      ['suspense', 400_000],
      ['receivable', -400_000],
      ['committed', 400_000],
      ['held', -340_000],
      ['fee', -60_000],
    ]);
  });

  it('settles each charge of a combined invoice', async () => {
    const invoice = stored({ purpose: 'project', contractId: null, creatorId: null });
    const store = { ...suspended(invoice), 'charge-lines': [aChargeLine({ ofChargeId: 70 })] };
    store.charges.push(aCharge({ id: 70, status: 'combined' }));
    const done = await accepted(matchReceipt, match, { actor: financier, store });
    expect(summarize(done.changes)).toEqual([
      `move receipts ${ids.receipt} match`,
      'move charges 71 settle',
      'move charges 70 settleWithin',
      'post charge_paid',
    ]);
  });

  it.each<[string, Case, typeof match, string[]]>([
    [
      'a combined charge',
      { actor: financier, store: suspended(stored({ status: 'combined' })) },
      match,
      ['charge_combined /chargeId'],
    ],
    [
      'a charge that is paid',
      { actor: financier, store: suspended(stored({ status: 'paid' })) },
      match,
      ['charge_not_open /chargeId'],
    ],
    [
      'a different amount',
      { actor: financier, store: suspended(stored({ amountCents: 399_999 })) },
      match,
      ['amount_differs /chargeId'],
    ],
    [
      'an unknown charge',
      { actor: financier, store: suspended() },
      { ...match, chargeId: 999 },
      ['unknown_charge /chargeId'],
    ],
    ['an actor outside finance', { actor: curator, store: suspended() }, match, ['not_found']],
    [
      'a receipt that is matched already',
      { actor: financier, store: storeOf(stored(), aReceipt({ status: 'matched' })) },
      match,
      ['move_not_possible'],
    ],
  ])('is not matched: %s', async (_what, given, input, refused) => {
    expect(await refusedWith(matchReceipt, input, given)).toEqual(refused);
  });

  it('is returned to the payer by two staff members', async () => {
    const store = storeOf(stored(), aReceipt());
    const prepared = await accepted(prepareReturn, { id: ids.receipt }, { actor: financier, store });
    expect(patchOf(prepared.changes, 'receipts')).toMatchObject({ preparedById: financier.userId });
    const back = { id: ids.receipt, proof: 'E2E', returnedOn: '2026-11-21' };
    const ready = storeOf(stored(), aReceipt({ preparedById: financier.userId }));
    const done = await accepted(returnReceipt, back, { actor: secondFinancier, store: ready });
    expect(summarize(done.changes)).toEqual([
      `move receipts ${ids.receipt} release`,
      'post receipt_returned',
    ]);
    expect(await refusedWith(returnReceipt, back, { actor: financier, store: ready })).toEqual([
      'second_person_needed',
    ]);
    expect(await refusedWith(returnReceipt, back, { actor: secondFinancier, store })).toEqual([
      'not_prepared',
    ]);
    for (const [returnedOn, code] of [
      ['2026-11-22', 'date_in_future /returnedOn'],
      ['2026-11-19', 'date_before_receipt /returnedOn'],
    ] as const) {
      const given = { actor: secondFinancier, store: ready };
      expect(await refusedWith(returnReceipt, { ...back, returnedOn }, given)).toEqual([code]);
    }
    expect(await refusedWith(prepareReturn, { id: ids.receipt }, { actor: financier, store: ready })).toEqual(
      ['already_prepared'],
    );
  });
});
