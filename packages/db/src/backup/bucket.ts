import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3 } from '@aws-sdk/client-s3';
import { clientOf } from '../files/s3Store';
import type { BackupService } from '../settings/s3';
import { BackupError, filesOf, MANIFEST_FILES, readManifest } from './manifest';

/** Name of a backup's folder. Names sort by time. */
const NAME = /^elenco-\d{8}T\d{6}Z$/;
/** Maximum number of files that are sent or fetched concurrently. */
const AT_A_TIME = 4;

/** A folder in a bucket. Contains several backups, or is one backup. */
interface Place {
  readonly s3: S3;
  readonly Bucket: string;
  /** Path in the bucket, without a trailing slash. An empty string means the whole bucket. */
  readonly path: string;
}

/** Returns true for the URL of a bucket or of a folder in it: `s3://bucket` or `s3://bucket/folder`. */
export const isInBucket = (address: string): boolean => address.startsWith('s3://');

/**
 * Parses the URL of a folder in a bucket.
 * @throws BackupError if the URL has no valid bucket name
 */
async function placeOf(address: string, service: BackupService): Promise<Place> {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) throw new BackupError(`${address} is no address of a bucket, such as s3://bucket/folder.`);
  const { s3 } = await clientOf({ ...service, bucket });
  return { s3, Bucket: bucket, path: path.replace(/\/+$/, '') };
}

/**
 * Checks that the bucket for backups exists and can be reached, so that a wrong URL is reported before the
 * database is read. Accepts status 403, because a key that may not inspect the bucket may still be allowed to
 * write to it.
 * @throws BackupError if the bucket does not exist or cannot be reached
 */
export async function checkPlace(to: string, service: BackupService): Promise<void> {
  const { s3, Bucket } = await placeOf(to, service);
  const { S3ServiceException } = await import('@aws-sdk/client-s3');
  await s3.headBucket({ Bucket }).catch((cause: unknown) => {
    if (cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 403) return;
    throw new BackupError(`The bucket ${Bucket} does not exist or cannot be reached.`, { cause });
  });
}

/**
 * Uploads a backup from a local folder to `to`, a folder in a bucket, and returns the URL of the backup.
 * Uploads the manifest last, because a backup counts as complete only with its manifest.
 */
export async function sendBackup(folder: string, to: string, service: BackupService): Promise<string> {
  const { s3, Bucket, path } = await placeOf(to, service);
  const name = basename(folder);
  const base = path ? `${path}/${name}` : name;
  const { Upload } = await import('@aws-sdk/lib-storage');
  const send = async (file: string) => {
    const Body = createReadStream(join(folder, file));
    await new Upload({ client: s3, params: { Bucket, Key: `${base}/${file}`, Body } }).done();
  };
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)));
  const isManifest = (file: string) => MANIFEST_FILES.some((one) => one === file);
  await each(
    files.filter((file) => !isManifest(file)),
    send,
  );
  for (const file of MANIFEST_FILES) await send(file);
  return `s3://${Bucket}/${base}`;
}

/**
 * Downloads a backup from a bucket into a new folder in `to` and returns the path of the new folder.
 * Downloads only files that the manifest names. Also downloads the manifests of later backups, because a
 * restore repeats the erasures that they list.
 */
export async function fetchBackup(address: string, to: string, service: BackupService): Promise<string> {
  const place = await placeOf(address, service);
  const [, parent = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(place.path) ?? [];
  if (!NAME.test(name))
    throw new BackupError(`${address} is no backup: its name must be like elenco-20261128T040000Z.`);
  const fetchFile = async (file: string) => {
    const { Body } = await place.s3.getObject({ Bucket: place.Bucket, Key: `${parent}${file}` });
    const path = join(to, file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(Body as Readable, createWriteStream(path, { mode: 0o600 }));
  };
  await each(MANIFEST_FILES, (file) => fetchFile(`${name}/${file}`)).catch((cause) => {
    throw new BackupError(`${address} is not a complete backup, or cannot be read.`, { cause });
  });
  const folder = join(to, name);
  // Missing files are skipped here: `verifyBackup` compares the files with the manifest and reports them.
  await each(filesOf(await readManifest(folder)), ({ path }) =>
    fetchFile(`${name}/${path}`).catch(ignoreMissing),
  );
  for (const later of await namesAfter(place, parent, name)) {
    await each(MANIFEST_FILES, (file) => fetchFile(`${later}/${file}`).catch(ignoreMissing));
  }
  return folder;
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && error.name === 'NoSuchKey')) throw error;
}

async function namesAfter({ s3, Bucket }: Place, parent: string, name: string): Promise<string[]> {
  const names: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.listObjectsV2({
      Bucket,
      Prefix: `${parent}elenco-`,
      Delimiter: '/',
      ...(ContinuationToken ? { ContinuationToken } : {}),
    });
    for (const { Prefix = '' } of page.CommonPrefixes ?? []) names.push(Prefix.slice(parent.length, -1));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return names.filter((one) => NAME.test(one) && one > name);
}

async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const next = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}
