/**
 * Runs one portal process (portal, back office, REST) with the database at DATABASE_URL. Any number of portal
 * processes can run.
 */
import { requireDatabase } from './parts/database';
import { run } from './parts/lifetime';
import { servePortal, untilReady } from './parts/portal';
import { ownSettings } from './parts/settings';
import { startTracing } from './parts/tracing';

await run(async (life) => {
  const settings = ownSettings();
  await startTracing(process.env, life);
  const { openDatabase } = await import('@elenco/db');
  const database = await openDatabase(requireDatabase(settings), {
    replicas: settings.searchReplicas,
    limits: settings.databaseLimits,
  });
  life.endsWith(() => database.close());
  if (settings.metrics)
    await (await import('./parts/metrics')).serveMetrics(settings.metrics, database, life);
  const portal = await servePortal(settings, database, 'production');
  life.endsWith(() => portal.close());
  await untilReady(portal.url);
  console.log(`The portal is ready at ${settings.baseUrl}`);
});
