import { describe, expect, it } from 'vitest';
import {
  accepted,
  aPaymentAnswer,
  aPaymentFile,
  aPayout,
  type Case,
  curator,
  financier,
  ids,
  patchOf,
  refusedWith,
  secondFinancier,
  summarize,
  TODAY,
} from '../../../testing';
import type { Payout } from '../../payment';
import type { PaymentAnswer } from '../paymentFile';
import { confirmPaid, isConfirmable } from './confirmPaid';

const payout = aPayout({
  status: 'sent',
  preparedById: financier.userId,
  releasedById: secondFinancier.userId,
  paymentFileId: ids.paymentFile,
  legalForm: 'company',
});
const answer = aPaymentAnswer({
  status: 'open',
  outcome: 'unclear',
  codes: ['00'],
  payoutId: payout.id,
  paymentFileId: ids.paymentFile,
  amountCents: payout.netCents,
});
const file = aPaymentFile({ payOn: TODAY, createdAt: '2026-11-19T12:00:00.000Z' });
const input = {
  id: answer.id,
  version: answer.version,
  madeOn: TODAY,
  proof: 'BANCO-9',
  comment: 'O gerente confirmou por telefone.',
};
const by = (
  given: { payout?: Partial<Payout>; answer?: Partial<PaymentAnswer>; actor?: Case['actor'] } = {},
): Case => ({
  actor: given.actor ?? secondFinancier,
  store: {
    payouts: [{ ...payout, ...given.payout }],
    'payment-answers': [{ ...answer, ...given.answer }],
    'payment-files': [file],
  },
});

describe('confirming a payment with an unclear answer from the bank', () => {
  it('releases the payout with the reason, posts it and applies the answer', async () => {
    const { changes } = await accepted(confirmPaid, input, by());
    expect(summarize(changes)).toEqual([
      `move payouts ${payout.id} release`,
      'post payout_made',
      `move payment-answers ${answer.id} apply`,
    ]);
    expect(changes[0]).toMatchObject({ comment: input.comment });
    expect(patchOf(changes, 'payouts')).toEqual({ madeOn: TODAY, firstMadeOn: TODAY, proof: 'BANCO-9' });
    expect(patchOf(changes, 'payment-answers')).toEqual({
      outcome: 'made',
      closedById: secondFinancier.userId,
    });
  });

  it('leaves the bank’s answer open if the payment was not made in the month of its file', async () => {
    const earlier: Case = by();
    const other = {
      ...earlier,
      store: { ...earlier.store, 'payment-files': [{ ...file, payOn: '2026-12-01' }] },
    };
    const { changes } = await accepted(confirmPaid, input, other);
    expect(patchOf(changes, 'payment-answers')).toEqual({ outcome: 'other_month' });
  });

  it.each<[string, Parameters<typeof by>[0], object, string]>([
    ['confirmed by the preparer of the payout', { actor: financier }, {}, 'second_person_needed'],
    ['that the bank rejects', { answer: { codes: ['AG'] } }, {}, 'answer_not_confirmable'],
    ['with a closed answer from the bank', { answer: { status: 'closed' } }, {}, 'answer_not_confirmable'],
    ['of a payout that failed', { payout: { status: 'failed' } }, {}, 'answer_not_confirmable'],
    ['in another payment file', { payout: { paymentFileId: 99 } }, {}, 'answer_not_confirmable'],
    ['of a different amount', { answer: { amountCents: 1 } }, {}, 'answer_amount_differs'],
    ['on a future day', {}, { madeOn: '2026-11-22' }, 'date_in_future /madeOn'],
    ['on a day before its payment file', {}, { madeOn: '2026-11-18' }, 'date_before_file /madeOn'],
  ])('is refused for a payment %s', async (_what, given, changed, code) => {
    expect(await refusedWith(confirmPaid, { ...input, ...changed }, by(given))).toEqual([code]);
  });

  it.each<[string, Partial<PaymentAnswer>, Partial<Payout>, boolean]>([
    ['of the same amount', {}, {}, true],
    ['of a different amount', { amountCents: payout.netCents - 1 }, {}, false],
    [
      'of the amount after a deduction',
      { amountCents: payout.netCents - 2_600 },
      { deductedCents: 2_600 },
      true,
    ],
    ['that the bank rejects', { codes: ['AG'] }, {}, false],
  ])(
    'is offered only if amount and bank codes allow the confirmation: a payment %s',
    (_what, ofAnswer, ofPayout, offered) => {
      expect(isConfirmable({ ...answer, ...ofAnswer }, { ...payout, ...ofPayout })).toBe(offered);
    },
  );

  it('requires a reason and a finance user', async () => {
    expect(await refusedWith(confirmPaid, { ...input, comment: ' ' }, by())).toEqual(['required /comment']);
    expect(await refusedWith(confirmPaid, input, by({ actor: curator }))).toEqual(['not_found']);
  });
});
