import { freshDatabase } from '@elenco/tests/support/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { about, type ImportFixture, importing } from '../testing/importing';

let database: ImportFixture['database'];
let file: ImportFixture['file'];
let find: ImportFixture['find'];
let end: ImportFixture['end'];
beforeAll(async () => {
  ({ database, file, find, end } = await importing(await freshDatabase()));
});
afterAll(() => end());

describe('a file of external profiles saved by a spreadsheet program', () => {
  it.each([
    [
      'windows-1252',
      'João Ação',
      Buffer.from(
        'name;instagram_handle;instagram_followers;city;price\r\nJoão Ação;joao.acao;12,3 mil;São Paulo;1,5 mil\r\n',
        'latin1',
      ),
    ],
    [
      'sep-line',
      'Com Linha',
      Buffer.from('sep=;\r\nname;instagram_handle;instagram_followers\r\nCom Linha;com.linha;10\r\n'),
    ],
    [
      'stray-quote',
      'Maria 5" salto',
      Buffer.from('name,instagram_handle,instagram_followers\nMaria 5" salto,maria.salto,10\n'),
    ],
  ])('is read with the quirks of spreadsheet programs: %s', async (kind, name, content) => {
    const done = await database.search.importFile(file(`${kind}.csv`, content), about);
    expect(done).toMatchObject({ added: 1, refused: 0 });
    const [found] = await find(name);
    expect(found).toMatchObject({ name });
    if (kind === 'windows-1252')
      expect(found).toMatchObject({ city: 'São Paulo', followers: 12_300, priceCents: 150_000 });
  });

  it('extracts handles from channel URLs, and refuses a line whose URL contains no handle', async () => {
    const path = file(
      'addresses.csv',
      [
        'name,youtube_handle,youtube_followers,linkedin_handle',
        'Endereco Um,https://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa,1000,https://www.linkedin.com/in/um',
        'Endereco Dois,https://www.youtube.com/channel/UCbbbbbbbbbbbbbbbbbbbbbb,2000,https://www.linkedin.com/in/dois',
        'Endereco Tres,youtube.com/@tres,3000,',
        'Endereco Quatro,youtube.com/@quatro,4000,https://www.linkedin.com/in/quatro',
      ].join('\n'),
    );
    const done = await database.search.importFile(path, about);
    expect(done).toMatchObject({ added: 2, joined: 0, refused: 2 });
    expect(await database.search.refusals(done.id, 10)).toMatchObject([
      { line: 2, pointer: '/accounts/0/handle', code: 'invalid_handle' },
      { line: 3, pointer: '/accounts/0/handle', code: 'invalid_handle' },
    ]);
    expect(await find('endereco quatro')).toMatchObject([{ name: 'Endereco Quatro' }]);
  });
});
