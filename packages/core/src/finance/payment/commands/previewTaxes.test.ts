import { expect, it } from 'vitest';
import { aPayee, aPayout, decideOn, financier, NOW } from '../../../testing';
import type { Payout } from '../schema';
import { previewTaxes } from './payouts';

/** A payout of 4 000.00 that was paid with the taxes of a month without other payments. */
const paid = aPayout({
  id: 81,
  status: 'made',
  legalForm: 'individual',
  firstMadeOn: '2026-12-01',
  grossCents: 400_000,
  withholdings: [
    { code: 'inss', baseCents: 400_000, amountCents: 44_000, lawRef: '' },
    { code: 'irrf', baseCents: 339_280, amountCents: 0, lawRef: '' },
  ],
  netCents: 356_000,
});
const inSameMonth = aPayout({
  id: 80,
  status: 'made',
  legalForm: 'individual',
  firstMadeOn: '2026-12-01',
  grossCents: 600_000,
  withholdings: [
    { code: 'inss', baseCents: 600_000, amountCents: 66_000, lawRef: '' },
    { code: 'irrf', baseCents: 534_000, amountCents: 38_002, lawRef: '' },
  ],
  netCents: 495_998,
});

const preview = (row: Payout, others: readonly Payout[]) => {
  const decided = decideOn(previewTaxes, {
    rows: { rows: [row], taxes: { payees: [aPayee()], ofCreators: [row, ...others], iss: new Map() } },
    input: { payouts: [row.id], on: '2026-12-01' },
    actor: financier,
    now: NOW,
  });
  return 'refused' in decided ? undefined : decided.reply.previews[0];
};

it('previews the taxes of the payment month without changing the stored taxes of a paid payout', () => {
  expect(preview(paid, [])).toMatchObject({ transferCents: 356_000, ofDay: { transferCents: 356_000 } });
  const found = preview(paid, [inSameMonth]);
  expect(found).toMatchObject({ transferCents: 356_000, changeCents: 0 });
  const taxes = found?.ofDay.withholdings ?? [];
  // The month has more income, so income tax is due on this payout too.
  expect(taxes.find(({ code }) => code === 'irrf')?.amountCents).toBeGreaterThan(0);
  const withheld = taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(found?.ofDay.transferCents).toBe(400_000 - withheld);
});
