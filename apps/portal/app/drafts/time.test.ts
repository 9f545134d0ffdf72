import { expect, it } from 'vitest';
import { formatTime, parseTime } from './time';

it.each([
  ['', null],
  ['0:12', 12_000],
  ['65', 65_000],
  ['1:05', 65_000],
  ['1:65', undefined],
  ['meio', undefined],
  ['-3', undefined],
])('parses %j as a position of %s ms in a video', (text, atMs) => {
  expect(parseTime(text)).toBe(atMs);
});

it('formats a position in a video as minutes and seconds', () => {
  expect([formatTime(12_900), formatTime(65_000)]).toEqual(['0:12', '1:05']);
});
