import { expect, it } from 'vitest';
import { aPayout, aPosting } from '../../testing';
import { columnsAfterNet, incomeByMonth, incomeTaxes, incomeTotal } from './income';
import { netOf, type Withheld } from './netPay';

const paid = (
  madeOn: string,
  grossCents: number,
  earlier: readonly { grossCents: number; withholdings: Withheld[] }[],
) => {
  const net = netOf({ grossCents, currency: 'BRL', legalForm: 'individual', on: madeOn, earlier });
  return aPayout({ status: 'made', currency: 'BRL', madeOn, grossCents, ...net });
};

it('adds up a creator’s income by month, taxing two payments of a month on their total', () => {
  const first = paid('2026-10-05', 400_000, []);
  // The total of 10 000.00 in October is taxed with INSS of 932.31 and IRRF of 1 584.88
  // (docs/spec/brazil.md#withholding).
  const second = paid('2026-10-30', 600_000, [first]);
  const alone = paid('2026-11-03', 600_000, []);
  const months = incomeByMonth([
    alone,
    second,
    first,
    aPayout({ status: 'processing', madeOn: null }),
    aPayout({ status: 'made', currency: 'USD', madeOn: '2026-10-02' }),
  ]);
  expect(months).toEqual([
    {
      month: '2026-10-01',
      grossCents: 1_000_000,
      inssCents: 93_231,
      irrfCents: 158_488,
      issCents: 0,
      netCents: 748_281,
      deductedCents: 0,
      paidCents: 748_281,
      paidBackCents: 0,
    },
    {
      month: '2026-11-01',
      grossCents: 600_000,
      inssCents: 66_000,
      irrfCents: 38_002,
      issCents: 0,
      netCents: 495_998,
      deductedCents: 0,
      paidCents: 495_998,
      paidBackCents: 0,
    },
  ]);
  expect(incomeTotal(months)).toEqual({
    grossCents: 1_600_000,
    inssCents: 159_231,
    irrfCents: 196_490,
    issCents: 0,
    netCents: 1_244_279,
    deductedCents: 0,
    paidCents: 1_244_279,
    paidBackCents: 0,
  });
});

it('shows the service tax in the income statement only if it was withheld', () => {
  const iss = { code: 'iss' as const, baseCents: 100_000, amountCents: 5_000, lawRef: 'Lei municipal 1' };
  const row = paid('2026-11-03', 100_000, []);
  const withheld = { ...row, withholdings: [...row.withholdings, iss], netCents: row.netCents - 5_000 };
  expect(incomeTaxes(incomeByMonth([row]))).toEqual(['inss', 'irrf']);
  const months = incomeByMonth([withheld]);
  expect(months[0]?.netCents).toBe(
    incomeTaxes(months).reduce((left, tax) => left - (months[0]?.[`${tax}Cents`] ?? 0), 100_000),
  );
});

it('shows a repayment deducted from a payout between net and paid amount in the income statement', () => {
  const whole = paid('2026-11-03', 600_000, []);
  expect(columnsAfterNet(incomeByMonth([whole]))).toEqual([]);
  const months = incomeByMonth([{ ...whole, deductedCents: 40_000 }]);
  expect(months).toMatchObject([{ netCents: 495_998, deductedCents: 40_000, paidCents: 455_998 }]);
  expect(columnsAfterNet(months)).toEqual(['deducted', 'paid']);
});

it('lists what a creator paid back in the month of the repayment without changing the net amount', () => {
  const whole = paid('2026-10-05', 400_000, []);
  const repaid = {
    kind: 'repayment_received',
    account: 'recoverable',
    amountCents: -40_000,
    bookedOn: '2026-11-20',
  } as const;
  const months = incomeByMonth([whole], [aPosting(repaid), aPosting({ ...repaid, currency: 'USD' })]);
  expect(months).toMatchObject([
    { month: '2026-10-01', netCents: whole.netCents, paidBackCents: 0 },
    { month: '2026-11-01', netCents: 0, paidBackCents: 40_000 },
  ]);
  expect(columnsAfterNet(months)).toEqual(['paidBack']);
});
