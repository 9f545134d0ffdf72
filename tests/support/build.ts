import { fileURLToPath } from 'node:url';
import { bundle } from '@elenco/portal/bundle';
import { buildWhatIsStale } from '../../bin/parts/build';
import { builtServe } from './builtServe';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Builds the programs that tests of the real server start, if their sources have changed. */
export default async function build(): Promise<void> {
  await buildWhatIsStale();
  await bundle(pathOf('serve.ts'), builtServe);
}
