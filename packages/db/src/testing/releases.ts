import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { createBackup, type Manifest } from '../backup';
import { folderStore } from '../files/fileStore';
import { withClient } from '../withClient';

const folder = fileURLToPath(new URL('releases/', import.meta.url));
const END = '.json.br';

/** A backup packed into one file. One compressed file is smaller than a compressed file for each table. */
interface Packed {
  readonly manifest: Manifest;
  /** The schema that the migrations of this version created. */
  readonly schema: readonly string[];
  readonly tables: Readonly<Record<string, string>>;
}

/** Returns the released versions for which an example database is stored. */
export const releases = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(END))
    .map((name) => name.slice(0, -END.length));

/**
 * Shortens the logs of a database with demo data, and stores it as the example database of a version. Returns
 * the path of the stored file.
 */
export async function keepRelease(url: string, version: string, schema: readonly string[]): Promise<string> {
  await shortenLogs(url);
  const to = mkdtempSync(join(tmpdir(), 'elenco-release-'));
  try {
    const none = folderStore(join(to, 'none'));
    const backup = await createBackup({ url, to, version, stores: { files: none, photos: none } });
    const { manifest } = backup;
    const tables = Object.fromEntries(
      [...manifest.tables, manifest.jobs].map(({ name }) => [
        name,
        gunzipSync(readFileSync(pathOf(backup.folder, name))).toString(),
      ]),
    );
    const text = Buffer.from(JSON.stringify({ manifest, schema, tables } satisfies Packed));
    const params = {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    const path = join(folder, `${version}${END}`);
    writeFileSync(path, brotliCompressSync(text, { params }));
    return path;
  } finally {
    rmSync(to, { recursive: true, force: true });
  }
}

/** Unpacks the example database of a version into a folder, as a backup. Returns its manifest and schema. */
export function unpackRelease(version: string, into: string): Pick<Packed, 'manifest' | 'schema'> {
  const file = readFileSync(join(folder, `${version}${END}`));
  const { manifest, schema, tables } = JSON.parse(brotliDecompressSync(file).toString()) as Packed;
  mkdirSync(join(into, 'database'), { recursive: true });
  for (const [name, text] of Object.entries(tables))
    writeFileSync(pathOf(into, name), gzipSync(text, { level: 1 }));
  return {
    manifest,
    schema: schema.filter(
      (text) => !/\bmigrations[. ]migrations_|\bmigrations\.|public\.migrations\b/.test(text),
    ),
  };
}

const pathOf = (backup: string, table: string): string => join(backup, 'database', `${table}.copy.gz`);

/**
 * Deletes all entries of each audit chain except the first ones, because hashes do not compress. Also deletes
 * all jobs except the latest ones. Marks events without a job as delivered.
 */
function shortenLogs(url: string): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(`begin; set local session_replication_role = replica;
      delete from audit where position > 60;
      update audit_heads h set position = a.position, hash = a.hash from audit a
        where a.chain = h.chain and a.position = (select max(position) from audit l where l.chain = h.chain);
      delete from graphile_worker._private_jobs
        where id not in (select id from graphile_worker._private_jobs order by id desc limit 40);
      update events set delivered_at = at where delivered_at is null and id not in
        (select (payload -> 'eventIds' ->> 0)::int from graphile_worker._private_jobs
         where payload -> 'eventIds' is not null);
      commit`);
  });
}
