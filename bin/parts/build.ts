import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { program, root } from './programs';

/** The server's entry in the portal's build. */
export const builtPortal = join(root, 'apps/portal/build/main.js');

const SOURCES = ['apps', 'packages', 'locales'];
const ROOT_FILES = ['package-lock.json', 'package.json', 'tsconfig.json', 'turbo.json'];
const NOT_SOURCE = new Set(['node_modules', 'build', 'dist', '.turbo', '.cache']);
/** Changes of tests need no new build. */
const TEST = /\.test\.tsx?$/;
const OUTPUTS = [builtPortal, join(root, 'apps/backoffice/dist/index.html')];
const STAMP = join(root, '.cache/build');

/** Builds both apps unless their sources are identical to those of the last build. */
export async function buildWhatIsStale(): Promise<void> {
  const print = await fingerprint();
  if (OUTPUTS.every((path) => existsSync(path)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print)
    return;
  console.log('Building portal and back office …');
  await rm(STAMP, { force: true }); // an interrupted build is invalid, whatever the sources are next time
  await program('turbo/bin/turbo', ['run', 'build', '--output-logs=new-only'], {
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  });
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, print);
}

async function fingerprint(): Promise<string> {
  const files = [...ROOT_FILES];
  for (const folder of SOURCES) await collect(folder, files);
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function collect(folder: string, into: string[]): Promise<void> {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_SOURCE.has(entry.name)) await collect(path, into);
    } else if (entry.isFile() && !TEST.test(path)) into.push(path);
  }
}
