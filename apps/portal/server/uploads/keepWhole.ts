import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isProblem, Problem } from '@elenco/core/kit';
import type { Database, FileRow, FileStore } from '@elenco/db';
import { redrawn, refused, tooLarge, undamaged } from '@elenco/pictures';
import { fileTypeFromStream } from 'file-type';
import { safeName } from '../files/keepUpload';
import type { UploadPlace } from './place';

/**
 * Maximum size of a picture in bytes. It is lower than for videos, since pictures are redrawn in memory. No
 * phone takes pictures of this size.
 */
const LARGEST_PICTURE = 25 * 1024 * 1024;
/** Video formats that phones record and browsers play. */
const videos: readonly string[] = ['video/mp4', 'video/quicktime', 'video/webm'];

interface UploadContext {
  readonly place: UploadPlace;
  readonly files: FileStore;
  readonly database: Database;
  /** A frame of the video that the browser has drawn. */
  readonly poster: Uint8Array | undefined;
  readonly of: Pick<FileRow, 'ownerId' | 'companyId' | 'creatorId'>;
  /** ISO instant, UTC. */
  readonly now: string;
}

/**
 * Turns a complete upload into a file, and returns the file's id. Repeated and concurrent calls return the
 * same id. Detects the type from the bytes. After `too_large` and `invalid`, the upload is deleted.
 * @throws Problem `not_found`; `refused` with `upload_unfinished`; `too_large`; `invalid` at `/file`
 */
export async function keepWhole(id: string, keeping: UploadContext): Promise<number> {
  const { place, database } = keeping;
  const before = await database.files.ofUpload(id);
  if (before) return before;
  try {
    const kept = await keepOnce(id, keeping);
    // The file exists, so an error here is ignored. The worker deletes the remains together with abandoned
    // uploads.
    await place.remove(id).catch(() => undefined);
    return kept;
  } catch (error) {
    // A concurrent request may have created the file and deleted the bytes that this request was reading.
    const other = await database.files.ofUpload(id);
    if (other) return other;
    if (!isProblem(error)) throw (await isThere(place, id)) ? error : new Problem('not_found');
    // Another attempt would fail for the same reason, so the upload is deleted.
    if (error.code === 'invalid' || error.code === 'too_large') await place.remove(id).catch(() => undefined);
    throw error;
  }
}

const isThere = (place: UploadPlace, id: string) =>
  place.datastore.getUpload(id).then(
    () => true,
    () => false,
  );

async function keepOnce(
  id: string,
  { place, files, database, poster, of, now }: UploadContext,
): Promise<number> {
  const upload = await place.datastore.getUpload(id).catch(() => {
    throw new Problem('not_found');
  });
  if (upload.offset !== upload.size) {
    throw new Problem('refused', [{ pointer: '/file', code: 'upload_unfinished' }]);
  }
  const { mime, sha256, size } = await storeAs(() => place.read(id), upload.size, files);
  const name = safeName(upload.metadata?.filename ?? '', mime);
  const row = await database.files.addOfUpload({ name, mime, size, sha256, ...of, createdAt: now }, id);
  // A concurrent request was first. The `catch` in `keepWhole` finds the file of that request.
  if (!row) throw new Problem('not_found');
  const frame = videos.includes(mime) && poster ? await drawn(poster) : undefined;
  if (frame) {
    const about = { name: safeName(name, 'image/jpeg'), mime: 'image/jpeg', size: frame.length };
    const kept = { ...about, sha256: await files.put(frame), ...of, createdAt: now };
    await database.files.setPoster(row.id, (await database.files.add(kept)).id);
  }
  return row.id;
}

/** Redraws the video frame like other uploaded pictures; undefined for an invalid frame. */
const drawn = (poster: Uint8Array) => redrawn(poster, 'image/jpeg').catch(() => undefined);

async function storeAs(read: () => Promise<Readable>, size: number, files: FileStore) {
  const beginning = await read();
  const mime = (await fileTypeFromStream(Readable.toWeb(beginning)))?.mime ?? '';
  beginning.destroy();
  if (mime === 'image/jpeg' || mime === 'image/png') {
    if (size > LARGEST_PICTURE) throw tooLarge();
    const bytes = await undamaged(async () => redrawn(await buffer(await read()), mime));
    return { mime, size: bytes.length, sha256: await files.put(bytes) };
  }
  if (!videos.includes(mime)) throw refused('draft_type');
  const stored = await files.putStream(await read(), size);
  if (!stored) throw refused('file_damaged');
  return { mime, ...stored };
}
