/**
 * Runs a program of an installation: `node bin/run.mjs start|portal|worker|elenco [arguments]`. The built
 * program takes a fraction of time and memory; without a build of these sources, the sources run.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, isFresh, root } from './parts/fingerprint.mjs';

const [name] = process.argv.splice(2, 1);
const program = join(built, `${name}.js`);
// Where a portal or worker runs, sources are not edited. `start` builds what has changed, also in production.
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
