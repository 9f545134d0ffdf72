import { join } from 'node:path';
import { bundle } from '@elenco/portal/bundle';
import { buildWhatIsStale } from '../../bin/parts/build';
import { root } from '../../bin/parts/programs';

/** `serve.ts` as one file: read as sources, each start costs three more seconds of a core. */
export const builtServe = join(root, '.cache/serve/serve.js');

/** Global setup for tests that drive the real server: what they start is built from the sources at hand. */
export default async function build(): Promise<void> {
  await buildWhatIsStale();
  await bundle(join(root, 'tests/support/serve.ts'), builtServe);
}
