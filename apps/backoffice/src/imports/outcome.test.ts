import { expect, it } from 'vitest';
import { acceptanceOf, rowsOf, toneOfImport } from './outcome';

const read = (added: number, joined: number, refused: number) => ({ added, joined, refused });

it('shows the sum of added, merged and refused rows as the number of imported rows', () => {
  expect(rowsOf(read(2, 1, 3))).toBe(6);
});

it.each([
  ['all rows were accepted', read(2, 1, 0), 'all', 'success'],
  ['some rows were refused', read(0, 1, 4), 'some', 'warning'],
  ['every row was refused', read(0, 0, 4), 'nothing', 'error'],
] as const)('summarizes an import: %s', (_, counts, taken, tone) => {
  expect(acceptanceOf(counts)).toBe(taken);
  expect(toneOfImport({ ...counts, phase: 'done' })).toBe(tone);
});

it('colors a running import neutrally even if rows were refused', () => {
  expect(toneOfImport({ ...read(0, 0, 4), phase: 'reading' })).toBe('info');
});
