import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '@elenco/db/settings';

type Work<T> = (folder: string) => Promise<T>;

/**
 * Runs `work` with a new temporary folder that only its owner can read, and deletes the folder afterwards.
 */
export async function inTemporaryFolder<T>({ dataDir }: Settings, work: Work<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` with the folder of a backup. A backup in a bucket is downloaded first. */
export async function withBackup<T>(given: string, settings: Settings, work: Work<T>): Promise<T> {
  const { fetchBackup, isInBucket } = await import('@elenco/db/backup');
  if (!isInBucket(given)) return work(resolve(given));
  return inTemporaryFolder(settings, async (folder) =>
    work(await fetchBackup(given, folder, settings.backupService)),
  );
}
