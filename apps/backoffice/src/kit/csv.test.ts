import { expect, it } from 'vitest';
import { safeCell, toCsv } from './csv';

it.each(['=1+1', '+55 11', '-2', '@SUM(A1)', '\tcmd', '\rcmd'])(
  'keeps the text %j from being a formula',
  (text) => {
    expect(safeCell(text).replaceAll('"', '').startsWith("'")).toBe(true);
  },
);

it('leaves other text and our own numbers as they are', () => {
  expect(safeCell('Verão sem frescura')).toBe('Verão sem frescura');
  expect(safeCell(-12.5)).toBe('-12.5');
  expect(safeCell(null)).toBe('');
});

it('quotes separators, quotes and line ends', () => {
  expect(safeCell('a,b')).toBe('"a,b"');
  expect(safeCell('o "melhor"')).toBe('"o ""melhor"""');
  expect(safeCell('=a\nb')).toBe('"\'=a\nb"');
});

it('writes rows with the mark that spreadsheets need', () => {
  expect(
    toCsv([
      ['Título', 'Valor'],
      ['Protetor', 10],
    ]),
  ).toBe('\uFEFFTítulo,Valor\r\nProtetor,10\r\n');
});
