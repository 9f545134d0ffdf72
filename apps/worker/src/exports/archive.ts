import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { PHOTO } from '@elenco/core/people';
import { type Database, type StoreSettings, storeOf } from '@elenco/db';
import { ZipFile } from 'yazl';
import { Overview } from './overview';

type Row = Readonly<Record<string, unknown>>;
type Person = NonNullable<Awaited<ReturnType<Database['identity']['userOf']>>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Adds the files that belong to the exported rows: uploads under their own names, the user's photograph, and
 * the texts of contracts.
 */
async function addFilesOf(
  zip: ZipFile,
  table: string,
  rows: readonly Row[],
  settings: StoreSettings,
): Promise<void> {
  const add = async (folder: 'files' | 'photos', sha256: string, name: string) => {
    const store = storeOf(settings, folder);
    if (!(await store.has(sha256))) return;
    zip.addReadStreamLazy(name, (give) => {
      store.open(sha256).then(
        (bytes) => give(null, Readable.fromWeb(bytes as WebStream)),
        (error) => give(error, Readable.from([])),
      );
    });
  };
  for (const row of rows) {
    if (table === 'files') {
      await add('files', text(row.sha256), `files/${row.id}-${safe(text(row.name))}`);
    }
    if (table === 'creators' && PHOTO.test(text(row.portrait))) {
      await add('photos', text(row.portrait), 'files/photo.webp');
    }
    if (table === 'portfolio_projects' && Array.isArray(row.images)) {
      for (const [n, image] of row.images.entries()) {
        await add('photos', text(image), `files/portfolio-${row.id}-${n + 1}.webp`);
      }
    }
    if (table === 'portfolio_projects' && Array.isArray(row.videos)) {
      for (const [n, { still }] of (row.videos as { still: string | null }[]).entries()) {
        if (still) await add('photos', still, `files/portfolio-${row.id}-video-${n + 1}.webp`);
      }
    }
    if (table === 'contracts' && row.text) {
      zip.addBuffer(Buffer.from(text(row.text)), `files/contract-${row.id}.txt`);
    }
  }
}

/** Returns a file name without characters that an operating system could read as parts of a path. */
const safe = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-120);

/**
 * Writes the export of a user's data: each table as JSON, an HTML page for reading, and the files. The
 * archive gets its final name only when it is complete.
 * @returns size of the archive in bytes
 */
export async function writeArchive(
  { database, settings }: { database: Database; settings: StoreSettings },
  { person, path, at }: { person: Person; path: string; at: string },
): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.part`;
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(unfinished, { mode: 0o600 }));
  const filled = (async () => {
    const overview = new Overview(person.locale, { name: person.name, at });
    for await (const own of database.exports.rowsOf(person)) {
      zip.addBuffer(Buffer.from(`${JSON.stringify(own.rows, null, 2)}\n`), `data/${own.table}.json`);
      await addFilesOf(zip, own.table, own.rows, settings);
      overview.add(own);
    }
    zip.addBuffer(Buffer.from(overview.html()), 'index.html');
    zip.end();
  })();
  try {
    // If a file cannot be read, for example because it was deleted during the export, the archive is not
    // completed.
    zip.on('error', (error: Error) =>
      (zip.outputStream as NodeJS.ReadableStream & { destroy(e: Error): void }).destroy(error),
    );
    await Promise.all([filled, written]);
    const file = await open(unfinished, 'r');
    await file.sync();
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    (zip.outputStream as NodeJS.ReadableStream & { destroy(): void }).destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
  return (await stat(path)).size;
}
