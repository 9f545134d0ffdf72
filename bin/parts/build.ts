import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { built, fingerprint, forgetBuild, isBuilt, isFresh, noteBuild, root } from './fingerprint.mjs';
import { program } from './programs';

/** The server's entry in the portal's build. */
export const builtPortal = join(built, 'main.js');

/** Programs that installations run; `bin/run.mjs` starts them. */
const PROGRAMS = ['start', 'portal', 'worker', 'elenco'];

/**
 * Builds both apps and the programs, unless their sources are those of the last build. Does nothing in a
 * built program, which runs only if that is so.
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
  // Names of scripts contain hashes, so those of earlier builds would remain.
  for (const entry of await readdir(built, { withFileTypes: true }))
    if (entry.isFile()) await rm(join(built, entry.name));
  const { bundleTogether } = await import('@elenco/portal/bundle');
  const entries = Object.fromEntries(PROGRAMS.map((name) => [name, join(root, `bin/${name}.ts`)]));
  await bundleTogether({ main: join(root, 'apps/portal/server/main.ts'), ...entries }, built);
  noteBuild(print);
}
