import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clusterOf } from './cluster';
import { addressOf } from './postmaster';
import { commandOf } from './processes';

/** Name of the database that the embedded server creates. */
export const DATABASE = 'elenco';

/** Returns true if an embedded server was ever created in this data folder. */
export const clusterExists = (dataDir: string): boolean =>
  existsSync(join(resolve(dataDir), 'postgres/data'));

/** Returns the URL of a server that another process runs on this data folder; undefined if none runs. */
export function runningEmbedded(dataDir: string): string | undefined {
  if (!clusterExists(dataDir)) return undefined;
  const home = realpathSync(join(resolve(dataDir), 'postgres'));
  const file = join(home, 'data/postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, data = '', , port] = readFileSync(file, 'utf8').split('\n');
  const command = commandOf(Number(pid));
  if (!command.includes('postgres') || !command.includes(data)) return undefined;
  return addressOf(clusterOf(home), Number(port), DATABASE);
}
