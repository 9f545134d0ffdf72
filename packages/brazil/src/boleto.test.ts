import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, boleto, dayOfFactor, dueFactor, parseBoletoLine } from './index';

const LINE = '00190000090114971860168524522114675860000102656';
const slip = {
  bank: '001',
  dueOn: '2018-07-15',
  amountCents: 102_656,
  freeField: '0000001149718606852452211',
};

describe('the factor that encodes a boleto’s due date', () => {
  it.each([
    ['1997-10-07', 0],
    ['2000-07-03', 1000],
    ['2025-02-21', 9999],
    ['2025-02-22', 1000],
    ['2026-11-21', 1637],
    ['2049-10-13', 9999],
    ['2049-10-14', 1000],
  ])('for the due date %s is %i', (day, factor) => expect(dueFactor(day)).toBe(factor));
  it('is decoded as the date that is closest to the reference date', () => {
    expect(dayOfFactor(1637, '2026-11-21')).toBe('2026-11-21');
    expect(dayOfFactor(1637, '2002-01-01')).toBe('2002-04-01');
    expect(dayOfFactor(9999, '2025-03-01')).toBe('2025-02-21');
    expect(dayOfFactor(1000, '2025-02-01')).toBe('2025-02-22');
    expect(dayOfFactor(0, '2026-11-21')).toBeUndefined();
    expect(dayOfFactor(999, '2026-11-21')).toBe('2000-07-02');
  });
  it('does not exist for a due date before 7 October 1997', () =>
    expect(() => dueFactor('1997-10-06')).toThrow(RangeError));
});

describe('a boleto', () => {
  it('is created with the expected digitable line and bar code', () => {
    expect(boleto(slip)).toEqual({ line: LINE, barCode: '00196758600001026560000001149718606852452211' });
  });
  it('is parsed from its digitable line, with and without punctuation', () => {
    const { barCode } = boleto(slip);
    const masked = '00190.00009 01149.718601 68524.522114 6 75860000102656';
    for (const text of [LINE, masked]) {
      expect(parseBoletoLine(text, '2018-06-01')).toEqual({ ...slip, barCode });
    }
  });
  it('is read by another library with the same bank, amount and due date', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }).map((n) => addDays('2025-02-22', n)),
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.stringMatching(/^[0-7]\d{2}$/),
        fc.stringMatching(/^\d{25}$/),
        (day, amountCents, bank, freeField) => {
          const made = { bank, dueOn: day, amountCents, freeField };
          const { line, barCode } = boleto(made);
          expect(parseBoletoLine(line, day)).toEqual({ ...made, barCode });
          expect(isValidBoleto(line)).toBe(true);
          const [y = 0, m = 0, d = 0] = day.split('-').map(Number);
          const expirationDate = new Date(y, m - 1, d);
          expect(getBoletoInfo(line, { referenceDate: expirationDate })).toEqual({
            amount: amountCents,
            bankCode: bank,
            expirationDate,
          });
        },
      ),
    );
  });
  it('is refused if any single digit is wrong', () => {
    for (let i = 0; i < LINE.length; i += 1) {
      const wrong = LINE.slice(0, i) + String((Number(LINE[i]) + 1) % 10) + LINE.slice(i + 1);
      expect(parseBoletoLine(wrong, '2018-06-01'), `digit ${i + 1}`).toBeUndefined();
    }
  });
  it.each(['', LINE.slice(1), `${LINE}0`, '846100000005246100291102005460339004695895061080'])(
    'is not parsed from the invalid digitable line %s',
    (text) => expect(parseBoletoLine(text, '2026-11-21')).toBeUndefined(),
  );
  it.each([
    { bank: '1' },
    { dueOn: '2026-02-30' },
    { amountCents: 0 },
    { amountCents: 1.5 },
    { amountCents: 10_000_000_000 },
    { freeField: '1' },
  ])('is not created with %j', (wrong) => expect(() => boleto({ ...slip, ...wrong })).toThrow(RangeError));
});
