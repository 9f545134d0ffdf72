import { createHash } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { csvSample, metric, type ProfileImport, profileImport } from '@elenco/core';
import { folderStore } from '@elenco/db';
import { openapi } from '@elenco/portal/server/api/manifest';
import type { startWorker } from '@elenco/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { gather } from './cast';
import { about, begunImport, importWorker, readImport, sendFile, withoutWorker } from './imports/work';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
  worker = await importWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const send = (who: keyof typeof as, content: string, more: Partial<typeof about> = {}) =>
  sendFile(as[who], content, more);
const read = (id: number) => readImport(api, as.curation, id);
const csv = [
  'name,instagram_handle,instagram_followers',
  'Norma Norte,norma.norte,1200',
  ',nameless,1',
  'Zilda Norte,@zilda,99',
].join('\n');
const store = () => folderStore(join(api.dataDir, 'imports'));

describe('a file of profiles uploaded by curation staff', () => {
  let done: ProfileImport;

  it('is imported by the worker, which reports how many profiles were added, joined and rejected', async () => {
    const answer = await send('curation', csv);
    expect(answer.status).toBe(201);
    const started = profileImport.parse(await answer.json());
    expect(answer.headers.get('location')).toBe(`/api/v1/imports/${started.id}`);
    done = await read(started.id);
    expect(done).toMatchObject({ phase: 'done', lines: 4, added: 2, joined: 0, refused: 1, readBp: 10_000 });
    expect(done).toMatchObject({ ...about, sourceAt: '2026-11-01T03:00:00.000Z', failure: null });
  });

  it('is deleted from the file store after the import', () => {
    expect(existsSync(store().pathOf(done.sha256))).toBe(false);
  });

  it('has the reasons for rejected rows listed on the page and in a file', async () => {
    const listed = await (await as.owner('GET', `/imports/${done.id}/refusals`)).json();
    expect(listed).toEqual([{ line: 3, pointer: '/name', code: 'required' }]);
    const file = await as.owner('GET', `/imports/${done.id}/refusals.csv`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await file.text()).toBe('"line","field","code"\r\n3,"/name","required"\r\n');
  });

  it('is imported completely if it has the format of the sample file, in Portuguese or English', async () => {
    for (const language of ['pt', 'en'] as const) {
      const answer = await send('curation', csvSample(language), { fileName: `${language}.csv` });
      const { id } = profileImport.parse(await answer.json());
      const { added, joined, refused } = await read(id);
      expect([language, added + joined, refused]).toEqual([language, 1, 0]);
    }
  });

  it('has its unknown columns listed as reasons for rejected rows', async () => {
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

  it('makes the imported profiles searchable, with the history of their metrics', async () => {
    const counts = ['posts', 'sampledPosts', 'likes', 'comments', 'shares', 'views', 'methodVersion'];
    const unreported = Object.fromEntries(counts.map((name) => [name, null]));
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
        ...unreported,
        source: 'estimated',
        origin: 'Catálogo Norte',
      },
    ]);
  });

  it('is imported once, even if uploaded again under a different name', async () => {
    const answer = await send('owner', csv, { fileName: 'outro.csv' });
    expect(answer.status).toBe(200);
    const { responses } = openapi().paths['/import-files']!.post!;
    expect(Object.keys(responses).filter((status) => Number(status) < 400)).toEqual(['200', '201']);
    const again = profileImport.parse(await answer.json());
    expect(again).toMatchObject({ id: done.id, fileName: 'perfis.csv' });
    expect(existsSync(store().pathOf(done.sha256))).toBe(false);
  });

  it('is read as text if its name ends with .gz but its content is not compressed', async () => {
    const broken = '\u001f\u008b no archive';
    const answer = await send('curation', broken, { fileName: 'x.ndjson.gz' });
    const { id } = profileImport.parse(await answer.json());
    // In UTF-8, the two characters are not a gzip signature. The file is read as text with one invalid row.
    expect(await read(id)).toMatchObject({ phase: 'done', refused: 1 });
  });

  it('is deleted from the file store after a day if no import was started', async () => {
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
])('refuses an import with the properties %j, with a pointer to the invalid field', async (more, pointer) => {
  const answer = await send('curation', 'x', more);
  expect([answer.status, await answer.json()]).toMatchObject([400, { problems: [{ pointer }] }]);
});

it('refuses an import file that is empty, or whose data is dated in the future', async () => {
  expect(await (await send('curation', '')).json()).toMatchObject({ problems: [{ code: 'file_empty' }] });
  const answer = await send('curation', 'name\nx', { sourceAt: '2999-01-01' });
  expect(await answer.json()).toMatchObject({ problems: [{ pointer: '/sourceAt', code: 'in_the_future' }] });
});

it('lets only curation staff and owners upload an import file', async () => {
  for (const who of ['support', 'finance', 'brandOwner', 'creator'] as const) {
    expect([who, (await send(who, csv)).status]).toEqual([who, 403]);
  }
  expect((await send('nobody', csv)).status).toBe(401);
  for (const path of ['/imports/305/refusals', '/imports/305/refusals.csv']) {
    expect((await as.support('GET', path)).status).toBe(404);
  }
});

describe('cancelling the rest of an import', () => {
  const begun = (sha256?: string, phase?: string) => begunImport(api.databaseUrl, sha256, phase);
  const cancel = (who: keyof typeof as, id: number) => as[who]('POST', '/commands/imports.cancel', { id });

  it('is performed by the worker once, and keeps the counts of the rows imported before', async () => {
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

  it('allows the import to restart if its file is uploaded again after the import has ended', async () => {
    const people = Array.from({ length: 9 }, (_, nth) => `Meire Meio ${nth},meire.meio${nth}`);
    const again = ['name,instagram_handle', ...people].join('\n');
    const sha256 = createHash('sha256').update(again).digest('hex');
    const id = await begun(sha256, 'cancelling');
    const refused = await send('curation', again);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { problems: [{ pointer: '/file', code: 'import_ending' }] },
    ]);
    await withoutWorker(
      api.databaseUrl,
      `update imports set phase = 'cancelled', finished_at = now() where id = $1`,
      [id],
    );
    const taken = await send('curation', again);
    expect([taken.status, profileImport.parse(await taken.json()).id]).toEqual([200, id]);
    expect(await read(id)).toMatchObject({
      phase: 'done',
      lines: 10,
      added: 7,
      finishedAt: expect.any(String),
    });
  });

  it('is refused for a finished import, and for users other than curation staff', async () => {
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
