import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eraseDue, leave } from '@elenco/core';
import { type Database, folderStore, openDatabase } from '@elenco/db';
import { createBackup, fetchBackup, readManifest, sendBackup } from '@elenco/db/backup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../support/builtProgram';
import { compileCache } from '../support/builtServe';
import {
  demoSecretsKey,
  type FreshDatabase,
  freshDatabase,
  longTimeouts,
  onServer,
  urlOf,
} from '../support/db';
import { startS3 } from '../support/s3';
import { plainEnvironment } from '../support/serverHost';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = `elenco_test_restored_${process.pid}`;
const owner = `elenco_restorer_${process.pid}`;

let folder: string;
let program: string;
let fresh: FreshDatabase;
let source: Database;
let targetUrl: string;
let fileHash: string;
let backup: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elenco-backup-'));
  program = await builtProgram(new URL('../../bin/elenco.ts', import.meta.url));
  fresh = await freshDatabase({ demo: true });
  source = await openDatabase(fresh.url, { limits: longTimeouts });
  // The owner of the database is not a superuser, as on a managed server, so row security applies to the
  // owner too.
  await onServer(async (client) => {
    await client.query(`create role ${owner} login password 'restore' nosuperuser;
      grant elenco_nobody, elenco_company, elenco_creator, elenco_admin, elenco_guest, elenco_system to ${owner}`);
    await client.query(`create database ${target} owner ${owner}`);
  });
  targetUrl = Object.assign(new URL(urlOf(target)), { username: owner, password: 'restore' }).href;
  fileHash = await folderStore(join(folder, 'source/files')).put(Buffer.from('contrato'));
  const [user] = await rowsOf<{ id: number }>(fresh.url, 'select id from users order by id limit 1');
  const file = { name: 'contrato.pdf', mime: 'application/pdf', size: 8, sha256: fileHash };
  const createdAt = new Date().toISOString();
  await source.files.add({ ...file, ownerId: user!.id, creatorId: null, companyId: null, createdAt });
});
afterAll(async () => {
  await source.close();
  await fresh.drop();
  await onServer(async (client) => {
    await client.query(`drop database if exists ${target} with (force)`);
    await client.query(`drop role if exists ${owner}`);
  });
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = async <Row>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  onServer(async (client) => (await client.query(sql, values)).rows as Row[], url);

interface Outcome {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Runs `bin/elenco.ts` for an installation. */
const elenco = (url: string, dataDir: string, ...args: string[]) => elencoWith({}, url, dataDir, ...args);

const elencoWith = (
  settings: Readonly<Record<string, string>>,
  url: string,
  dataDir: string,
  ...args: string[]
): Promise<Outcome> =>
  new Promise((settle) => {
    const env = {
      ...plainEnvironment(),
      ...settings,
      DATABASE_URL: url,
      ELENCO_DATA_DIR: join(folder, dataDir),
      ELENCO_SECRETS_KEY: demoSecretsKey,
      ELENCO_DATABASE_STATEMENT_MS: '120000',
      ELENCO_DATABASE_TRANSACTION_MS: '240000',
      BASE_URL: '',
      NODE_COMPILE_CACHE: compileCache,
    };
    execFile(process.execPath, [program, ...args], { cwd: root, env }, (error, out, err) =>
      settle({ code: error?.code ?? 0, out, err }),
    );
  });

describe('a backup of the demo data', () => {
  it('can be created while the database is in use, and lists files that are missing from the store', async () => {
    const made = await elenco(fresh.url, 'source', 'backup', join(folder, 'backups'));
    backup = made.out.trim();
    // Some rows of files in the tests' demo data have no stored file.
    expect(made).toMatchObject({ code: 1, err: expect.stringContaining('not in the backup') });
    const { tables, stored, jobs, sequences } = await readManifest(backup);
    expect(stored.files).toEqual([fileHash]);
    expect(tables.find(({ name }) => name === 'postings')?.rows).toBeGreaterThan(100);
    expect(jobs.rows).toBeGreaterThan(0);
    expect(sequences.length).toBeGreaterThan(50);
    expect(await elenco(fresh.url, 'source', 'verify', backup)).toMatchObject({
      code: 0,
      out: expect.stringContaining('complete'),
    });
  });

  it('is restored for a different database owner, and erasures made after the backup are repeated', async () => {
    const now = new Date().toISOString();
    const [erased] = await rowsOf<{ id: number; creatorId: number }>(
      fresh.url,
      `select u.id, u.creator_id as "creatorId" from users u
       where creator_id is not null and confirmed_at is not null and suspended_at is null
         and not exists (select from contracts c where c.creator_id = u.creator_id)
         and not exists (select from proposals p where p.creator_id = u.creator_id)
         and not exists (select from privacy_requests r where r.user_id = u.id) order by u.id limit 1`,
    );
    const actor = { role: 'creator', userId: erased!.id, creatorId: erased!.creatorId, name: '' } as const;
    await source.perform(leave, { erases: 'account' }, { actor, now });
    const [request] = await rowsOf<{ id: number }>(
      fresh.url,
      `select id from privacy_requests where user_id = $1 and status = 'open'`,
      [erased!.id],
    );
    const later = new Date(Date.parse(now) + 8 * 86_400_000).toISOString();
    const notice = { subject: 'Apagado', text: 'Adeus.', html: '<p>Adeus.</p>' };
    const due = { actor: { role: 'system' }, now: later } as const;
    await source.perform(eraseDue, { id: request!.id, notice }, due);
    const listed = await elenco(fresh.url, 'source', 'erasures');
    const list = join(folder, 'erasures.json');
    appendFileSync(list, listed.out);

    const restored = await elenco(targetUrl, 'target', 'restore', backup, '--erasures', list);
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('ledger balanced') });
    expect(restored.err).toContain('1 erasures of accounts');
    const name = 'select name, email from users where id = $1';
    const [there, here] = await Promise.all(
      [targetUrl, fresh.url].map((url) => rowsOf(url, name, [erased!.id])),
    );
    expect(there).toEqual(here);
    expect(await folderStore(join(folder, 'target/files')).has(fileHash)).toBe(true);
  });

  it('is restored with the same rows, jobs and sequences, as a backup of the restored database shows', async () => {
    const again = await elenco(targetUrl, 'target', 'restore', backup, '--replace');
    // The restore repeats and reports the erasures of the replaced database, because these erasures were made
    // after the backup.
    expect(again.err).toContain('1 erasures of accounts');
    const left = readdirSync(join(folder, 'target')).filter((one) => one.startsWith('erasures-'));
    expect(left).toEqual([]);
    const stores = {
      files: folderStore(join(folder, 'target/files')),
      photos: folderStore(join(folder, 'target/photos')),
    };
    const to = join(folder, 'second');
    const first = await readManifest(backup);
    const second = await createBackup({ url: targetUrl, stores, to, version: '0.0.0' });
    const touched = new Set(
      second.manifest.tables
        .filter(({ name, rows }) => first.tables.find((one) => one.name === name)?.rows !== rows)
        .map(({ name }) => name),
    );
    // The numbers of rows may differ only in tables that an erasure changes.
    expect(
      [...touched].filter((name) => ['postings', 'contracts', 'payouts', 'charges'].includes(name)),
    ).toEqual([]);
    const hashes = (tables: typeof first.tables) =>
      Object.fromEntries(tables.map(({ name, sha256 }) => [name, sha256]));
    for (const name of ['postings', 'ledger_transactions', 'contracts', 'charges', 'payouts', 'briefings']) {
      expect(hashes(second.manifest.tables)[name], name).toBe(hashes(first.tables)[name]);
    }
    const jobs = (
      await rowsOf<{ count: number }>(
        targetUrl,
        'select count(*)::int as count from graphile_worker._private_jobs',
      )
    )[0]!.count;
    expect(jobs).toBeGreaterThanOrEqual(first.jobs.rows);
  });

  it('is stored in, verified in and restored from a bucket', async () => {
    const s3 = await startS3();
    const service = Object.fromEntries(
      Object.entries(s3.env).map(([name, value]) => [`BACKUP_${name}`, value]),
    );
    const remotely = (...args: string[]) => elencoWith(service, fresh.url, 'source', ...args);
    try {
      const made = await remotely('backup', 's3://elenco/nightly');
      const address = made.out.trim();
      expect(address).toMatch(/^s3:\/\/elenco\/nightly\/elenco-\d{8}T\d{6}Z$/);
      const keys = await s3.keys();
      const { tables } = await readManifest(backup);
      expect(keys.filter((key) => key.endsWith('.copy.gz'))).toHaveLength(tables.length + 1);
      expect(await remotely('verify', address)).toMatchObject({
        code: 0,
        out: expect.stringContaining('complete'),
      });
      expect(await remotely('backup', 's3://elenko/nightly')).toMatchObject({
        code: 2,
        err: expect.stringContaining('The bucket elenko does not exist or cannot be reached'),
      });
      const unknown = address.replace(/T\d{6}Z$/, 'T000000Z');
      expect(await remotely('verify', unknown)).toMatchObject({
        code: 2,
        err: expect.stringContaining('is not a complete backup'),
      });
      // The first backup is older than the erasure. Downloading it also downloads the manifest of the later
      // backup, which lists the erasure.
      const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
      const at = { region: 'us-east-1', endpoint: s3.env.S3_ENDPOINT, credentials: key };
      const early = await fetchBackup(
        await sendBackup(backup, 's3://elenco/nightly', at),
        join(folder, 'fetched'),
        at,
      );
      const beside = readdirSync(dirname(early)).filter((name) => name !== basename(early));
      expect(beside).toEqual([basename(address)]);
      const later = await readManifest(join(dirname(early), basename(address)));
      expect(later.erasures.requests).toHaveLength(1);
      const restored = await elencoWith(service, targetUrl, 'target', 'restore', address, '--replace');
      expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('ledger balanced') });
      // Backups are prepared in temporary folders of the data folder, which must be deleted afterwards.
      expect(readdirSync(join(folder, 'source')).filter((one) => one.startsWith('backup-'))).toEqual([]);
    } finally {
      await s3.stop();
    }
  });

  it('cannot be restored while a program with a different database role is connected', async () => {
    const refused = await onServer(
      () => elenco(targetUrl, 'target', 'restore', backup, '--replace'),
      urlOf(target),
    );
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('Other programs are connected') });
    const [list = ''] = /\S+erasures-\S+\.json/.exec(refused.err) ?? [];
    const { requests } = JSON.parse(readFileSync(list, 'utf8')) as { requests: object[] };
    expect(requests.length).toBeGreaterThan(0);
  });

  it('cannot be restored if a file of the backup was changed, or if the target database is not empty', async () => {
    expect(await elenco(targetUrl, 'target', 'restore', backup)).toMatchObject({
      code: 2,
      err: expect.stringContaining('not empty'),
    });
    appendFileSync(join(backup, 'database/postings.copy.gz'), 'x');
    expect(await elenco(targetUrl, 'target', 'verify', backup)).toMatchObject({
      code: 1,
      err: 'database/postings.copy.gz was changed\n',
    });
    expect(await elenco(targetUrl, 'target', 'restore', backup, '--replace')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Nothing was restored'),
    });
  });
});

it('reports through the doctor command that an installation is healthy or the database is unreachable', async () => {
  expect(await elenco(targetUrl, 'target', 'doctor')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Elenco \d+\.\d+\.\d+ on Node[\s\S]*The schema is up to date/),
  });
  const unreachable = await elenco('postgresql://none@127.0.0.1:1/none', 'target', 'doctor');
  expect(unreachable).toMatchObject({ code: 1, out: expect.stringContaining('→ Check DATABASE_URL') });
});
