import { describe, expect, it } from 'vitest';
import { readCsv } from '.';

const latin = (text: string) => Buffer.from(text, 'latin1');
const cells = async (bytes: Uint8Array) => (await readCsv(bytes)).map((row) => [row.line, ...row.cells]);

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from('João;ação')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffJoão;ação')],
    ['Windows-1252', latin('João;ação')],
    ['Windows-1252 that ends on a non-ASCII character', latin('João;ação\n;;')],
  ])('is decoded from %s', async (_, bytes) => expect(await cells(bytes)).toEqual([[1, 'João', 'ação']]));

  it('is decoded from Windows-1252 even if only its last byte is not ASCII', async () =>
    expect(await cells(latin('Avó;avô'))).toEqual([[1, 'Avó', 'avô']]));

  it.each([
    ['a byte that is undefined in Windows-1252', latin('Jo\xe3o\x81'), 'not_text'],
    [
      'UTF-8 with one damaged character',
      Buffer.concat([Buffer.from('João ação '), latin('\xe3')]),
      'not_text',
    ],
    ['a byte order mark before Windows-1252', latin('\xef\xbb\xbfJo\xe3o'), 'not_text'],
    ['UTF-16', Buffer.from('\ufeffname;handle', 'utf16le'), 'not_text'],
    ['a renamed workbook', latin('PK\x03\x04\x14\x00'), 'spreadsheet_file'],
    ['a renamed workbook in the old format', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'spreadsheet_file'],
    ['unclosed quotes', latin('a,b\n"c,d'), 'csv_unreadable'],
  ])('is rejected if it is or contains %s', (_, bytes, code) => expect(readCsv(bytes)).rejects.toThrow(code));

  it.each([
    ['the first line states the separator', 'sep=;\r\na;b,c\r\n', [[2, 'a', 'b,c']]],
    [
      'the separator is the most frequent one of the first line',
      'a;b,c;d\n1,5;2;3',
      [
        [1, 'a', 'b,c', 'd'],
        [2, '1,5', '2', '3'],
      ],
    ],
    ['the separator is a tab', 'a\tb', [[1, 'a', 'b']]],
    [
      'a quote inside a cell is text',
      'Maria 5" salto,x\nb,c',
      [
        [1, 'Maria 5" salto', 'x'],
        [2, 'b', 'c'],
      ],
    ],
    [
      'a quoted start of a cell is text',
      '"Maria" salto,x\nb,c',
      [
        [1, '"Maria" salto', 'x'],
        [2, 'b', 'c'],
      ],
    ],
    [
      'a line break inside quotes is text',
      '"a\nb",c\nd,e',
      [
        [2, 'a\nb', 'c'],
        [3, 'd', 'e'],
      ],
    ],
    [
      'empty records are skipped',
      'a;b\n\n;;\nc;d',
      [
        [1, 'a', 'b'],
        [4, 'c', 'd'],
      ],
    ],
  ])('is split into cells: %s', async (_, text, rows) =>
    expect(await cells(Buffer.from(text))).toEqual(rows),
  );
});
