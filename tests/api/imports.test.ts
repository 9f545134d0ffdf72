import { createHash } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { csvSample, metric, type ProfileImport, profileImport } from '@elenco/core';
import { addToList } from '@elenco/core/saved';
import { brandOwner } from '@elenco/core/testing';
import { folderStore } from '@elenco/db';
import { openapi } from '@elenco/portal/server/api/manifest';
import { startWorker } from '@elenco/worker';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quiet } from '../db/worker/processes';
import { type RunningApi, startApi } from '../support/api';
import { gather } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
  const settings = { baseUrl: 'http://localhost', dataDir: api.dataDir, smtpUrl: undefined };
  worker = await startWorker({
    database: api.database,
    settings: { ...settings, mailFrom: 'a@b.example', secretsKey: '0'.repeat(64) },
    log: quiet,
  });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const about = { fileName: 'perfis.csv', source: 'Catálogo Norte', sourceAt: '2026-11-01' };
const bytes = { 'Content-Type': 'application/octet-stream' };
const send = (
  who: keyof typeof as,
  content: string,
  more: Partial<Record<keyof typeof about, string>> = {},
) => as[who]('POST', `/import-files?${new URLSearchParams({ ...about, ...more })}`, content, bytes);
const csv = [
  'name,instagram_handle,instagram_followers',
  'Norma Norte,norma.norte,1200',
  ',nameless,1',
  'Zilda Norte,@zilda,99',
].join('\n');
const store = () => folderStore(join(api.dataDir, 'imports'));
const read = async (id: number) => {
  await api.database.outbox.idle();
  return profileImport.parse(await (await as.curation('GET', `/imports/${id}`)).json());
};

describe('a file of profiles that curation hands in', () => {
  let done: ProfileImport;

  it('is read by a worker, with its counts', async () => {
    const answer = await send('curation', csv);
    expect(answer.status).toBe(201);
    const started = profileImport.parse(await answer.json());
    expect(answer.headers.get('location')).toBe(`/api/v1/imports/${started.id}`);
    done = await read(started.id);
    expect(done).toMatchObject({ phase: 'done', lines: 4, added: 2, joined: 0, refused: 1, readBp: 10_000 });
    expect(done).toMatchObject({ ...about, sourceAt: '2026-11-01T03:00:00.000Z', failure: null });
  });

  it('lies in the store no more, once it was read', () => {
    expect(existsSync(store().pathOf(done.sha256))).toBe(false);
  });

  it('tells why lines were refused, in a list and as a file', async () => {
    const listed = await (await as.owner('GET', `/imports/${done.id}/refusals`)).json();
    expect(listed).toEqual([{ line: 3, pointer: '/name', code: 'required' }]);
    const file = await as.owner('GET', `/imports/${done.id}/refusals.csv`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await file.text()).toBe('"line","field","code"\r\n3,"/name","required"\r\n');
  });

  it('that was made like the sample is taken in whole, in either writing', async () => {
    for (const language of ['pt', 'en'] as const) {
      const answer = await send('curation', csvSample(language), { fileName: `${language}.csv` });
      const { id } = profileImport.parse(await answer.json());
      const { added, joined, refused } = await read(id);
      expect([language, added + joined, refused]).toEqual([language, 1, 0]);
    }
  });

  it('tells which columns nobody knows', async () => {
    const answer = await send('curation', 'name,tiktok_handle,cpf,follower\nAna,ana.x,1,2', {
      fileName: 'c.csv',
    });
    const { id } = profileImport.parse(await answer.json());
    expect(await read(id)).toMatchObject({ phase: 'done', added: 0, refused: 1 });
    expect(await (await as.owner('GET', `/imports/${id}/refusals`)).json()).toEqual([
      { line: 2, pointer: '/cpf', code: 'unrecognized_keys' },
      { line: 2, pointer: '/follower', code: 'unrecognized_keys' },
    ]);
  });

  it('is found, with the history of its figures', async () => {
    const { rows } = (await (await as.brandOwner('GET', '/search/creators?q=norma')).json()) as {
      rows: { key: string }[];
    };
    const history = await as.brandOwner('GET', `/search/creators/${rows[0]?.key}/metrics`);
    expect(metric.array().parse(await history.json())).toEqual([
      {
        channel: 'instagram',
        day: '2026-11-01',
        followers: 1_200,
        engagementBp: 0,
        source: 'estimated',
        origin: 'Catálogo Norte',
      },
    ]);
  });

  it('is read once, whatever it is called the second time', async () => {
    const answer = await send('owner', csv, { fileName: 'outro.csv' });
    expect(answer.status).toBe(200);
    const { responses } = openapi().paths['/import-files']!.post!;
    expect(Object.keys(responses).filter((status) => Number(status) < 400)).toEqual(['200', '201']);
    const again = profileImport.parse(await answer.json());
    expect(again).toMatchObject({ id: done.id, fileName: 'perfis.csv' });
    expect(existsSync(store().pathOf(done.sha256))).toBe(false);
  });

  it('that is broken says so, and may be handed in whole', async () => {
    const broken = '\u001f\u008b no archive';
    const answer = await send('curation', broken, { fileName: 'x.ndjson.gz' });
    const { id } = profileImport.parse(await answer.json());
    // Two bytes of UTF-8 make no mark of gzip: it is read as lines, of which none is a row.
    expect(await read(id)).toMatchObject({ phase: 'done', refused: 1 });
  });

  it('lies in the store for a day at most where no import is to read it', async () => {
    const [old, fresh, needed] = await Promise.all(
      ['old', 'fresh', 'needed'].map((text) => store().put(Buffer.from(text))),
    );
    for (const sha256 of [old!, needed!]) utimesSync(store().pathOf(sha256), 1, 1);
    await store().deleteOthers(new Set([needed!]), new Date(Date.now() - 86_400_000));
    expect(await Promise.all([old!, fresh!, needed!].map(store().has))).toEqual([false, true, true]);
  });
});

