import { describe, expect, it } from 'vitest';
import { isNeverWithheld, netOf, withheldReason } from './netPay';

const taxes = (pay: { withholdings: readonly { code: string; amountCents: number }[] }) =>
  Object.fromEntries(pay.withholdings.map(({ code, amountCents }) => [code, amountCents]));

const paid = { currency: 'BRL', on: '2026-12-28' } as const;

describe('the net amount of a creator’s earnings', () => {
  it('is less INSS and income tax for an individual', () => {
    const pay = netOf({ grossCents: 600_000, legalForm: 'individual', ...paid });
    expect(taxes(pay)).toEqual({ inss: 66_000, irrf: 38_002 });
    expect(pay.netCents).toBe(600_000 - 66_000 - 38_002);
  });

  it('is less 1.5 % for a company', () => {
    const pay = netOf({ grossCents: 850_000, legalForm: 'company', ...paid });
    expect(taxes(pay)).toEqual({ irrf: 12_750 });
    expect(pay.netCents).toBe(837_250);
  });

  it('contains no Brazilian taxes in foreign currencies', () => {
    const earnings = { grossCents: 850_000, legalForm: 'individual', on: '2026-12-28' } as const;
    expect(netOf({ ...earnings, currency: 'EUR' })).toEqual({ withholdings: [], netCents: 850_000 });
  });
});

it('taxes two payments to an individual in a month like one payment of their total', () => {
  const common = { currency: 'BRL', legalForm: 'individual', on: '2026-12-28' } as const;
  const first = { grossCents: 600_000, ...netOf({ ...common, grossCents: 600_000 }) };
  const second = netOf({ ...common, grossCents: 400_000, earlier: [first] });
  expect(taxes(second)).toEqual({ inss: 93_231 - 66_000, irrf: 158_488 - 38_002 });
});

it.each([
  ['irrf', 0, 'company', 'irrf_exempt'],
  ['irrf', 12_750, 'company', 'irrf_company'],
  ['irrf', 0, 'individual', 'irrf'],
  ['iss', 0, 'company', 'iss'],
  ['inss', 66_000, 'individual', 'inss'],
] as const)(
  'explains the withheld %s of %i cents for a payee of the form %s with the reason %s',
  (code, amountCents, legalForm, reason) => {
    expect(withheldReason({ code, amountCents }, legalForm)).toBe(reason);
  },
);

describe('a payee’s exemption from withheld taxes', () => {
  const common = { grossCents: 850_000, on: '2026-12-28', iss: undefined } as const;

  it.each([
    ['company', 'mei', 'BRL', true],
    ['company', 'simples', 'BRL', true],
    ['company', 'other', 'BRL', false],
    ['company', null, 'BRL', false],
    ['individual', null, 'BRL', false],
    ['individual', null, 'USD', true],
  ] as const)(
    'depends on legal form %s, tax regime %s and currency %s: %s',
    (legalForm, taxRegime, currency, is) => {
      expect(isNeverWithheld({ legalForm, taxRegime }, currency)).toBe(is);
      const { netCents } = netOf({ ...common, legalForm, taxRegime, currency });
      expect(netCents === common.grossCents).toBe(is);
    },
  );

  it('is false in BRL without payee data', () => {
    expect(isNeverWithheld(undefined, 'BRL')).toBe(false);
  });
});
