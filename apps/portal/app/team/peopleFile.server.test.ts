import { describe, expect, it } from 'vitest';
import { MOST_ROWS, readPeople, textOf } from './peopleFile.server';

const wishes = (text: string) => {
  const lines = readPeople(text, 'member');
  return typeof lines === 'string' ? lines : lines.map(({ line, wish, problem }) => [line, problem ?? wish]);
};
const bia = { kind: 'member', name: 'Bia Rocha', email: 'bia@aurora.example' };

describe('a file of people', () => {
  it.each([
    ['with semicolons and headings', 'Nome;E-mail\r\nBia Rocha;bia@aurora.example\r\n', 2],
    ['with commas', 'name,email\nBia Rocha,bia@aurora.example', 2],
    ['with tabs', 'name\temail\nBia Rocha\tbia@aurora.example', 2],
    ['with the columns the other way round', 'email;x;name\nbia@aurora.example;;Bia Rocha', 2],
    ['without headings', 'Bia Rocha;BIA@Aurora.example', 1],
    ['with a byte order mark and quotes', '\uFEFF"Bia Rocha","bia@aurora.example"', 1],
  ])('%s', (_how, text, line) => expect(wishes(text)).toEqual([[line, bia]]));

  it('says whom each is for, in either language', () => {
    const text = 'nome;email;para\nBia Rocha;a@x.example;Equipe\nBia Rocha;b@x.example;creator';
    expect(readPeople(text, 'creator')).toMatchObject([
      { wish: { kind: 'member' } },
      { wish: { kind: 'creator' } },
    ]);
    expect(readPeople('Bia Rocha;a@x.example', 'creator')).toMatchObject([{ wish: { kind: 'creator' } }]);
  });

  it('tells what is wrong with a line, and keeps the others', () => {
    const text =
      'nome;email;para\nBia Rocha;bia@;\nB;b@x.example;\nBia Rocha;c@x.example;chefe\n\n;;\nBia Rocha;bia@aurora.example;';
    expect(wishes(text)).toEqual([
      [2, 'invalid_email'],
      [3, 'name_too_short'],
      [4, 'csv_kind'],
      [7, bia],
    ]);
  });

  it.each([
    ['nothing', '', 'file_empty'],
    ['headings only', 'nome;email', 'file_empty'],
    ['no column of addresses', 'nome;telefone\nBia;11', 'csv_without_email'],
    ['quotes that never end', 'nome;email\n"Bia;bia@aurora.example', 'csv_unreadable'],
    ['too many lines', 'Bia Rocha;bia@aurora.example\n'.repeat(MOST_ROWS + 1), 'csv_too_long'],
  ])('is refused with %s', (_what, text, code) => expect(readPeople(text, 'member')).toBe(code));

  it('is read as it was saved, in UTF-8 or by an old spreadsheet', () => {
    expect(textOf(new TextEncoder().encode('João'))).toBe('João');
    expect(textOf(new Uint8Array([0x4a, 0x6f, 0xe3, 0x6f]))).toBe('João');
  });
});
