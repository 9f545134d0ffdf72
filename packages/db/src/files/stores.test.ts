import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from '@elenco/tests/support/s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings';
import { type FileStore, folderStore } from './fileStore';
import { storeOf } from './storeOf';

const folder = mkdtempSync(join(tmpdir(), 'elenco-stores-'));
let s3: Awaited<ReturnType<typeof startS3>>;
const stores = {} as Record<'folder' | 'bucket', FileStore>;
beforeAll(async () => {
  s3 = await startS3();
  stores.folder = folderStore(join(folder, 'files'));
  stores.bucket = storeOf(readSettings({ ...s3.env, ELENCO_DATA_DIR: folder }, false), 'files');
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const MEGABYTE = 1024 * 1024;
const textOf = async (stream: Promise<ReadableStream<Uint8Array>>) => new Response(await stream).text();
/** Yields a file large enough for several parts of a multipart upload. */
function* video() {
  for (let part = 0; part < 12; part += 1) yield Buffer.alloc(MEGABYTE, part);
}

describe.each(['folder', 'bucket'] as const)('a file in a %s', (kind) => {
  it('is stored once per content, can be read in full or in part, and can be deleted', async () => {
    const store = stores[kind];
    const name = await store.put(Buffer.from('a draft'));
    expect(await store.put(Buffer.from('a draft'))).toBe(name);
    expect([await store.has(name), await store.has('0'.repeat(64))]).toEqual([true, false]);
    expect(await textOf(store.open(name))).toBe('a draft');
    expect(await textOf(store.open(name, { start: 2, end: 4 }))).toBe('dra');
    await store.delete(name);
    await store.delete(name);
    expect(await store.has(name)).toBe(false);
    await expect(store.open(name)).rejects.toThrow();
  });

  it('is stored from a stream unless the stream is too long or fails', async () => {
    const store = stores[kind];
    const kept = await store.putStream(video(), 12 * MEGABYTE);
    expect(kept?.size).toBe(12 * MEGABYTE);
    const part = { start: 6 * MEGABYTE - 1, end: 6 * MEGABYTE };
    expect(Buffer.from(await new Response(await store.open(kept!.sha256, part)).arrayBuffer())).toEqual(
      Buffer.from([5, 6]),
    );
    expect(await store.putStream(video(), 11 * MEGABYTE)).toBeUndefined();
    const broken = async function* () {
      yield* video();
      throw new Error('the line broke');
    };
    await expect(store.putStream(broken(), 100 * MEGABYTE)).rejects.toThrow('the line broke');
    await store.deleteOthers(new Set([kept!.sha256]), new Date(Date.now() + MEGABYTE));
    expect(await store.has(kept!.sha256)).toBe(true);
    await store.deleteOthers(new Set(), new Date(0));
    expect(await store.has(kept!.sha256)).toBe(true);
    await store.deleteOthers(new Set(), new Date(Date.now() + MEGABYTE));
    expect(await store.has(kept!.sha256)).toBe(false);
  });
});

it('reports an unreachable S3 service as unavailable', async () => {
  expect([await s3.keys(), await s3.unfinished()]).toEqual([[], 0]);
  const lost = storeOf(
    readSettings({ ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9', ELENCO_DATA_DIR: folder }, false),
    'photos',
  );
  await expect(lost.put(Buffer.from('a face'))).rejects.toMatchObject({ code: 'unavailable' });
  // `open` fails before an HTTP response announces the file's bytes.
  await expect(lost.open('0'.repeat(64))).rejects.toMatchObject({ code: 'unavailable' });
});
