/** Runs one worker process with the database at DATABASE_URL. Any number of worker processes can run. */
import { requireDatabase } from './parts/database';
import { run } from './parts/lifetime';
import { ownSettings } from './parts/settings';
import { startTracing } from './parts/tracing';

await run(async (life) => {
  const settings = ownSettings();
  await startTracing(process.env, life);
  const { openDatabase } = await import('@elenco/db');
  const { startWorker } = await import('@elenco/worker');
  const database = await openDatabase(requireDatabase(settings), { limits: settings.databaseLimits });
  life.endsWith(() => database.close());
  if (settings.metrics)
    await (await import('./parts/metrics')).serveMetrics(settings.metrics, database, life);
  const worker = await startWorker({ database, settings });
  life.endsWith(() => worker.stop());
  console.log('The worker is ready');
});
