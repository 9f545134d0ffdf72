import { describe, expect, it } from 'vitest';
import { aPayout } from '../../testing';
import { expectedNet, forecastPayments, knownNetCents, owedToCreator, paymentsTaxedWith } from './earnings';

const taxed = (given: Parameters<typeof aPayout>[0] = {}) =>
  aPayout({
    status: 'processing',
    legalForm: 'individual',
    withholdings: [{ code: 'inss', baseCents: 340_000, amountCents: 37_400, lawRef: '' }],
    netCents: 302_600,
    dueOn: '2026-12-28',
    ...given,
  });

it.each([
  ['waiting_invoice', null],
  ['processing', 302_600],
  ['failed', 302_600],
  ['made', 302_600],
] as const)('returns the net amount of a payout in the state %s: %s', (status, net) => {
  expect(knownNetCents(taxed({ status }))).toBe(net);
});

describe('the tax forecast of a payout without an invoice', () => {
  const payee = { legalForm: 'individual', dependants: 0, taxRegime: null } as const;
  const earlier = taxed({
    id: 900,
    grossCents: 600_000,
    withholdings: [{ code: 'inss', baseCents: 600_000, amountCents: 66_000, lawRef: '' }],
  });
  const inss = (on: string, others = [earlier]) =>
    expectedNet(aPayout(), payee, on, others, []).withholdings.find((tax) => tax.code === 'inss')
      ?.amountCents;

  it('includes each other payout of the same month only once', () => {
    expect(inss('2026-12-29', [])).toBe(37_400);
    expect(inss('2027-01-04')).toBe(37_400);
    expect(inss('2026-12-29', [aPayout({ dueOn: '2026-12-29', legalForm: 'individual' })])).toBe(37_400);
    // The taxes of the month reach the monthly ceiling.
    expect(inss('2026-12-29')).toBe(93_231 - 66_000);
    const again = { ...earlier, status: 'made', madeOn: '2027-01-05', firstMadeOn: '2026-12-20' } as const;
    expect([inss('2026-12-29', [again]), inss('2027-01-08', [again])]).toEqual([93_231 - 66_000, 37_400]);
  });

  it('applies the taxes of a month once to all payments expected in it', () => {
    const expected = [
      { id: 2, grossCents: 340_000, currency: 'BRL', on: '2027-01-20', iss: [] },
      { id: 1, grossCents: 600_000, currency: 'BRL', on: '2027-01-08', iss: [] },
      { id: 3, grossCents: 340_000, currency: 'BRL', on: '2027-02-05', iss: [] },
      { id: 4, grossCents: 340_000, currency: 'USD', on: '2027-01-21', iss: [] },
    ] as const;
    const alone = (on: string) => expectedNet(aPayout(), payee, on, [], []);
    const both = expectedNet({ grossCents: 940_000, currency: 'BRL' }, payee, '2027-01-20', [], []);
    const rows = forecastPayments(expected, payee, []);
    const netOf = (id: number) => rows.find((row) => row.id === id)?.netCents ?? 0;
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 4, 3]);
    expect(netOf(1) + netOf(2)).toBe(both.netCents);
    expect(netOf(2)).toBeLessThan(alone('2027-01-20').netCents);
    expect(netOf(3)).toBe(alone('2027-02-05').netCents);
    expect(netOf(4)).toBe(340_000);
  });

  it('lists the month’s other payments only if taxes are computed on the month’s total', () => {
    const idsOn = (on: string, legalForm: 'individual' | 'company' = 'individual', given = {}) =>
      expectedNet(aPayout(given), { ...payee, legalForm }, on, [earlier], []).addedToIds;
    expect(idsOn('2026-12-29')).toEqual([900]);
    expect(idsOn('2027-01-04')).toEqual([]);
    expect(idsOn('2026-12-29', 'company')).toEqual([]);
    expect(idsOn('2026-12-29', 'individual', { currency: 'USD' })).toEqual([]);
  });

  it('lists the earlier payments of the month that were taxed together with a payout', () => {
    const taxedWith = (id: number, others: Parameters<typeof expectedNet>[3]) => {
      const { withholdings } = expectedNet(aPayout(), payee, '2026-12-29', others, []);
      return taxed({ id, withholdings, expectedOn: '2026-12-29' });
    };
    const first = taxedWith(901, []);
    const second = taxedWith(902, [first]);
    const third = taxedWith(903, [first, second]);
    const [all, lastFirst] = [
      [first, second, third],
      [third, second, first],
    ];
    const earlier = [[], [901], [901, 902]];
    expect(all.map((one) => paymentsTaxedWith(one, lastFirst).map(({ id }) => id))).toEqual(earlier);
    expect(paymentsTaxedWith({ ...second, expectedOn: null }, all)).toEqual([]);
  });

  it('deducts the income tax of a company on the given day', () => {
    const company = { legalForm: 'company', dependants: 0, taxRegime: 'other' } as const;
    expect(expectedNet(aPayout(), company, '2026-12-29', [], [])).toMatchObject({
      netCents: 334_900,
      on: '2026-12-29',
    });
  });
});

describe('what the platform owes a creator', () => {
  it.each([
    ['an accepted document increases', { payable: -329_000 }, 329_000],
    ['a payout decreases', { payable: 329_000 }, -329_000],
    ['a demanded repayment decreases', { recoverable: 80_000 }, -80_000],
    ['a repayment by the creator increases', { recoverable: -40_000 }, 40_000],
    ['a deduction from a payout leaves unchanged', { payable: 80_000, recoverable: -80_000 }, 0],
  ])('is a balance that %s', (_what, moved, change) => {
    expect(owedToCreator(moved)).toBe(change);
  });
});
