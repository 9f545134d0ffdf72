/** The production server and worker in one process, for tests: tells its address in one line, ends on SIGTERM. */
import { openDatabase } from '@elenco/db';
import { readSettings } from '@elenco/db/settings';
import { startWorker } from '@elenco/worker';
import { demandDatabase } from '../../bin/parts/database';
import { run } from '../../bin/parts/lifetime';
import { servePortal, untilReady } from '../../bin/parts/portal';

await run(async (life) => {
  const settings = readSettings(process.env);
  const database = await openDatabase(demandDatabase(settings), {
    poolMax: 10,
    limits: settings.databaseLimits,
  });
  life.endsWith(() => database.close());
  const worker = await startWorker({ database, settings });
  life.endsWith(() => worker.stop());
  const portal = await servePortal(settings, database, 'production');
  life.endsWith(() => portal.close());
  await untilReady(portal.url);
  console.log(`ready ${portal.url}`);
});
