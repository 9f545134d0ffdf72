import type { TaxedPayout } from '@elenco/core/finance';
import { anIssRule } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { estimateNetPay, linesIn, usualPrice } from './simulate';

const terms = {
  feeBp: 1_500,
  currency: 'BRL',
  legalForm: 'individual',
  on: '2026-12-20',
  dependants: 0,
  iss: [],
  others: { expected: [], known: [] },
} as const;

const reels = { channel: 'instagram', format: 'reels' };

function form(rows: readonly [quantity: string, pricing: string, amount: string][]): FormData {
  const data = new FormData();
  rows.forEach(([quantity, pricing, amount], n) => {
    data.set(`lines[${n}].channel`, 'instagram');
    data.set(`lines[${n}].format`, 'reels');
    data.set(`lines[${n}].quantity`, quantity);
    data.set(`lines[${n}].pricing`, pricing);
    data.set(`lines[${n}].amountCents`, amount);
    data.set(`lines[${n}].amountCents:money`, 'pt');
  });
  return data;
}

it('parses the amounts of a proposal as the language writes them, and counts invalid amounts as zero', () => {
  expect(
    linesIn(
      form([
        ['3', 'per_post', '1.400,00'],
        ['6', 'total', 'R$ 300'],
        ['', 'total', 'abc'],
      ]),
    ),
  ).toEqual([
    { ...reels, quantity: 3, pricing: 'per_post', amountCents: 140_000 },
    { ...reels, quantity: 6, pricing: 'total', amountCents: 30_000 },
    { ...reels, quantity: 0, pricing: 'total', amountCents: 0 },
  ]);
});

it('estimates the fee, gross amount, taxes and net amount of a proposal for BRL 6,000.00', () => {
  const lines = linesIn(
    form([
      ['3', 'per_post', '1.400,00'],
      ['6', 'per_post', '300,00'],
    ]),
  );
  const found = estimateNetPay(lines, terms);
  expect(found).toMatchObject({ totalCents: 600_000, feeCents: 90_000, grossCents: 510_000 });
  const kept = found!.withholdings.reduce((sum, tax) => sum + tax.amountCents, 0);
  expect(found!.netCents).toBe(510_000 - kept);
});

it('includes the creator’s other payments of the month in the estimate of taxes', () => {
  const lines = [{ quantity: 1, pricing: 'total', amountCents: 470_588 }] as const;
  const month = {
    id: 1,
    currency: 'BRL',
    legalForm: 'individual',
    firstMadeOn: null,
    expectedOn: '2026-12-10',
    grossCents: 600_000,
    withholdings: [
      { code: 'inss', baseCents: 600_000, amountCents: 66_000, lawRef: '' },
      { code: 'irrf', baseCents: 534_000, amountCents: 38_002, lawRef: '' },
    ],
  } satisfies TaxedPayout;
  // For 10,000.00 in a month, INSS is 932.31 and income tax 1,584.88.
  const counted = estimateNetPay(lines, { ...terms, others: { expected: [], known: [month] } });
  expect(counted?.netCents).toBe(400_000 - (93_231 - 66_000) - (158_488 - 38_002));
  expect(estimateNetPay(lines, terms)?.netCents).toBe(400_000 - 44_000);
  expect(estimateNetPay(lines, { ...terms, iss: [anIssRule({ rateBp: 500 })] })?.netCents).toBe(
    400_000 - 44_000 - 20_000,
  );
});

it('returns no estimate for amounts above the maximum payment', () => {
  expect(
    estimateNetPay([{ quantity: 99, pricing: 'per_post', amountCents: 9_999_999_999_999_9 }], terms),
  ).toBeNull();
});

it('returns the usual price of a proposal line per publication or in total, as the line is priced', () => {
  const presence = { channel: 'instagram', handle: 'caio', followers: 48_000, engagementBp: 400 } as const;
  const presences = [{ ...presence, source: 'declared', measuredAt: '2026-11-01T00:00:00.000Z' } as const];
  const usual = (rows: Parameters<typeof form>[0]) => usualPrice(linesIn(form(rows))[0]!, presences, 1_500);
  expect(usual([['2', 'total', '']])).toEqual({ lowCents: 190_000, highCents: 295_000 });
  expect(usual([['2', 'per_post', '']])).toEqual({ lowCents: 95_000, highCents: 150_000 });
  expect(usual([['', 'per_post', '']])).toBeNull();
  expect(usualPrice(linesIn(form([['1', 'total', '']]))[0]!, [], 1_500)).toBeNull();
});
