/**
 * Distributes the search's index over DATABASE_URL and the servers of ELENCO_SEARCH_SERVERS, or moves it back
 * if there are none: `npm run search:spread`. Safe while in use, and repeatable.
 */
import { findDatabase } from './parts/database';
import { run } from './parts/lifetime';
import { ownSettings } from './parts/settings';

await run(async (life) => {
  const settings = ownSettings();
  const url = await findDatabase(settings, life);
  const { migrate, spreadSearch } = await import('@elenco/db');
  await migrate(url);
  const now = new Date().toISOString();
  const { generation, rows, unlinked } = await spreadSearch(url, settings.searchServers, now);
  const machines = settings.searchServers.length + 1;
  console.log(
    `Generation ${generation}: ${rows} creators on ${machines} ${machines === 1 ? 'server' : 'servers'}.`,
  );
  for (const host of unlinked) {
    console.log(
      `${host} is asked no more. Unless this is a copy of another installation, whose parts they are, drop there: drop schema search_parts cascade`,
    );
  }
  await life.end();
});
