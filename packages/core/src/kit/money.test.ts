import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Currency } from './currency';
import {
  cents,
  divideHalfEven,
  formatMoney,
  Money,
  parseMoney,
  portion,
  splitFee,
  sum,
  toCents,
} from './money';

const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const rate = fc.integer({ min: 0, max: 10_000 });

describe('an amount', () => {
  it('is a whole, safe, non-negative number of minor units', () => {
    for (const good of [0, 1, Number.MAX_SAFE_INTEGER]) expect(cents.safeParse(good).success).toBe(true);
    for (const bad of [-1, 0.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, '1']) {
      expect(cents.safeParse(bad).success).toBe(false);
    }
  });
  it('has one of three currencies', () => {
    expect(Money.parse({ cents: 5, currency: 'EUR' })).toEqual({ cents: 5, currency: 'EUR' });
    expect(Currency.safeParse('GBP').success).toBe(false);
  });
});

describe('a share of an amount in basis points', () => {
  it.each([
    [1_000_000, 1500, 150_000],
    [10, 500, 0],
    [30, 500, 2],
    [50, 500, 2],
    [70, 500, 4],
    [-30, 500, -2],
    [1, 4999, 0],
    [1, 5001, 1],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
  ])('is, for %i at %i basis points, %i', (base, bp, expected) =>
    expect(portion(base, bp) + 0).toBe(expected),
  );
  it('cannot be computed for fractions of a cent and unsafe results', () => {
    expect(() => portion(0.1, 1500)).toThrow(RangeError);
    expect(() => portion(100, 0.5)).toThrow(RangeError);
    expect(() => portion(Number.MAX_SAFE_INTEGER, 10_001)).toThrow(RangeError);
  });
  it('differs from the exact share by at most half a cent', () => {
    fc.assert(
      fc.property(amount, rate, (base, bp) => {
        const off = BigInt(portion(base, bp)) * 10_000n - BigInt(base) * BigInt(bp);
        expect(off <= 5000n && off >= -5000n).toBe(true);
      }),
    );
  });
});

describe('half-even division', () => {
  it('rounds ties to the even neighbor above and below zero', () => {
    const halves = [-5n, -3n, -1n, 1n, 3n, 5n].map((n) => divideHalfEven(n, 2n));
    expect(halves).toEqual([-2n, -2n, 0n, 0n, 2n, 2n]);
    expect(() => divideHalfEven(1n, 0n)).toThrow(RangeError);
  });
});

describe('the split of a price into fee and creator’s share', () => {
  it.each([
    [1_000_000, 1500, 150_000, 850_000],
    [1_000_000, 2500, 250_000, 750_000],
    [5, 1000, 1, 4],
    [15, 1000, 1, 14],
    [10, 1500, 2, 8],
    [30, 1500, 4, 26],
    [0, 1500, 0, 0],
    [99, 0, 0, 99],
    [99, 10_000, 99, 0],
  ])('of %i at %i basis points is a fee of %i and a share of %i', (total, bp, feeCents, creatorCents) => {
    expect(splitFee(total, bp)).toEqual({ feeCents, creatorCents });
  });
  it('consists of two amounts that add up to the price and are not negative', () => {
    fc.assert(
      fc.property(amount, rate, (total, bp) => {
        const { feeCents, creatorCents } = splitFee(total, bp);
        expect(feeCents + creatorCents).toBe(total);
        expect(Math.min(feeCents, creatorCents)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it.each([
    [-1, 1500],
    [1.5, 1500],
    [1, -1],
    [1, 10_001],
    [1, 1.5],
  ])('is refused for a price of %d at %d basis points', (total, bp) =>
    expect(() => splitFee(total, bp)).toThrow(RangeError),
  );
});

describe('the sum of amounts', () => {
  it('is exact where floating-point numbers are not, and throws on overflow', () => {
    expect(sum(Array.from({ length: 1000 }, () => 10))).toBe(10_000);
    expect(sum([])).toBe(0);
    expect(sum([Number.MAX_SAFE_INTEGER, 1, -1])).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => sum([0.1])).toThrow(RangeError);
    expect(() => toCents(2n ** 53n)).toThrow(RangeError);
  });
});

describe('formatting an amount', () => {
  it.each([
    [140_000, 'BRL', 'pt-BR', 'R$\u00a01.400,00'],
    [5, 'BRL', 'pt-BR', 'R$\u00a00,05'],
    [-123_456, 'USD', 'en', '-$1,234.56'],
    [123_456, 'EUR', 'en', '€1,234.56'],
    [Number.MAX_SAFE_INTEGER, 'USD', 'en', '$90,071,992,547,409.91'],
  ] as const)('writes %i %s in the language %s as %s', (value, currency, locale, text) => {
    expect(formatMoney(value, currency, locale)).toBe(text);
  });
  it('throws for fractions of a cent', () => expect(() => formatMoney(0.5, 'BRL', 'pt')).toThrow(RangeError));
});

describe('parsing a typed amount', () => {
  it.each([
    ['1.234,56', 'pt-BR', 123_456],
    ['1234.56', 'pt-BR', 123_456],
    ['R$ 1.400', 'pt-BR', 140_000],
    ['R$ 1.400', 'pt', 140_000],
    ['1,234.56', 'pt', 123_456],
    ['1.234.567', 'en', 123_456_700],
    ['1,400', 'en', 140_000],
    ['US$ 1,400.5', 'en', 140_050],
    ['12,5', 'pt', 1250],
    ['12,5', 'en', 1250],
    ['1400', 'en', 140_000],
    [' 1 400,00 € ', 'pt', 140_000],
    ['0', 'pt', 0],
    ['R$ 5 mil', 'pt', 500_000],
    ['5k', 'en', 500_000],
    ['1,5 mi', 'pt', 150_000_000],
    ['€ 1.25M', 'en', 125_000_000],
  ])('reads %s in the language %s as %i', (text, locale, expected) =>
    expect(parseMoney(text, locale)).toBe(expected),
  );
  it.each([
    ['', 'pt'],
    ['R$', 'pt'],
    ['-5', 'pt'],
    ['1.400', 'en'],
    ['1,400', 'pt'],
    ['1.23.4', 'pt'],
    ['1.2345', 'pt'],
    ['12.34,56', 'pt'],
    ['1.234.56', 'pt'],
    ['1.234,567.89', 'pt'],
    ['1e5', 'en'],
    ['dez', 'pt'],
    ['1.234 mil', 'pt'],
    ['5 kg', 'pt'],
    ['99999999999999999', 'pt'],
  ])('finds no amount in %s in the language %s', (text, locale) =>
    expect(parseMoney(text, locale)).toBeUndefined(),
  );
  it('restores every formatted amount', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...Currency.options),
        fc.constantFrom('pt-BR', 'en'),
        (value, currency, locale) => {
          expect(parseMoney(formatMoney(value, currency, locale), locale)).toBe(value);
        },
      ),
    );
  });
});
