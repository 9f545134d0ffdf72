import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { type Head, verifyAudit } from '../audit/audit';
import { type FileStore, folderStore, syncFolder } from '../files/fileStore';
import { migrate, openMigrations } from '../kernel/migrate';
import { migrations } from '../migrations';
import { withClient } from '../withClient';
import { dumpDatabase } from './dump';
import { listErasures } from './erasures';
import { copyFiles, namesUsed } from './files';
import { loadJobs, loadTables } from './load';
import {
  BackupError,
  type ErasureList,
  filesOf,
  KINDS,
  type Kind,
  type Manifest,
  readManifest,
  writeManifest,
} from './manifest';

export { checkPlace, fetchBackup, isInBucket, sendBackup } from './bucket';
export { BackupError, type ErasureList, erasureList, KINDS, type Manifest, readManifest } from './manifest';

type Stores = Readonly<Record<Kind, FileStore>>;
const NAME = 'elenco-backup';

/**
 * Writes a backup into a new folder in `to` and returns its path. The folder gets its final name only when
 * everything is on disk. Copies the files after the database, so that the backup contains the file of every
 * row. This order is sufficient because the portal stores a file before it writes the row.
 */
export async function createBackup(parts: {
  readonly url: string;
  readonly stores: Stores;
  readonly to: string;
  readonly version: string;
}): Promise<{ folder: string; manifest: Manifest }> {
  const { url, stores, to, version } = parts;
  const at = new Date().toISOString();
  const name = `elenco-${at.replaceAll(/[-:]|\.\d+/g, '')}`;
  const folder = join(to, name);
  if (await exists(folder)) throw new BackupError(`${folder} exists already.`);
  const unfinished = join(to, `.${name}.unfinished`);
  try {
    await mkdir(join(unfinished, 'database'), { recursive: true, mode: 0o700 });
    const { names, ...database } = await readDatabase(url, join(unfinished, 'database'));
    const missing: Manifest['missing'] = { files: [], photos: [] };
    for (const kind of KINDS) {
      const target = folderStore(join(unfinished, kind));
      missing[kind] = await copyFiles(stores[kind], target, names[kind]);
    }
    const stored = {
      files: names.files.filter((one) => !missing.files.includes(one)),
      photos: names.photos.filter((one) => !missing.photos.includes(one)),
    };
    const manifest: Manifest = { format: 1, version, at, ...database, stored, missing };
    await writeManifest(unfinished, manifest);
    for (const path of [join(unfinished, 'database'), unfinished]) await syncFolder(path);
    await rename(unfinished, folder);
    await syncFolder(to);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

function readDatabase(url: string, folder: string) {
  return withClient({ connectionString: url, application_name: NAME }, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const dump = await dumpDatabase(client, folder);
    const { rows: auditHeads } = await client.query<Head>(
      'select chain, position, hash from audit_heads order by chain',
    );
    const erasures = await listErasures(client);
    const names = { files: await namesUsed(client, 'files'), photos: await namesUsed(client, 'photos') };
    await client.query('commit');
    return { ...dump, auditHeads, erasures, names };
  });
}

/**
 * Returns the completed erasures of the database at `url`; undefined if the database has no tables for
 * erasures yet.
 */
export function readErasures(url: string): Promise<ErasureList | undefined> {
  return withClient({ connectionString: url, application_name: NAME }, async (client) => {
    const { rows } = await client.query<{ made: boolean }>(
      `select to_regclass('public.erased_handles') is not null as made`,
    );
    return rows[0]?.made ? listErasures(client) : undefined;
  });
}

/**
 * Compares every file of a backup with its manifest. Returns the manifest and a message for each difference.
 */
export async function verifyBackup(folder: string): Promise<{ manifest: Manifest; problems: string[] }> {
  const manifest = await readManifest(folder);
  const problems: string[] = [];
  for (const { path, sha256 } of filesOf(manifest)) {
    const found = await hashOf(join(folder, path)).catch(() => undefined);
    if (found === undefined) problems.push(`${path} is missing or cannot be read`);
    else if (found !== sha256) problems.push(`${path} was changed`);
  }
  return { manifest, problems };
}

/**
 * Restores the database of a backup and migrates it to this version.
 * @throws BackupError if the target is not empty and `replace` is not set, if other connections are open, or
 * if a newer version of Elenco wrote the backup
 */
export async function restoreDatabase(parts: {
  readonly url: string;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly replace: boolean;
}): Promise<void> {
  const { url, folder, manifest, replace } = parts;
  const known = new Set<string>(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `Elenco ${manifest.version} made this backup; install that version or a newer one (unknown here: ${unknown.join(', ')}).`,
    );
  await withClient({ connectionString: url, application_name: NAME }, async (client) => {
    // Roles that are not superusers cannot see whether another role's connection is a client or a background
    // process.
    const { rows } = await client.query<{ tables: number; others: number }>(
      `select (select count(*)::int from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables,
         (select count(*)::int from pg_stat_activity where datname = current_database()
           and coalesce(backend_type, 'client backend') = 'client backend' and usename is not null
           and application_name <> $1) as others`,
      [NAME],
    );
    const { tables, others } = rows[0]!;
    if (tables > 0 && !replace)
      throw new BackupError('The database is not empty. Use --replace to delete its content first.');
    if (others > 0)
      throw new BackupError('Other programs are connected to the database. Stop portals and workers first.');
    if (tables === 0) return;
    await dropAll(client);
  });
  const orm = await openMigrations(url);
  try {
    await orm.migrator.up({ migrations: [...manifest.migrations] });
  } finally {
    await orm.close();
  }
  const database = join(folder, 'database');
  const load = (work: Parameters<typeof withClient>[1]) =>
    withClient({ connectionString: url, application_name: NAME }, async (client) => {
      await client.query('begin');
      await work(client);
      await client.query('commit');
    });
  await load((client) => loadTables(client, database, manifest));
  await migrate(url);
  await load((client) => loadJobs(client, database, manifest.jobs));
}

async function dropAll(client: Client): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(nspname), ', ') as names from pg_namespace
     where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  await client.query(
    `begin; drop schema ${rows[0]!.names} cascade; create schema public; grant usage on schema public to public; commit`,
  );
}

