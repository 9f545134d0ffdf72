import { anInstalment, aPayContract } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { unpaidParts } from './unpaidParts';

const pay = aPayContract({ status: 'active', feeBp: 1_000, feePayer: 'creator' });
const part = anInstalment({ payContractId: pay.id, payoutId: null, ordinal: 1 });
const of = { ownFeeBp: 500, payoutDays: 10, now: '2026-11-21T12:00:00.000Z' };

describe('an unpaid instalment of an own contract', () => {
  it('is expected after its due date, without the platform’s fee', () => {
    const [found] = unpaidParts([part], [pay], of);
    expect(found).toMatchObject({ partId: part.id, title: pay.title, contractId: part.contractId });
    expect(found!.grossCents).toBeLessThan(part.amountCents);
    expect(found!.day.taxedOn > part.dueOn).toBe(true);
  });

  it('is not expected once it is paid, or if its contract is not in force', () => {
    expect(unpaidParts([{ ...part, payoutId: 81 }], [pay], of)).toEqual([]);
    for (const status of ['sent', 'ended', 'refused'] as const)
      expect(unpaidParts([part], [{ ...pay, status }], of)).toEqual([]);
  });
});