it.each<[Partial<typeof about>, string]>([
  [{ fileName: 'perfis.xlsx' }, '/fileName'],
  [{ source: '' }, '/source'],
  [{ sourceAt: 'ontem' }, '/sourceAt'],
])('refuses %j, and says where', async (more, pointer) => {
  const answer = await send('curation', 'x', more);
  expect([answer.status, await answer.json()]).toMatchObject([400, { problems: [{ pointer }] }]);
});

it('refuses an empty file, and data of tomorrow', async () => {
  expect(await (await send('curation', '')).json()).toMatchObject({ problems: [{ code: 'file_empty' }] });
  const answer = await send('curation', 'name\nx', { sourceAt: '2999-01-01' });
  expect(await answer.json()).toMatchObject({ problems: [{ pointer: '/sourceAt', code: 'in_the_future' }] });
});

it('is for curation alone', async () => {
  for (const who of ['support', 'finance', 'brandOwner', 'creator'] as const) {
    expect([who, (await send(who, csv)).status]).toEqual([who, 403]);
  }
  expect((await send('nobody', csv)).status).toBe(401);
  for (const path of ['/imports/305/refusals', '/imports/305/refusals.csv']) {
    expect((await as.support('GET', path)).status).toBe(404);
  }
});

describe('a file whose rest nobody wants', () => {
  const cancel = (who: keyof typeof as, id: number) => as[who]('POST', '/commands/imports.cancel', { id });
  /** As whoever read it at the server left it, in the middle. */
  async function begun(sha256 = 'f'.repeat(64), phase = 'reading'): Promise<number> {
    const [row] = await query(
      `insert into imports (version, created_at, updated_at, sha256, file_name, source, source_at, phase, read_bp, lines,
         added, joined, refused)
       values (1, now(), now(), $1, 'meio.csv', 'Meio', now(), $2, 4000, 9, 6, 1, 2) returning id`,
      [sha256, phase],
    );
    return row!.id;
  }
  /** Wakes no worker. */
  async function query(sql: string, given: unknown[]): Promise<{ id: number }[]> {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ id: number }>(sql, given);
    await client.end();
    return rows;
  }

  it('is ended by a worker, once, with what was read and what was refused', async () => {
    const id = await begun();
    const answers = await Promise.all([cancel('curation', id), cancel('owner', id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({
      phase: 'cancelled',
      lines: 9,
      added: 6,
      joined: 1,
      refused: 2,
      failure: null,
      finishedAt: expect.any(String),
    });
    expect((await as.curation('GET', `/imports/${id}/refusals`)).status).toBe(200);
    expect((await cancel('curation', id)).status).toBe(200);
  });

  it('is taken in again once it has ended; until then whoever sends it reads what to do', async () => {
    const people = Array.from({ length: 9 }, (_, nth) => `Meire Meio ${nth},meire.meio${nth}`);
    const again = ['name,instagram_handle', ...people].join('\n');
    const sha256 = createHash('sha256').update(again).digest('hex');
    const id = await begun(sha256, 'cancelling');
    const refused = await send('curation', again);
    expect([refused.status, await refused.json()]).toMatchObject([
      ...[422, { problems: [{ pointer: '/file', code: 'import_ending' }] }],
    ]);
    await query(`update imports set phase = 'cancelled', finished_at = now() where id = $1`, [id]);
    const taken = await send('curation', again);
    expect([taken.status, profileImport.parse(await taken.json()).id]).toEqual([200, id]);
    expect(await read(id)).toMatchObject({
      phase: 'done',
      lines: 10,
      added: 7,
      finishedAt: expect.any(String),
    });
  });

  it('is refused of one that is done, and is for curation alone', async () => {
    const answer = await cancel('curation', 305);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { problems: [{ code: 'import_read' }] },
    ]);
    for (const who of ['support', 'brandOwner', 'creator'] as const) {
      expect([who, (await cancel(who, 305)).status]).toEqual([who, 404]);
      expect([who, (await cancel(who, 999_999)).status]).toEqual([who, 404]);
    }
    expect((await cancel('curation', 999_999)).status).toBe(404);
  });
});

