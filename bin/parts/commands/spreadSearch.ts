import { findDatabase } from '../database';
import { ownSettings } from '../settings';
import type { Execute } from './command';

/**
 * Spreads the search index over several servers. The command can run while the installation is in use, and
 * can be repeated.
 */
export const spreadIndex: Execute = async (_, life) => {
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
  return true;
};
