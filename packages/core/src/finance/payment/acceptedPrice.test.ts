import { describe, expect, it } from 'vitest';
import { expectedIfAccepted } from './acceptedPrice';
import { type ExpectedPayment, expectedNet, forecastPayments } from './earnings';

const individual = { legalForm: 'individual', dependants: 0, taxRegime: null } as const;
const company = { legalForm: 'company', dependants: 0, taxRegime: 'other' } as const;
const payment = (id: number, grossCents: number, on: string): ExpectedPayment => ({
  id,
  grossCents,
  currency: 'BRL',
  on,
  iss: [],
});
const price = { grossCents: 340_000, currency: 'BRL' } as const;
const january = [payment(1, 510_000, '2027-01-08'), payment(2, 600_000, '2027-01-25')];

describe('the effect of accepting a price', () => {
  it.each([
    ['before the month’s other payments', '2027-01-04', january, individual, true],
    ['between the month’s other payments', '2027-01-12', january, individual, true],
    ['after the month’s other payments', '2027-01-28', january, individual, false],
    ['on the day of an existing payment, which comes first', '2027-01-25', january, individual, false],
    [
      'on the day of an unpaid instalment, which comes last',
      '2027-01-25',
      [payment(-1_001, 600_000, '2027-01-25')],
      individual,
      true,
    ],
    ['in another month', '2027-02-10', january, individual, false],
    ['without other payments', '2027-01-12', [], individual, false],
    ['for a company', '2027-01-04', january, company, false],
  ] as const)('of a payment %s has parts that add up', (_, on, expected, payee, changesOthers) => {
    const found = expectedIfAccepted(price, payee, on, { expected, known: [] }, []);
    const before = forecastPayments(expected, payee, []);
    // The creator accepts: the payout gets the next id.
    const after = forecastPayments([...expected, { ...payment(3, price.grossCents, on) }], payee, []);
    const netIn = (rows: typeof before) => rows.reduce((total, { netCents }) => total + netCents, 0);
    expect(found.netCents).toBe(after.find(({ id }) => id === 3)?.netCents);
    expect(found.gainCents).toBe(netIn(after) - netIn(before));
    expect(found.othersCents).toBe(found.gainCents - found.netCents);
    expect(found.othersCents !== 0).toBe(changesOthers);
  });

  it('is the same in total, whatever the order of the month’s payments', () => {
    const totals = ['2027-01-04', '2027-01-12', '2027-01-28'].map(
      (on) => expectedIfAccepted(price, individual, on, { expected: january, known: [] }, []).gainCents,
    );
    expect(new Set(totals).size).toBe(1);
  });

  it('leaves payouts unchanged whose taxes are already computed', () => {
    const [first] = forecastPayments([january[0]!], individual, []);
    const found = expectedIfAccepted(price, individual, '2027-01-04', { expected: [], known: [first!] }, []);
    expect(found.othersCents).toBe(0);
    expect(found.netCents).toBe(expectedNet(price, individual, '2027-01-04', [first!], []).netCents);
    expect(found.addedToIds).toEqual([1]);
  });
});
