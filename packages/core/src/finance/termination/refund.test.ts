import { describe, expect, it } from 'vitest';
import {
  aCardPayment,
  aCharge,
  aChargeLine,
  accepted,
  aPayout,
  aTermination,
  financier,
  ids,
  patchOf,
  refusedWith,
  summarize,
} from '../../testing';
import type { CardPayment } from '../cardPayments';
import type { ChargeLine } from '../payment';
import { prepareRefund, releaseRefund } from './commands';

const otherFinancier = { ...financier, userId: 108, name: 'Iara Moura' };
const running = { payouts: [aPayout()], charges: [aCharge({ status: 'paid' })] };

describe('the refund after an early end', () => {
  const { id } = aTermination();
  const agreed = (given: Parameters<typeof aTermination>[0] = {}) => ({
    ...running,
    settlements: [aTermination({ status: 'agreed', ...given })],
  });
  const sending = { id, proof: 'E2E-9', refundedOn: '2026-11-21' };

  it('requires two staff members and is posted once', async () => {
    const prepared = await accepted(prepareRefund, { id }, { actor: financier, store: agreed() });
    expect(patchOf(prepared.changes, 'settlements')).toEqual({
      preparedById: 'userId' in financier ? financier.userId : 0,
    });
    const by = 'userId' in financier ? financier.userId : 0;
    const store = agreed({ preparedById: by });
    expect(await refusedWith(releaseRefund, sending, { actor: financier, store })).toEqual([
      'second_person_needed',
    ]);
    const { changes } = await accepted(releaseRefund, sending, { actor: otherFinancier, store });
    expect(summarize(changes)).toEqual([`move settlements ${id} release`, 'post refund_made']);
    expect(await refusedWith(releaseRefund, sending, { actor: otherFinancier, store: agreed() })).toEqual([
      'not_prepared',
    ]);
    expect(
      await refusedWith(prepareRefund, { id }, { actor: financier, store: agreed({ refundCents: 0 }) }),
    ).toEqual(['no_refund']);
  });

  it('marks the charge as refunded if the whole amount is refunded', async () => {
    const store = agreed({ preparedById: 1, creatorCents: 0, feeCents: 0, refundCents: 400_000 });
    const { changes } = await accepted(releaseRefund, sending, { actor: otherFinancier, store });
    expect(summarize(changes)).toContain(`move charges ${ids.charge} refund`);
  });
});

describe('the refund of an ended hiring after the bank or the card provider already returned money', () => {
  const row = aTermination({ status: 'agreed', preparedById: 1 });
  // 4 000.00 were paid, of which 1 000.00 is due. The amendment was also paid and is due in full.
  const amendment = { id: ids.charge + 1, amendmentId: 66 };
  const store = {
    settlements: [{ ...row, dues: [...row.dues, { payoutId: 67, creatorCents: 340_000, feeCents: 60_000 }] }],
    payouts: [aPayout({ grossCents: 85_000 }), aPayout({ id: 67, amendmentId: 66 })],
    charges: [aCharge({ status: 'paid' }), aCharge({ status: 'paid', ...amendment })],
  };
  const within = [aChargeLine({ chargeId: 99, ofChargeId: ids.charge })];

  it.each([
    [
      'the bank reversed the whole payment',
      { disputedCents: 400_000 },
      [],
      '',
      ['refund_set_off 300000'],
      [0, 300_000],
    ],
    [
      'the bank reversed the remaining amount of a partly refunded payment',
      { refundCents: 150_000, refundedCents: 150_000, disputedCents: 250_000 },
      [],
      'E2E-9',
      ['refund_set_off 250000', 'refund_made 50000'],
      [150_000, 250_000],
    ],
    [
      'the payment belongs to another charge, so nothing is deducted',
      { chargeId: amendment.id, disputedCents: 400_000 },
      [],
      'E2E-9',
      ['refund_made 300000'],
      undefined,
    ],
    [
      'the payment paid the combined invoice of the project',
      { chargeId: 99, amountCents: 900_000, disputedCents: 900_000 },
      within,
      '',
      ['refund_set_off 300000'],
      [0, 300_000],
    ],
    [
      'the whole payment was refunded at the provider',
      { status: 'refunded', refundedCents: 400_000 },
      [],
      '',
      ['refund_set_off 300000'],
      [300_000, 0],
    ],
    [
      'the payment was partly refunded at the provider, the remaining refund goes to the card',
      { status: 'paid', refundedCents: 100_000 },
      [],
      '',
      ['refund_set_off 100000', 'refund_made 200000'],
      [300_000, 0],
    ],
    [
      'the bank partly reversed the payment, the remaining refund goes to the card',
      { status: 'lost', disputedCents: 5_000 },
      [],
      '',
      ['refund_set_off 5000', 'refund_made 295000'],
      [295_000, 5_000],
    ],
  ] as [string, Partial<CardPayment>, ChargeLine[], string, string[], [number, number] | undefined][])(
    'is reduced by the amount already returned: %s',
    async (_, given, lines, proof, posted, wanted) => {
      const payment = aCardPayment({ status: 'lost', ...given });
      const by = {
        actor: otherFinancier,
        store: { ...store, 'card-payments': [payment], 'charge-lines': lines },
      };
      const { changes } = await accepted(releaseRefund, { id: row.id, proof, refundedOn: '2026-11-21' }, by);
      expect(
        changes.flatMap((change) =>
          change.do === 'post' ? [`${change.entry.kind} ${change.entry.postings[0]?.amountCents}`] : [],
        ),
      ).toEqual(posted);
      const [first = ''] = posted;
      const setOffCents = first.startsWith('refund_set_off') ? Number(first.split(' ')[1]) : 0;
      expect(patchOf(changes, 'settlements')).toMatchObject({ setOffCents });
      const patch = patchOf(changes, 'card-payments');
      expect(patch && [patch.refundCents, patch.setOffCents]).toEqual(wanted);
    },
  );
});
