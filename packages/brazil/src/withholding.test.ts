import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WithholdingInput, withhold } from './index';

const iss = (rateBp: number) => ({
  rateBp,
  municipality: 'Campinas/SP',
  dueDay: 15,
  lawRef: 'Lei municipal 1',
});
const individual = { legalForm: 'individual', on: '2026-11-21' } as const;

function amounts(payment: WithholdingInput): Record<string, number> {
  const { lines, netCents } = withhold(payment);
  return { ...Object.fromEntries(lines.map(({ code, amountCents }) => [code, amountCents])), net: netCents };
}

describe('taxes on a payment to an individual', () => {
  it.each([
    [600_000, 66_000, 38_002],
    [1_000_000, 93_231, 158_488],
    [0, 0, 0],
    [200_000, 22_000, 0],
    [500_000, 55_000, 0],
    [735_000, 80_850, 89_018],
    [735_001, 80_850, 89_019],
  ])(
    'for the gross amount of %i cents are %i cents of INSS and %i cents of IRRF',
    (grossCents, inss, irrf) => {
      expect(amounts({ ...individual, grossCents })).toEqual({ inss, irrf, net: grossCents - inss - irrf });
    },
  );
  it('are listed with their tax base and law', () => {
    const { lines } = withhold({ ...individual, grossCents: 1_000_000 });
    expect(lines.map(({ code, baseCents }) => [code, baseCents])).toEqual([
      ['inss', 847_555],
      ['irrf', 906_769],
    ]);
    for (const line of lines) expect(line.lawRef).toMatch(/Lei/);
  });
  it('count INSS withheld by other payers toward the INSS ceiling', () => {
    expect(amounts({ ...individual, grossCents: 1_000_000, alreadyWithheldInssCents: 90_000 }).inss).toBe(
      3231,
    );
    expect(amounts({ ...individual, grossCents: 1_000_000, alreadyWithheldInssCents: 99_999 }).inss).toBe(0);
  });
  it('are lower for dependents and alimony if these exceed the simplified deduction', () => {
    // 10 000.00 − 932.31 − 2 × 189.59 − 1 000.00 = 7 688.51; × 27.5 % − 908.73 = 1 205.61
    const payment = { ...individual, grossCents: 1_000_000, dependants: 2, alimonyCents: 100_000 };
    expect(amounts(payment).irrf).toBe(120_561);
  });
  it('include the municipal service tax and its law if the municipality requires withholding it', () => {
    const payment = { ...individual, grossCents: 600_000, iss: iss(500) };
    expect(amounts(payment)).toMatchObject({ inss: 66_000, irrf: 38_002, iss: 30_000, net: 465_998 });
    expect(withhold(payment).lines.at(-1)).toEqual({
      code: 'iss',
      baseCents: 600_000,
      amountCents: 30_000,
      municipality: 'Campinas/SP',
      dueDay: 15,
      lawRef: 'LC 116/2003, art. 6º; Lei municipal 1',
    });
  });
  it('have the same sum whether a month’s amount is paid in one payment or in two', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        (one, two) => {
          const first = amounts({ ...individual, grossCents: one });
          const earlier = { grossCents: one, inssCents: first.inss ?? 0, irrfCents: first.irrf ?? 0 };
          const whole = amounts({ ...individual, grossCents: one + two });
          const dearer = (whole.net ?? 0) < (first.net ?? 0);
          const payment = { ...individual, grossCents: two, earlierInMonth: earlier };
          const second = amounts(payment);
          if (dearer) {
            expect(second.net).toBe(0);
            return;
          }
          expect(earlier.inssCents + (second.inss ?? 0)).toBe(whole.inss);
          expect(earlier.irrfCents + (second.irrf ?? 0)).toBe(whole.irrf);
        },
      ),
    );
  });
});

describe('taxes on a payment to a company', () => {
  it('are 1.5 % income tax, plus the municipal service tax if the municipality requires withholding it', () => {
    const payment = { legalForm: 'company', on: '2026-11-21', grossCents: 850_000 } as const;
    expect(amounts(payment)).toEqual({ irrf: 12_750, net: 837_250 });
    expect(amounts({ ...payment, iss: iss(200) })).toEqual({ irrf: 12_750, iss: 17_000, net: 820_250 });
  });
});

describe('taxes on a payment to a company in a special tax regime', () => {
  it.each([
    ['mei', 0, /LC 123/],
    ['simples', 0, /IN RFB 765/],
    ['other', 12_750, /Lei 7.450/],
    [null, 12_750, /Lei 7.450/],
  ] as const)('for the regime %s are %i cents of income tax', (taxRegime, amountCents, law) => {
    const payment = { legalForm: 'company', on: '2026-11-21', grossCents: 850_000, taxRegime } as const;
    const { lines, netCents } = withhold(payment);
    expect(lines).toEqual([
      { code: 'irrf', baseCents: 850_000, amountCents, lawRef: expect.stringMatching(law) },
    ]);
    expect(netCents).toBe(850_000 - amountCents);
    const kept = taxRegime === 'mei' || taxRegime === 'simples' ? undefined : 42_500;
    expect(amounts({ ...payment, iss: iss(500) }).iss).toBe(kept);
  });
});

describe('taxes on any payment', () => {
  it('equal the gross amount less the net amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.constantFrom('individual', 'company'),
        fc.option(fc.integer({ min: 200, max: 500 }), { nil: undefined }),
        (grossCents, legalForm, bp) => {
          const { lines, netCents } = withhold({
            grossCents,
            legalForm,
            on: '2026-01-01',
            iss: bp === undefined ? bp : iss(bp),
          });
          expect(lines.reduce((total, line) => total + line.amountCents, netCents)).toBe(grossCents);
          for (const line of lines) expect(line.amountCents).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
  it.each([
    { on: '2025-12-31' },
    { grossCents: -1 },
    { grossCents: 0.5 },
    { iss: iss(199) },
    { iss: iss(501) },
    { dependants: -1 },
    { alimonyCents: 0.1 },
  ])('throw an error if the data contains %j', (wrong) => {
    expect(() => withhold({ ...individual, grossCents: 100, ...wrong })).toThrow(RangeError);
  });
});
