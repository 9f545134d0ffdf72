import { describe, expect, it } from 'vitest';
import { interleaved } from './barCode';

/**
 * Table of the standard: the narrow (n) and wide (w) elements of each digit. Their positions have the weights
 * 1, 2, 4, 7 and parity.
 */
const table: Record<string, string> = {
  '0': 'nnwwn',
  '1': 'wnnnw',
  '2': 'nwnnw',
  '3': 'wwnnn',
  '4': 'nnwnw',
  '5': 'wnwnn',
  '6': 'nwwnn',
  '7': 'nnnww',
  '8': 'wnnwn',
  '9': 'nwnwn',
};

/** Decodes the widths as a scanner does. */
function scan(widths: readonly number[]): string {
  const elements = widths.map((width) => (width > 1 ? 'w' : 'n')).join('');
  expect(elements.slice(0, 4)).toBe('nnnn');
  expect(elements.slice(-3)).toBe('wnn');
  const digitOf = (pattern: string) => Object.keys(table).find((digit) => table[digit] === pattern) ?? '?';
  const digits = [];
  for (let at = 4; at < elements.length - 3; at += 10) {
    const group = [...elements.slice(at, at + 10)];
    digits.push(digitOf(group.filter((_, n) => n % 2 === 0).join('')));
    digits.push(digitOf(group.filter((_, n) => n % 2 === 1).join('')));
  }
  return digits.join('');
}

describe('a bar code (interleaved 2 of 5)', () => {
  it('can be decoded for every digit, both as bars and as spaces', () => {
    for (const digits of ['0123456789', '1032547698', '00193758600001026560000001149718606852452211']) {
      expect(scan(interleaved(digits))).toBe(digits);
    }
  });

  it('is 405 times as wide as a narrow bar for the 44 digits of a slip', () => {
    expect(interleaved('0'.repeat(44)).reduce((sum, width) => sum + width, 0)).toBe(405);
  });

  it('is not created if the digits cannot be encoded', () => {
    expect(() => interleaved('123')).toThrow(RangeError);
    expect(() => interleaved('12a4')).toThrow(RangeError);
    expect(() => interleaved('')).toThrow(RangeError);
  });
});
