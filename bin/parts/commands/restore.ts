import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, sealOf, storeOf } from '@elenco/db';
import {
  BackupError,
  checkRestored,
  type ErasureList,
  erasureList,
  type Manifest,
  readErasures,
  readManifest,
  restoreDatabase,
  restoreFiles,
  verifyBackup,
} from '@elenco/db/backup';
import type { Settings } from '@elenco/db/settings';
import { erasures } from '@elenco/worker/erasures';
import { findDatabase } from '../database';
import { type Lifetime, StartError } from '../lifetime';
import { ownSettings } from '../settings';
import type { Execute } from './command';
import { withBackup } from './localBackup';

export const restore: Execute = async (args, life) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, erasures: { type: 'string', multiple: true } },
  });
  const [given] = positionals;
  if (!given) throw new StartError('Name the backup: npx elenco restore <backup>');
  const settings = ownSettings();
  return withBackup(given, settings, (folder) => restoreFrom(folder, { ...values, settings, life }));
};

async function restoreFrom(
  folder: string,
  {
    replace,
    erasures: named = [],
    settings,
    life,
  }: { replace: boolean; erasures?: readonly string[]; settings: Settings; life: Lifetime },
): Promise<boolean> {
  const { manifest, problems } = await verifyBackup(folder);
  if (problems.length > 0) throw new BackupError(`Nothing was restored:\n${problems.join('\n')}`);

  const lists = await laterErasures(folder, manifest, named);
  const url = await findDatabase(settings, life);
  const replaced = replace ? await readErasures(url) : undefined;
  const kept = replaced && (await keepErasures(settings, replaced));
  if (replaced) lists.push(replaced);
  await restoreDatabase({ url, folder, manifest, replace });
  const stores = { files: storeOf(settings, 'files'), photos: storeOf(settings, 'photos') };
  const missing = await restoreFiles(folder, manifest, stores);
  const waiting = await eraseAgain(url, settings, lists);
  if (kept) await rm(kept);
  const wrong = [
    ...missing.map((name) => `file ${name} could not be restored`),
    ...(await checkRestored(url, manifest)),
  ];
  for (const problem of wrong) console.error(problem);
  if (waiting > 0) {
    console.error(
      `${waiting} erasures are refused for now: their accounts are suspended, and support finds the requests open.`,
    );
  }
  if (wrong.length === 0) {
    console.log(
      `Restored the backup of ${manifest.at}: ledger balanced, audit log verified, ${manifest.stored.files.length + manifest.stored.photos.length} files.`,
    );
  }
  return wrong.length === 0 && waiting === 0;
}

/**
 * Writes the erasures of the database that is about to be deleted into a file, so that a failed restore does
 * not lose them. Returns the path of the file.
 */
async function keepErasures({ dataDir }: Settings, list: ErasureList): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, `erasures-${list.at.replaceAll(/[-:]|\.\d+/g, '')}.json`);
  await writeFile(path, `${JSON.stringify(list)}\n`, { mode: 0o600, flush: true });
  console.error(
    `If this restore fails, pass the erasures of the replaced database again, and delete the file after a successful restore: --erasures ${path}`,
  );
  return path;
}

/**
 * Returns the lists of erasures in the given files and folders, and in later backups in the same folder as
 * the restored backup.
 */
async function laterErasures(
  folder: string,
  { at }: Manifest,
  named: readonly string[],
): Promise<ErasureList[]> {
  const lists = await Promise.all(named.map(readList));
  const beside = await readdir(dirname(folder));
  for (const name of beside.filter((one) => one.startsWith('elenco-'))) {
    const other = await readManifest(join(dirname(folder), name)).catch(() => undefined);
    if (other && other.at > at) lists.push(other.erasures);
  }
  return lists;
}

async function readList(path: string): Promise<ErasureList> {
  if ((await stat(path)).isDirectory()) return (await readManifest(path)).erasures;
  return erasureList.parse(JSON.parse(await readFile(path, 'utf8')));
}

/**
 * Repeats erasures in the restored database. Returns the number of erasures that cannot be carried out yet.
 */
async function eraseAgain(url: string, settings: Settings, lists: readonly ErasureList[]): Promise<number> {
  const database = await openDatabase(url, { poolMax: 2, limits: settings.databaseLimits });
  try {
    const now = new Date().toISOString();
    // Several lists may contain the same erasure. Each erasure is repeated and counted only once.
    const requests = new Map(
      lists.flatMap((list) => list.requests).map((one) => [`${one.userId} ${one.erases} ${one.at}`, one]),
    );
    const handles = new Set(lists.flatMap((list) => list.handles));
    const scheduled = await database.erasure.scheduleErasures([...requests.values()], now);
    const profiles = await database.erasure.eraseHandles([...handles], now);
    const print = (_: object, message: string) => console.error(message);
    const log = { error: print, warn: print, info: print, debug: () => {} };
    await erasures({ database, settings, log }).erase();
    console.error(`${scheduled} erasures of accounts and ${profiles} of imported profiles repeated`);
    const unreadable = await database.upkeep.countUnreadableSecrets(sealOf(settings));
    if (unreadable > 0) {
      console.error(
        `${unreadable} secrets need a key that ELENCO_SECRETS_KEY does not have (former keys count).`,
      );
    }
    await database.search.buildGeneration(now);
    return (await database.erasure.due(new Date().toISOString())).length;
  } finally {
    await database.close();
  }
}
