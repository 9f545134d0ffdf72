import { resolve } from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { findMadeDatabase } from '../database';
import { StartError } from '../lifetime';
import { ownSettings } from '../settings';
import type { Execute } from './command';
import { inTemporaryFolder } from './localBackup';

export const backup: Execute = async ([to], life) => {
  if (!to)
    throw new StartError('Name the place for backups: npx elenco backup <folder or s3://bucket/folder>');
  const settings = ownSettings();
  const url = await findMadeDatabase(settings, life);
  const { storeOf } = await import('@elenco/db');
  const { checkPlace, createBackup, isInBucket, KINDS, sendBackup } = await import('@elenco/db/backup');
  const { recorded } = await import('@elenco/db/operatorRuns');
  const write = (place: string) =>
    createBackup({
      url,
      stores: { files: storeOf(settings, 'files'), photos: storeOf(settings, 'photos') },
      to: place,
      version: project.version,
    });
  return recorded(settings.dataDir, 'backup', async () => {
    if (isInBucket(to)) await checkPlace(to, settings.backupService);
    const { folder, manifest } = isInBucket(to)
      ? await inTemporaryFolder(settings, async (local) => {
          const made = await write(local);
          return { ...made, folder: await sendBackup(made.folder, to, settings.backupService) };
        })
      : await write(resolve(to));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { files, photos } = manifest.stored;
    console.error(
      `${rows} rows in ${manifest.tables.length} tables, ${files.length} files, ${photos.length} photos`,
    );
    const missing = KINDS.flatMap((kind) => manifest.missing[kind].map((name) => `${kind}/${name}`));
    if (missing.length > 0) {
      console.error(`Missing or changed in the storage, so not in the backup:\n  ${missing.join('\n  ')}`);
    }
    console.log(folder);
    return missing.length === 0;
  });
};
