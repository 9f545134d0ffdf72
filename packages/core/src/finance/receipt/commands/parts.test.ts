import { parseBoletoLine } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aChargeLine,
  aContract,
  accepted,
  anInstalment,
  aPayout,
  aReceipt,
  type Case,
  entriesOf,
  financier,
  ids,
  NOW,
  patchOf,
  refusedWith,
  secondFinancier,
  summarize,
  systemActor,
} from '../../../testing';
import type { Charge } from '../../payment';
import { releasePartialPayments } from '../reactions';
import { importReceipts, matchPart, matchReceipt, returnReceipt, unmatchReceipt } from './index';

const id = ids.receipt;
const chargeId = ids.charge as number;
const match = { id, chargeId };
const open = aCharge({ ourNumber: '00000000071' });
/** A partial payment of 1 000.00 for a charge of 4 000.00. */
const KEPT = 100_000;
const partly = { ...open, keptCents: KEPT, slipCents: 300_000 };
const part = aReceipt({
  id: 900,
  status: 'matched',
  amountCents: KEPT,
  partial: true,
  reason: 'amount_differs',
  chargeId,
  companyId: ids.company,
});
const storeOf = (charge: Charge, ...receipts: ReturnType<typeof aReceipt>[]): Case['store'] => ({
  charges: [charge],
  'charge-lines': [aChargeLine()],
  instalments: [],
  payouts: [aPayout({ grossCents: 340_000 })],
  contracts: [aContract({ status: 'active' })],
  receipts,
});
const HELD = 'part_kept suspense 100000,receivable -100000,committed 100000,held -100000';
const RELEASED = 'part_kept suspense -100000,receivable 100000,committed -100000,held 100000';
const by = (actor: Case['actor'], store: Case['store']) => ({ actor, store });

