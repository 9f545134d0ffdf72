import { expect, it } from 'vitest';
import { rowsOf, takenOf, toneOfImport } from './outcome';

const read = (added: number, joined: number, refused: number) => ({ added, joined, refused });

it('counts rows, not the lines of the file', () => {
  expect(rowsOf(read(2, 1, 3))).toBe(6);
});

it.each([
  ['all of it was taken', read(2, 1, 0), 'all', 'success'],
  ['some rows were refused', read(0, 1, 4), 'some', 'warning'],
  ['every row was refused', read(0, 0, 4), 'nothing', 'error'],
] as const)('a file that was read: %s', (_, counts, taken, tone) => {
  expect(takenOf(counts)).toBe(taken);
  expect(toneOfImport({ ...counts, phase: 'done' })).toBe(tone);
});

it('while it is read, a refused row says nothing of the whole yet', () => {
  expect(toneOfImport({ ...read(0, 0, 4), phase: 'reading' })).toBe('info');
});
