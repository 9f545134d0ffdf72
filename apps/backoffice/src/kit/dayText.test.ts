import { describe, expect, it } from 'vitest';
import { readDay, withSlash, writeDay } from './dayText';

it('formats days in the date format of the language and leaves other text unchanged', () => {
  expect(writeDay('2026-11-30', 'pt-BR')).toBe('30/11/2026');
  expect(writeDay('2026-11-30', 'en')).toBe('11/30/2026');
  expect(writeDay('3/1', 'pt-BR')).toBe('3/1');
  expect(writeDay('', 'pt-BR')).toBe('');
});

describe('the text of a typed day', () => {
  it.each([
    ['30/11/2026', 'pt-BR', '2026-11-30'],
    ['11/30/2026', 'en', '2026-11-30'],
    ['1.2.2027', 'pt-BR', '2027-02-01'],
    ['30112026', 'pt-BR', '2026-11-30'],
    [' 2026-11-30 ', 'pt-BR', '2026-11-30'],
    ['29/02/2028', 'pt-BR', '2028-02-29'],
  ])('is parsed as a day: “%s” in the locale %s', (text, tag, day) => {
    expect(readDay(text, tag)).toBe(day);
  });

  it.each(['', '30/11', '31/02/2026', '30/11/26', '11/30/2026', '30/11/0026', 'amanhã'])(
    'is rejected in Portuguese: “%s”',
    (text) => {
      expect(readDay(text, 'pt-BR')).toBeUndefined();
    },
  );
});

it('adds slashes to a day while the user types digits, but not while the user deletes them', () => {
  expect(withSlash('30', '3')).toBe('30/');
  expect(withSlash('30/11', '30/1')).toBe('30/11/');
  expect(withSlash('30', '30/')).toBe('30');
  expect(withSlash('3/1', '3/')).toBe('3/1');
});