describe('a receipt for less than its charge', () => {
  it('is kept for the charge by one staff member, with a new slip for the remaining amount', async () => {
    const store = storeOf(open, aReceipt({ amountCents: KEPT }));
    const done = await accepted(matchPart, match, by(financier, store));
    expect(summarize(done.changes)).toEqual([
      `move receipts ${id} matchPart`,
      'post part_kept',
      'update charges 71',
      'emit charges.keepPart',
    ]);
    expect(entriesOf(done.changes)).toEqual([HELD]);
    expect(done.changes.find((one) => one.do === 'emit')?.event.data).toEqual({
      amountCents: 300_000,
      currency: 'BRL',
      dueOn: '2026-12-28',
      receivedCents: KEPT,
      totalCents: 400_000,
    });
    expect(patchOf(done.changes, 'receipts')).toMatchObject({
      chargeId,
      companyId: ids.company,
      partial: true,
    });
    const patch = patchOf(done.changes, 'charges') as Charge;
    expect(patch).toMatchObject({
      keptCents: KEPT,
      receivedCents: KEPT,
      slipCents: 300_000,
      slipDueOn: '2026-12-28',
    });
    expect(parseBoletoLine(patch.digitableLine ?? '', '2026-11-21')?.amountCents).toBe(300_000);
  });

  it.each([
    ['all that is due', storeOf(open, aReceipt()), ['not_a_part /chargeId']],
    [
      'all of the remaining amount',
      storeOf(partly, aReceipt({ amountCents: 300_000 })),
      ['not_a_part /chargeId'],
    ],
    [
      'for a paid charge',
      storeOf({ ...open, status: 'paid' }, aReceipt({ amountCents: 1 })),
      ['charge_not_open /chargeId'],
    ],
    [
      'in a different currency',
      storeOf({ ...open, currency: 'EUR' }, aReceipt({ amountCents: 1 })),
      ['amount_differs /chargeId'],
    ],
  ])('is not kept if it is %s', async (_what, store, codes) => {
    expect(await refusedWith(matchPart, match, by(financier, store))).toEqual(codes);
  });

  it.each([
    // The charge was due ten days before: a fine of 2 % of 1 000.00 is 2 000 cents, and interest for ten days
    // at 1 % a month is 333 cents.
    ['the platform’s rates', open, [], 2_333],
    [
      'the rates of an instalment',
      { ...open, purpose: 'pay' as const },
      [anInstalment({ chargeId, amountCents: 400_000, fineBp: 1_000, interestBp: 0 })],
      10_000,
    ],
  ])(
    'waives the charge’s fine and interest at %s only with a reason, which the history keeps',
    async (_, charge, parts, waived) => {
      const late = { ...charge, status: 'overdue' as const, dueOn: '2026-11-10' };
      const own = parts.map((part) => ({ ...part, dueOn: '2026-11-10' }));
      const store = { ...storeOf(late, aReceipt({ amountCents: KEPT })), instalments: own };
      expect(await refusedWith(matchPart, match, by(financier, store))).toEqual([
        'waiver_reason_needed /comment',
      ]);
      const comment = 'Acordo com a marca';
      const { changes } = await accepted(matchPart, { ...match, comment }, by(financier, store));
      expect(changes[0]).toMatchObject({ move: 'matchPart', comment });
      expect(changes.find((one) => one.do === 'emit')?.event.data).toMatchObject({
        waivedCents: waived,
        context: 'waived',
        comment,
      });
      expect(summarize(changes).filter((one) => one === 'emit instalments.waive')).toHaveLength(parts.length);
    },
  );

  it.each([
    ['on the day of payment', null, '2026-11-19'],
    ['today if an earlier match was reversed', 72, NOW.slice(0, 10)],
  ])('is posted %s', async (_, formerChargeId, day) => {
    for (const [command, amountCents] of [
      [matchPart, KEPT],
      [matchReceipt, 400_000],
    ] as const) {
      const receipt = aReceipt({ amountCents, receivedOn: '2026-11-19', formerChargeId });
      const { changes } = await accepted(command, match, by(financier, storeOf(open, receipt)));
      expect(changes.flatMap((one) => (one.do === 'post' ? [one.entry.on] : []))).toEqual([day]);
    }
  });

  it('settles its charge together with the remaining payment, matched by hand or imported', async () => {
    const rest = aReceipt({ amountCents: 300_000 });
    const done = await accepted(matchReceipt, match, by(financier, storeOf(partly, rest, part)));
    const paid = 'charge_paid suspense 400000,receivable -400000,committed 400000,held -340000,fee -60000';
    expect(entriesOf(done.changes)).toEqual([RELEASED, paid]);
    expect(patchOf(done.changes, 'charges')).toMatchObject({ keptCents: 0, paidOn: '2026-11-20' });
    const last = { amountCents: 300_000, totalCents: 400_000, context: 'last' };
    const settling = ({ changes }: typeof done | typeof file) =>
      changes.find((one) => one.do === 'move' && one.move === 'settle');
    const entry = {
      source: 'cnab240',
      externalId: 'x',
      receivedOn: '2026-11-21',
      amountCents: 300_000,
      paidBy: 'slip',
      reference: '71',
    } as const;
    const file = await accepted(importReceipts, { entries: [entry] }, by(financier, storeOf(partly, part)));
    expect(file.reply.results).toMatchObject([{ outcome: 'matched' }]);
    expect(entriesOf(file.changes)).toEqual([RELEASED, paid].map((one) => one.replace('suspense', 'cash')));
    for (const way of [done, file]) expect(settling(way)).toMatchObject({ data: last });
  });

  it('is put in suspense if the payer used the old slip after a partial payment', async () => {
    const entry = {
      source: 'cnab240',
      externalId: 'x',
      receivedOn: '2026-11-21',
      amountCents: 400_000,
      paidBy: 'slip',
      reference: '71',
    } as const;
    const done = await accepted(importReceipts, { entries: [entry] }, by(financier, storeOf(partly, part)));
    expect(done.reply.results).toMatchObject([{ outcome: 'amount_differs', chargeId }]);
  });

  it('limits an instalment’s fine and interest to those on the remaining amount', async () => {
    const instalment = anInstalment({
      chargeId,
      amountCents: 400_000,
      dueOn: '2026-11-10',
      fineBp: 200,
      interestBp: 0,
    });
    const charge = { ...partly, purpose: 'pay' as const };
    const store = { ...storeOf(charge, aReceipt({ amountCents: 306_000 }), part), instalments: [instalment] };
    const done = await accepted(matchReceipt, match, by(financier, store));
    expect(patchOf(done.changes, 'charges')).toMatchObject({ amountCents: 406_000, keptCents: 0 });
    expect(done.changes.find((one) => one.do === 'move' && one.move === 'settle')).toMatchObject({
      data: { amountCents: 306_000, lateCents: 6_000, totalCents: 400_000, context: 'lastLate' },
    });
  });
});

