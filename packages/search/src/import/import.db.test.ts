import { gzipSync } from 'node:zlib';
import { Dice } from '@elenco/db/testing';
import { freshDatabase } from '@elenco/tests/support/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, randomCreator } from '../testing/crowd';
import { about, brand, type ImportFixture, importing, ndjson, on } from '../testing/importing';

const newer = { source: 'Newer catalogue', sourceAt: '2026-11-01T00:00:00.000Z' };

let database: ImportFixture['database'];
let client: ImportFixture['client'];
let file: ImportFixture['file'];
let find: ImportFixture['find'];
let end: ImportFixture['end'];
beforeAll(async () => {
  ({ database, client, file, find, end } = await importing(await freshDatabase()));
});
afterAll(() => end());

describe('a file of external profiles', () => {
  it('is read as CSV, and its valid rows are searchable immediately', async () => {
    const path = file(
      'people.csv',
      [
        'name,mainSkill,country,city,price,instagram_handle,instagram_followers,tiktok_handle',
        'Berenice Abreu,food,BR,Recife,1500,@berenice.abreu,12000,',
        ',food,BR,Recife,,nameless,1,',
        'No Account,food,BR,,,,,',
        'Wrong Skill,juggling,BR,,,juggler,1,',
        '"Çağla, Öz",travel,PT,Lisboa,,,,cagla.oz',
      ].join('\n'),
    );
    const done = await database.search.importFile(path, about);
    expect(done).toMatchObject({ lines: 6, added: 2, joined: 0, refused: 3 });
    expect(await database.search.refusals(done.id, 10)).toMatchObject([
      { line: 3, pointer: '/name', code: 'required' },
      { line: 4, pointer: '/accounts', code: 'required' },
      { line: 5, pointer: '/mainSkill', code: 'invalid_value' },
    ]);
    expect(await find('cagla')).toMatchObject([{ name: 'Çağla, Öz', kind: 'external' }]);
    expect(await find('berenice abreu')).toMatchObject([
      {
        priceCents: 150_000,
        followers: 12_000,
        available: null,
        creatorId: null,
        origin: { source: 'Catalogue', at: about.sourceAt },
        presences: [
          { channel: 'instagram', handle: 'berenice.abreu', source: 'estimated', measuredAt: about.sourceAt },
        ],
      },
    ]);
  });

  it('is read with the separator of its header line, such as the semicolon of Excel in Portuguese', async () => {
    const path = file(
      'planilha.csv',
      [
        '\uFEFFname;price;instagram_handle;instagram_followers;instagram_engagement;bio',
        'Iracema Luz;900,50;iracema.luz;48.000;3,5;Café, pão e viagem',
        'Jurema Sol;1.500,00;jurema.sol;1.250.000;12;"Um; dois"',
        'Quem Sabe;1.500;quem.sabe;1;1;',
        'Uma A Mais;10;uma.a.mais;1;1;bio;mais',
        'Uma A Menos;10;uma.a.menos;1;1',
        '',
      ].join('\r\n'),
    );
    const done = await database.search.importFile(path, about);
    expect(done).toMatchObject({ added: 2, refused: 3 });
    expect(await database.search.refusals(done.id, 10)).toMatchObject([
      { line: 4, pointer: '/price', code: 'ambiguous_number' },
      { line: 5, pointer: '', code: 'column_count' },
      { line: 6, pointer: '', code: 'column_count' },
    ]);
    expect(await find('iracema luz')).toMatchObject([
      { priceCents: 90_050, followers: 48_000, presences: [{ engagementBp: 350 }] },
    ]);
    expect(await find('jurema sol')).toMatchObject([{ priceCents: 150_000, followers: 1_250_000 }]);
  });

  it('is read once if its content is imported under two file names', async () => {
    const content = ndjson({ name: 'Once Only', accounts: [on('youtube', 'once')] });
    await database.search.importFile(file('a.ndjson', content), about);
    const again = await database.search.importFile(file('b.ndjson', content), about);
    expect(again).toMatchObject({ added: 1, lines: 1 });
    expect(await find('once only')).toHaveLength(1);
  });

  it('merges profiles that share a handle and keeps the newest values, until the lines are separated again', async () => {
    const old = ndjson({ name: 'Dalva Reis', city: 'Belém', accounts: [on('instagram', 'dalva', 10)] });
    await database.search.importFile(file('old.ndjson', old), about);
    const more = ndjson({
      name: 'Dalva R.',
      accounts: [on('instagram', 'Dalva', 99), on('spotify', 'dalvacast', 5)],
    });
    const packed = file('new.ndjson.gz', gzipSync(more));
    expect(await database.search.importFile(packed, newer)).toMatchObject({ added: 0, joined: 1 });
    const [joined, ...others] = await find('dalva');
    expect(others).toEqual([]);
    expect(joined).toMatchObject({
      name: 'Dalva R.',
      city: 'Belém',
      followers: 99,
      origin: { source: 'Newer catalogue' },
    });

    const { rows } = await client.query<{ id: number }>(
      `select id from external_sources where record ->> 'name' = 'Dalva R.'`,
    );
    expect(await database.search.separate(rows[0]!.id, newer.sourceAt)).toBeGreaterThan(0);
    const parted = (await find('dalva')).map(({ name, followers }) => [name, followers]);
    expect(parted.sort()).toEqual([
      ['Dalva R.', 99],
      ['Dalva Reis', 10],
    ]);
    // A profile with only one imported line cannot be separated.
    expect(await database.search.separate(rows[0]!.id, newer.sourceAt)).toBeUndefined();
    const handles = await client.query(
      `select handle, e.name from external_handles h join external_profiles e on e.id = profile_id
       where handle like 'dalva%' order by 1`,
    );
    expect(handles.rows).toEqual([
      { handle: 'dalva', name: 'Dalva Reis' },
      { handle: 'dalvacast', name: 'Dalva R.' },
    ]);
    // The metrics of the two lines are separated as well.
    const [old2, new2] = [...(await find('dalva'))].sort((a, b) => a.followers - b.followers);
    const figuresOf = async (key: string) =>
      (await database.search.metricsOfKey(brand, key)).map(({ channel, followers }) => [channel, followers]);
    expect(await figuresOf(old2!.key)).toEqual([['instagram', 10]]);
    expect(await figuresOf(new2!.key)).toEqual([
      ['instagram', 99],
      ['spotify', 5],
    ]);
  });

  it('resumes after the last saved line if the process crashed', async () => {
    const rows = Array.from({ length: 2_020 }, (_, n) => ({
      name: `Runner ${n}`,
      accounts: [on('tiktok', `runner${n}`)],
    }));
    const path = file('long.ndjson', ndjson(...rows));
    const crash = database.search.importFile(path, about, ({ lines }) => {
      if (lines === 2_000) throw new Error('the plug is pulled');
    });
    await expect(crash).rejects.toThrow('the plug is pulled');
    const seen: number[] = [];
    const done = await database.search.importFile(path, about, ({ lines }) => {
      seen.push(lines);
    });
    expect(seen).toEqual([2_020]);
    expect(done).toMatchObject({ added: 2_020, refused: 0, phase: 'done' });
    expect(await find('runner2019')).toHaveLength(1);
  });

  it('assigns a line whose handles belong to two profiles to the older profile', async () => {
    const content = ndjson(
      { name: 'Chain One', accounts: [on('instagram', 'chain.a')] },
      { name: 'Chain Two', accounts: [on('youtube', 'chain.b')] },
      // The two handles belong to different profiles by now, so the line is assigned to the older profile.
      { name: 'Chain Three', accounts: [on('youtube', 'chain.b'), on('instagram', 'chain.a', 30)] },
      { name: 'Chain Four', accounts: [on('instagram', 'chain.a'), on('spotify', 'chain.c')] },
      { name: 'Chain Five', accounts: [on('spotify', 'chain.c', 7)] },
    );
    const done = await database.search.importFile(file('chain.ndjson', content), about);
    expect(done).toMatchObject({ added: 2, joined: 3 });
    const owners = await client.query(
      `select channel, e.name, (select count(*)::int from external_sources s where s.profile_id = e.id) as lines
       from external_handles h join external_profiles e on e.id = profile_id where handle like 'chain.%' order by 1`,
    );
    expect(owners.rows).toEqual([
      { channel: 'instagram', name: 'Chain One', lines: 4 },
      { channel: 'spotify', name: 'Chain One', lines: 4 },
      { channel: 'youtube', name: 'Chain Two', lines: 1 },
    ]);
  });

  it('adds metrics to the history with their date and source, even if an older file is imported later', async () => {
    const received = (followers: number) => ({
      name: 'Hist Ory',
      accounts: [on('instagram', 'hist', followers)],
    });
    await database.search.importFile(file('h2.ndjson', ndjson(received(900))), newer);
    await database.search.importFile(file('h1.ndjson', ndjson(received(300))), about);
    const [profile] = await find('hist ory');
    expect(profile?.followers).toBe(900);
    expect(await database.search.metricsOfKey(brand, profile!.key)).toMatchObject([
      {
        channel: 'instagram',
        day: '2026-09-30',
        followers: 300,
        engagementBp: 0,
        source: 'estimated',
        origin: 'Catalogue',
      },
      {
        channel: 'instagram',
        day: '2026-10-31',
        followers: 900,
        engagementBp: 0,
        source: 'estimated',
        origin: 'Newer catalogue',
      },
    ]);
  });

  it('is searchable without leaving rows in the delta table, if it is large', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => ({
      name: `Walker ${n}`,
      accounts: [on('facebook', `walker${n}`)],
    }));
    await database.search.importFile(file('large.ndjson', ndjson(...rows)), about);
    expect(await find('walker249')).toHaveLength(1);
    const { rows: delta } = await client.query(`select from search.delta`);
    expect(delta).toEqual([]);
  });

  it('is marked as failed if it is damaged, while the rows before the damage stay searchable', async () => {
    const whole = gzipSync(ndjson({ name: 'Half', accounts: [on('twitter', 'half')] }));
    await expect(
      database.search.importFile(file('broken.ndjson.gz', whole.subarray(0, whole.length - 12)), about),
    ).rejects.toThrow(/unexpected end of file/);
    const { rows } = await client.query(
      `select phase, failure from imports where file_name = 'broken.ndjson.gz'`,
    );
    expect(rows).toEqual([{ phase: 'failed', failure: 'unreadable' }]);
    const nonsense = await database.search.importFile(file('x.ndjson', '{"name":\n\u0000\n[]\n"a"'), about);
    expect(nonsense).toMatchObject({ added: 0, refused: 4 });
    const odd = {
      name: 'Odd',
      audience: { genders: {}, ages: {}, countries: { 'B\u0000': 1 } },
      accounts: [{ ...on('tiktok', 'odd'), measuredAt: '0000-01-01T00:00:00Z' }],
      '\u0000': 1,
    };
    expect(await database.search.importFile(file('odd.ndjson', ndjson(odd)), about)).toMatchObject({
      refused: 1,
    });
  });

  it('links a profile to a member only by a verified account', async () => {
    const dice = new Dice(5);
    const presence = (source: 'verified' | 'declared', handle: string) => [
      {
        channel: 'instagram' as const,
        handle,
        followers: 5,
        engagementBp: 1,
        source,
        measuredAt: about.sourceAt,
      },
    ];
    const proved = await addMember(
      client,
      { ...randomCreator(dice), name: 'Proved Member', presences: presence('verified', 'Proved') },
      1,
    );
    await addMember(
      client,
      { ...randomCreator(dice), name: 'Claiming Member', presences: presence('declared', 'wanted') },
      2,
    );
    const content = ndjson(
      { name: 'Proved Elsewhere', accounts: [on('instagram', 'proved')] },
      { name: 'Wanted Elsewhere', accounts: [on('instagram', 'wanted')] },
    );
    await database.search.importFile(file('claims.ndjson', content), about);
    expect((await find('proved')).map(({ key }) => key)).toEqual([String(proved)]);
    expect((await find('wanted')).map(({ kind }) => kind).sort()).toEqual(['external', 'member']);
  });
});
