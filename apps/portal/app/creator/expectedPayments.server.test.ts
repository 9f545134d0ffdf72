import { aPayout } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { netOfContract } from './expectedPayments.server';

describe('the net amount of a contract', () => {
  const waiting = aPayout({ id: 1, status: 'waiting_invoice' });
  const accepted = aPayout({ id: 1, status: 'processing', netCents: 460_362 });
  const renewed = aPayout({ id: 2, status: 'made', netCents: 100_000 });
  const cancelled = aPayout({ id: 2, status: 'cancelled' });
  const expected = new Map([[1, { netCents: 450_000 }]]);

  it.each([
    ['is unknown before there is a payout', [], expected, null],
    ['is unknown without an estimate', [waiting], new Map(), null],
    ['is the estimate while the document is missing', [waiting], expected, { cents: 450_000, final: false }],
    ['is final once the document is accepted', [accepted], expected, { cents: 460_362, final: true }],
    ['is the sum of several payments', [waiting, renewed], expected, { cents: 550_000, final: false }],
    ['is unknown if one of several is', [accepted, aPayout({ id: 2 })], expected, null],
    ['leaves out a cancelled payment', [accepted, cancelled], expected, { cents: 460_362, final: true }],
  ])('%s', (_, own, estimates, net) => {
    expect(netOfContract(own, estimates)).toEqual(net);
  });

  it('includes instalments that the client has not paid', () => {
    const awaited = (netCents: number | null) => [{ expectedPay: netCents === null ? null : { netCents } }];
    expect(netOfContract([accepted], expected, awaited(9_638))).toEqual({ cents: 470_000, final: false });
    expect(netOfContract([], expected, awaited(9_638))).toEqual({ cents: 9_638, final: false });
    expect(netOfContract([accepted], expected, awaited(null))).toBeNull();
  });
});
