import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { built, fingerprint, forgetBuild, isBuilt, isFresh, noteBuild, root } from './fingerprint.mjs';
import { program } from './programs';

/** Path of the server in the portal's build. */
export const builtPortal = join(built, 'main.js');

/** Programs that installations run; `bin/run.mjs` starts them. */
const PROGRAMS = ['start', 'portal', 'worker', 'elenco'];

/**
 * Builds both apps and the programs if their sources have changed since the last build. Does nothing if it is
 * called in a built program, because a built program runs only after a build.
 */
export async function buildWhatIsStale(): Promise<void> {
  if (isBuilt) return;
  const print = fingerprint();
  if (isFresh(print)) return;
  console.log('Building portal and back office …');
  forgetBuild();
  await program('turbo/bin/turbo', ['run', 'build', '--output-logs=new-only'], {
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  });
  // Names of scripts contain hashes, so scripts of earlier builds would remain in the folder.
  for (const entry of await readdir(built, { withFileTypes: true }))
    if (entry.isFile()) await rm(join(built, entry.name));
  const { bundleTogether } = await import('@elenco/portal/bundle');
  const entries = Object.fromEntries(PROGRAMS.map((name) => [name, join(root, `bin/${name}.ts`)]));
  await bundleTogether({ main: join(root, 'apps/portal/server/main.ts'), ...entries }, built);
  for (const folder of [built, join(built, 'server/assets')]) await escapeWideCharacters(folder);
  noteBuild(print);
}

/**
 * Escapes characters outside Latin-1 in the scripts that Node runs. V8 keeps the source of each script in
 * memory. If a script contains a single character outside Latin-1, even in a comment, its source takes twice
 * the memory (bench/results/start-and-memory.md).
 */
async function escapeWideCharacters(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!entry.endsWith('.js')) continue;
    const text = await readFile(join(folder, entry), 'utf8');
    const escaped = text.replace(
      /[\u0100-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    if (escaped !== text) await writeFile(join(folder, entry), escaped);
  }
}
