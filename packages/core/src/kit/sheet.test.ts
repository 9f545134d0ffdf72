import { expect, it } from 'vitest';
import { sheetName, sheetOf } from './sheet';

const table = [
  ['Valor', 'Dia', 'Hora', 'Taxa'],
  [{ cents: 123_456 }, { day: '2026-11-30' }, { at: '2026-12-01T01:30:00.000Z' }, { share: 0.125 }],
];

it('writes amounts to a spreadsheet as numbers, and days and instants as dates in São Paulo time', () => {
  const [, row] = sheetOf(table, 'en');
  expect(row).toEqual([
    { type: Number, value: 1234.56, format: '#,##0.00' },
    { type: Date, value: new Date('2026-11-30'), format: 'yyyy-mm-dd' },
    { type: Date, value: new Date('2026-11-30T22:30:00Z'), format: 'yyyy-mm-dd hh:mm' },
    { type: Number, value: 0.125, format: '0.0%' },
  ]);
});

it('writes dates to a spreadsheet in the order of the user’s language', () => {
  const formats = sheetOf(table, 'pt')[1]?.map((cell) => cell && 'format' in cell && cell.format);
  expect(formats).toEqual(['#,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm', '0.0%']);
});

it('writes long numbers and formula-like text to a spreadsheet as text', () => {
  const lines = [
    ['CPF', 'Nome', 'Vazio'],
    ['00123456789', '=1+1', null],
  ];
  const [, row] = sheetOf(lines, 'pt');
  expect(row).toEqual([{ type: String, value: '00123456789' }, { type: String, value: "'=1+1" }, null]);
});

it('removes characters that a worksheet name cannot contain', () => {
  expect(sheetName('Cobranças [2026/11]: todas as que vencem')).toBe('Cobranças  2026 11   todas as q');
  expect(sheetName('')).toBe('Elenco');
});
