import { anInstalment, aPayContract } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { unpaidParts } from './unpaidParts';

const pay = aPayContract({ status: 'active', feeBp: 1_000, feePayer: 'creator' });
const part = anInstalment({ payContractId: pay.id, payoutId: null, ordinal: 1 });
const of = { ownFeeBp: 500, payoutDays: 10, now: '2026-11-21T12:00:00.000Z' };

describe('an instalment of an Elenco Pay contract', () => {
  it('is forecast for a day after its due date, less the platform’s fee', () => {
    const [found] = unpaidParts([part], [pay], of);
    expect(found).toMatchObject({ partId: part.id, title: pay.title, contractId: part.contractId });
    expect(found!.grossCents).toBeLessThan(part.amountCents);
    expect(found!.day.taxedOn > part.dueOn).toBe(true);
  });

  it('is not forecast once it is paid or while its contract is not in force', () => {
    expect(unpaidParts([{ ...part, payoutId: 81 }], [pay], of)).toEqual([]);
    for (const status of ['sent', 'ended', 'refused'] as const)
      expect(unpaidParts([part], [{ ...pay, status }], of)).toEqual([]);
  });

  it('is forecast with the amount still due after its contract ended early', () => {
    const ended = { ...pay, status: 'ended' } as const;
    const due = { contractId: part.contractId, amendmentId: null, instalmentId: part.id, feeCents: 3_300 };
    const ending = {
      payContractId: pay.id,
      status: 'agreed',
      dues: [{ ...due, creatorCents: 18_700 }],
    } as const;
    const found = (given: object = {}) =>
      unpaidParts([part], [ended], { ...of, endings: [{ ...ending, ...given }] as never });
    expect(found()).toMatchObject([{ partId: part.id, grossCents: 18_700 }]);
    expect(found({ status: 'requested' })).toEqual([]);
    expect(found({ dues: [{ ...due, creatorCents: 0 }] })).toEqual([]);
  });
});
