import { describe, expect, it } from 'vitest';
import { MAX_ROWS, readPeople } from './peopleFile.server';

const read = (text: string, otherwise: 'member' | 'creator' = 'member') =>
  readPeople(Buffer.from(text), otherwise);
const wishes = async (text: string) =>
  (await read(text)).map(({ line, wish, problem }) => [line, problem ?? wish]);
const bia = { kind: 'member', name: 'Bia Rocha', email: 'bia@aurora.example' };

describe('a file of people to invite', () => {
  it.each([
    ['with semicolons and headings', 'Nome;E-mail\r\nBia Rocha;bia@aurora.example\r\n', 2],
    ['with commas', 'name,email\nBia Rocha,bia@aurora.example', 2],
    ['with tabs', 'name\temail\nBia Rocha\tbia@aurora.example', 2],
    ['with the columns in a different order', 'email;x;name\nbia@aurora.example;;Bia Rocha', 2],
    ['without headings', 'Bia Rocha;BIA@Aurora.example', 1],
    ['with a byte order mark and quotes', '\uFEFF"Bia Rocha","bia@aurora.example"', 1],
  ])('is read %s', async (_how, text, line) => expect(await wishes(text)).toEqual([[line, bia]]));

  it('may state the kind of invitation in Portuguese or English', async () => {
    const text = 'nome;email;para\nBia Rocha;a@x.example;Equipe\nBia Rocha;b@x.example;creator';
    expect(await read(text, 'creator')).toMatchObject([
      { wish: { kind: 'member' } },
      { wish: { kind: 'creator' } },
    ]);
    expect(await read('Bia Rocha;a@x.example', 'creator')).toMatchObject([{ wish: { kind: 'creator' } }]);
  });

  it('invites people from lines without a kind only if the user chose a kind for those lines', async () => {
    const lines = await readPeople(
      Buffer.from('nome;email;para\nBia Rocha;a@x.example;\nBia;b@x.example;creator'),
      undefined,
    );
    expect(lines).toMatchObject([{ problem: 'csv_kind_missing' }, { wish: { kind: 'creator' } }]);
  });

  it('is read without its invalid lines, whose errors are reported', async () => {
    const text =
      'nome;email;para\nBia Rocha;bia@;\nB;b@x.example;\nBia Rocha;c@x.example;chefe\n\n;;\nBia Rocha;bia@aurora.example;';
    expect(await wishes(text)).toEqual([
      [2, 'invalid_email'],
      [3, 'name_too_short'],
      [4, 'csv_kind'],
      [7, bia],
    ]);
  });

  it.each([
    ['nothing', '', 'file_empty'],
    ['headings only', 'nome;email', 'file_empty'],
    ['no column of e-mail addresses', 'nome;telefone\nBia;11', 'csv_without_email'],
    ['quotes that never end', 'nome;email\n"Bia;bia@aurora.example', 'csv_unreadable'],
    ['too many lines', 'Bia Rocha;bia@aurora.example\n'.repeat(MAX_ROWS + 1), 'csv_too_long'],
  ])('is rejected with %s', (_what, text, code) => expect(read(text)).rejects.toThrow(code));
});
