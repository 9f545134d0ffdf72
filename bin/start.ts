/** Runs all of Elenco in one process and at one URL: database, portal, back office, REST, worker. */
import { buildWhatIsStale } from './parts/build';
import { findDatabase, prepareDatabase } from './parts/database';
import { run } from './parts/lifetime';
import { requireFreePort, servePortal, untilReady } from './parts/portal';
import { ownSettings } from './parts/settings';
import { startTracing } from './parts/tracing';

await run(async (life) => {
  const settings = ownSettings();
  await startTracing(process.env, life);
  await requireFreePort(settings);
  const url = await findDatabase(settings, life);
  await Promise.all([buildWhatIsStale(), prepareDatabase(settings, url)]);

  const { openDatabase } = await import('@elenco/db');
  const { startWorker } = await import('@elenco/worker');
  const database = await openDatabase(url, {
    replicas: settings.searchReplicas,
    limits: settings.databaseLimits,
  });
  life.endsWith(() => database.close());
  if (settings.metrics)
    await (await import('./parts/metrics')).serveMetrics(settings.metrics, database, life);
  const worker = await startWorker({ database, settings });
  life.endsWith(() => worker.stop());
  const portal = await servePortal(settings, database, 'production');
  life.endsWith(() => portal.close());

  await untilReady(portal.url);
  console.log(`Elenco is ready at ${settings.baseUrl}`);
  if (settings.demo && !settings.production) (await import('./parts/demo')).printAccounts();
});
