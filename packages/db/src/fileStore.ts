import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Where the bytes of uploads lie, by what they are: the same bytes lie there once. */
export interface FileStore {
  /** Keeps the bytes, safe on disk when it returns, and gives their SHA-256, hexadecimal. */
  put(bytes: Uint8Array): Promise<string>;
  has(sha256: string): Promise<boolean>;
  /** @throws where there are none: the row in the database says that there are */
  open(sha256: string): ReadableStream<Uint8Array>;
  /** Takes the bytes away; nothing happens where there are none. */
  forget(sha256: string): Promise<void>;
}

/** A folder; `ab/cd/abcd…` keeps any one folder small. */
export function folderStore(folder: string): FileStore {
  const placeOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4));
  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const place = placeOf(sha256);
      const path = join(place, sha256);
      if (await stat(path).catch(() => undefined)) return sha256;
      await mkdir(place, { recursive: true });
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
      try {
        await writeThrough(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(place);
      return sha256;
    },
    has: (sha256) =>
      stat(join(placeOf(sha256), sha256)).then(
        () => true,
        () => false,
      ),
    forget: (sha256) => rm(join(placeOf(sha256), sha256), { force: true }),
    open: (sha256) =>
      Readable.toWeb(createReadStream(join(placeOf(sha256), sha256))) as ReadableStream<Uint8Array>,
  };
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

/** A rename is lasting only when the folder that names the file is on disk too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
