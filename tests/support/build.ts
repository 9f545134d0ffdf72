import { fileURLToPath } from 'node:url';
import { bundle } from '@elenco/portal/bundle';
import { buildWhatIsStale } from '../../bin/parts/build';
import { builtServe } from './builtServe';

/** Global setup for tests that drive the real server: what they start is built from the sources at hand. */
export default async function build(): Promise<void> {
  await buildWhatIsStale();
  await bundle(fileURLToPath(new URL('serve.ts', import.meta.url)), builtServe);
}
