import { fileURLToPath } from 'node:url';
import { bundle } from '@elenco/portal/bundle';
import { buildWhatIsStale } from '../../bin/parts/build';
import { builtServe } from './builtServe';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Builds what tests of the real server start, from the current sources. */
export default async function build(): Promise<void> {
  await buildWhatIsStale();
  await bundle(pathOf('serve.ts'), builtServe);
}