/** Copies the files of a backup into the stores. Returns the names of files that the backup lacks. */
export async function restoreFiles(folder: string, manifest: Manifest, stores: Stores): Promise<string[]> {
  const missing: string[] = [];
  for (const kind of KINDS) {
    const from = folderStore(join(folder, kind));
    missing.push(...(await copyFiles(from, stores[kind], manifest.stored[kind])));
  }
  return missing;
}

/**
 * Checks in a restored database that the ledger balances and that the audit log's chains are intact. Returns
 * a message for each problem.
 */
export async function checkRestored(url: string, { auditHeads }: Manifest): Promise<string[]> {
  const problems = await withClient({ connectionString: url, application_name: NAME }, async (client) => {
    const { rows: sums } = await client.query<{ currency: string; sum: string }>(
      'select currency, sum(amount_cents) as sum from postings group by 1 having sum(amount_cents) <> 0',
    );
    const { rows: balances } = await client.query<{ id: number }>(
      `select id from ledger_accounts a where balance_cents <>
         (select coalesce(sum(amount_cents), 0) from postings p where p.account_id = a.id)`,
    );
    return [
      ...sums.map(({ currency, sum }) => `the postings in ${currency} add up to ${sum} cents, not 0`),
      ...balances.map(({ id }) => `the balance of ledger account ${id} is not the sum of its postings`),
    ];
  });
  const { broken } = await verifyAudit(url, auditHeads);
  return [
    ...problems,
    ...broken.map(
      ({ chain, position, why }) => `audit chain ${chain} is broken at position ${position}: ${why}`,
    ),
  ];
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
