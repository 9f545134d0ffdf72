/** One portal process (portal, back office, REST) against DATABASE_URL; run as many as needed. */
import { requireDatabase } from './parts/database';
import { run } from './parts/lifetime';
import { servePortal, untilReady } from './parts/portal';
import { ownSettings } from './parts/settings';

await run(async (life) => {
  const settings = ownSettings();
  const { openDatabase } = await import('@elenco/db');
  const database = await openDatabase(requireDatabase(settings), {
    replicas: settings.searchReplicas,
    limits: settings.databaseLimits,
  });
  life.endsWith(() => database.close());
  const portal = await servePortal(settings, database, 'production');
  life.endsWith(() => portal.close());
  await untilReady(portal.url);
  console.log(`The portal is ready at ${settings.baseUrl}`);
});
