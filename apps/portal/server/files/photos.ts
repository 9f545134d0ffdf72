import { PHOTO } from '@elenco/core/people';
import { type StoreSettings, storeOf } from '@elenco/db';
import { cleanPhoto, cleanPicture, type PhotoKind } from '@elenco/pictures';
import type { Hono } from 'hono';
import type { Env, Settings } from '../types';

/**
 * Returns the store of photographs. It is separate from the store of uploads, so that no photograph's URL can
 * open an upload.
 */
const photosOf = (settings: StoreSettings) => storeOf(settings, 'photos');

/**
 * Stores a photograph or a logo, and returns its name: the SHA-256 of the stored picture.
 * @throws Problem at `/file`
 */
export async function keepPhoto(file: File, kind: PhotoKind, settings: StoreSettings): Promise<string> {
  return photosOf(settings).put(await cleanPhoto(new Uint8Array(await file.arrayBuffer()), kind));
}

/** True if the picture is stored. */
export const hasPhoto = async (name: string, settings: StoreSettings): Promise<boolean> =>
  PHOTO.test(name) && photosOf(settings).has(name);

/** Returns the bytes of a photograph; undefined for an unknown name. */
export async function readPhoto(name: string, settings: StoreSettings): Promise<Buffer | undefined> {
  const store = photosOf(settings);
  if (!PHOTO.test(name) || !(await store.has(name))) return undefined;
  return Buffer.from(await new Response(await store.open(name)).arrayBuffer());
}

/**
 * Stores a picture for the public pages, and returns its name and its size in pixels.
 * @throws Problem at `/file`
 */
export async function keepPicture(file: File, settings: StoreSettings) {
  const { bytes, width, height } = await cleanPicture(new Uint8Array(await file.arrayBuffer()));
  return { name: await photosOf(settings).put(bytes), width, height };
}

/** Serves photographs under URLs with their content hash. Browsers may therefore cache them forever. */
export function mountPhotos(app: Hono<Env>, settings: Settings): void {
  const photos = photosOf(settings);
  app.get('/photos/:file{[0-9a-f]{64}\\.webp}', async (c, next) => {
    const name = c.req.param('file').slice(0, -'.webp'.length);
    if (!PHOTO.test(name) || !(await photos.has(name))) return next();
    const headers = {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    };
    return c.req.method === 'HEAD'
      ? c.body(null, 200, headers)
      : c.body(await photos.open(name), 200, headers);
  });
}