describe('a partial payment that belongs to another charge', () => {
  const contested = { ...part, id, status: 'contested', preparedById: financier.userId } as const;
  const unmatch = { id, comment: 'De outra cobrança' };

  it('is returned to suspense by two staff members, so that its charge is due in full again', async () => {
    const given = by(secondFinancier, storeOf(partly, contested));
    const done = await accepted(unmatchReceipt, unmatch, given);
    expect(entriesOf(done.changes)).toEqual([RELEASED]);
    const [event] = done.changes.flatMap((one) => (one.do === 'emit' ? [one.event] : []));
    expect(event).toMatchObject({
      kind: 'charges.dropPart',
      data: { receivedCents: KEPT, amountCents: 400_000, totalCents: 400_000, comment: unmatch.comment },
    });
    expect(patchOf(done.changes, 'charges')).toMatchObject({
      keptCents: 0,
      receivedCents: 0,
      slipCents: 400_000,
    });
    expect(patchOf(done.changes, 'receipts')).toMatchObject({
      partial: false,
      chargeId: null,
      formerChargeId: chargeId,
    });
    const back = { id, proof: 'x', returnedOn: '2026-11-21' };
    expect(await refusedWith(returnReceipt, back, given)).toEqual(['charge_can_reopen']);
  });

  it('can be removed from a paid charge, which is reopened and keeps its other receipt', async () => {
    const other = aReceipt({
      id: 901,
      status: 'matched',
      amountCents: 300_000,
      chargeId,
      companyId: ids.company,
    });
    const paid = { ...open, status: 'paid', paidOn: '2026-11-20', paidBy: 'pix' } as const;
    const done = await accepted(
      unmatchReceipt,
      unmatch,
      by(secondFinancier, storeOf(paid, contested, other)),
    );
    expect(summarize(done.changes)).toEqual([
      `move receipts ${id} unmatch`,
      'move charges 71 reopen',
      'post charge_reopened',
      'post part_kept',
      'update charges 71',
      'update receipts 901',
    ]);
    expect(entriesOf(done.changes)[1]).toContain('held -300000');
  });

  it('leaves the fine and interest of the charge’s other receipt unchanged when it is removed', async () => {
    const other = aReceipt({
      id: 901,
      status: 'matched',
      amountCents: 307_000,
      lateFeeCents: 7_000,
      chargeId,
      companyId: ids.company,
    });
    const late = { receivedCents: 407_000, fineCents: 6_000, interestCents: 1_000 };
    const paid = { ...open, ...late, status: 'paid', paidOn: '2026-11-20', paidBy: 'pix' } as const;
    const given = by(secondFinancier, storeOf(paid, contested, other));
    const { changes } = await accepted(unmatchReceipt, unmatch, given);
    const update = changes.find((one) => one.do === 'update' && one.resource === 'charges');
    expect(update).toMatchObject({ patch: { ...late, receivedCents: 307_000, keptCents: 300_000 } });
  });
});

it('returns a partial payment to suspense when its charge is cancelled', () => {
  const rows = { parts: [part] };
  const changes = releasePartialPayments.decide({ actor: systemActor, now: NOW, row: partly, rows });
  expect(summarize(changes)).toEqual(['move receipts 900 free', 'post part_kept', 'update charges 71']);
  expect(entriesOf(changes)).toEqual([RELEASED]);
});
