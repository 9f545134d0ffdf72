import { describe, expect, it } from 'vitest';
import { CentsType, InstantType, instantOf } from './types';

describe('a timestamp', () => {
  it.each([
    ['2026-11-21 02:40:00+00', '2026-11-21T02:40:00.000Z'],
    ['2026-11-21 02:40:00.12+00', '2026-11-21T02:40:00.120Z'],
    ['2026-11-20 23:40:00.007-03', '2026-11-21T02:40:00.007Z'],
    ['2026-11-21 08:10:00+05:30', '2026-11-21T02:40:00.000Z'],
    ['2026-11-21T02:40:00.000Z', '2026-11-21T02:40:00.000Z'],
  ])('is read from %s as %s', (text, iso) => expect(instantOf(text)).toBe(iso));
  it('throws if it is invalid', () => {
    expect(() => instantOf('infinity')).toThrow(RangeError);
    expect(() => new InstantType().convertToDatabaseValue('tomorrow')).toThrow(RangeError);
  });
  it('is null if the column is null', () => expect(new InstantType().convertToJSValue(null)).toBeNull());
});

describe('an amount in cents', () => {
  const type = new CentsType();
  it.each([0, -1, Number.MAX_SAFE_INTEGER])('is read back as written: %i', (value) => {
    expect(type.convertToJSValue(type.convertToDatabaseValue(value))).toBe(value);
  });
  it('throws for fractions and for amounts outside the safe range', () => {
    expect(() => type.convertToJSValue('9007199254740993')).toThrow(RangeError);
    expect(() => type.convertToDatabaseValue(0.5)).toThrow(RangeError);
  });
});
