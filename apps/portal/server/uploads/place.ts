import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { clientConfigOf, clientOf, type StoreSettings, s3Error } from '@elenco/db';
import { FileStore } from '@tus/file-store';
import type { DataStore } from '@tus/server';

/** Uploads are named `uploads/<user id>-<32 hexadecimal digits>` in every store. */
export const UPLOADS = 'uploads/';

/** Storage of unfinished uploads, until their files are in the file store. */
export interface UploadPlace {
  readonly datastore: DataStore;
  /** Returns the number of a user's unfinished uploads. */
  unfinishedOf(person: number): Promise<number>;
  /** Reads all received bytes of an upload. */
  read(id: string): Promise<Readable>;
  remove(id: string): Promise<void>;
}

export const placeOf = ({ dataDir, s3 }: StoreSettings): Promise<UploadPlace> =>
  s3 ? bucketPlace(s3) : folderPlace(dataDir);

async function folderPlace(dataDir: string): Promise<UploadPlace> {
  await mkdir(join(dataDir, UPLOADS), { recursive: true });
  const datastore = new FileStore({ directory: dataDir });
  return {
    datastore,
    remove: (id) => datastore.remove(id),
    async unfinishedOf(person) {
      const names = await readdir(join(dataDir, UPLOADS));
      return names.filter((name) => name.startsWith(`${person}-`) && !name.includes('.')).length;
    },
    read: async (id) => datastore.read(id),
  };
}

/**
 * Returns a place that stores uploads as multipart uploads of a bucket, so that any portal process can
 * continue an upload.
 */
async function bucketPlace(settings: NonNullable<StoreSettings['s3']>): Promise<UploadPlace> {
  const [{ S3Store }, { s3, bucket }] = await Promise.all([import('@tus/s3-store'), clientOf(settings)]);
  const s3ClientConfig = { ...clientConfigOf(settings), bucket };
  const datastore = new S3Store({ s3ClientConfig, useTags: false });
  const at = (Key: string) => ({ Bucket: bucket, Key });
  const remove = async (id: string) => {
    // A complete upload has no parts to abort, so the bucket returns not found.
    await datastore.remove(id).catch(() => {});
    for (const name of [id, `${id}.part`, `${id}.info`]) await s3.deleteObject(at(name));
  };
  return {
    datastore,
    remove,
    async unfinishedOf(person) {
      const { Contents = [] } = await s3
        .listObjectsV2({ Bucket: bucket, Prefix: `${UPLOADS}${person}-` })
        .catch(failed);
      return Contents.filter(({ Key }) => Key?.endsWith('.info')).length;
    },
    read: async (id) => (await s3.getObject(at(id)).catch(failed)).Body as Readable,
  };
}

function failed(error: unknown): never {
  throw s3Error(error);
}
