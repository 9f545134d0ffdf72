import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Actor, emptyQuery } from '@elenco/core';
import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database';
import { Dice } from '../../seeds/story/random';
import { addMember, somebody } from '../testing/crowd';

const brand: Actor = { role: 'client', userId: 1, name: 'Ana', companyId: 1, seat: 'owner' };
const about = { source: 'Catalogue', sourceAt: '2026-10-01T00:00:00.000Z' };
const newer = { source: 'Newer catalogue', sourceAt: '2026-11-01T00:00:00.000Z' };

let fresh: FreshDatabase;
let database: Database;
let client: Client;
let folder: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, { poolMax: 3 });
  client = new Client({ connectionString: fresh.url });
  await client.connect();
  folder = mkdtempSync(join(tmpdir(), 'elenco-import-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
  await client.end();
  await fresh.drop();
});

const file = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const find = async (text: string) => (await database.search.find(brand, { ...emptyQuery, text })).rows;
const ndjson = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const on = (channel: string, handle: string, followers = 10) => ({ channel, handle, followers });

describe('a file of external profiles', () => {
  it('is read as CSV, refused rows with their reasons, the others found at once with their origin', async () => {
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
    expect(await database.search.refusals(done.id, 10)).toEqual([
      { line: 3, pointer: '/name', code: 'required' },
      { line: 4, pointer: '/accounts', code: 'required' },
      { line: 5, pointer: '/mainSkill', code: 'invalid_value' },
    ]);
    expect(await find('cagla')).toMatchObject([{ name: 'Çağla, Öz', kind: 'external' }]);
    expect(await find('berenice abreu')).toMatchObject([
      {
        ...{ priceCents: 150_000, followers: 12_000, available: null, creatorId: null },
        origin: { source: 'Catalogue', at: about.sourceAt },
        presences: [
          { channel: 'instagram', handle: 'berenice.abreu', source: 'estimated', measuredAt: about.sourceAt },
        ],
      },
    ]);
  });

  it('of the same content is read once, whatever it is called', async () => {
    const content = ndjson({ name: 'Once Only', accounts: [on('youtube', 'once')] });
    await database.search.importFile(file('a.ndjson', content), about);
    const again = await database.search.importFile(file('b.ndjson', content), about);
    expect(again).toMatchObject({ added: 1, lines: 1 });
    expect(await find('once only')).toHaveLength(1);
  });

  it('joins who is known by a handle, with the newest word on each matter; and parts them again', async () => {
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
    // The only line of a profile has nothing to part from.
    expect(await database.search.separate(rows[0]!.id, newer.sourceAt)).toBeUndefined();
    const handles = await client.query(
      `select handle, e.name from external_handles h join external_profiles e on e.id = profile_id
       where handle like 'dalva%' order by 1`,
    );
    expect(handles.rows).toEqual([
      { handle: 'dalva', name: 'Dalva Reis' },
      { handle: 'dalvacast', name: 'Dalva R.' },
    ]);
  });

  it('goes on behind the last line that was kept, after a crash', async () => {
    const rows = Array.from({ length: 120 }, (_, n) => ({
      name: `Runner ${n}`,
      accounts: [on('tiktok', `runner${n}`)],
    }));
    const path = file('long.ndjson', ndjson(...rows));
    const crash = database.search.importFile(path, about, ({ lines }) => {
      if (lines === 100) throw new Error('the plug is pulled');
    });
    await expect(crash).rejects.toThrow('the plug is pulled');
    const seen: number[] = [];
    const done = await database.search.importFile(path, about, ({ lines }) => seen.push(lines));
    expect(seen).toEqual([120]);
    expect(done).toMatchObject({ added: 120, refused: 0 });
  });

  it('that is large is found when all of it is there', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => ({
      name: `Walker ${n}`,
      accounts: [on('facebook', `walker${n}`)],
    }));
    await database.search.importFile(file('large.ndjson', ndjson(...rows)), about);
    expect(await find('walker249')).toHaveLength(1);
    const { rows: delta } = await client.query(`select from search.delta`);
    expect(delta).toEqual([]);
  });

  it('that is broken says so, and keeps what it could', async () => {
    const whole = gzipSync(ndjson({ name: 'Half', accounts: [on('twitter', 'half')] }));
    await expect(
      database.search.importFile(file('broken.ndjson.gz', whole.subarray(0, whole.length - 12)), about),
    ).rejects.toThrow(/unexpected end of file/);
    const nonsense = await database.search.importFile(file('x.ndjson', '{"name":\n\u0000\n[]\n"a"'), about);
    expect(nonsense).toMatchObject({ added: 0, refused: 4 });
  });

  it('claims for a member only what a network has confirmed', async () => {
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
      { ...somebody(dice), name: 'Proved Member', presences: presence('verified', 'Proved') },
      1,
    );
    await addMember(
      client,
      { ...somebody(dice), name: 'Claiming Member', presences: presence('declared', 'wanted') },
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
