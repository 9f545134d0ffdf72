import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aChargeLine,
  accepted,
  anInstalment,
  aReceipt,
  type Case,
  entriesOf,
  FIRST_NEW_ID,
  financier,
  ids,
  inserted,
  NOW,
  patchOf,
  refusedWith,
  settingsWith,
  summarize,
  systemActor,
} from '../../../testing';
import type { Instalment } from '../../payment';
import { acceptedAmounts } from '../amount';
import { recordCardReceipt } from '../reactions';
import { settleCharge } from './settleCharge';

const today = '2026-11-21';
const open = aCharge({ createdAt: '2026-11-20T12:00:00.000Z', ourNumber: '00000000071' });
/**
 * A charge due ten days before the payment: a fine of 2 % is 8 000 cents, and interest for ten days at 1 % a
 * month is 1 333 cents.
 */
const late = { ...open, status: 'overdue', dueOn: '2026-11-11' } as const;
const LATE = 9_333;
/** The late charge with a second copy of its slip, which includes fine and interest until 30 November. */
const withCopy = { ...late, slipCents: 410_533, slipDueOn: '2026-11-30', slipIssuedOn: '2026-11-21' };
const part = anInstalment({
  chargeId: ids.charge as number,
  dueOn: '2026-11-11',
  fineBp: 200,
  interestBp: 0,
});
const storeOf = (charge = open, more: Case['store'] = {}): Case['store'] => ({
  charges: [charge],
  'charge-lines': [aChargeLine()],
  ...more,
});
const comment = 'Acordo com a marca';
const input = (amountCents: number, given: { paidOn?: string; comment?: string } = {}) => ({
  id: ids.charge,
  paidOn: today,
  paidBy: 'pix' as const,
  amountCents,
  ...given,
});
const settled = async (amountCents: number, store: Case['store']) =>
  (await accepted(settleCharge, input(amountCents, { comment }), { actor: financier, store })).changes;
const PAID = 'charge_paid cash 400000,receivable -400000,committed 400000,held -340000,fee -60000';

