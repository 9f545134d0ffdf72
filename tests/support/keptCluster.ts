import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { businessDate } from '@elenco/brazil';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Sources from which the content of the template databases is created. */
const SOURCES = [
  'packages/core/src',
  'packages/db/src',
  'packages/networks/src',
  'packages/search/src',
  'packages/sql/src',
  'apps/worker/src',
  'locales',
  'package-lock.json',
  'tests/support/serverProcess.ts',
];
const folder = join(root, '.cache/postgres');
/**
 * Levels of stored server files. Each level has one more template: the empty one, then the one with demo
 * data, then the one with demo data in which all jobs are done.
 */
const LEVELS = ['', '-demo', '-delivered'] as const;
export type Level = (typeof LEVELS)[number];
const own = join(folder, `unfinished-${process.pid}`);

/** Returns a hash of these sources and of the date, because demo data depends on the date. */
function fingerprint(): string {
  const hash = createHash('sha256').update(businessDate(new Date()));
  for (const source of SOURCES) {
    const files = source.includes('.')
      ? [source]
      : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
    for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 20);
}

const key = fingerprint();
/** Returns the folders of stored server files with at least this level, highest level first. */
const storedClusters = (least: Level) =>
  LEVELS.slice(LEVELS.indexOf(least))
    .map((level) => join(folder, key + level))
    .findLast((path) => existsSync(path));
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

/**
 * Restores the server files that an earlier run with the same templates has stored. Returns false if there
 * are no such files.
 */
export function restoreCluster(dataDir: string): boolean {
  const kept = storedClusters('');
  if (kept) copy(kept, join(dataDir, 'postgres'));
  return kept !== undefined;
}

/** Stores the files of a stopped server, and deletes files that were stored for other sources. */
export function keepCluster(dataDir: string, level: Level): void {
  const kept = join(folder, key + level);
  if (process.platform === 'win32' || storedClusters(level)) return;
  mkdirSync(folder, { recursive: true });
  copy(join(dataDir, 'postgres'), own);
  for (const other of readdirSync(folder).filter((name) => !name.startsWith('unfinished-')))
    rmSync(join(folder, other), { recursive: true, force: true });
  try {
    renameSync(own, kept);
  } catch {
    rmSync(own, { recursive: true, force: true }); // a concurrent run has stored them first
  }
}
