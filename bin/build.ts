/**
 * Builds both apps and the programs of an installation: `npm run build`. Builds nothing if no source has
 * changed.
 */
import { buildWhatIsStale } from './parts/build';
import { run } from './parts/lifetime';

await run(async (life) => {
  await buildWhatIsStale();
  await life.end();
});
