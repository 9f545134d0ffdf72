import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMade, runningEmbedded, startEmbedded } from '@elenco/db/embedded';
import type { Settings } from '@elenco/db/settings';
import { type Lifetime, StartError } from './lifetime';
import { root } from './programs';

/**
 * Returns the URL of the configured database. If none is configured, starts an embedded server for this
 * process and returns its URL.
 */
export async function findDatabase(settings: Settings, life: Lifetime): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const embedded = await startEmbedded({
    dataDir: settings.dataDir,
    durable: true,
    onRestart: () => console.warn('The embedded PostgreSQL had died and was started again.'),
  });
  life.endsWith(() => embedded.stop());
  return embedded.url;
}

/**
 * Returns the URL of an existing database. If another process already runs its embedded server, uses that
 * server. Never creates a database.
 */
export async function findMadeDatabase(settings: Settings, life: Lifetime): Promise<string> {
  const running = settings.databaseUrl ?? runningEmbedded(settings.dataDir);
  if (running) return running;
  if (isMade(settings.dataDir)) return findDatabase(settings, life);
  throw new StartError(`There is no database in ${settings.dataDir}: set DATABASE_URL or ELENCO_DATA_DIR.`);
}

/**
 * Migrates the schema of the database. On the first start, also adds the contents of public pages and, if
 * configured, the demo data.
 */
export async function prepareDatabase(settings: Settings, url: string): Promise<void> {
  const { seedFirstContents, migrate, demoIsSeeded, seedDemo } = await import('@elenco/db');
  await migrate(url);
  if (!settings.demo || (await demoIsSeeded(url))) return seedFirstContents(url);
  console.log('Loading the demo data …');
  const { storeOf, sealOf } = await import('@elenco/db');
  const store = storeOf(settings, 'files');
  const photos = storeOf(settings, 'photos');
  const draftPictures = await readPictures();
  const pictures = await Promise.all(draftPictures.map((bytes) => photos.put(bytes)));
  const keep = (bytes: Uint8Array) => store.put(bytes);
  const draftVideo = await readVideo();
  await seedDemo(url, { keep, draftPictures, draftVideo, pictures, crowd: true, seal: sealOf(settings) });
}

const demoPictures = join(root, 'packages/db/src/seeds/demo/pictures');

/** Returns the video of the demo data, and one of its frames. */
async function readVideo(): Promise<{ film: Buffer; frame: Buffer }> {
  const from = join(demoPictures, 'video');
  const [film, frame] = await Promise.all([
    readFile(join(from, 'reel.webm')),
    readFile(join(from, 'reel.webp')),
  ]);
  return { film, frame };
}

/** Returns the demo data’s pictures, in the order of their files. */
async function readPictures(): Promise<Buffer[]> {
  const names = (await readdir(demoPictures)).filter((name) => name.endsWith('.webp')).sort();
  return Promise.all(names.map((name) => readFile(join(demoPictures, name))));
}

/**
 * Returns the URL of the configured database.
 * @throws StartError if none is configured, because several processes cannot share an embedded server
 */
export function requireDatabase({ databaseUrl }: Settings): string {
  if (databaseUrl) return databaseUrl;
  throw new StartError(
    'Set DATABASE_URL: portal and worker as processes of their own share one database server.',
  );
}
