/** One worker process against DATABASE_URL; run as many as needed. */
import { requireDatabase } from './parts/database';
import { run } from './parts/lifetime';
import { ownSettings } from './parts/settings';

await run(async (life) => {
  const settings = ownSettings();
  const { openDatabase } = await import('@elenco/db');
  const { startWorker } = await import('@elenco/worker');
  const database = await openDatabase(requireDatabase(settings), { limits: settings.databaseLimits });
  life.endsWith(() => database.close());
  const worker = await startWorker({ database, settings });
  life.endsWith(() => worker.stop());
  console.log('The worker is ready');
});
