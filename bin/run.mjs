/**
 * Runs a program of an installation: `node bin/run.mjs start|portal|worker|elenco [arguments]`. Runs the
 * built program, which needs a fraction of the time and memory that running the sources needs. Runs the
 * sources if there is no build of the current sources.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { built, isFresh, root } from './parts/fingerprint.mjs';

// By default, V8 lets a heap of this size grow to a multiple before it collects the old generation. If the
// heap may grow only by half of what is in use, pages cost 2 % more CPU, and the process needs only a little
// more than half of the memory. Only the command line can limit the young generation (--max-semi-space-size),
// which saves another 100 MB; see bench/results/start-and-memory.md.
setFlagsFromString('--heap-growing-percent=50');

const [name] = process.argv.splice(2, 1);
const program = join(built, `${name}.js`);
// A machine that runs `portal` or `worker`, or `elenco` in production, is treated as an installation, because
// sources are not edited there. `start` builds changed sources, even in production.
const isInstalled =
  existsSync(program) &&
  (['portal', 'worker'].includes(name) || (name === 'elenco' && process.env.NODE_ENV === 'production'));
if (isInstalled || (existsSync(program) && isFresh())) {
  enableCompileCache(join(root, '.cache/compile'));
  await import(pathToFileURL(program).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(root, `bin/${name}.ts`)).href);
}
