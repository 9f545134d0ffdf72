import { describe, expect, it } from 'vitest';
import { bankDigit, formatDigitableLine } from './slip';

describe('a slip (boleto)', () => {
  it('shows the digitable line in its five fields', () => {
    expect(formatDigitableLine('00190000090114971860168524522114675860000102656')).toBe(
      '00190.00009 01149.718601 68524.522114 6 75860000102656',
    );
  });

  it('shows the check digit of the bank', () => {
    expect(['001', '237', '341', '033'].map(bankDigit)).toEqual([9, 2, 7, 7]);
  });
});