describe('settling a charge by hand', () => {
  it('stores the day and payment method, posts the payment and inserts its receipt', async () => {
    const changes = await settled(400_000, storeOf());
    expect(summarize(changes)).toEqual([
      'move charges 71 settle',
      'insert receipts',
      `move receipts ${FIRST_NEW_ID} match`,
      'post charge_paid',
    ]);
    expect(patchOf(changes, 'charges')).toMatchObject({
      paidOn: today,
      paidBy: 'pix',
      receivedCents: 400_000,
    });
    expect(inserted(changes, 'receipts')).toMatchObject({ source: 'hand', receivedOn: today });
    expect(entriesOf(changes)).toEqual([PAID]);
  });

  it.each([
    ['the price of a late charge', 400_000, late, 0, 0],
    ['the price despite a second copy', 400_000, withCopy, 0, 0],
    ['the second copy of its slip', 410_533, withCopy, 8_000, 2_533],
    ['fine and interest of the day', 400_000 + LATE, late, 8_000, 1_333],
  ])(
    'posts the same ledger entries as an imported receipt: %s',
    async (_what, amountCents, charge, fineCents, interestCents) => {
      const lateFeeCents = fineCents + interestCents;
      const changes = await settled(amountCents, storeOf(charge));
      const received = { receivedCents: amountCents, fineCents, interestCents };
      expect(patchOf(changes, 'charges')).toMatchObject(received);
      expect(entriesOf(changes)).toEqual([
        PAID,
        ...(lateFeeCents === 0 ? [] : [`late_fee_kept cash ${lateFeeCents},late_fees -${lateFeeCents}`]),
      ]);
      expect(inserted(changes, 'receipts')).toMatchObject({ amountCents });
      expect(patchOf(changes, 'receipts')).toMatchObject({ chargeId: ids.charge, lateFeeCents });
    },
  );

  it.each([
    ['an open charge', open, {}, ['price']],
    ['a late charge', late, {}, ['price', 'late']],
    ['a charge with a second copy', withCopy, {}, ['price', 'secondCopy', 'late']],
    [
      'a second copy on its due date',
      { ...withCopy, slipCents: 400_000 + LATE },
      {},
      ['price', 'secondCopy'],
    ],
    ['a second copy issued tomorrow', { ...withCopy, slipIssuedOn: '2026-11-22' }, {}, ['price', 'late']],
    [
      'a second copy whose due date has passed',
      { ...withCopy, slipDueOn: '2026-11-20' },
      {},
      ['price', 'late'],
    ],
    ['an instalment', { ...late, purpose: 'pay' }, { instalments: [part] }, ['price', 'late']],
  ] as const)('accepts each amount that is due for %s', async (_what, charge, more, of) => {
    const store = storeOf(charge as typeof late, more);
    const [instalment] = (store.instalments ?? []) as Instalment[];
    const sums = acceptedAmounts({ charge: charge as typeof late, instalment }, today, settingsWith());
    expect(sums.map((one) => one.of)).toEqual(of);
    for (const { cents } of sums) await settled(cents, store);
  });

  it('accepts the amount of the second copy for the rest of a partly paid charge', async () => {
    const kept = aReceipt({ id: 900, status: 'matched', partial: true, chargeId: ids.charge });
    const partly = {
      ...late,
      keptCents: 100_000,
      receivedCents: 100_000,
      slipCents: 307_900,
      slipDueOn: '2026-11-30',
    };
    const received = { receivedCents: 407_900, fineCents: 6_000, interestCents: 1_900 };
    const changes = await settled(307_900, storeOf(partly, { receipts: [kept] }));
    expect(inserted(changes, 'receipts')).toMatchObject({ amountCents: 307_900 });
    expect(patchOf(changes, 'receipts')).toMatchObject({ lateFeeCents: 7_900 });
    expect(patchOf(changes, 'charges')).toMatchObject(received);
    expect(entriesOf(changes)).toEqual([
      'part_kept cash -100000,receivable 100000,committed -100000,held 100000',
      PAID,
      'late_fee_kept cash 7900,late_fees -7900',
    ]);
  });

  it.each([
    [
      'an instalment',
      [part],
      { ordinal: 1, pay: part.payContractId, waivedCents: 8_000, currency: 'BRL', comment },
    ],
    ['a hiring', [], undefined],
  ] as const)(
    'notifies the creator that fine and interest were waived only for %s',
    async (_what, own, data) => {
      const charge = { ...late, purpose: own.length > 0 ? ('pay' as const) : late.purpose };
      const changes = await settled(400_000, storeOf(charge, { instalments: own }));
      const event = changes.flatMap((one) =>
        one.do === 'emit' && one.event.kind === 'instalments.waive' ? [one.event.data] : [],
      );
      expect(event).toEqual(data ? [data] : []);
    },
  );

  it('posts the fine and interest of an instalment for its creator', async () => {
    const changes = await settled(408_000, storeOf({ ...late, purpose: 'pay' }, { instalments: [part] }));
    expect(patchOf(changes, 'charges')).toMatchObject({
      amountCents: 408_000,
      receivedCents: 408_000,
      fineCents: 8_000,
      interestCents: 0,
    });
    expect(patchOf(changes, 'receipts')).toMatchObject({ lateFeeCents: 0 });
  });

  it.each([
    ['the price of a late charge', late, {}, 400_000],
    ['the price of a late instalment', { ...late, purpose: 'pay' }, { instalments: [part] }, 400_000],
    // The amount includes fine and interest until the due date of the second copy.
    [
      'a second copy whose due date has passed',
      { ...withCopy, slipCents: 409_200, slipDueOn: '2026-11-20' },
      {},
      409_200,
    ],
  ] as const)(
    'waives fine and interest only with a reason, which the history keeps: %s',
    async (_, charge, more, cents) => {
      const given = { actor: financier, store: storeOf(charge as typeof late, more as Case['store']) };
      expect(await refusedWith(settleCharge, input(cents), given)).toEqual(['waiver_reason_needed /comment']);
      const { changes } = await accepted(settleCharge, input(cents, { comment }), given);
      expect(changes[0]).toMatchObject({ move: 'settle', comment });
    },
  );

  it.each([
    ['the price on time', open, 400_000],
    ['a second copy with more than is due', withCopy, 410_533],
    ['fine and interest of the day', late, 400_000 + LATE],
  ] as const)('needs no reason for %s', async (_, charge, cents) => {
    const store = storeOf(charge as typeof late);
    await accepted(settleCharge, input(cents), { actor: financier, store });
  });

  it.each([
    ['a different amount', open, input(399_999), 'amount_differs /amountCents'],
    ['a centavo more than the second copy', withCopy, input(410_534), 'amount_differs /amountCents'],
    ['fine and interest before the due date', open, input(409_333), 'amount_differs /amountCents'],
    ['a future date', open, input(400_000, { paidOn: '2026-11-22' }), 'date_in_future /paidOn'],
    [
      'a day before the charge existed',
      open,
      input(400_000, { paidOn: '2026-11-19' }),
      'date_before_charge /paidOn',
    ],
  ])('refuses %s', async (_name, charge, given, expected) => {
    const asked = { actor: financier, store: storeOf(charge) };
    expect(await refusedWith(settleCharge, given, asked)).toEqual([expected]);
  });

  it('settles each charge of a combined invoice with an entry of its own', async () => {
    const invoice = aCharge({
      id: 73,
      purpose: 'project',
      contractId: null,
      amountCents: 500_000,
      slipCents: 500_000,
    });
    const within = { chargeId: 73, ofChargeId: 71 };
    const store = storeOf(invoice, {
      'charge-lines': [
        aChargeLine(within),
        aChargeLine({ ...within, id: 712, ofChargeId: 72, amountCents: 100_000, feeCents: 15_000 }),
      ],
    });
    const asked = { ...input(500_000), id: 73 };
    const { changes } = await accepted(settleCharge, asked, { actor: financier, store });
    expect(summarize(changes).slice(3)).toEqual([
      'move charges 71 settleWithin',
      'post charge_paid',
      'move charges 72 settleWithin',
      'post charge_paid',
    ]);
    expect(changes.flatMap((one) => (one.do === 'post' ? [one.entry.rowId] : []))).toEqual([71, 72]);
  });
});

describe('settling a charge by card', () => {
  const decide = (paidBy: 'card' | 'pix', ...matched: ReturnType<typeof aReceipt>[]) =>
    recordCardReceipt.decide({
      actor: systemActor,
      now: NOW,
      row: { ...open, status: 'paid', paidOn: today, paidBy },
      rows: { matched, own: { before: [], receiptIds: [1] } },
    });

  it('records a receipt, unless one was matched with the charge', () => {
    expect(inserted(decide('card'), 'receipts')).toMatchObject({ source: 'card', amountCents: 400_000 });
    expect(decide('card', aReceipt())).toEqual([]);
    expect(decide('pix')).toEqual([]);
  });
});
