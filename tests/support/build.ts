import { buildWhatIsStale } from '../../bin/parts/build';

/** Global setup for tests that drive the real server: what they start is built from the sources at hand. */
export default async function build(): Promise<void> {
  await buildWhatIsStale();
}
