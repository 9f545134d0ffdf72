import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** The unprivileged user whose account runs the server; undefined for the user of this process. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * Location of an embedded server. `home` contains the server's data, password and log and, if needed, a copy
 * of the server's programs.
 */
export type Installation = { home: string; account: Account };

const UNPRIVILEGED = 65534;
const SYSTEM_FOLDER = '/var/lib/elenco';

/**
 * Finds or creates the home of the server under `dataDir`. PostgreSQL refuses to run as root, so under root
 * an unprivileged user owns the home. If that user cannot access `dataDir` (such as a checkout under /root),
 * the home is in /var/lib/elenco, and `dataDir` contains a symbolic link to the home.
 */
export function findInstallation(dataDir: string): Installation {
  const entry = join(resolve(dataDir), 'postgres');
  mkdirSync(resolve(dataDir), { recursive: true });
  if (!isThere(entry)) mkdirSync(entry, { mode: 0o700 });
  const home = realpathSync(entry);
  if (process.getuid?.() !== 0) return { home, account: undefined };

  const { uid, gid } = statSync(home);
  const account = uid === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : { uid, gid };
  chownSync(home, account.uid, account.gid);
  if (reaches(home, account)) return { home, account };
  // An empty folder is new, or was left by an interrupted start. Both can be used.
  if (lstatSync(entry).isSymbolicLink() || readdirSync(entry).length > 0)
    throw new Error(`${home} cannot be reached by uid ${account.uid}, which runs PostgreSQL for root.`);
  rmdirSync(entry);
  return { home: homeInSystemFolder(entry, account), account };
}

/**
 * Returns true if a program runs successfully under the account. Returns false, for example, if the account
 * cannot access the program.
 */
export function runs(program: string, args: readonly string[], account: Account): boolean {
  return spawnSync(program, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function reaches(folder: string, account: Account): boolean {
  return runs('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account);
}

function homeInSystemFolder(entry: string, account: NonNullable<Account>): string {
  const home = join(SYSTEM_FOLDER, randomUUID());
  mkdirSync(home, { recursive: true });
  chmodSync(SYSTEM_FOLDER, 0o755);
  chmodSync(home, 0o700);
  chownSync(home, account.uid, account.gid);
  if (!reaches(home, account)) {
    throw new Error(
      `Neither ${entry} nor ${home} can be reached by uid ${account.uid}: set ELENCO_DATA_DIR.`,
    );
  }
  symlinkSync(home, entry);
  return home;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
