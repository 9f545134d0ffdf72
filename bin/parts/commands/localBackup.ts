import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '@elenco/db/settings';

type Work<T> = (folder: string) => Promise<T>;

/** Runs `work` with a new folder, only readable by its owner, and deletes it afterwards. */
export async function inTemporaryFolder<T>({ dataDir }: Settings, work: Work<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` with the folder of a backup; one in a bucket is fetched first. */
export async function withBackup<T>(given: string, settings: Settings, work: Work<T>): Promise<T> {
  const { fetchBackup, isInBucket } = await import('@elenco/db/backup');
  if (!isInBucket(given)) return work(resolve(given));
  return inTemporaryFolder(settings, async (folder) =>
    work(await fetchBackup(given, folder, settings.backupService)),
  );
}
