import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { folderStore } from '../files/fileStore';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const head = z.object({ chain: z.int(), position: z.int(), hash: z.string() });

/** Completed erasures. A restore of an older backup repeats them. */
export const erasureList = z.object({
  at: z.iso.datetime(),
  requests: z.array(
    z.object({
      userId: z.int(),
      erases: z.enum(['account', 'profile', 'company']),
      at: z.iso.datetime(),
    }),
  ),
  /** Salted hashes of the erased handles of imported profiles. */
  handles: z.array(sha256),
});
export type ErasureList = z.output<typeof erasureList>;

const dumpedTable = z.object({
  /**
   * Name of the table and of its file in the backup. The pattern prevents paths that lead out of the backup's
   * folder.
   */
  name: z.string().regex(/^\w+$/),
  columns: z.array(z.string()),
  rows: z.int(),
  sha256,
});
export type DumpedTable = z.output<typeof dumpedTable>;

export const fileOf = (table: string): string => `${table}.copy.gz`;

export const KINDS = ['files', 'photos'] as const;
export type Kind = (typeof KINDS)[number];

const manifest = z.object({
  format: z.literal(1),
  /** Version of Elenco that wrote the backup. */
  version: z.string(),
  at: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(dumpedTable),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  jobs: dumpedTable,
  auditHeads: z.array(head),
  erasures: erasureList,
  /** SHA-256 of each stored file, which is also its name. */
  stored: z.object({ files: z.array(sha256), photos: z.array(sha256) }),
  /** Names of files that rows use but that the store did not have. */
  missing: z.object({ files: z.array(sha256), photos: z.array(sha256) }),
});
export type Manifest = z.output<typeof manifest>;

/** Thrown for a backup that cannot be used. The message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const MANIFEST = 'manifest.json';
const CHECKSUM = 'manifest.sha256';
/** Files of a backup that are written last, in this order. */
export const MANIFEST_FILES = [MANIFEST, CHECKSUM] as const;

/** Returns every file of a backup except its manifest, with its path in the backup's folder. */
export const filesOf = ({ tables, jobs, stored }: Manifest): { path: string; sha256: string }[] => [
  ...[...tables, jobs].map(({ name, sha256 }) => ({ path: join('database', fileOf(name)), sha256 })),
  ...KINDS.flatMap((kind) => {
    const store = folderStore(kind);
    return stored[kind].map((sha256) => ({ path: store.pathOf(sha256), sha256 }));
  }),
];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Writes the manifest and its checksum, the last files of a backup. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = `${JSON.stringify(content, null, 1)}\n`;
  await writeDurably(join(folder, MANIFEST), text);
  await writeDurably(join(folder, CHECKSUM), `${hashOf(text)}  ${MANIFEST}\n`);
}

/**
 * Reads the manifest of a backup.
 * @throws BackupError if the manifest is missing, was changed, or has a different format
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string) =>
    readFile(join(folder, name), 'utf8').catch(() => {
      throw new BackupError(`${folder} is not a complete backup: it has no readable ${name}.`);
    });
  const text = await read(MANIFEST);
  if (!(await read(CHECKSUM)).startsWith(hashOf(text)))
    throw new BackupError(`${join(folder, MANIFEST)} was changed: it does not match its checksum.`);
  const parsed = manifest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(`${join(folder, MANIFEST)} has a format that this version of Elenco does not read.`);
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
