import { describe, expect, it } from 'vitest';
import {
  aCharge,
  accepted,
  aProof,
  brandMember,
  financier,
  guestOfTheInvoice,
  ids,
  inserted,
  otherBrand,
  patchOf,
  refusedWith,
  summarize,
  theCreator,
} from '../../../testing';
import { markOverdue } from './charges';
import { reportPayment, withdrawReport } from './reports';

const NOW = '2026-11-25T15:00:00.000Z';
const proof = { fileId: 95, sha256: 'd'.repeat(64) };
const stated = { id: ids.charge, reportedOn: '2026-11-24', reportedBy: 'pix', proof: null } as const;
const reported = {
  reportedAt: '2026-11-24T12:00:00.000Z',
  reportedOn: '2026-11-24',
  reportedBy: 'pix',
} as const;
const given = (charge = aCharge(), proofs = [aProof()]) => ({
  actor: brandMember,
  now: NOW,
  store: { charges: [charge], 'payment-proofs': proofs },
});

describe('a report of a payment by a brand', () => {
  it('stores the payment day and method, and notifies finance without changing the charge', async () => {
    for (const status of ['open', 'overdue'] as const) {
      const { changes } = await accepted(reportPayment, stated, given(aCharge({ status })));
      expect(summarize(changes)).toEqual([`update charges ${ids.charge}`, 'emit charges.reportPayment']);
      expect(patchOf(changes, 'charges')).toEqual({
        reportedAt: NOW,
        reportedOn: '2026-11-24',
        reportedBy: 'pix',
      });
    }
  });

  it('stores each proof only once', async () => {
    const { changes } = await accepted(reportPayment, { ...stated, proof }, given());
    expect(inserted(changes, 'payment-proofs')).toMatchObject({ ...proof, shareLinkId: null });
    const again = { ...stated, proof: { fileId: 96, sha256: aProof().sha256 } };
    const same = await accepted(reportPayment, again, given());
    expect(summarize(same.changes)).toEqual([`update charges ${ids.charge}`, 'emit charges.reportPayment']);
  });

  it('changes nothing if it is repeated, and is replaced by a different report', async () => {
    expect((await accepted(reportPayment, stated, given(aCharge(reported)))).changes).toEqual([]);
    const corrected = { ...stated, reportedBy: 'slip' } as const;
    const { changes } = await accepted(reportPayment, corrected, given(aCharge(reported)));
    expect(patchOf(changes, 'charges')).toMatchObject({ reportedAt: NOW, reportedBy: 'slip' });
  });

  it('can be withdrawn once', async () => {
    const { changes } = await accepted(withdrawReport, { id: ids.charge }, given(aCharge(reported)));
    expect(patchOf(changes, 'charges')).toEqual({ reportedAt: null, reportedOn: null, reportedBy: null });
    expect(summarize(changes)).toEqual([`update charges ${ids.charge}`, 'emit charges.withdrawReport']);
    expect((await accepted(withdrawReport, { id: ids.charge }, given())).changes).toEqual([]);
  });

  it.each([
    ['a paid charge', {}, { status: 'paid' }, 'already_paid'],
    ['a canceled charge', {}, { status: 'cancelled' }, 'charge_not_open'],
    ['a day in the future', { reportedOn: '2026-11-26' }, {}, 'date_in_future /reportedOn'],
    ['a day before the charge', { reportedOn: '2026-01-01' }, {}, 'date_before_charge /reportedOn'],
  ] as const)('is refused for %s', async (_, input, charge, code) => {
    expect(await refusedWith(reportPayment, { ...stated, ...input }, given(aCharge(charge)))).toEqual([code]);
  });

  it('is refused if the charge would have too many proofs', async () => {
    const many = Array.from({ length: 10 }, (_, n) => aProof({ id: 100 + n, sha256: String(n).repeat(64) }));
    const asked = given(aCharge(), many);
    expect(await refusedWith(reportPayment, { ...stated, proof }, asked)).toEqual(['too_many_proofs /file']);
  });

  it('is allowed only for brand members', async () => {
    for (const actor of [otherBrand, theCreator, financier, guestOfTheInvoice]) {
      const asked = { ...given(), actor };
      expect(await refusedWith(reportPayment, stated, asked)).toEqual(['not_found']);
      expect(await refusedWith(withdrawReport, { id: ids.charge }, asked)).toEqual(['not_found']);
    }
  });

  it('adds to the overdue notice that finance is checking the payment', async () => {
    const asked = {
      ...given(aCharge({ ...reported, dueOn: '2026-11-24' })),
      actor: { role: 'system' },
    } as const;
    const { changes } = await accepted(markOverdue, {}, asked);
    expect(changes).toMatchObject([{ move: 'fallDue', data: { context: 'reported' } }]);
  });
});
