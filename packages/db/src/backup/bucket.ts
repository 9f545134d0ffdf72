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
/** Files that are sent or fetched at a time. */
const AT_A_TIME = 4;

/** A folder of a bucket: a place for backups, or one backup. */
interface Place {
  readonly s3: S3;
  readonly Bucket: string;
  /** Without a slash at its end; empty for the whole bucket. */
  readonly path: string;
}

/** True for the address of a place in a bucket, `s3://bucket` or `s3://bucket/folder`. */
export const isInBucket = (address: string): boolean => address.startsWith('s3://');

/** @throws BackupError if the address names no bucket */
async function placeOf(address: string, service: BackupService): Promise<Place> {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) throw new BackupError(`${address} is no address of a bucket, such as s3://bucket/folder.`);
  const { s3 } = await clientOf({ ...service, bucket });
  return { s3, Bucket: bucket, path: path.replace(/\/+$/, '') };
}

/**
 * Sends the backup in a local folder to a place in a bucket and returns its address. The manifest is sent
 * last: a backup without it is not complete.
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
 * Fetches a backup of a bucket into a new folder of `to` and returns its path, together with the manifests
 * of later backups beside it, whose erasures a restore repeats. Fetches only files that the manifest names.
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
  // What is missing is reported by the comparison with the manifest.
  await each(filesOf(await readManifest(folder)), ({ path }) =>
    fetchFile(`${name}/${path}`).catch(ifMissing),
  );
  for (const later of await namesAfter(place, parent, name)) {
    await each(MANIFEST_FILES, (file) => fetchFile(`${later}/${file}`).catch(ifMissing));
  }
  return folder;
}

function ifMissing(error: unknown): void {
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
