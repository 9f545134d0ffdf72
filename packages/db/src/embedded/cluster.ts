import { type SpawnOptionsWithoutStdio, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from './account';
import type { Programs } from './programs';

/** A PostgreSQL cluster on disk: its data folder, and the password of its only role. */
export type Cluster = { data: string; role: string; password: string };

const ROLE = 'elenco';
/**
 * Locales that provide the character classes that trigrams need; the first available one is used. Sorting and
 * case conversion do not depend on the locale, because PostgreSQL's built-in provider does both.
 */
const CHARACTER_CLASSES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Returns the cluster of this home, and creates it on the first call. Creates it in a temporary folder and
 * renames the folder when complete, so an interrupted first start leaves no partial cluster.
 */
export async function findCluster(
  installation: Installation,
  programs: Programs,
  durable: boolean,
): Promise<Cluster> {
  const data = join(installation.home, 'data');
  if (!existsSync(data)) {
    await makeCluster(installation, programs, durable);
  }
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const ours = major(programs);
  if (made !== ours) {
    throw new Error(
      `${data} was made by PostgreSQL ${made}, the embedded one is ${ours}: dump and restore it.`,
    );
  }
  return clusterOf(installation.home);
}

/** Returns the cluster of this home, which must exist. */
export function clusterOf(home: string): Cluster {
  return {
    data: join(home, 'data'),
    role: ROLE,
    password: readFileSync(passwordFile(home), 'utf8').trim(),
  };
}

async function makeCluster(installation: Installation, programs: Programs, durable: boolean): Promise<void> {
  const password = passwordFile(installation.home);
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (installation.account) chownSync(password, installation.account.uid, installation.account.gid);
  const unfinished = join(installation.home, 'data.unfinished');
  let logged = '';
  for (const classes of CHARACTER_CLASSES) {
    // Processes of an interrupted start may still be stopping and writing into the folder, so the deletion is
    // retried.
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    const made = await ended(
      programs.initdb,
      [
        '-D',
        unfinished,
        '-U',
        ROLE,
        '--pwfile',
        password,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${classes}`,
        '--text-search-config=simple',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...installation.account, cwd: installation.home },
    );
    if (made.status === 0) {
      renameSync(unfinished, join(installation.home, 'data'));
      return;
    }
    logged = made.logged;
  }
  throw new Error(`Could not create the database folder ${installation.home}:\n${logged}`);
}

/** Runs a program without blocking this process. Returns its exit status and its output. */
async function ended(program: string, args: string[], options: SpawnOptionsWithoutStdio) {
  const child = spawn(program, args, options);
  let logged = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      logged += chunk.toString();
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, logged: logged.trim() };
}

function major(programs: Programs): string {
  const logged = spawnSync(programs.postgres, ['--version'], { cwd: '/', encoding: 'utf8' }).stdout;
  return /(\d+)\./.exec(logged)?.[1] ?? logged;
}

function passwordFile(home: string): string {
  return join(home, 'password');
}
