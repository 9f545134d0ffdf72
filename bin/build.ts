/** Builds both apps and the programs of an installation, if their sources have changed: `npm run build`. */
import { buildWhatIsStale } from './parts/build';
import { run } from './parts/lifetime';

await run(async (life) => {
  await buildWhatIsStale();
  await life.end();
});
