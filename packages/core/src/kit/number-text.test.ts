import { describe, expect, it } from 'vitest';
import {
  createCountFormatter,
  parseAbbreviated,
  parseDecimal,
  parsePercent,
  parseWhole,
} from './number-text';

describe('a count written as text', () => {
  it.each([
    ['48000', 48_000],
    ['48.000', 48_000],
    ['48,000', 48_000],
    ['48 000', 48_000],
    ['48\u00a0000', 48_000],
    ['48\u202f000', 48_000],
    [' 1.234.567 ', 1_234_567],
    ['0', 0],
    ['007', 7],
  ])('is read from %s as %i', (text, expected) => expect(parseWhole(text)).toBe(expected));
  it.each([
    '',
    '-5',
    '48.5',
    '48.00',
    '48.0000',
    '4.80.000',
    '1.234,567',
    '0.500',
    '48.000,00',
    '1e5',
    '48k',
    'mil',
    '99999999999999999',
  ])('is refused if written as “%s”', (text) => expect(parseWhole(text)).toBeUndefined());
});

it.each([
  ['4,5', 450],
  ['4.5 %', 450],
  ['0,05%', 5],
  ['3.125', 313],
  ['100', 10_000],
  ['', undefined],
  ['1e1', undefined],
  ['-1', undefined],
])('reads the percentage “%s” as %s basis points', (text, expected) =>
  expect(parsePercent(text)).toBe(expected),
);

it.each([
  ['26.310', 26_310],
  ['12,3 mil', 12_300],
  ['12.3k', 12_300],
  ['12K', 12_000],
  ['1,25 mi', 1_250_000],
  ['1.2M', 1_200_000],
  ['2 milhões', 2_000_000],
  ['1.234 mil', undefined],
  ['mil', undefined],
  ['-3k', undefined],
  ['12 reais', undefined],
  ['', undefined],
])('reads “%s” on a social network’s page as %s', (text, expected) =>
  expect(parseAbbreviated(text)).toBe(expected),
);

describe('a decimal number in Portuguese or English notation', () => {
  it.each([
    ['1500', 1500],
    ['1.500,00', 1500],
    ['1,500.00', 1500],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['900,50', 900.5],
    ['900.50', 900.5],
    ['3,5', 3.5],
    ['0.125', 0.125],
    ['1500.125', 1500.125],
    ['3.1254', 3.1254],
    ['1.234,567', 1234.567],
  ])('is read from %s as %d', (text, expected) => expect(parseDecimal(text, 'unclear')).toBe(expected));
  it.each(['1.500', '1,500', '999.999'])(
    'is read as the given option says if it is ambiguous: %s',
    (text) => {
      expect(parseDecimal(text, 'unclear')).toBe('unclear');
      expect(parseDecimal(text, 'grouped')).toBe(Number(text.replace(/[.,]/, '')));
      expect(parseDecimal(text, 'decimal')).toBe(Number(text.replace(',', '.')));
    },
  );
  it.each(['', '-5', '1.23.4', '12.34,56', '1.234.56', '1.234,567.89', ',5', '5,', '1e5', '0x10', 'dez'])(
    'is refused if written as “%s”',
    (text) => expect(parseDecimal(text, 'unclear')).toBeUndefined(),
  );
});

it.each([
  [999, '999', '999'],
  [48_000, '48 mil', '48K'],
  [48_001, '48 mil', '48K'],
  [48_200, '48,2 mil', '48.2K'],
  [1_250_000, '1,3 mi', '1.3M'],
])('shortens the count %d to %s in Portuguese and %s in English', (count, pt, en) => {
  expect([createCountFormatter('pt-BR')(count), createCountFormatter('en')(count)]).toEqual([pt, en]);
});
