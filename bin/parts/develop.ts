/** The server process of development. bin/dev.ts restarts it when the server's code changes. */
import { openDatabase } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import { requireDatabase } from './database';
import { printAccounts } from './demo';
import { run } from './lifetime';
import { requireFreePort, servePortal, untilReady } from './portal';
import { ownSettings } from './settings';

await run(async (life) => {
  const settings = ownSettings();
  await requireFreePort(settings);
  const database = await openDatabase(requireDatabase(settings), {
    replicas: settings.searchReplicas,
    limits: settings.databaseLimits,
  });
  life.endsWith(() => database.close());
  const worker = await startWorker({ database, settings });
  life.endsWith(() => worker.stop());
  const portal = await servePortal(settings, database, 'development');
  life.endsWith(() => portal.close());
  await untilReady(portal.url);
  console.log(`Elenco is ready at ${settings.baseUrl}`);
  if (settings.demo) printAccounts();
});
