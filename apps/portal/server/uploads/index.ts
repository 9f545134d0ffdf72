import { randomBytes } from 'node:crypto';
import { businessDate } from '@elenco/brazil';
import { Problem } from '@elenco/core/kit';
import { settingOn, settings as settingRows } from '@elenco/core/platform';
import { type Database, storeOf } from '@elenco/db';
import { MemoryLocker, Server } from '@tus/server';
import type { Context, Hono } from 'hono';
import { sentBy } from '../files/keepUpload';
import type { Runtime } from '../runtime';
import type { Env } from '../types';
import { keepWhole } from './keepWhole';
import { placeOf, UPLOADS } from './place';

/** Maximum number of unfinished uploads per user. The worker deletes abandoned uploads. */
const MAX_UNFINISHED = 10;
const MEGABYTE = 1024 * 1024;
const byId = '/uploads/:id{[1-9][0-9]*-[0-9a-f]{32}}';

/**
 * Mounts uploads of videos and pictures of drafts in chunks by the tus protocol
 * (https://tus.io/protocols/resumable-upload), which can resume after an interruption. An upload is visible
 * only to the creator who sent it. `POST /uploads/:id/file` turns it into a file.
 */
export function mountUploads(app: Hono<Env>, { settings, database }: Runtime): void {
  const locker = new MemoryLocker();
  const files = storeOf(settings, 'files');
  let opened: ReturnType<typeof placeOf> | undefined;
  const open = () => {
    opened ??= placeOf(settings).catch((error) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  const tus = async (c: Context<Env>, maxSize?: number) =>
    new Server({
      path: '/uploads',
      datastore: (await open()).datastore,
      locker,
      namingFunction: () => `${UPLOADS}${c.get('user')!.id}-${randomBytes(16).toString('hex')}`,
      generateUrl: (_, { id }) => `/${id}`,
      getFileIdFromRequest: (_, last) => (last ? `${UPLOADS}${last}` : undefined),
      ...(maxSize === undefined ? {} : { maxSize }),
    }).handleWeb(c.req.raw);

  app.post('/uploads', async (c) => {
    const person = creatorOf(c);
    const most = await largestDraft(database);
    const length = Number(c.req.header('upload-length') ?? Number.NaN);
    if (!Number.isSafeInteger(length) || length < 1) {
      throw new Problem('malformed', [{ pointer: '', code: 'invalid_format' }]);
    }
    if (length > most) throw new Problem('too_large', [{ pointer: '/file', code: 'too_large' }]);
    if ((await (await open()).unfinishedOf(person)) >= MAX_UNFINISHED) {
      throw new Problem('refused', [
        { pointer: '/file', code: 'too_many_uploads', params: { max: MAX_UNFINISHED } },
      ]);
    }
    return tus(c, most);
  });
  // Rejects GET, since uploaded bytes are never returned. Hono also routes HEAD to this handler.
  app.on(['GET', 'PATCH', 'DELETE'], byId, (c) => {
    ofPerson(c);
    if (c.req.method === 'GET') throw new Problem('not_found');
    return tus(c);
  });
  app.post(`${byId}/file`, async (c) => {
    const { id, person } = ofPerson(c);
    const of = sentBy(c.get('actor'), person);
    const now = new Date().toISOString();
    const poster = await posterOf(c);
    const keeping = { place: await open(), files, database, poster, of, now };
    const fileId = await keepWhole(`${UPLOADS}${id}`, keeping);
    return c.json({ id: fileId }, 201);
  });
}

/** Returns the video frame that the browser has drawn, as JPEG; undefined for any other content type. */
async function posterOf(c: Context<Env>): Promise<Uint8Array | undefined> {
  if (c.req.header('content-type') !== 'image/jpeg') return undefined;
  const length = Number(c.req.header('content-length') ?? Number.NaN);
  if (!(length > 0 && length <= MEGABYTE)) throw new Problem('too_large');
  return new Uint8Array(await c.req.arrayBuffer());
}

/** Returns the maximum size of a draft in bytes, by the current settings. */
export async function largestDraft(database: Database): Promise<number> {
  const key = 'draft_megabytes';
  const rows = await database.see(settingRows, { role: 'system' }, { key });
  return settingOn(rows, key, businessDate(new Date())) * MEGABYTE;
}

const isOf = (upload: string, person: number) => upload.startsWith(`${person}-`);

/**
 * Returns the id of the signed-in creator.
 * @throws Problem `not_found` for all other users
 */
function creatorOf(c: Context<Env>): number {
  const user = c.get('user');
  if (!user || c.get('actor').role !== 'creator') throw new Problem('not_found');
  return user.id;
}

/**
 * Returns the id of an upload and of its user.
 * @throws Problem `not_found` for unknown uploads and those of other users
 */
function ofPerson(c: Context<Env>): { id: string; person: number } {
  const person = creatorOf(c);
  const id = c.req.param('id') ?? '';
  if (!isOf(id, person)) throw new Problem('not_found');
  return { id, person };
}