describe('two profiles that are one person', () => {
  const found = async (words: string) =>
    (
      (await (await as.brandOwner('GET', `/search/creators?q=${words}`)).json()) as {
        rows: { key: string; name: string; presences: { channel: string }[] }[];
      }
    ).rows;
  const join = (who: keyof typeof as, from: string, into: string) =>
    as[who]('POST', `/search/creators/${from}/join`, { into });

  it('are joined by curation, found as one with all their channels, and separated again', async () => {
    const lines = [
      { name: 'Tereza Tupi', accounts: [{ channel: 'instagram', handle: 'tereza.tupi', followers: 50 }] },
      {
        name: 'Terezinha',
        country: 'BR',
        tags: ['games'],
        languages: ['pt'],
        accounts: [{ channel: 'youtube', handle: 'terezinhatv', followers: 7 }],
      },
    ].map((line) => JSON.stringify(line));
    const answer = await send('curation', lines.join('\n'), { fileName: 'duas.ndjson' });
    await read(profileImport.parse(await answer.json()).id);
    const [[one], [two]] = [await found('tereza'), await found('terezinha')];
    const would = await as.curation('GET', `/search/creators/${two!.key}/join?into=${one!.key}`);
    const preview = (await would.json()) as { name: string; presences: { channel: string }[] };
    expect(preview).toMatchObject({
      name: 'Tereza Tupi',
      country: 'BR',
      tags: ['games'],
      languages: ['pt'],
      city: '',
      state: '',
      mainSkill: null,
      priceCents: null,
      gender: null,
      ageBand: null,
      bio: '',
    });
    expect(preview.presences.map(({ channel }) => channel).sort()).toEqual(['instagram', 'youtube']);
    expect((await found('terezinha')).map(({ key }) => key)).toEqual([two!.key]);
    expect((await join('curation', two!.key, one!.key)).status).toBe(200);
    const [joined, ...others] = await found('tereza');
    expect([joined?.key, others]).toEqual([one!.key, []]);
    expect(joined?.presences.map(({ channel }) => channel)).toEqual(['instagram', 'youtube']);
    expect((await as.brandOwner('GET', `/search/creators/${two!.key}`)).status).toBe(404);

    const sources = (await (await as.curation('GET', `/search/creators/${one!.key}/sources`)).json()) as {
      id: number;
      name: string;
    }[];
    expect(sources.map(({ name }) => name)).toEqual(['Tereza Tupi', 'Terezinha']);
    const parted = await as.curation('POST', `/search/sources/${sources[1]!.id}/separate`);
    expect(parted.status).toBe(200);
    expect((await found('terezinha')).map(({ name }) => name)).toEqual(['Terezinha']);
    // Its only line has nothing to part from.
    const again = await as.curation('POST', `/search/sources/${sources[1]!.id}/separate`);
    expect(await again.json()).toMatchObject({ problems: [{ code: 'only_line' }] });
  });

  it('leave in a list that has both what was noted of each', async () => {
    const lines = ['Quitéria', 'Quirina'].map((name) =>
      JSON.stringify({
        name,
        accounts: [{ channel: 'instagram', handle: name.normalize('NFD').replace(/\W/g, '') }],
      }),
    );
    const answer = await send('curation', lines.join('\n'), { fileName: 'lista.ndjson' });
    await read(profileImport.parse(await answer.json()).id);
    const keys = [(await found('quiteria'))[0]!.key, (await found('quirina'))[0]!.key];
    const by = { actor: brandOwner, now: new Date().toISOString() };
    await api.database.perform(addToList, { listId: 301, keys }, by);
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    for (const key of keys) {
      await client.query('update list_members set note = $1 where external_id = $2', [key, key.slice(1)]);
    }
    expect((await join('curation', keys[1]!, keys[0]!)).status).toBe(200);
    const { rows } = await client.query(
      `select 'x' || external_id as key, note, version from list_members where 'x' || external_id = any ($1)`,
      [keys],
    );
    await client.end();
    expect(rows).toEqual([{ key: keys[0], note: keys.join('\n'), version: 2 }]);
  });

  it('are joined by nobody else, never with itself, and only where both are there', async () => {
    const [one] = await found('tereza');
    const would = (who: keyof typeof as, into: string) =>
      as[who]('GET', `/search/creators/${one!.key}/join?into=${into}`);
    for (const who of ['support', 'brandOwner', 'creator'] as const) {
      expect([who, (await join(who, one!.key, 'x999999')).status]).toEqual([who, 403]);
      expect([who, (await would(who, 'x999999')).status]).toEqual([who, 403]);
      expect([who, (await as[who]('GET', `/search/creators/${one!.key}/sources`)).status]).toEqual([
        who,
        403,
      ]);
    }
    for (const into of ['x999999', '21', '']) {
      expect([into, (await would('curation', into)).status]).toEqual([into, 404]);
    }
    expect(await (await would('curation', one!.key)).json()).toMatchObject({
      problems: [{ code: 'same_profile' }],
    });
    expect((await join('curation', one!.key, 'x999999')).status).toBe(404);
    expect((await join('curation', one!.key, '21')).status).toBe(404);
    expect(await (await join('curation', one!.key, one!.key)).json()).toMatchObject({
      problems: [{ code: 'same_profile' }],
    });
  });
});
