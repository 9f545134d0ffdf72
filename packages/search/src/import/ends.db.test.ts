import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { cancelImport } from '@elenco/core';
import { Dice } from '@elenco/db/testing';
import { locks } from '@elenco/sql';
import { freshDatabase } from '@elenco/tests/support/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, randomCreator } from '../testing/crowd';
import { about, type ImportFixture, importing, ndjson, on } from '../testing/importing';
import { linesOf } from './read';

let database: ImportFixture['database'];
let client: ImportFixture['client'];
let file: ImportFixture['file'];
let find: ImportFixture['find'];
let end: ImportFixture['end'];
beforeAll(async () => {
  ({ database, client, file, find, end } = await importing(await freshDatabase()));
});
afterAll(() => end());

it('continues after refusing a line of several megabytes in an import file', async () => {
  const endless = Buffer.alloc(5_000_000, 'x');
  const next = Buffer.from('\r\n{"name":"Next"}\r\n');
  const path = file('endless.ndjson.gz', gzipSync(Buffer.concat([endless, next]), { level: 1 }));
  const lines = [];
  for await (const line of await linesOf(path, 'endless.ndjson.gz')) lines.push(line);
  expect(lines).toEqual([
    { number: 1, refused: 'invalid_format' },
    { number: 2, given: { name: 'Next' } },
  ]);
});

it('makes the rows before the cut of a large truncated import file searchable', async () => {
  const rows = Array.from({ length: 3_500 }, (_, n) => ({
    name: `Sprinter ${n}`,
    accounts: [on('tiktok', `sprinter${n}`)],
  }));
  const whole = gzipSync(ndjson(...rows));
  const broken = file('sprint.ndjson.gz', whole.subarray(0, whole.length - 12));
  await expect(database.search.importFile(broken, about)).rejects.toThrow(/unexpected end of file/);
  const { rows: imports } = await client.query('select phase, failure, lines from imports');
  expect(imports).toMatchObject([{ phase: 'failed', failure: 'unreadable' }]);
  expect(imports[0].lines).toBeGreaterThan(200);
  expect(await find('sprinter1999')).toHaveLength(1);
});

it('links a separated import line, but not the rest of its profile, to the member whose account it contains', async () => {
  const presences = [
    {
      channel: 'instagram' as const,
      handle: 'Prova',
      followers: 5,
      engagementBp: 1,
      source: 'verified' as const,
      measuredAt: about.sourceAt,
    },
  ];
  const member = await addMember(
    client,
    { ...randomCreator(new Dice(5)), name: 'Proved Member', presences },
    1,
  );
  const content = ndjson(
    { name: 'Bridge', accounts: [on('youtube', 'bridge')] },
    { name: 'Proved Elsewhere', accounts: [on('youtube', 'bridge'), on('instagram', 'prova')] },
  );
  await database.search.importFile(file('bridge.ndjson', content), about);
  const owners = async () => {
    const { rows } = await client.query<{ name: string; creatorId: number | null }>(
      `select s.record ->> 'name' as name, e.creator_id as "creatorId" from external_sources s
       join external_profiles e on e.id = s.profile_id
       where s.record ->> 'name' in ('Bridge', 'Proved Elsewhere') order by 1`,
    );
    return rows.map(({ name, creatorId }) => [name, creatorId]);
  };
  expect(await owners()).toEqual([
    ['Bridge', member],
    ['Proved Elsewhere', member],
  ]);
  const { rows } = await client.query<{ id: number }>(
    `select id from external_sources where record ->> 'name' = 'Proved Elsewhere'`,
  );
  await database.search.separate(rows[0]!.id, about.sourceAt);
  expect(await owners()).toEqual([
    ['Bridge', null],
    ['Proved Elsewhere', member],
  ]);
});

it('lets the process that reads a file finish the import after another process stopped waiting for it', async () => {
  const path = file('twice.ndjson', ndjson({ name: 'Read Twice' }, { name: 'Read Elsewhere' }));
  const { rows } = await client.query(
    `insert into imports (version, created_at, updated_at, sha256, file_name, source, source_at, phase, read_bp, lines, added, joined, refused)
     values (1, now(), now(), repeat('e', 64), 'twice.ndjson', 'a test', $1, 'waiting', 0, 0, 0, 0, 0) returning id`,
    [about.sourceAt],
  );
  const [{ id }] = rows;
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(${locks.profiles})`);
  const gaveUp: unknown[] = [];
  const read = database.search.readImport(id, {
    pathOf: () => path,
    last: true,
    gaveUp: (error: unknown) => gaveUp.push(error),
    deleteFile: async () => {},
  });
  const refused = expect(read).rejects.toThrow('goes on in another process');
  const waiting = async () =>
    (
      await client.query(
        `select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rowCount;
  await expect.poll(waiting).toBe(1);
  await client.query('update imports set lines = 1 where id = $1', [id]);
  await client.query('commit');
  await refused;
  const { rows: now } = await client.query('select phase, failure from imports where id = $1', [id]);
  expect({ now, gaveUp }).toEqual({ now: [{ phase: 'reading', failure: null }], gaveUp: [] });
});

