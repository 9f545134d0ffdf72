import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import { Problem } from '@elenco/core/kit';
import type { S3Settings } from '../settings/s3';
import type { FileStore } from './fileStore';

type Client = Pick<S3Settings, 'bucket'> & { readonly s3: S3 };

const clients = new WeakMap<S3Settings, Promise<Client>>();

/** Returns the S3 client of a bucket, one client per bucket. Loads AWS's library on first use. */
export function clientOf(settings: S3Settings): Promise<Client> {
  const made = clients.get(settings) ?? makeClient(settings);
  clients.set(settings, made);
  return made;
}

async function makeClient(settings: S3Settings): Promise<Client> {
  const { S3 } = await import('@aws-sdk/client-s3');
  return { bucket: settings.bucket, s3: new S3(clientConfigOf(settings)) };
}

/**
 * Returns the configuration of AWS's library. Sends checksums only if the operation requires them, because
 * not every S3-compatible service supports the newer kinds of checksum.
 */
export const clientConfigOf = ({ region, endpoint, credentials }: S3Settings) => ({
  region,
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  ...(credentials ? { credentials } : {}),
});

/** Returns problem `unavailable` for an error of the S3 service, which the uploading user did not cause. */
export const s3Error = (cause: unknown): Problem => Object.assign(new Problem('unavailable'), { cause });

/** Returns a store in a bucket. Objects are named by `prefix` and SHA-256. */
export function s3Store(settings: S3Settings, prefix: string): FileStore {
  const client = () => clientOf(settings);
  const at = async (sha256: string) => {
    const { s3, bucket } = await client();
    return { s3, where: { Bucket: bucket, Key: `${prefix}${sha256}` } };
  };
  const has = async (sha256: string) => {
    const { s3, where } = await at(sha256);
    return s3.headObject(where).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.name === 'NotFound') return false;
        throw s3Error(error);
      },
    );
  };
  return {
    has,
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (await has(sha256)) return sha256;
      const { s3, where } = await at(sha256);
      await s3.putObject({ ...where, Body: bytes }).catch((error) => {
        throw s3Error(error);
      });
      return sha256;
    },
    // The object first gets a temporary name, because its SHA-256 is known only after the whole stream was
    // read.
    async putStream(bytes, most) {
      const { s3, where } = await at(`unfinished-${randomBytes(16).toString('hex')}`);
      const read = reading(bytes, most);
      try {
        const { Upload } = await import('@aws-sdk/lib-storage');
        await new Upload({ client: s3, params: { ...where, Body: Readable.from(read.parts()) } }).done();
        const kept = { sha256: read.sha256(), size: read.size() };
        const named = (await at(kept.sha256)).where;
        await s3.copyObject({ ...named, CopySource: `${where.Bucket}/${where.Key}` });
        return kept;
      } catch (error) {
        if (read.size() > most) return undefined;
        throw read.broken() ?? s3Error(error);
      } finally {
        await s3.deleteObject(where).catch(() => {});
      }
    },
    async open(sha256, part) {
      const { s3, where } = await at(sha256);
      const range = part ? { Range: `bytes=${part.start}-${part.end}` } : {};
      const { Body } = await s3.getObject({ ...where, ...range }).catch((error) => {
        throw error instanceof Error && error.name === 'NoSuchKey' ? error : s3Error(error);
      });
      return Readable.toWeb(Body as Readable) as ReadableStream<Uint8Array>;
    },
    async delete(sha256) {
      const { s3, where } = await at(sha256);
      await s3.deleteObject(where);
    },
    async deleteOthers(kept, before) {
      await deleteObjects(await client(), prefix, (name, at) => at < before && !kept.has(name));
      await abortUploads(await client(), prefix, before);
    },
  };
}

/** Counts and hashes a stream while it is read. Fails if the stream has more than `most` bytes. */
function reading(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, most: number) {
  const hash = createHash('sha256');
  let size = 0;
  let broken: unknown;
  return {
    async *parts() {
      try {
        for await (const part of bytes) {
          size += part.length;
          if (size > most) throw new Error('exceeds the maximum size');
          hash.update(part);
          yield part;
        }
      } catch (error) {
        broken = error;
        throw error;
      }
    },
    size: () => size,
    /** Error of the uploaded stream; undefined if the S3 service failed. */
    broken: () => broken,
    sha256: () => hash.digest('hex'),
  };
}

async function deleteObjects(
  { s3, bucket: Bucket }: Client,
  Prefix: string,
  unwanted: (name: string, writtenAt: Date) => boolean,
): Promise<void> {
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.listObjectsV2({
      Bucket,
      Prefix,
      ...(ContinuationToken ? { ContinuationToken } : {}),
    });
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      if (LastModified && unwanted(Key.slice(Prefix.length), LastModified)) {
        await s3.deleteObject({ Bucket, Key });
      }
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** Aborts incomplete multipart uploads: listing objects does not show them, but their storage costs money. */
async function abortUploads({ s3, bucket: Bucket }: Client, Prefix: string, before: Date): Promise<void> {
  const { Uploads = [] } = await s3.listMultipartUploads({ Bucket, Prefix });
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (Initiated && Initiated < before) await s3.abortMultipartUpload({ Bucket, Key, UploadId });
  }
}
