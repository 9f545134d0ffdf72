import { aPayout } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { netOfContract } from './expectedPayments.server';

describe('the net amount of a contract', () => {
  const waiting = aPayout({ id: 1, status: 'waiting_invoice' });
  const accepted = aPayout({ id: 1, status: 'processing', netCents: 460_362 });
  const expected = new Map([[1, { netCents: 450_000 }]]);

  it.each([
    ['is unknown before there is a payout', [], expected, null],
    ['is unknown without an estimate', [waiting], new Map(), null],
    ['is the estimate while the document is missing', [waiting], expected, { cents: 450_000, final: false }],
    ['is final once the document is accepted', [accepted], expected, { cents: 460_362, final: true }],
    ['is not summed over several payments', [accepted, aPayout({ id: 2 })], expected, null],
  ])('%s', (_, own, estimates, net) => {
    expect(netOfContract(own, estimates)).toEqual(net);
  });
});
