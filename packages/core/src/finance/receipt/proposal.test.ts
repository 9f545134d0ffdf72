import { describe, expect, it } from 'vitest';
import { aCharge, aReceipt } from '../../testing';
import { type OpenCharge, proposalFor } from './proposal';

const open = (charge: Partial<OpenCharge['charge']> = {}, taxId: string | null = null): OpenCharge => ({
  charge: aCharge({ ourNumber: '00000000071', ...charge }),
  instalment: undefined,
  taxId,
});
const payer = aReceipt().payerTaxId;
const late = {
  ...open({ id: 72 }, payer),
  instalment: { amountCents: 400_000, dueOn: '2026-11-10', fineBp: 200, interestBp: 100 },
};

describe('the proposed action for money in suspense', () => {
  it.each<[string, Parameters<typeof aReceipt>[0], OpenCharge[], unknown]>([
    [
      'the only charge with the received amount',
      {},
      [open()],
      { act: 'match', chargeId: 71, why: ['amount'] },
    ],
    ['no action if two charges have the received amount', {}, [open(), open({ id: 72 })], null],
    [
      'the payer’s own charge before other charges',
      {},
      [open(), open({ id: 72 }, payer)],
      { act: 'match', chargeId: 72, why: ['payer', 'amount'] },
    ],
    [
      'the referenced charge, with other text around the number',
      { reference: 'COBRANCA 0071' },
      [open(), open({ id: 72, ourNumber: '00000000072' }, payer)],
      { act: 'match', chargeId: 71, why: ['reference', 'amount'] },
    ],
    // With a fine of 2 % and interest for ten days at 1 % a month, 400 000 + 8 000 + 1 333 cents are due.
    [
      'a late charge with fine and interest of the day',
      { amountCents: 409_333 },
      [late],
      { act: 'match', chargeId: 72, why: ['payer', 'amount'] },
    ],
    ['no action if no charge has the received amount', { amountCents: 399_999 }, [open({}, payer)], null],
    [
      'a partial payment of the charge that the receipt names',
      { amountCents: 100_000, reference: '0071' },
      [open()],
      { act: 'part', chargeId: 71 },
    ],
    [
      'the remaining amount of a partly paid charge',
      { amountCents: 300_000 },
      [open({ keptCents: 100_000, slipCents: 300_000 })],
      { act: 'match', chargeId: 71, why: ['amount'] },
    ],
    [
      'the charge whose second copy has the amount',
      { amountCents: 410_000 },
      [open({ slipCents: 410_000 })],
      { act: 'match', chargeId: 71, why: ['amount'] },
    ],
    ['no action for a charge in a different currency', {}, [open({ currency: 'EUR' })], null],
    [
      'a return to the payer if the charge was already paid',
      { reason: 'already_paid' },
      [open()],
      { act: 'return', why: 'already_paid' },
    ],
    ['no action if the charge is in a combined invoice', { reason: 'charge_combined' }, [open()], null],
  ])('depends on the open charges: %s', (_what, given, charges, expected) => {
    expect(proposalFor(aReceipt(given), charges)).toEqual(expected);
  });
});
