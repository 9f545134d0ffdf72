import { describe, expect, it } from 'vitest';
import { forecastPayments } from './earnings';
import { monthTaxes } from './monthTaxes';

const payee = { legalForm: 'individual', dependants: 0, taxRegime: null } as const;

/** Returns the forecast of payments with the given gross amounts, in the order of the month. */
const monthOf = (...gross: readonly number[]) =>
  forecastPayments(
    gross.map((grossCents, at) => ({
      id: at + 1,
      grossCents,
      currency: 'BRL',
      on: `2027-01-0${at + 1}`,
      iss: [],
    })),
    payee,
    [],
  ).map((row) => ({ ...row, title: `Projeto ${row.id}` }));

const explained = (...gross: readonly number[]) => {
  const rows = monthOf(...gross);
  return monthTaxes(rows.at(-1)!, rows.slice(0, -1).toReversed())!;
};

describe('the calculation of a month’s taxes', () => {
  it.each([
    ['one payment', [340_000], null],
    ['payments below the ceiling', [340_000, 300_000], null],
    ['a payment that reaches the ceiling', [600_000, 300_000], null],
    ['a payment after the ceiling', [900_000, 18_700], ['Projeto 1']],
    ['two payments that reach the ceiling', [600_000, 300_000, 18_700], ['Projeto 1', 'Projeto 2']],
    ['payments after the one that reached it', [900_000, 300_000, 18_700], ['Projeto 1']],
  ] as const)('says which payments reached the INSS ceiling, for %s', (_, gross, titles) => {
    const { ceiling } = explained(...gross);
    expect(ceiling).toEqual(titles && { cents: 847_555, titles });
  });

  it('lists the payments in order, with the income tax of the month up to each', () => {
    const { rows } = explained(600_000, 400_000);
    expect(rows).toEqual([
      {
        title: 'Projeto 1',
        grossCents: 600_000,
        inssBaseCents: 600_000,
        inssCents: 66_000,
        irrfBaseCents: 534_000,
        irrfOfMonthCents: 38_002,
        irrfCents: 38_002,
      },
      {
        title: '',
        grossCents: 400_000,
        inssBaseCents: 847_555,
        inssCents: 93_231 - 66_000,
        irrfBaseCents: 906_769,
        irrfOfMonthCents: 158_488,
        irrfCents: 158_488 - 38_002,
      },
    ]);
  });

  it('is null for a company and for other currencies', () => {
    const irrf = { code: 'irrf', baseCents: 340_000, amountCents: 5_100, lawRef: '' } as const;
    expect(monthTaxes({ grossCents: 340_000, withholdings: [irrf] }, [])).toBeNull();
    expect(monthTaxes({ grossCents: 340_000, withholdings: [] }, [])).toBeNull();
  });
});