it('queues one job per imported file, even if the worker is notified several times', async () => {
  const wake = () =>
    client.query(
      `update imports set phase = 'waiting', finished_at = null where file_name = 'bridge.ndjson' returning id`,
    );
  const [{ id }] = (await wake()).rows;
  await wake();
  const { rows } = await client.query(
    `select key from graphile_worker._private_jobs where payload ->> 'id' = $1`,
    [String(id)],
  );
  expect(rows).toEqual([{ key: `import ${id}` }]);
});

describe('a cancelled import', () => {
  const staff = { role: 'admin', userId: 1, name: 'Rui', duties: ['curation'] } as const;
  const by = () => ({ actor: staff, now: new Date().toISOString() });
  const rows = Array.from({ length: 4_300 }, (_, n) => ({
    name: n === 7 ? '' : `Halter ${n}`,
    accounts: [on('tiktok', `halter${n}`)],
  }));
  const isFound = async (n: number) => (await find(`halter${n}`)).some(({ name }) => name === `Halter ${n}`);
  const stateOf = async (id: number) =>
    (
      await client.query(
        'select phase, lines, refused, finished_at is not null as over from imports where id = $1',
        [id],
      )
    ).rows[0];

  it('stops after the current batch, and resumes if the same file is imported again', async () => {
    const path = file('halter.ndjson', ndjson(...rows));
    const seen: number[] = [];
    const stopped = await database.search.importFile(path, about, async ({ id, lines }) => {
      seen.push(lines);
      await Promise.all([1, 2].map(() => database.perform(cancelImport, { id }, by())));
    });
    expect(seen).toEqual([2_000]);
    const { id } = stopped;
    expect(stopped).toMatchObject({ phase: 'cancelling', lines: 2_000 });
    const done = await client.query(
      `select data from audit where command = 'imports.cancel' and row_id = $1`,
      [id],
    );
    expect(done.rowCount).toBe(1);

    const ended = await database.search.readImport(id, {
      pathOf: () => path,
      deleteFile: async () => {},
      last: false,
      gaveUp: () => {},
    });
    expect(ended).toMatchObject({ phase: 'cancelled', lines: 2_000, added: 1_999, refused: 1 });
    expect(await stateOf(id)).toEqual({ phase: 'cancelled', lines: 2_000, refused: 1, over: true });
    expect(await database.search.refusals(id, 10)).toMatchObject([
      { line: 8, pointer: '/name', code: 'required' },
    ]);
    expect([await isFound(1_999), await isFound(2_000)]).toEqual([true, false]);
    expect(await database.search.neededFiles()).not.toContain(ended?.sha256);

    expect(await database.search.importFile(path, about)).toMatchObject({
      id,
      phase: 'done',
      lines: 4_300,
      added: 4_299,
      refused: 1,
    });
    expect(await isFound(4_299)).toBe(true);
    await expect(database.perform(cancelImport, { id }, by())).rejects.toMatchObject({
      errors: [{ code: 'import_read' }],
    });
  });

  it('reads nothing if it was cancelled before a worker started it', async () => {
    const { rows: begun } = await client.query<{ id: number }>(
      `insert into imports (version, created_at, updated_at, sha256, file_name, source, source_at, phase, read_bp, lines,
         added, joined, refused)
       values (1, now(), now(), repeat('d', 64), 'wait.csv', 'Catalogue', now(), 'waiting', 0, 0, 0, 0, 0) returning id`,
    );
    const { id } = begun[0]!;
    await database.perform(cancelImport, { id }, by());
    const deleted: string[] = [];
    await database.search.readImport(id, {
      pathOf: () => '/nowhere',
      last: false,
      gaveUp: () => {},
      deleteFile: async (sha256) => void deleted.push(sha256),
    });
    expect(await stateOf(id)).toMatchObject({ phase: 'cancelled', lines: 0 });
    expect(deleted).toEqual(['d'.repeat(64)]);
  });

  it('continues if the file is imported again on the server before the worker completes the cancellation', async () => {
    const path = file(
      'again.ndjson',
      ndjson({ name: 'Wanted After All', accounts: [on('tiktok', 'wanted')] }),
    );
    const { rows: begun } = await client.query<{ id: number }>(
      `insert into imports (version, created_at, updated_at, sha256, file_name, source, source_at, phase, read_bp, lines,
         added, joined, refused)
       values (1, now(), now(), $1, 'again.ndjson', 'Catalogue', now(), 'cancelling', 0, 0, 0, 0, 0) returning id`,
      [createHash('sha256').update(readFileSync(path)).digest('hex')],
    );
    const { id } = begun[0]!;
    expect(await database.search.importFile(path, about)).toMatchObject({ id, phase: 'done', added: 1 });
    expect(await stateOf(id)).toMatchObject({ phase: 'done', lines: 1, over: true });
  });
});
