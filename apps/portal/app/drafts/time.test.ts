import { expect, it } from 'vitest';
import { timeIn, timeText } from './time';

it.each([
  ['', null],
  ['0:12', 12_000],
  ['65', 65_000],
  ['1:05', 65_000],
  ['1:65', undefined],
  ['meio', undefined],
  ['-3', undefined],
])('parses %j as %s', (text, atMs) => {
  expect(timeIn(text)).toBe(atMs);
});

it('formats seconds as minutes, the inverse of parsing', () => {
  expect([timeText(12_900), timeText(65_000)]).toEqual(['0:12', '1:05']);
});
