import { expect, it } from 'vitest';
import { decimal, toCsv } from './csv';

it('keeps what begins like a formula as text, quotes what would break a row, and leaves numbers alone', () => {
  expect(toCsv([['=HYPERLINK("x")', 'a, b', '-1', -1.5]])).toBe(
    '\uFEFF"\'=HYPERLINK(""x"")","a, b",\'-1,-1.5\r\n',
  );
});

it('writes minor units as decimal numbers', () => {
  expect(decimal(123_456)).toBe(1234.56);
});
