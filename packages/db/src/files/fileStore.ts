import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Problem } from '@elenco/core/kit';

/** A store for uploaded files, named by their content. Equal files are stored once. */
export interface FileStore {
  /**
   * Stores bytes durably and returns their SHA-256, hexadecimal.
   * @throws Problem `unavailable`, with its cause, if the disk or the service is full or fails
   */
  put(bytes: Uint8Array): Promise<string>;
  /**
   * Stores a stream of any length. If the stream exceeds `most` bytes, stores nothing and returns undefined.
   * @throws Problem like `put`
   */
  putStream(
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    most: number,
  ): Promise<{ sha256: string; size: number } | undefined>;
  has(sha256: string): Promise<boolean>;
  /**
   * Opens a file, or only its bytes from `start` to `end`, both included. Resolves after the first bytes are
   * read, so that no HTTP response begins for a file that cannot be read. The caller must read or cancel the
   * stream.
   * @throws Problem like `put`
   * @throws another error if the file is missing, because the row of a file is written only after the file
   */
  open(
    sha256: string,
    part?: { readonly start: number; readonly end: number },
  ): Promise<ReadableStream<Uint8Array>>;
  /** Deletes a file, if it exists. */
  delete(sha256: string): Promise<void>;
  /**
   * Deletes all files that were written before a time, except `kept`. Also deletes partial files that a crash
   * left.
   */
  deleteOthers(kept: ReadonlySet<string>, before: Date): Promise<void>;
}

/** A store in a folder on this machine. */
export interface FolderStore extends FileStore {
  /** Returns the path of a stored file, or the path at which it would be stored. */
  pathOf(sha256: string): string;
}

/** Returns a store in a folder. Paths such as `ab/cd/abcd…` keep each folder small. */
export function folderStore(folder: string): FolderStore {
  const folderOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4));
  const pathOf = (sha256: string) => join(folderOf(sha256), sha256);
  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const place = folderOf(sha256);
      const path = pathOf(sha256);
      if (await stat(path).catch(() => undefined)) return sha256;
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        await mkdir(place, { recursive: true });
        await writeThrough(unfinished, bytes);
        await rename(unfinished, path);
        await syncFolder(place);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw reported(error);
      }
      return sha256;
    },
    async putStream(bytes, most) {
      const unfinished = join(folder, `${randomBytes(6).toString('hex')}.part`);
      try {
        await mkdir(folder, { recursive: true });
        const kept = await writeStream(unfinished, bytes, most);
        if (!kept) return undefined;
        await mkdir(folderOf(kept.sha256), { recursive: true });
        await rename(unfinished, pathOf(kept.sha256));
        await syncFolder(folderOf(kept.sha256));
        return kept;
      } catch (error) {
        throw reported(error);
      } finally {
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
    pathOf,
    has: (sha256) =>
      stat(pathOf(sha256)).then(
        () => true,
        () => false,
      ),
    delete: (sha256) => rm(pathOf(sha256), { force: true }),
    async deleteOthers(kept, before) {
      await mkdir(folder, { recursive: true });
      for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!found.isFile() || kept.has(found.name)) continue;
        const path = join(found.parentPath, found.name);
        const written = await stat(path).catch(() => undefined);
        if (written && written.mtime < before) await rm(path, { force: true });
      }
    },
    async open(sha256, { start, end } = { start: 0, end: Number.POSITIVE_INFINITY }) {
      const stream = createReadStream(pathOf(sha256), { start, end });
      await once(stream, 'open').catch((error) => {
        throw error.code === 'ENOENT' ? error : reported(error);
      });
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
  };
}

/**
 * Returns problem `unavailable` for an error of the operating system, which the uploading user did not cause.
 * Returns any other error unchanged.
 */
function reported(error: unknown): unknown {
  const isOfSystem = error instanceof Error && 'syscall' in error;
  return isOfSystem ? Object.assign(new Problem('unavailable'), { cause: error }) : error;
}

async function writeStream(
  path: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<{ sha256: string; size: number } | undefined> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of bytes) {
      size += part.length;
      if (size > most) return undefined;
      hash.update(part);
      await file.writeFile(part);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Syncs a folder to disk, because a renamed file is durable only after the sync. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
